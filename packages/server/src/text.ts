import type { Language } from '@standoff/language';

interface Command {
  readonly line: string;
  readonly does: string;
}

/** Everything the page says, in one language. */
export interface PageText {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly now: string;
  readonly example: string;
  readonly commandsHeading: string;
  readonly commandsHint: string;
  readonly commands: readonly Command[];
  readonly more: string;
  readonly stores: string;
  readonly switchLabel: string;
  readonly notFound: { readonly heading: string; readonly lead: string; readonly back: string };
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export const PAGE_TEXT: Readonly<Record<Language, PageText>> = {
  en: {
    title: 'Standoff: the judge that explains itself',
    heading: 'The judge that explains itself',
    lead: 'Standoff judges a turn of Diplomacy and says of every order what became of it and why. It reads orders the way players write them, in English and in Russian.',
    now: 'This page is plain for now: the board will stand here. Until then everything Standoff does is on the command line.',
    example: 'Spring 1901: five orders judged',
    commandsHeading: 'What it does today',
    commandsHint: 'Type these where you typed npm start.',
    commands: [
      { line: 'npx standoff judge orders.txt', does: 'Judges orders for spring 1901, with the reason for each.' },
      { line: 'npx standoff judge position.txt orders.txt', does: 'The same from any position.' },
      { line: 'npx standoff read orders.txt', does: 'Shows how each line was understood, and what was not.' },
      { line: 'npx standoff new game.json', does: 'Begins a game in a file.' },
      {
        line: 'npx standoff judge --game game.json orders.txt',
        does: 'Judges the game’s phase and writes the next one into the file.',
      },
      { line: 'npx standoff undo game.json', does: 'Takes the last phase back.' },
      { line: 'npx standoff rules', does: 'Prints the rules in force, choice by choice.' },
    ],
    more: 'With --lang ru the answers come in Russian; npx standoff --help lists everything.',
    stores: 'This page stores nothing and sends nothing anywhere.',
    switchLabel: 'Language',
    notFound: { heading: 'No such page', lead: 'There is only one page here so far.', back: 'Go to it' },
  },
  ru: {
    title: 'Standoff: судья, который объясняет',
    heading: 'Судья, который объясняет',
    lead: 'Standoff судит ход «Дипломатии» и о каждом приказе говорит, что с ним стало и почему. Приказы он читает так, как их пишут игроки, по-русски и по-английски.',
    now: 'Пока это простая страница: здесь будет доска. А до тех пор всё, что умеет Standoff, делается в командной строке.',
    example: 'Весна 1901 года: пять приказов и решения судьи',
    commandsHeading: 'Что уже можно',
    commandsHint: 'Набирайте там же, где набрали npm start.',
    commands: [
      {
        line: 'npx standoff judge --lang ru orders.txt',
        does: 'Судит приказы весны 1901 года и объясняет каждый.',
      },
      { line: 'npx standoff judge --lang ru position.txt orders.txt', does: 'То же с любой позиции.' },
      { line: 'npx standoff read orders.txt', does: 'Показывает, как понята каждая строка и что не понято.' },
      { line: 'npx standoff new game.json', does: 'Начинает партию в файле.' },
      {
        line: 'npx standoff judge --game game.json orders.txt',
        does: 'Судит фазу партии и записывает в файл следующую.',
      },
      { line: 'npx standoff undo game.json', does: 'Возвращает на фазу назад.' },
      { line: 'npx standoff rules', does: 'Печатает действующие правила, решение за решением.' },
    ],
    more: 'С --lang ru ответы приходят по-русски; всё остальное перечислит npx standoff --help.',
    stores: 'Эта страница ничего не хранит и никуда ничего не отправляет.',
    switchLabel: 'Язык',
    notFound: { heading: 'Такой страницы нет', lead: 'Пока здесь всего одна страница.', back: 'Перейти к ней' },
  },
};
