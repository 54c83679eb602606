import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words of what is pasted, kept, shared and saved. */
export interface FilesText {
  readonly copyAll: string;
  readonly copied: string;
  readonly paste: string;
  readonly copyReport: string;
  /** The same where there is little room. */
  readonly report: string;
  readonly nothingSent: string;
  readonly notKept: string;
  readonly pasteTitle: string;
  readonly pasteHelp: string;
  readonly pasteLabel: string;
  readonly readAs: Readonly<Record<'game' | 'position' | 'nothing' | 'faulty', string>>;
  readonly readOrders: (n: number) => string;
  readonly unread: (n: number) => string;
  readonly takeGood: string;
  readonly replace: string;
  readonly cancel: string;
  readonly line: (n: number) => string;
  readonly shareHelp: string;
  readonly shareCut: Readonly<Record<'tree' | 'path' | 'phase', string>>;
  readonly saveOrders: string;
  readonly savePosition: string;
  readonly saveReport: string;
  readonly saveAll: string;
  readonly saveGame: string;
  readonly savePython: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly damaged: string;
  readonly damagedBody: string;
  readonly boards: string;
  readonly boardsHelp: string;
  readonly newWork: string;
}

export const FILES: Both<FilesText> = {
  en: {
    copyAll: 'Copy all',
    copied: 'Copied',
    paste: 'Paste',
    copyReport: 'Copy report',
    report: 'Copy report',
    nothingSent: 'Nothing is sent. Your work stays in this browser.',
    notKept: 'This browser keeps nothing: share a link to keep your work.',
    pasteTitle: 'Paste',
    pasteHelp: 'Orders of any powers as they came, a position, or a saved game. English, Russian or mixed.',
    pasteLabel: 'Text to read',
    readAs: {
      game: 'This is a saved game. It opens with all its phases.',
      position: 'This is a position. It is laid on the board.',
      nothing: 'Nothing to read yet.',
      faulty: 'This looks like a position, but some of it cannot be read.',
    },
    readOrders: (n) => `${n} ${enCount(n, { one: 'order', other: 'orders' })} understood`,
    unread: (n) => `${n} ${enCount(n, { one: 'piece', other: 'pieces' })} could not be read`,
    takeGood: 'Take it',
    replace: 'Replace the orders on the board',
    cancel: 'Cancel',
    line: (n) => `line ${n}`,
    shareHelp: 'The link holds everything itself; nothing is stored on a server.',
    shareCut: {
      tree: 'With the whole tree.',
      path: 'The tree is too large for a link: with the way to this phase.',
      phase: 'The game is too large for a link: with this phase alone.',
    },
    saveOrders: 'Orders as text',
    savePosition: 'Position as text',
    saveReport: 'Report as text',
    saveAll: 'Everything as JSON',
    saveGame: 'Judged game as JSON',
    savePython: 'Saved game of python diplomacy',
    saveSvg: 'Picture, SVG',
    savePng: 'Picture, PNG',
    damaged: 'This link is damaged',
    damagedBody: 'A part of it is missing. Ask for it once more; your own board is untouched.',
    boards: 'Earlier boards',
    boardsHelp: 'The last thirty are kept in this browser.',
    newWork: 'New board',
  },
  ru: {
    copyAll: 'Копировать',
    copied: 'Скопировано',
    paste: 'Вставить',
    copyReport: 'Скопировать отчёт',
    report: 'Копировать',
    nothingSent: 'Ничего не отправляется: всё хранится в этом браузере.',
    notKept: 'Этот браузер ничего не хранит: сохраните работу ссылкой.',
    pasteTitle: 'Вставить',
    pasteHelp:
      'Приказы любых держав, как они пришли, позиция или сохранённая партия. По-русски, по-английски или вперемешку.',
    pasteLabel: 'Текст',
    readAs: {
      game: 'Это сохранённая партия. Она откроется со всеми фазами.',
      position: 'Это позиция. Она ляжет на доску.',
      nothing: 'Пока читать нечего.',
      faulty: 'Похоже на позицию, но не всё в ней понятно.',
    },
    readOrders: (n) =>
      `${ruCount(n, { one: 'Понят', few: 'Понято', many: 'Понято' })} ${n} ${ruCount(n, { one: 'приказ', few: 'приказа', many: 'приказов' })}`,
    unread: (n) =>
      `${ruCount(n, { one: 'Не понято', few: 'Не поняты', many: 'Не понято' })} ${n} ${ruCount(n, { one: 'место', few: 'места', many: 'мест' })}`,
    takeGood: 'Взять',
    replace: 'Заменить приказы на доске',
    cancel: 'Отмена',
    line: (n) => `строка ${n}`,
    shareHelp: 'В ссылке лежит всё само; на сервере ничего не хранится.',
    shareCut: {
      tree: 'Со всем деревом.',
      path: 'Дерево велико для ссылки: с путём к этой фазе.',
      phase: 'Партия велика для ссылки: только эта фаза.',
    },
    saveOrders: 'Приказы текстом',
    savePosition: 'Позиция текстом',
    saveReport: 'Отчёт текстом',
    saveAll: 'Всё целиком, JSON',
    saveGame: 'Рассуженная партия, JSON',
    savePython: 'Партия для python diplomacy',
    saveSvg: 'Рисунок, SVG',
    savePng: 'Рисунок, PNG',
    damaged: 'Ссылка повреждена',
    damagedBody: 'Часть её потерялась. Попросите прислать снова; ваша доска не тронута.',
    boards: 'Прежние доски',
    boardsHelp: 'В этом браузере хранятся последние тридцать.',
    newWork: 'Новая доска',
  },
};
