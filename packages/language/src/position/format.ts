import { type DislodgedUnit, type GameMap, type Position, type Power, STANDARD_MAP } from '@standoff/diplomacy';
import { type PhaseLabel, phaseHeading } from '../names/phase.ts';
import { enPlace, placeName, ruFrom } from '../names/place.ts';
import { powerName } from '../names/powers.ts';
import type { Language } from '../names/terms.ts';
import { unitLabel } from '../names/unit.ts';

interface FormatWords {
  readonly centres: string;
  readonly dislodged: string;
  readonly contested: string;
  readonly none: string;
  readonly convoy: string;
  readonly retreats: string;
  readonly noRetreat: string;
}

const WORDS: Readonly<Record<Language, FormatWords>> = {
  en: {
    centres: 'Centres',
    dislodged: 'Dislodged',
    contested: 'Contested',
    none: 'none',
    convoy: 'by convoy',
    retreats: 'may retreat to',
    noRetreat: 'no retreat',
  },
  ru: {
    centres: 'Центры',
    dislodged: 'Разбиты',
    contested: 'Пустые после пата',
    none: 'нет',
    convoy: 'через конвой',
    retreats: 'может отступить:',
    noRetreat: 'отступать некуда',
  },
};

function powersIn(map: GameMap, position: Position): readonly Power[] {
  const named = new Set<Power>([
    ...position.units.map((unit) => unit.power),
    ...(position.dislodged ?? []).map((unit) => unit.power),
    ...Object.keys(position.centers ?? {}),
  ]);
  return [...map.data.powers, ...[...named].filter((power) => !map.data.powers.includes(power)).sort()];
}

function dislodgedLine(unit: DislodgedUnit, lang: Language): string {
  const words = WORDS[lang];
  const from = unit.attackedFrom;
  const attacked = from === undefined ? '' : lang === 'en' ? ` from ${enPlace(from)}` : ` ${ruFrom(from)}`;
  const convoy = unit.byConvoy === true ? ` ${words.convoy}` : '';
  const { retreats } = unit;
  const places = (retreats ?? []).map((at) => placeName(at, lang)).join(', ');
  const open =
    retreats === undefined ? '' : retreats.length === 0 ? `; ${words.noRetreat}` : `; ${words.retreats} ${places}`;
  return `${powerName(unit.power, lang)}: ${unitLabel(unit, lang)}${attacked}${convoy}${open}`;
}

/**
 * Writes a position as `docs/POSITION.md` describes: a heading, units by power, centres, dislodged units, contested
 * provinces. `parsePosition` reads it back; the order of units and empty lists are not kept.
 */
export function formatPosition(
  position: Position,
  phase: PhaseLabel | undefined,
  lang: Language,
  map: GameMap = STANDARD_MAP,
): string {
  const words = WORDS[lang];
  const powers = powersIn(map, position);
  const sections: string[][] = [];
  if (phase !== undefined) sections.push([phaseHeading(phase, lang)]);
  sections.push(
    powers.flatMap((power) => {
      const own = position.units.filter((unit) => unit.power === power);
      return own.length === 0
        ? []
        : [`${powerName(power, lang)}: ${own.map((unit) => unitLabel(unit, lang)).join(', ')}`];
    }),
  );
  const { centers, dislodged = [], contested = [] } = position;
  if (centers !== undefined) {
    const owned = powers.flatMap((power) => {
      const list = centers[power] ?? [];
      return list.length === 0
        ? []
        : [`${powerName(power, lang)}: ${list.map((at) => placeName(at, lang)).join(', ')}`];
    });
    sections.push(owned.length === 0 ? [`${words.centres}: ${words.none}`] : [words.centres, ...owned]);
  }
  if (dislodged.length > 0) sections.push([words.dislodged, ...dislodged.map((unit) => dislodgedLine(unit, lang))]);
  if (contested.length > 0)
    sections.push([`${words.contested}: ${contested.map((at) => placeName(at, lang)).join(', ')}`]);
  return `${sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}
