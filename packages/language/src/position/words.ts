import {
  type GameMap,
  PHASE_KINDS,
  type PhaseKind,
  type Power,
  SEASONS,
  type Season,
  type UnitType,
} from '@standoff/diplomacy';
import { powerName } from '../names/powers.ts';
import { keyOf } from '../read/letters.ts';
import { editDistance } from '../read/names/distance.ts';
import { namedPower } from '../read/names/powers.ts';

/** A word folded for comparing: small letters of one alphabet, nothing but letters and figures. */
export function fold(text: string): string {
  return keyOf(text).replace(/[^a-zа-я0-9]+/g, '');
}

export type Section = 'units' | 'centres' | 'dislodged' | 'contested';

const SECTION_WORDS: Readonly<Record<Section, string>> = {
  units: 'units position board расстановка подразделения позиция',
  centres: 'centres centers supplycentres supplycenters центры центрыснабжения',
  dislodged: 'dislodged разбиты разбито разбитые',
  contested: 'contested standoffs leftemptybyastandoff пусты пустыепослепата осталисьпустымипослепата паты',
};
const SECTIONS = new Map(
  (['units', 'centres', 'dislodged', 'contested'] as const).flatMap((section) =>
    SECTION_WORDS[section].split(' ').map((word) => [fold(word), section] as const),
  ),
);

/** The section a heading begins. */
export function sectionOf(text: string): Section | undefined {
  return SECTIONS.get(fold(text));
}

/** Words that stand for an empty list. */
const NONE = new Set(['none', 'no', 'nobody', 'нет', 'никто'].map(fold));

export function isNone(text: string): boolean {
  return NONE.has(fold(text));
}

const SEASON_WORDS: Readonly<Record<Season, string>> = {
  spring: 'spring весна весны',
  fall: 'fall autumn осень осени',
  winter: 'winter зима зимы',
};
const KIND_WORDS: Readonly<Record<PhaseKind, string>> = {
  movement: 'movement moves orders наступление ходы',
  retreat: 'retreat retreats отступление отступления',
  build: 'build builds adjustment adjustments постройка постройки',
};
const SEASON_OF = new Map(
  SEASONS.flatMap((season) => SEASON_WORDS[season].split(' ').map((word) => [fold(word), season] as const)),
);
const KIND_OF = new Map(
  PHASE_KINDS.flatMap((kind) => KIND_WORDS[kind].split(' ').map((word) => [fold(word), kind] as const)),
);

export function seasonNamed(word: string): Season | undefined {
  return SEASON_OF.get(fold(word));
}

export function kindNamed(word: string): PhaseKind | undefined {
  return KIND_OF.get(fold(word));
}

/** The power a word names in either language, abbreviated or not; an adjective is another matter. */
export function powerNamedBy(map: GameMap, word: string): Power | undefined {
  const named = namedPower(map, fold(word));
  return named === undefined || named.form === 'adjective' ? undefined : named.power;
}

/** The power an adjective names: `Austrian`, «австрийская». */
export function powerByAdjective(map: GameMap, word: string): Power | undefined {
  const named = namedPower(map, fold(word));
  return named?.form === 'adjective' ? named.power : undefined;
}

/** Powers whose name is near to a misspelt word. */
export function powersNear(map: GameMap, word: string): readonly Power[] {
  const key = fold(word);
  const near = (name: string): boolean => editDistance(key, fold(name), 2) <= 2;
  return map.data.powers.filter((power) => near(power) || near(powerName(power, 'ru')));
}

const LETTERS: Readonly<Record<UnitType, string>> = {
  A: 'a army армия арм',
  F: 'f fleet флот фл ф',
};
const LETTER_OF = new Map(
  (['A', 'F'] as const).flatMap((type) => LETTERS[type].split(' ').map((word) => [fold(word), type] as const)),
);

/** The kind of unit a letter or word stands for; Cyrillic А looks like Latin A. */
export function letterNamed(word: string): UnitType | undefined {
  // `+A` builds one.
  if (/[+−–-]/.test(word)) return undefined;
  const key = fold(word);
  return LETTER_OF.get(key === 'а' ? 'a' : key);
}
