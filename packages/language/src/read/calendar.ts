import type { PhaseKind, Season } from '@standoff/diplomacy';
import { keysOf } from './letters.ts';

const SEASON_WORDS: ReadonlyMap<string, Season> = new Map(
  (
    [
      ['spring', 'spring spr sum весна весны весну весной весне весенние весенний frühjahr frühling fruehjahr vesna'],
      ['fall', 'fall fal autumn aut осень осени осенью осенние осенний herbst osen'],
      ['winter', 'winter win зима зимы зиму зимой зиме зимние зимний zima'],
    ] as const
  ).flatMap(([season, words]) => keysOf(words).map((word) => [word, season] as const)),
);

const PHASE_WORDS: ReadonlyMap<string, PhaseKind> = new Map(
  (
    [
      ['movement', 'movement movements moves diplomacy ходы ход приказы züge'],
      [
        'retreat',
        'retreat retreats retreating отступления отступление отступлений отходы отход rückzüge rückzug rueckzuege',
      ],
      [
        'build',
        `build builds building buildings adjustment adjustments adj constructions construction gains removal removals
        disband disbands постройки постройка построек строительство стройка роспуск роспуски корректировка aufbau
        aufbauten abbau bauphase`,
      ],
    ] as const
  ).flatMap(([phase, words]) => keysOf(words).map((word) => [word, phase] as const)),
);

const PHASE_CODE = /^([sfwva])(?:19)?(\d\d)([mrba])?$/i;
const LONG_CODE = /^([sfwa])(\d{4})([mrba])?$/i;
const SEASON_LETTERS: Readonly<Record<string, Season>> = { s: 'spring', f: 'fall', a: 'fall', w: 'winter' };
const PHASE_LETTERS: Readonly<Record<string, PhaseKind>> = { m: 'movement', r: 'retreat', b: 'build', a: 'build' };

export interface PhaseCode {
  readonly season?: Season;
  readonly year: number;
  readonly phase?: PhaseKind;
}

/** The season a word names. */
export function seasonOf(key: string): Season | undefined {
  return SEASON_WORDS.get(key);
}

/** The phase a word names. */
export function phaseOf(key: string): PhaseKind | undefined {
  return PHASE_WORDS.get(key);
}

/** A year as games count them: `1901`, `01`; `undefined` for any other number. */
export function yearOf(text: string): number | undefined {
  const value = Number.parseInt(text, 10);
  if (text.length === 4 && value >= 1000 && value < 3000) return value;
  return text.length === 2 && value > 0 && value < 50 ? 1900 + value : undefined;
}

/** `S1901M`, `F02`, `W03A`. */
export function phaseCodeOf(key: string): PhaseCode | undefined {
  const match = LONG_CODE.exec(key) ?? PHASE_CODE.exec(key);
  const [, letter = '', digits = '', kind = ''] = match ?? [];
  const year = yearOf(digits);
  const season = SEASON_LETTERS[letter];
  if (match === null || year === undefined || season === undefined) return undefined;
  const phase = PHASE_LETTERS[kind] ?? (season === 'winter' ? 'build' : undefined);
  return { season, year, ...(phase === undefined ? {} : { phase }) };
}
