import type { Both } from '../shell/language.ts';

/** The words of a board laid out by hand. */
export interface SetUpText {
  readonly setUp: string;
  readonly army: string;
  readonly fleet: string;
  readonly centre: string;
  readonly clear: string;
  readonly setUpHelp: string;
  readonly dislodgedTool: string;
  readonly dislodgedHelp: string;
  readonly contestedTool: string;
  readonly contestedHelp: string;
  readonly attackedFrom: (unit: string) => string;
  readonly attackUnknown: string;
  readonly overWater: string;
  readonly phase: string;
  readonly season: string;
  readonly year: string;
  readonly start: string;
  readonly opening: string;
  readonly empty: string;
  readonly pastePosition: string;
  readonly openFile: string;
  readonly emptyTitle: string;
  readonly emptyBody: string;
  readonly cannotStand: (what: string, place: string) => string;
}

export const SET_UP: Both<SetUpText> = {
  en: {
    setUp: 'Set up',
    army: 'Army',
    fleet: 'Fleet',
    centre: 'Centre',
    clear: 'Clear',
    setUpHelp: 'Choose a province. Once more: fleet, then none. A fleet never stands inland, nor off its coast.',
    dislodgedTool: 'Dislodged',
    dislodgedHelp:
      'Choose the province a unit was driven out of: army, then fleet, then none. The phase becomes a retreat.',
    contestedTool: 'Standoff',
    contestedHelp: 'Choose a province that a standoff left empty: nobody may retreat there.',
    attackedFrom: (unit) => `${unit}, attacked from`,
    attackUnknown: 'not said',
    overWater: 'by convoy',
    phase: 'Phase',
    season: 'Season',
    year: 'Year',
    start: 'Begin from',
    opening: 'Spring 1901',
    empty: 'An empty board',
    pastePosition: 'Paste a position',
    openFile: 'Open a file',
    emptyTitle: 'The board is empty',
    emptyBody: 'Choose a province to place a unit, or begin from something.',
    cannotStand: (what, place) => `${what} cannot stand in ${place}.`,
  },
  ru: {
    setUp: 'Расстановка',
    army: 'Армия',
    fleet: 'Флот',
    centre: 'Центр',
    clear: 'Убрать',
    setUpHelp:
      'Нажмите на провинцию. Ещё раз: флот, потом пусто. Флот не стоит внутри суши и всегда стоит на своём побережье.',
    dislodgedTool: 'Разбитые',
    dislodgedHelp:
      'Нажмите провинцию, где подразделение разбито: армия, потом флот, потом ничего. Фаза станет отступлением.',
    contestedTool: 'Пат',
    contestedHelp: 'Нажмите провинцию, оставшуюся пустой из-за пата: отступать туда нельзя.',
    attackedFrom: (unit) => `${unit}, удар из`,
    attackUnknown: 'не сказано',
    overWater: 'через конвой',
    phase: 'Фаза',
    season: 'Сезон',
    year: 'Год',
    start: 'Начать с',
    opening: 'Весна 1901',
    empty: 'Пустая доска',
    pastePosition: 'Вставить позицию',
    openFile: 'Открыть файл',
    emptyTitle: 'Доска пуста',
    emptyBody: 'Нажмите на провинцию, чтобы поставить подразделение, или начните с готового.',
    cannotStand: (what, place) => `${what} здесь не стоит: ${place}.`,
  },
};
