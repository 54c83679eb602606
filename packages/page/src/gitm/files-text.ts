import type { Both } from '../shell/language.ts';

/** The words of what is typed, kept, shared and saved. */
export interface FilesText {
  readonly untitled: string;
  readonly name: string;
  readonly copyReport: string;
  readonly copied: string;
  readonly report: string;
  readonly kept: string;
  readonly nothingKept: string;
  readonly textHelp: string;
  readonly textLabel: string;
  readonly textGood: string;
  readonly textLast: string;
  readonly lineColumn: (line: number, column: number) => string;
  readonly shareHelp: string;
  readonly saveText: string;
  readonly saveJson: string;
  readonly saveReport: string;
  readonly saveResult: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly damaged: string;
  readonly damagedBody: string;
  readonly unreadFile: string;
  readonly severalPhases: string;
  readonly notSent: string;
}

export const FILES: Both<FilesText> = {
  en: {
    untitled: 'A tac phase',
    name: 'Name of this phase',
    copyReport: 'Copy report',
    copied: 'Copied',
    report: 'The whole report',
    kept: 'Kept in this browser',
    nothingKept: 'Nothing is kept here yet.',
    textHelp: 'The phase as text, in English or Russian. What you type shows on the map, and the other way round.',
    textLabel: 'The phase as text',
    textGood: 'All of it is understood.',
    textLast: 'The map shows the last that could be read.',
    lineColumn: (line, column) => `Line ${line}, column ${column}`,
    shareHelp: 'The link holds the whole phase. Nothing is sent to a server.',
    saveText: 'Text',
    saveJson: 'JSON',
    saveReport: 'Report',
    saveResult: 'Result, JSON',
    saveSvg: 'SVG',
    savePng: 'PNG',
    damaged: 'This link is damaged',
    damagedBody: 'It holds no phase that can be read. What was on your workbench is still there.',
    unreadFile: 'This file cannot be read',
    severalPhases: 'The file holds several phases',
    notSent: 'Nothing is sent.',
  },
  ru: {
    untitled: 'Тактическая фаза',
    name: 'Название фазы',
    copyReport: 'Скопировать отчёт',
    copied: 'Скопировано',
    report: 'Весь отчёт',
    kept: 'Хранится в этом браузере',
    nothingKept: 'Здесь пока ничего нет.',
    textHelp: 'Фаза текстом, по-русски или по-английски. Что наберёте, видно на карте, и наоборот.',
    textLabel: 'Фаза текстом',
    textGood: 'Понятно всё.',
    textLast: 'На карте последнее, что удалось прочесть.',
    lineColumn: (line, column) => `Строка ${line}, столбец ${column}`,
    shareHelp: 'Ссылка содержит всю фазу. На сервер ничего не уходит.',
    saveText: 'Текст',
    saveJson: 'JSON',
    saveReport: 'Отчёт',
    saveResult: 'Итог, JSON',
    saveSvg: 'SVG',
    savePng: 'PNG',
    damaged: 'Ссылка повреждена',
    damagedBody: 'Фазы, которую можно прочесть, в ней нет. Что было в мастерской, осталось.',
    unreadFile: 'Файл не читается',
    severalPhases: 'В файле несколько фаз',
    notSent: 'Ничего не отправляется.',
  },
};
