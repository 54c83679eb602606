import { type Power, type ProvinceCode, provinceOf, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { readPlace } from '@standoff/language';
import type { PhaseView } from '../state/document.ts';
import type { ReadLine, ReadPower } from '../state/lines.ts';
import { type Notation, shortUnit } from '../state/write.ts';

/** A row of the order list: a unit with its line, or a line that fits no unit. */
export interface Row {
  /** Stays the same while the line is typed. */
  readonly key: string;
  readonly power: Power;
  readonly unit?: Unit;
  /** The place of its line among the power's lines. */
  readonly index?: number;
  readonly line?: ReadLine;
}

const SUBJECT =
  /^\s*(?:(?:build|disband|построить|расформировать)\s+)?(?:[AFАФaf]\s+)?([\p{L}.]+(?:\s*[/(]\s*\p{L}{1,2}\s*\)?)?)/iu;

/** The province a line begins with, as far as it is written. */
function begunWith(text: string): ProvinceCode | undefined {
  const word = SUBJECT.exec(text)?.[1];
  if (word === undefined || word.length < 3) return undefined;
  const place = readPlace(word, STANDARD_MAP);
  return 'at' in place ? provinceOf(place.at) : undefined;
}

/** The province of the unit that a line orders or is about to order. */
function subjectOf(line: ReadLine): ProvinceCode | undefined {
  const order = line.given.at(-1)?.order;
  if (order !== undefined) return order.kind === 'waive' ? undefined : provinceOf(order.unit.at);
  return begunWith(line.text);
}

/** The line that is being typed: it keeps its row whatever it says meanwhile. */
export interface Pinned {
  readonly power: Power;
  readonly key: string;
  readonly index: number;
}

/** The rows of one power: its units in their order, each with its line, then lines that fit none. */
export function rowsOf(
  { state }: PhaseView,
  power: Power,
  read: ReadPower | undefined,
  pinned?: Pinned,
): readonly Row[] {
  const lines = read?.lines ?? [];
  const own = state.phase.kind === 'retreat' ? state.dislodged : state.phase.kind === 'movement' ? state.units : [];
  const units = own.filter((unit) => unit.power === power);
  const taken = new Set<number>();
  const pin = pinned?.power === power ? pinned : undefined;
  if (pin !== undefined) taken.add(pin.index);
  const rows = units.map((unit): Row => {
    const at = provinceOf(unit.at);
    const key = `unit ${at}`;
    if (pin?.key === key) {
      const line = lines[pin.index];
      return { key, power, unit, ...(line === undefined ? {} : { index: pin.index, line }) };
    }
    // Of two lines for one unit the later counts.
    const index = lines.findLastIndex((line, i) => !taken.has(i) && subjectOf(line) === at);
    const line = lines[index];
    if (line === undefined) return { key, power, unit };
    taken.add(index);
    return { key, power, unit, index, line };
  });
  const rest = lines.flatMap((line, index): Row[] => {
    const isPin = pin?.index === index && !pin.key.startsWith('unit ');
    return taken.has(index) && !isPin ? [] : [{ key: `line ${index}`, power, index, line }];
  });
  return [...rows, ...rest];
}

/** What a row shows before anything is written in it. */
export function ghostOf({ unit }: Row, notation: Notation = 'latin'): string {
  return unit === undefined ? '' : shortUnit(unit, notation);
}

/** What was typed into a row, without the unit that the row had already begun with where somebody writes it again: `A Mar A Mar S …`. */
export function onceBegun(ghost: string, typed: string): string {
  const again = typed.slice(ghost.length + 1);
  const twice =
    ghost !== '' && typed.startsWith(`${ghost} `) && again.toLowerCase().startsWith(`${ghost} `.toLowerCase());
  return twice ? again : typed;
}
