import type { Both } from './language.ts';

/** The words of the shell: what is on every screen. */
export interface ShellText {
  readonly diplomacy: string;
  readonly gitm: string;
  readonly positions: string;
  readonly tables: string;
  readonly home: string;
  readonly pages: string;
  readonly language: string;
  readonly dark: string;
  readonly light: string;
  readonly more: string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly patterns: string;
  readonly notation: string;
  readonly letterKeys: string;
  readonly offline: string;
  readonly skip: string;
  readonly lost: string;
  readonly lostBody: string;
  readonly toFront: string;
  readonly ownCopy: string;
  readonly newVersion: string;
  readonly reload: string;
  readonly broken: string;
  readonly brokenBody: string;
}

export const SHELL: Both<ShellText> = {
  en: {
    diplomacy: 'Diplomacy',
    gitm: 'GITM',
    positions: 'Positions',
    tables: 'Tables',
    home: 'Standoff, front page',
    pages: 'Pages',
    language: 'Language',
    dark: 'Dark',
    light: 'Light',
    more: 'More',
    close: 'Close',
    undo: 'Undo',
    redo: 'Redo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    patterns: 'Patterns and letters',
    notation: 'Order notation',
    letterKeys: 'Single letters are commands',
    offline: 'Offline. Everything here goes on working.',
    skip: 'Skip to the content',
    lost: 'Nothing is here',
    lostBody: 'This address leads nowhere.',
    toFront: 'To the front page',
    ownCopy: 'Another window has changed this board. Both are kept: this one is now a board of its own.',
    newVersion: 'There is a newer version of this page.',
    reload: 'Load it',
    broken: 'This part of the page could not be loaded',
    brokenBody: 'Your work is kept in this browser. Load the page again when you have a connection.',
  },
  ru: {
    diplomacy: 'Дипломатия',
    gitm: 'GITM',
    positions: 'Позиции',
    tables: 'Столы',
    home: 'Standoff, главная',
    pages: 'Страницы',
    language: 'Язык',
    dark: 'Тёмная тема',
    light: 'Светлая тема',
    more: 'Ещё',
    close: 'Закрыть',
    undo: 'Отменить',
    redo: 'Вернуть',
    zoomIn: 'Крупнее',
    zoomOut: 'Мельче',
    patterns: 'Узоры и буквы',
    notation: 'Приказы',
    letterKeys: 'Одиночные буквы как команды',
    offline: 'Нет сети. Здесь всё работает и без неё.',
    skip: 'К содержанию',
    lost: 'Здесь ничего нет',
    lostBody: 'Этот адрес никуда не ведёт.',
    toFront: 'На главную',
    ownCopy: 'Эту доску изменили в другом окне. Сохранены обе: здесь теперь отдельная доска.',
    newVersion: 'Есть новая версия страницы.',
    reload: 'Загрузить',
    broken: 'Эта часть страницы не загрузилась',
    brokenBody: 'Ваша работа хранится в этом браузере. Загрузите страницу снова, когда будет связь.',
  },
};
