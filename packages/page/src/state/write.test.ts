import { positionOf, STANDARD_MAP, type UnitType, type WrittenOrder } from '@standoff/diplomacy';
import { readOrders } from '@standoff/language';
import { describe, expect, test } from 'vitest';
import { newWorkbench, viewOf } from './document.ts';
import { setLines } from './edit.ts';
import { lineIn, linesIn, NOTATIONS, shortOrder, shortPlace, shortUnit } from './write.ts';

const unit = (type: UnitType, at: string): { readonly type: UnitType; readonly at: string } => ({ type, at });

const WRITTEN: readonly (readonly [WrittenOrder, string, string])[] = [
  [{ kind: 'hold', unit: unit('A', 'PAR') }, 'A Par H', 'А Пар Д'],
  [{ kind: 'move', unit: unit('A', 'PAR'), to: 'BUR' }, 'A Par – Bur', 'А Пар – Бур'],
  [{ kind: 'move', unit: unit('F', 'MAO'), to: 'SPA/SC' }, 'F Mao – Spa/sc', 'Ф Сат – Исп/юп'],
  [{ kind: 'move', unit: unit('F', 'BAR'), to: 'STP/NC' }, 'F Bar – StP/nc', 'Ф Бар – СПб/сп'],
  [{ kind: 'move', unit: unit('F', 'BLA'), to: 'BUL/EC' }, 'F Bla – Bul/ec', 'Ф Чер – Бол/вп'],
  [
    { kind: 'move', unit: unit('A', 'LON'), to: 'BEL', via: true },
    'A Lon – Bel via convoy',
    'А Лон – Бел через конвой',
  ],
  [{ kind: 'support-hold', unit: unit('A', 'PAR'), target: unit('A', 'BUR') }, 'A Par S A Bur', 'А Пар П А Бур'],
  [
    { kind: 'support-move', unit: unit('F', 'LYO'), target: unit('A', 'GAS'), to: 'MAR' },
    'F Lyo S A Gas – Mar',
    'Ф Лио П А Гас – Мар',
  ],
  [
    { kind: 'convoy', unit: unit('F', 'NTH'), target: unit('A', 'LON'), to: 'BEL' },
    'F Nth C A Lon – Bel',
    'Ф Сев К А Лон – Бел',
  ],
  [{ kind: 'retreat', unit: unit('A', 'BUR'), to: 'PAR' }, 'A Bur R Par', 'А Бур О Пар'],
  [{ kind: 'build', unit: unit('F', 'STP/SC') }, 'Build F StP/sc', 'Построить Ф СПб/юп'],
  [{ kind: 'disband', unit: unit('A', 'PAR') }, 'Disband A Par', 'Расформировать А Пар'],
  [{ kind: 'waive' }, 'Waive', 'Отказ от постройки'],
];

describe('an order in codes', () => {
  test.each(WRITTEN)('stands in either notation: %j', (order, latin, cyrillic) => {
    expect([shortOrder(order), shortOrder(order, 'latin'), shortOrder(order, 'cyrillic')]).toEqual([
      latin,
      latin,
      cyrillic,
    ]);
  });

  test.each(WRITTEN)('is read back from either notation as what it is: %j', (order) => {
    const phase = order.kind === 'retreat' ? 'retreat' : /build|waive/.test(order.kind) ? 'build' : 'movement';
    for (const notation of NOTATIONS) {
      const read = readOrders(shortOrder(order, notation), {
        map: STANDARD_MAP,
        phase: order.kind === 'disband' ? 'build' : phase,
      });
      expect([read.problems, read.orders.map((one) => one.order)]).toEqual([[], [order]]);
    }
  });

  test('names every place of the board otherwise than every other', () => {
    for (const notation of NOTATIONS) {
      const places = Object.keys(STANDARD_MAP.data.provinces);
      expect(new Set(places.map((at) => shortPlace(at, notation))).size).toBe(places.length);
    }
    expect(shortUnit({ at: 'PAR' }, 'cyrillic')).toBe('Пар');
  });
});

describe('a line', () => {
  const order: WrittenOrder = { kind: 'move', unit: unit('A', 'PAR'), to: 'BUR' };

  test('in the codes of the other notation is shown in those wanted, with a dash or a hyphen', () => {
    expect(lineIn('A Par – Bur', [order], 'cyrillic')).toBe('А Пар – Бур');
    expect(lineIn('А Пар - Бур', [order], 'latin')).toBe('A Par – Bur');
  });

  test('in its own words stays as it is, as do two orders in one line and what was not read', () => {
    expect(lineIn('paris to burgundy', [order], 'cyrillic')).toBe('paris to burgundy');
    expect(lineIn('A Par - Bur', [order], 'latin')).toBe('A Par - Bur');
    expect(lineIn('A Par – Bur', [order, order], 'cyrillic')).toBe('A Par – Bur');
    expect(lineIn('A Par – Xyz', [], 'cyrillic')).toBe('A Par – Xyz');
  });

  test('of a workbench is judged the same in whichever notation it is shown', () => {
    const first = viewOf(setLines(newWorkbench(), 'France', ['A Par – Bur', 'F Bre H']));
    const shown = linesIn(first.read, 'cyrillic').France ?? [];
    expect(shown).toEqual(['А Пар – Бур', 'Ф Бре Д']);
    const second = viewOf(setLines(newWorkbench(), 'France', shown));
    expect(second.result).toEqual(first.result);
    expect(positionOf(second.state)).toEqual(positionOf(first.state));
  });
});
