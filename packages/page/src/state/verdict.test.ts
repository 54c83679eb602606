import {
  judgePhase,
  newGame,
  type PhaseResult,
  parseOrder,
  positionOf,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { decidersOf, differences, followersOf, shortVerdict, verdictsOf } from './verdict.ts';

function judged(
  units: string,
  orders: readonly string[],
): {
  readonly result: PhaseResult;
  readonly state: ReturnType<typeof newGame>;
  readonly given: Parameters<typeof differences>[1];
} {
  const standing = units.split(', ').map((text): Unit => {
    const [power = '', type = '', at = ''] = text.split(' ');
    return { power, type: type === 'A' ? 'A' : 'F', at };
  });
  const state = { ...newGame(), units: standing };
  const given = orders.map((text) => {
    const order = parseOrder(text);
    const power = standing.find((unit) => text.startsWith(`${unit.type} ${unit.at} `))?.power;
    if (order === undefined || power === undefined) throw new Error(text);
    return { power, order };
  });
  return { result: judgePhase(STANDARD_MAP, state.phase, positionOf(state), given), state, given };
}

test('the list shows strength and what stood against it, or one word', () => {
  const { result } = judged('Germany A BER, Germany F KIE, Russia A WAR, Austria A SIL, Italy A VEN, Italy A TYR', [
    'A BER - SIL',
    'F KIE - BER',
    'A WAR - SIL',
    'A TYR S A VEN - TRI',
  ]);
  expect(verdictsOf(result).map(({ at, judged: one }) => [at, shortVerdict(one)])).toEqual([
    ['BER', { kind: 'strength', strength: 1, against: 1 }],
    ['KIE', { kind: 'word', word: 'blocked' }],
    ['WAR', { kind: 'strength', strength: 1, against: 1 }],
    ['TYR', { kind: 'word', word: 'void' }],
    ['SIL', { kind: 'none' }],
    ['VEN', { kind: 'none' }],
  ]);
});

test('what decides an order are the units its reason names, and what fails with it follows', () => {
  const { result } = judged('Germany A BER, Germany F KIE, Russia A WAR, Austria A SIL', [
    'A BER - SIL',
    'F KIE - BER',
    'A WAR - SIL',
  ]);
  const [berlin, kiel] = result.orders;
  expect(berlin === undefined ? [] : decidersOf(berlin.reason, 'BER')).toEqual(['SIL', 'WAR']);
  expect(kiel === undefined ? [] : decidersOf(kiel.reason, 'KIE')).toEqual(['BER']);
  expect(followersOf(result, 'BER')).toEqual(['KIE']);
});

test('profiles that disagree on a board name the orders', () => {
  const { result, state, given } = judged('England A LON, England F NTH, France A BEL, France F ENG', [
    'A LON - BEL',
    'F NTH C A LON - BEL',
    'A BEL - LON VIA',
    'F ENG C A BEL - LON',
  ]);
  expect(differences(state, given, result).find(({ profile }) => profile === 'datc-3.2')?.orders).toEqual([]);
  const swap = judged('England A NWY, England F SKA, Russia A SWE', [
    'A NWY - SWE',
    'F SKA C A NWY - SWE',
    'A SWE - NWY',
  ]);
  const found = differences(swap.state, swap.given, swap.result);
  expect(found.filter(({ orders, board }) => orders.length > 0 || board).map(({ profile }) => profile)).toEqual([
    'webdiplomacy',
  ]);
  const web = found.find(({ profile }) => profile === 'webdiplomacy');
  expect(web?.judged).toHaveLength(web?.orders.length ?? 0);
  for (const [place, index] of (web?.orders ?? []).entries())
    expect(web?.judged[place]?.result).not.toEqual(swap.result.orders[index]?.result);
});
