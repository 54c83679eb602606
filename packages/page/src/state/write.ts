import { type Location, STANDARD_MAP, type UnitRef, type UnitType, type WrittenOrder } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';
import { placeCode, powerName } from '@standoff/language';
import type { OrderLines, ReadLine, ReadPower } from './lines.ts';

/** In which letters order codes stand: `A Par – Bur`, «А Пар – Бур». */
export const NOTATIONS = ['latin', 'cyrillic'] as const;
export type Notation = (typeof NOTATIONS)[number];

interface Codes {
  readonly lang: Language;
  /** Codes with more than one capital, as the city is abbreviated. */
  readonly irregular: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<UnitType, string>>;
  readonly hold: string;
  readonly support: string;
  readonly convoy: string;
  readonly retreat: string;
  readonly via: string;
  readonly viaConvoy: string;
  readonly build: string;
  readonly disband: string;
  readonly waive: string;
}

const CODES: Readonly<Record<Notation, Codes>> = {
  latin: {
    lang: 'en',
    irregular: { STP: 'StP' },
    units: { A: 'A', F: 'F' },
    hold: 'H',
    support: 'S',
    convoy: 'C',
    retreat: 'R',
    via: 'via',
    viaConvoy: 'via convoy',
    build: 'Build',
    disband: 'Disband',
    waive: 'Waive',
  },
  cyrillic: {
    lang: 'ru',
    irregular: { СПБ: 'СПб' },
    units: { A: 'А', F: 'Ф' },
    hold: 'Д',
    support: 'П',
    convoy: 'К',
    retreat: 'О',
    via: 'через',
    viaConvoy: 'через конвой',
    build: 'Построить',
    disband: 'Расформировать',
    waive: 'Отказ от постройки',
  },
};

/** A place as players write it: `Ber`, `StP/nc`, «Бер», «СПб/сп». */
export function shortPlace(at: Location, notation: Notation = 'latin'): string {
  const { lang, irregular } = CODES[notation];
  const [province = '', coast] = placeCode(at, lang).split('/');
  const name = irregular[province] ?? province.charAt(0) + province.slice(1).toLowerCase();
  return coast === undefined ? name : `${name}/${coast.toLowerCase()}`;
}

/** A unit as players write it: `A Ber`, «А Бер». */
export function shortUnit({ type, at }: UnitRef, notation: Notation = 'latin'): string {
  const place = shortPlace(at, notation);
  return type === undefined ? place : `${CODES[notation].units[type]} ${place}`;
}

/**
 * An order as players write it, in codes: `A Ber – Sil`, `F Nth C A Lon – Bel`, «Ф Сев К А Лон – Бел». The reader reads
 * it back.
 */
export function shortOrder(order: WrittenOrder, notation: Notation = 'latin'): string {
  const codes = CODES[notation];
  if (order.kind === 'waive') return codes.waive;
  const place = (at: Location): string => shortPlace(at, notation);
  const unit = shortUnit(order.unit, notation);
  switch (order.kind) {
    case 'hold':
      return `${unit} ${codes.hold}`;
    case 'move': {
      const move = `${unit} – ${place(order.to)}`;
      if (order.route !== undefined && order.route.length > 0)
        return `${move} ${codes.via} ${order.route.map(place).join(' ')}`;
      return order.via === true ? `${move} ${codes.viaConvoy}` : move;
    }
    case 'support-hold':
      return `${unit} ${codes.support} ${shortUnit(order.target, notation)}`;
    case 'support-move':
      return `${unit} ${codes.support} ${shortUnit(order.target, notation)} – ${place(order.to)}`;
    case 'convoy':
      return `${unit} ${codes.convoy} ${shortUnit(order.target, notation)} – ${place(order.to)}`;
    case 'retreat':
      return `${unit} ${codes.retreat} ${place(order.to)}`;
    case 'build':
      return `${codes.build} ${unit}`;
    case 'disband':
      return `${codes.disband} ${unit}`;
  }
}

/** A line as it is shown: one that stands in the codes of the other notation in those wanted, any other in its own words. */
export function lineIn(text: string, orders: readonly WrittenOrder[], notation: Notation): string {
  const [order, more] = orders;
  if (order === undefined || more !== undefined) return text;
  const other = shortOrder(order, notation === 'latin' ? 'cyrillic' : 'latin');
  return text.replace(/ - /g, ' – ') === other ? shortOrder(order, notation) : text;
}

/** A line that was read as it is shown; see `lineIn`. */
export function readLineIn({ text, given }: ReadLine, notation: Notation): string {
  return lineIn(
    text,
    given.map(({ order }) => order),
    notation,
  );
}

/** All lines that were read as they are shown; see `lineIn`. */
export function linesIn(read: readonly ReadPower[], notation: Notation): OrderLines {
  return Object.fromEntries(
    read.map(({ power, lines }) => [power, lines.map((line) => readLineIn(line, notation))] as const),
  );
}

/** All orders as a text: a heading for each power, hyphens in place of dashes, as other programs read it. */
export function ordersText(orders: OrderLines, lang: Language): string {
  const powers = [...STANDARD_MAP.data.powers, ''].filter((power) =>
    (orders[power] ?? []).some((line) => line.trim() !== ''),
  );
  return powers
    .map((power) => {
      const lines = (orders[power] ?? [])
        .filter((line) => line.trim() !== '')
        .map((line) => line.replace(/ – /g, ' - '));
      return [...(power === '' ? [] : [`${powerName(power, lang)}:`]), ...lines].join('\n');
    })
    .join('\n\n');
}
