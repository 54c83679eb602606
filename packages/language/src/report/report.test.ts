import { readFileSync } from 'node:fs';
import {
  type GivenOrder,
  judgePhase,
  type Position,
  parseOrder,
  positionAfter,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { parsePosition } from '../position/parse.ts';
import { WIDTH } from './layout.ts';
import { type ReportOptions, reportPhase } from './report.ts';

const BOARD = `
Austria: A Trieste, A Budapest
Germany: A Munich, A Silesia
Italy: A Vienna, F Venice
Turkey: A Smyrna
Centres
Austria: Trieste, Budapest, Serbia
Italy: Vienna, Venice
Turkey: Smyrna`;
const ORDERS = [
  'Austria A TRI - VIE',
  'Austria A BUD S A TRI - VIE',
  'Germany A MUN - BOH',
  'Germany A SIL - BOH',
  'Italy A VIE H',
  'Italy F VEN - TRI',
];

function board(text: string): Position {
  const reading = parsePosition(text, STANDARD_MAP);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.value.position;
}

function given(line: string): GivenOrder {
  const at = line.indexOf(' ');
  const order = parseOrder(line.slice(at + 1));
  if (order === undefined) throw new Error(`not canonical: ${line}`);
  return { power: line.slice(0, at), order };
}

function report(options: Pick<ReportOptions, 'lang' | 'underline' | 'form'>): string {
  const phase = { kind: 'movement', season: 'fall', year: 1901 } as const;
  const before = board(BOARD);
  const result = judgePhase(STANDARD_MAP, phase, before, ORDERS.map(given));
  return reportPhase(result, { ...options, map: STANDARD_MAP, before, phase }).join('\n');
}

test('a movement phase is told order by order, then the board and what is next', () => {
  expect(report({ lang: 'en' })).toBe(`Autumn 1901, movement

Austria
  A Trieste - Vienna                        succeeds
      Moved to Vienna with strength 2 and dislodged Italian A Vienna (1).
  A Budapest supports A Trieste - Vienna    given, counted

Germany
  _A Munich - Bohemia_                      fails
      Bounced: A Silesia also tried to enter Bohemia with equal strength
      (1 against 1).
  _A Silesia - Bohemia_                     fails
      Bounced: A Munich also tried to enter Bohemia with equal strength
      (1 against 1).

Italy
  _A Vienna holds_                          dislodged
      Dislodged by Austrian A Trieste with strength 2 against 1.
  F Venice - Trieste                        succeeds, unopposed

Turkey
  A Smyrna (no order)                       holds, not attacked

_Marked_: it did not do what was ordered, or was dislodged.

Dislodged
  Italy: A Vienna
    may retreat to Galicia, Tyrolia
    closed: Bohemia (a standoff left it empty), Budapest (an Austrian army
        is there), Trieste (its own fleet is there)

Left empty by a standoff: Bohemia

Position
  Austria: A Budapest, A Vienna
  Germany: A Munich, A Silesia
  Italy: F Trieste
  Turkey: A Smyrna

Next: Autumn 1901, retreats (must retreat or disband)
  Italy: A Vienna`);
});

test('the Russian report says the same', () => {
  expect(report({ lang: 'ru' })).toBe(`Осень 1901, наступление

Австрия
  А Триест - Вена                            выполнен
      Переместилась в Вену с силой 2, разбив итальянскую армию в Вене (1).
  А Будапешт поддерживает А Триест - Вена    дана, засчитана

Германия
  _А Мюнхен - Богемия_                       не выполнен
      Пат: армия из Силезии тоже наступала на Богемию, силы равны
      (1 против 1).
  _А Силезия - Богемия_                      не выполнен
      Пат: армия из Мюнхена тоже наступала на Богемию, силы равны
      (1 против 1).

Италия
  _А Вена обороняется_                       разбито
      Разбита австрийской армией из Триеста с силой 2 против 1.
  Ф Венеция - Триест                         выполнен, без помех

Турция
  А Смирна (без приказа)                     на месте, без атак

_Отмечено_: приказ не выполнен или подразделение разбито.

Разбиты
  Италия: А Вена
    может отступить в Галицию, в Тироль
    закрыто: Богемия (там был пат), Будапешт (там австрийская армия),
        Триест (там свой флот)

Остались пустыми после пата: Богемия

Расстановка
  Австрия: А Будапешт, А Вена
  Германия: А Мюнхен, А Силезия
  Италия: Ф Триест
  Турция: А Смирна

Дальше: осень 1901, отступления (отступают или расформируются)
  Италия: А Вена`);
});

test('a terminal underlines what failed and nothing else', () => {
  const lines = report({ lang: 'en', form: 'codes', underline: (text) => `<u>${text}</u>` }).split('\n');
  expect(lines.filter((line) => line.includes('<u>')).map((line) => line.trim().split('  ')[0])).toEqual([
    '<u>A MUN - BOH</u>',
    '<u>A SIL - BOH</u>',
    '<u>A VIE H</u>',
    '<u>Marked</u>: it did not do what was ordered, or was dislodged.',
  ]);
});

test('after the last retreats the report tells who took which centre and who builds where', () => {
  const before = positionAfter(
    board(BOARD),
    judgePhase(STANDARD_MAP, { kind: 'movement', season: 'fall' }, board(BOARD), ORDERS.map(given)),
  );
  const phase = { kind: 'retreat', season: 'fall', year: 1901 } as const;
  const result = judgePhase(STANDARD_MAP, phase, before, []);
  const text = reportPhase(result, { lang: 'en', map: STANDARD_MAP, before, phase }).join('\n');
  expect(text).toContain('_A Vienna (no order)_  destroyed\n      No retreat ordered: disbanded.');
  expect(text).toContain(
    'Centres that changed hands\n  Munich: Germany\n  Trieste: Italy (was Austria)\n  Vienna: Austria (was Italy)',
  );
  expect(text).toContain(
    'Next: Winter 1901, builds\n  Austria: no home centre is free\n  Germany: must disband 1 unit\n  Italy: may build 1 unit (free: Venice)',
  );
});

test.each([
  ['en', { kind: 'solo', power: 'Austria', centers: 18 }, 'The game is over: Austria has won with 18 centres.'],
  ['ru', { kind: 'solo', power: 'Austria', centers: 21 }, 'Партия окончена. Победитель: Австрия, 21 центр.'],
  ['en', { kind: 'draw', powers: ['France', 'Italy'] }, 'The game is over: a draw between France, Italy.'],
  ['ru', { kind: 'draw', powers: ['France', 'Italy'] }, 'Партия окончена вничью: Франция, Италия.'],
  [
    'en',
    { kind: 'year', year: 1901 },
    'The game is over after its last year, 1901. Centres: Austria 3, Italy 2,\n  Germany 1, Turkey 1.',
  ],
  [
    'ru',
    { kind: 'year', year: 1901 },
    'Партия окончена после последнего года, 1901. Центры: Австрия 3, Италия 2,\n  Германия 1, Турция 1.',
  ],
] as const)(
  'a game that is over ends its report with how it ended, and nothing is next (%s, %j)',
  (lang, end, told) => {
    const before = positionAfter(
      board(BOARD),
      judgePhase(STANDARD_MAP, { kind: 'movement', season: 'fall' }, board(BOARD), ORDERS.map(given)),
    );
    const phase = { kind: 'retreat', season: 'fall', year: 1901 } as const;
    const result = judgePhase(STANDARD_MAP, phase, before, []);
    const lines = reportPhase(result, { lang, map: STANDARD_MAP, before, phase, end });
    expect(lines.join('\n').split('\n\n').at(-1)).toBe(told);
  },
);

test('a winter that the game passes over is not announced', () => {
  const before = board('France: A Paris, A Brest, A Marseilles\nCentres\nFrance: Paris, Brest, Marseilles, Spain');
  const phase = { kind: 'movement', season: 'fall', year: 1901 } as const;
  const text = reportPhase(judgePhase(STANDARD_MAP, phase, before, []), {
    lang: 'en',
    map: STANDARD_MAP,
    before,
    phase,
  }).join('\n');
  expect(text).not.toContain('Next:');
  expect(text).toContain('No winter phase: nobody has room to build\n  France: no home centre is free');
});

test('a winter tells removals with their distances, and builds that were not made', () => {
  const before = board('Russia: A Livonia, A Ukraine\nCentres\nRussia: Moscow\nFrance: Paris');
  const phase = { kind: 'build', season: 'winter', year: 1904 } as const;
  const result = judgePhase(STANDARD_MAP, phase, before, []);
  const text = reportPhase(result, { lang: 'ru', map: STANDARD_MAP, before, phase }).join('\n');
  expect(text).toMatch(/^Зима 1904, постройки\n\nПриказов нет\.\n/);
  expect(text).toContain('Гражданские беспорядки\n  Россия: А Ливония\n');
  expect(text).toContain('Неиспользованные постройки\n  Франция: не использована 1 постройка');
});

test('a winter without orders says so, and only an empty board is said to be empty', () => {
  const phase = { kind: 'build', season: 'winter' } as const;
  const told = (before: Position): string | undefined =>
    reportPhase(judgePhase(STANDARD_MAP, phase, before, []), { lang: 'en', map: STANDARD_MAP, before, phase })[2];
  expect(told(board('France: A Paris\nCentres\nFrance: Paris'))).toBe('No orders.');
  expect(told({ units: [] })).toBe('No orders and no units.');
});

test('civil disorder is told by power', () => {
  const before = board('Turkey: A Ankara, A Smyrna\nAustria: A Vienna, A Budapest\nCentres: none');
  const phase = { kind: 'build', season: 'winter' } as const;
  const result = judgePhase(STANDARD_MAP, phase, before, []);
  const lines = reportPhase(result, { lang: 'en', map: STANDARD_MAP, before, phase });
  const told = lines.flatMap((line) => /^ {2}(\w+): A /.exec(line)?.[1] ?? []);
  expect(told).toEqual(['Austria', 'Austria', 'Turkey', 'Turkey']);
});

test('no line of any report of the DATC cases is wider than a terminal', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../../../../test/cases/datc.json', import.meta.url), 'utf8'));
  const cases = file as readonly {
    phases: readonly {
      phase: 'movement' | 'retreat' | 'build';
      season: 'spring' | 'fall' | 'winter';
      position?: Position;
      orders: readonly { power: string; text: string }[];
    }[];
  }[];
  let reports = 0;
  for (const { phases } of cases) {
    for (const { phase: kind, season, position: before, orders } of phases) {
      if (before === undefined) continue;
      const phase = { kind, season, year: 1901 };
      const result = judgePhase(
        STANDARD_MAP,
        phase,
        before,
        orders.map(({ power, text }) => given(`${power} ${text}`)),
      );
      for (const lang of ['en', 'ru'] as const) {
        const lines = reportPhase(result, { lang, map: STANDARD_MAP, before, phase });
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
        reports++;
      }
    }
  }
  expect(reports).toBeGreaterThan(300);
});
