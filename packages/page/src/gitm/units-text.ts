import type { Both } from '../shell/language.ts';
import type { Arm } from './edit.ts';

/** The words of units, states and ground that are placed by hand. */
export interface UnitsText {
  readonly hintPlace: string;
  readonly hintGround: string;
  readonly shiftTo: (unit: string) => string;
  readonly states: string;
  readonly addState: string;
  readonly stateCode: string;
  readonly stateCodeHelp: string;
  readonly arm: string;
  readonly arms: Readonly<Record<Arm, string>>;
  readonly place: string;
  readonly shift: string;
  readonly removeTool: string;
  readonly ground: string;
  readonly noRating: string;
  readonly groundHelp: string;
  readonly groundAt: (square: string, rating: number | undefined) => string;
  readonly nameOf: (what: string) => string;
  readonly rename: (unit: string) => string;
  readonly placeHelp: (unit: string) => string;
  readonly removeState: (state: string) => string;
  readonly removeUnit: (unit: string) => string;
  readonly standsAt: (unit: string, square: string) => string;
  readonly newPhase: string;
  readonly openFile: string;
}

export const UNITS: Both<UnitsText> = {
  en: {
    hintPlace: 'Drag a unit to where it stands.',
    hintGround: 'Choose a square to rate its ground, once more to clear it.',
    shiftTo: (unit) => `${unit}: on which square does it stand?`,
    states: 'States',
    addState: 'Add',
    stateCode: 'Code of a state',
    stateCodeHelp: 'two letters, as in FR1IN',
    arm: 'Arm',
    arms: {
      IN: 'line infantry',
      LI: 'light infantry',
      LC: 'light cavalry',
      MC: 'medium cavalry',
      HC: 'heavy cavalry',
      LA: 'light artillery',
      MA: 'medium artillery',
      HA: 'heavy artillery',
      CQ: 'corps headquarters',
      AQ: 'army headquarters',
    },
    place: 'Place',
    shift: 'Shift',
    removeTool: 'Remove',
    ground: 'Ground',
    noRating: 'none',
    groundHelp: 'Takes the rating off a square.',
    groundAt: (square, rating) => (rating === undefined ? `${square}: no rating` : `${square}: ground rated ${rating}`),
    nameOf: (what) => `Name of ${what}`,
    rename: (unit) => `Rename ${unit}`,
    placeHelp: (unit) => `Choose a square of the map to place ${unit}.`,
    removeState: (state) => `Remove ${state} and its units`,
    removeUnit: (unit) => `Remove ${unit}`,
    standsAt: (unit, square) => `${unit} stands at ${square}`,
    newPhase: 'Empty map',
    openFile: 'Open a file',
  },
  ru: {
    hintPlace: 'Перетащите подразделение туда, где оно стоит.',
    hintGround: 'Нажмите квадрат, чтобы оценить местность, ещё раз, чтобы снять оценку.',
    shiftTo: (unit) => `${unit}: в каком квадрате стоит?`,
    states: 'Государства',
    addState: 'Добавить',
    stateCode: 'Код государства',
    stateCodeHelp: 'две буквы, как в FR1IN',
    arm: 'Род войск',
    arms: {
      IN: 'линейная пехота',
      LI: 'лёгкая пехота',
      LC: 'лёгкая кавалерия',
      MC: 'средняя кавалерия',
      HC: 'тяжёлая кавалерия',
      LA: 'лёгкая артиллерия',
      MA: 'средняя артиллерия',
      HA: 'тяжёлая артиллерия',
      CQ: 'штаб корпуса',
      AQ: 'штаб армии',
    },
    place: 'Ставить',
    shift: 'Двигать',
    removeTool: 'Убирать',
    ground: 'Местность',
    noRating: 'нет',
    groundHelp: 'Снимает оценку с квадрата.',
    groundAt: (square, rating) =>
      rating === undefined ? `${square}: без оценки` : `${square}: оценка местности ${rating}`,
    nameOf: (what) => `Название ${what}`,
    rename: (unit) => `Переименовать ${unit}`,
    placeHelp: (unit) => `Нажатие на карту ставит ${unit}.`,
    removeState: (state) => `Убрать ${state} с войсками`,
    removeUnit: (unit) => `Убрать ${unit}`,
    standsAt: (unit, square) => `${unit} стоит в ${square}`,
    newPhase: 'Пустая карта',
    openFile: 'Открыть файл',
  },
};
