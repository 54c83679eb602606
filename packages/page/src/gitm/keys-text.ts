import type { Both } from '../shell/language.ts';

/** What the workbench is for, and its keys. */
export interface KeysText {
  readonly mapHelp: string;
  readonly keys: string;
  readonly help: string;
  readonly keyTable: readonly (readonly [string, string])[];
}

export const KEYS: Both<KeysText> = {
  en: {
    mapHelp:
      'Arrows go from square to square. Enter takes a unit, Enter on another square orders its move. I: interception, W: where it may go, Delete: takes its order away. Square brackets step through the events.',
    keys: 'Keys',
    help: 'Place units, set how their states stand to each other, and drag units to order moves. The judge says who enters, who is kept out by whom, and who fights on which side by which rule. Everything stays in this browser.',
    keyTable: [
      ['arrows on the map', 'from square to square'],
      ['Enter', 'take a unit, order its move'],
      ['I', 'interception by the unit taken'],
      ['W', 'where may it go?'],
      ['N, Shift N', 'next, previous unit'],
      ['Delete', 'take its order away; while placing, the unit'],
      ['← →, [ ]', 'one event back, on'],
      ['+ o x', 'in the table: allied, neutral, at war'],
      ['Esc', 'leave'],
      ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
      ['?', 'this table'],
    ],
  },
  ru: {
    mapHelp:
      'Стрелки ведут от квадрата к квадрату. Enter берёт подразделение, Enter на другом квадрате приказывает идти туда. I: перехват, W: куда можно, Delete: снять приказ. Квадратные скобки листают события.',
    keys: 'Клавиши',
    help: 'Расставьте войска, задайте отношения государств и перетаскивайте подразделения: это ходы. Судья скажет, кто входит, кого и кто не пускает, кто на чьей стороне и по какому правилу. Всё остаётся в этом браузере.',
    keyTable: [
      ['стрелки на карте', 'от квадрата к квадрату'],
      ['Enter', 'взять подразделение, приказать ход'],
      ['I', 'перехват взятым подразделением'],
      ['W', 'куда ему можно?'],
      ['N, Shift N', 'следующее, предыдущее подразделение'],
      ['Delete', 'снять приказ; при расстановке убрать подразделение'],
      ['← →, [ ]', 'на событие назад, вперёд'],
      ['+ o x', 'в таблице: союз, нейтралитет, война'],
      ['Esc', 'отставить'],
      ['Ctrl Z, Ctrl Shift Z', 'отменить, вернуть'],
      ['?', 'эта таблица'],
    ],
  },
};
