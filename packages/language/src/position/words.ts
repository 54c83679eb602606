import {
  type GameMap,
  PHASE_KINDS,
  type PhaseKind,
  type Power,
  SEASONS,
  type Season,
  type UnitType,
} from '@standoff/diplomacy';
import { POWER_NAMES } from '../names/powers.ts';
import { keyOf } from '../read/letters.ts';

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

/** What a power may be called: its names in both languages, or a beginning of three letters or more. */
function namesOf(power: Power): readonly string[] {
  const names = POWER_NAMES[power];
  return names === undefined ? [power] : [power, names.en.name, names.ru.name];
}

/** Powers whose name begins with a word of three letters or more; one for a whole name. */
export function powersNamed(map: GameMap, word: string): readonly Power[] {
  const key = fold(word);
  if (key.length < 3) return [];
  return map.data.powers.filter((power) => namesOf(power).some((name) => fold(name).startsWith(key)));
}

const ADJECTIVE = /(ий|ая|ое|ого|ой|ую|им|ом)$/;

/** The power an adjective names: `Austrian`, «австрийская». */
export function powerByAdjective(map: GameMap, word: string): Power | undefined {
  const key = fold(word);
  return map.data.powers.find((power) => {
    const names = POWER_NAMES[power];
    if (names === undefined) return fold(power) === key;
    return key === fold(names.en.adjective) || key.replace(ADJECTIVE, '') === fold(names.ru.stem);
  });
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
  const key = fold(word);
  return LETTER_OF.get(key === 'а' ? 'a' : key);
}
