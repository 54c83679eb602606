import { judgePhase, type Position, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { type Language, readOrders, reportPhase } from '@standoff/language';
import { describe, expect, test } from 'vitest';

/*
 * The rules of the seed document (the rulebook's chapter on standoffs), S1 to S7, each as a player meets it: orders as
 * written, and the report in both languages.
 */

const PHASE = { kind: 'movement', season: 'spring', year: 1901 } as const;

const unit = (power: string, type: 'A' | 'F', at: string): Unit => ({ power, type, at });

function reportOf(position: Position, orders: string, lang: Language): string {
  const reading = readOrders(orders, { map: STANDARD_MAP, phase: 'movement', units: position.units, wholeBoard: true });
  expect(reading.problems).toEqual([]);
  const given = reading.orders.map(({ power, order }) => ({ power: power ?? '', order }));
  const result = judgePhase(STANDARD_MAP, PHASE, position, given);
  const lines = reportPhase(result, { lang, map: STANDARD_MAP, before: position, phase: PHASE });
  return lines
    .join('\n')
    .replace(/\n {6}/g, ' ')
    .replace(/ {2,}/g, '  ');
}

/** The lines of a report that speak of orders, without the position below them. */
function ordersOf(report: string): string {
  return report.split(/\n(?:Position|Расстановка)\n/)[0] ?? '';
}

function both(units: readonly Unit[], en: string, ru: string): { readonly en: string; readonly ru: string } {
  const position: Position = { units };
  return { en: reportOf(position, en, 'en'), ru: reportOf(position, ru, 'ru') };
}

describe('S1: units of equal strength ordered to one province all stay', () => {
  test('also when they belong to one power', () => {
    const { en, ru } = both(
      [unit('Germany', 'A', 'BER'), unit('Germany', 'A', 'MUN')],
      'Germany: A Ber - Sil, A Mun - Sil',
      'Германия: А Бер - Сил, А Мюн - Сил',
    );
    expect(ordersOf(en)).toContain('A Munich also tried to enter Silesia with equal strength (1 against 1)');
    expect(ordersOf(ru)).toContain('Пат: армия из Мюнхена тоже наступала на Силезию, силы равны (1 против 1)');
    expect(en).toContain('Germany: A Berlin, A Munich');
  });

  test('also when they are equally supported', () => {
    const { en, ru } = both(
      [
        unit('Germany', 'A', 'BER'),
        unit('Germany', 'A', 'MUN'),
        unit('Russia', 'A', 'WAR'),
        unit('Russia', 'A', 'GAL'),
      ],
      'Germany: A Ber - Sil, A Mun S A Ber - Sil\nRussia: A War - Sil, A Gal S A War - Sil',
      'Германия: А Бер - Сил, А Мюн п А Бер - Сил\nРоссия: А Вар - Сил, А Гал п А Вар - Сил',
    );
    expect(ordersOf(en)).toContain('(2 against 2)');
    expect(ordersOf(ru)).toContain('(2 против 2)');
  });
});

describe('S2: a failed advance is underlined', () => {
  const position: Position = {
    units: [unit('Germany', 'A', 'BER'), unit('Russia', 'A', 'WAR'), unit('France', 'A', 'PAR')],
  };
  test.each([
    [
      'en',
      'Germany: A Ber - Sil\nRussia: A War - Sil\nFrance: A Par - Bur',
      'A Berlin - Silesia',
      'A Paris - Burgundy',
    ],
    [
      'ru',
      'Германия: А Бер - Сил\nРоссия: А Вар - Сил\nФранция: А Пар - Бур',
      'А Берлин - Силезия',
      'А Париж - Бургундия',
    ],
  ] as const)('with a mark where a terminal cannot (%s)', (lang, orders, failed, carriedOut) => {
    const report = reportOf(position, orders, lang);
    expect(report).toContain(`_${failed}_`);
    expect(report).toContain(carriedOut);
    expect(report).not.toContain(`_${carriedOut}_`);
  });
});

test('S3: a standoff does not dislodge the unit in the province', () => {
  const { en, ru } = both(
    [unit('Germany', 'A', 'BER'), unit('Russia', 'A', 'WAR'), unit('Austria', 'A', 'SIL')],
    'Germany: A Ber - Sil\nRussia: A War - Sil\nAustria: A Sil holds',
    'Германия: А Бер - Сил\nРоссия: А Вар - Сил\nАвстрия: А Сил обороняется',
  );
  expect(en).toContain('Austria: A Silesia');
  expect(en).not.toContain('dislodged by');
  expect(ru).toContain('Австрия: А Силезия');
  expect(ru).not.toContain('Разбит');
});

test('S4: one unit that cannot move stops the row behind it', () => {
  const { en, ru } = both(
    [unit('Russia', 'A', 'PRU'), unit('Germany', 'A', 'BER'), unit('Germany', 'F', 'KIE')],
    'Russia: A Pru H\nGermany: A Ber - Pru, F Kie - Ber',
    'Россия: А Пру обороняется\nГермания: А Бер - Пру, Ф Киль - Берлин',
  );
  expect(en).toContain('_A Berlin - Prussia_');
  expect(en).toContain('_F Kiel - Berlin_');
  expect(ordersOf(en)).toContain('A Berlin did not get away');
  expect(ru).toContain('_А Берлин - Пруссия_');
  expect(ru).toContain('_Ф Киль - Берлин_');
  expect(ordersOf(ru)).toContain('армия в Берлине не ушла');
});

describe('S5: two units cannot change places', () => {
  test('without a convoy both stay', () => {
    const { en, ru } = both(
      [unit('England', 'A', 'NWY'), unit('Russia', 'A', 'SWE')],
      'England: A Nwy - Swe\nRussia: A Swe - Nwy',
      'Англия: А Норвегия - Швеция\nРоссия: А Швеция - Норвегия',
    );
    expect(ordersOf(en)).toContain('change places only by convoy');
    expect(en).toContain('England: A Norway');
    expect(ordersOf(ru)).toContain('Встречный бой');
    expect(ru).toContain('Англия: А Норвегия');
  });

  test('with a convoy they do', () => {
    const { en, ru } = both(
      [unit('England', 'A', 'NWY'), unit('England', 'F', 'SKA'), unit('Russia', 'A', 'SWE')],
      'England: A Nwy - Swe via convoy, F Ska C A Nwy - Swe\nRussia: A Swe - Nwy',
      'Англия: А Норвегия - Швеция через конвой, Ф Ска к А Норвегия - Швеция\nРоссия: А Швеция - Норвегия',
    );
    expect(en).toContain('England: F Skagerrak, A Sweden');
    expect(ru).toContain('Россия: А Норвегия');
  });
});

test('S6: three units rotate', () => {
  const { en, ru } = both(
    [unit('England', 'F', 'BEL'), unit('England', 'F', 'NTH'), unit('Germany', 'A', 'HOL')],
    'England: F Bel - Nth, F Nth - Hol\nGermany: A Hol - Bel',
    'Англия: Ф Бельгия - Северное море, Ф Северное море - Голландия\nГермания: А Голландия - Бельгия',
  );
  expect(en).toContain('England: F Holland, F North Sea');
  expect(en).toContain('Germany: A Belgium');
  expect(ru).toContain('Германия: А Бельгия');
  expect(en).not.toContain('_F');
});

test('S7: support breaks a standoff, dislodges, and is told with its numbers', () => {
  const { en, ru } = both(
    [unit('Germany', 'A', 'BER'), unit('Germany', 'A', 'MUN'), unit('Russia', 'A', 'SIL')],
    'Germany: A Ber - Sil, A Mun S A Ber - Sil\nRussia: A Sil H',
    'Германия: А Бер - Сил, А Мюн п А Бер - Сил\nРоссия: А Сил обороняется',
  );
  expect(ordersOf(en)).toContain('with strength 2 and dislodged Russian A Silesia (1)');
  expect(ordersOf(ru)).toContain('с силой 2, разбив российскую армию в Силезии (1)');
});
