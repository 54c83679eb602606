import type { Both } from '../shell/language.ts';

/** What the workbench is for, and its keys. */
export interface KeysText {
  readonly boardHelp: string;
  readonly help: string;
  readonly keys: string;
  readonly goTo: string;
  readonly goToHelp: string;
  readonly keyTable: readonly (readonly [keys: string, does: string])[];
}

export const KEYS: Both<KeysText> = {
  en: {
    boardHelp:
      'Arrow keys go from unit to unit, Enter chooses, then arrow keys go through the lit provinces. In the set-up they go from province to province, and Enter does what a click does.',
    help: 'Choose a unit, then where it goes. Or write the orders on the right. Then judge.',
    keys: 'Keys',
    goTo: 'Go to',
    goToHelp: 'Name or code of a province',
    keyTable: [
      ['Arrows', 'next unit in that direction; with a unit chosen, next lit province'],
      ['Enter, Esc', 'take, one step back'],
      ['M S C V H', 'move, support, convoy, by convoy, hold'],
      ['N, Shift N', 'next, previous unit without an order'],
      ['/, Ctrl K', 'go to a province'],
      ['J', 'judge'],
      ['Space', 'old board and new'],
      ['W', 'what decides this'],
      ['[ ]', 'phase back, forward'],
      [', .', 'over the branches'],
      ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
      ['?', 'this table'],
    ],
  },
  ru: {
    boardHelp:
      'Стрелки ведут от подразделения к подразделению, Enter выбирает, затем стрелки ведут по светлым провинциям. В расстановке они ведут по всем провинциям, Enter делает то же, что нажатие.',
    help: 'Нажмите на подразделение, потом туда, куда оно идёт. Или пишите приказы справа. Затем рассудите.',
    keys: 'Клавиши',
    goTo: 'Перейти',
    goToHelp: 'Название или код провинции',
    keyTable: [
      ['Стрелки', 'следующее подразделение в ту сторону; если оно выбрано, следующая светлая провинция'],
      ['Enter, Esc', 'взять, на шаг назад'],
      ['M S C V H', 'ход, поддержка, конвой, через конвой, оборона'],
      ['N, Shift N', 'следующее, предыдущее подразделение без приказа'],
      ['/, Ctrl K', 'перейти к провинции'],
      ['J', 'рассчитать'],
      ['Пробел', 'старая доска и новая'],
      ['W', 'что это решает'],
      ['[ ]', 'фаза назад, вперёд'],
      [', .', 'по ветвям'],
      ['Ctrl Z, Ctrl Shift Z', 'отменить, вернуть'],
      ['?', 'эта таблица'],
    ],
  },
};
