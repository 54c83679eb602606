import { type GameState, type GivenOrder, newGame, parseOrder } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { type Choice, choicesAt, type Entry, IDLE, stepBack, targetsOf, verbsOf, withoutOrder } from './entry.ts';
import { shortOrder } from './write.ts';

function board(units: string, orders: readonly string[] = []): { state: GameState; given: readonly GivenOrder[] } {
  const state: GameState = {
    ...newGame(),
    units: units.split(', ').map((text) => {
      const [power = '', type = '', at = ''] = text.split(' ');
      return { power, type: type === 'A' ? 'A' : 'F', at };
    }),
  };
  const given = orders.map((text) => {
    const order = parseOrder(text);
    if (order === undefined) throw new Error(text);
    return { power: 'England', order };
  });
  return { state, given };
}

function told(choices: readonly Choice[]): readonly string[] {
  return choices.map((choice) =>
    choice.kind === 'step'
      ? JSON.stringify(choice.entry)
      : `${choice.kind === 'take-back' ? 'not ' : ''}${shortOrder(choice.order)}`,
  );
}

const unit = (at: string): Entry => ({ step: 'unit', at });

const CHANNEL = board('England F NTH, England A LON, England F ENG, France A BEL, France A PAR', ['A LON - BEL VIA']);

test('a chosen unit lights where it may go and, otherwise, whom it may help', () => {
  const lit = targetsOf(unit('NTH'), CHANNEL);
  expect(lit.find(({ at }) => at === 'BEL')?.kind).toBe('move');
  expect(lit.find(({ at }) => at === 'LON')?.kind).toBe('move');
  expect(lit.some(({ at }) => at === 'PAR')).toBe(false);
  const paris = targetsOf(unit('PAR'), CHANNEL);
  expect(paris.filter(({ kind }) => kind === 'move').map(({ at }) => at)).toEqual(['BRE', 'BUR', 'GAS', 'PIC']);
  expect(paris.filter(({ kind }) => kind === 'help').map(({ at }) => at)).toEqual(['BEL', 'ENG', 'LON']);
});

test('at a target where several orders fit, the convoy of an army ordered there comes first', () => {
  expect(told(choicesAt(unit('NTH'), 'BEL', CHANNEL))).toEqual([
    'F Nth C A Lon – Bel',
    'F Nth – Bel',
    'F Nth S A Lon – Bel',
    'F Nth S A Bel',
    '{"step":"help","at":"NTH","verb":"support","of":"BEL"}',
    '{"step":"help","at":"NTH","verb":"convoy","of":"BEL"}',
  ]);
});

test('where one order fits, pointing at it is enough; what is not lit means nothing', () => {
  expect(told(choicesAt(unit('PAR'), 'BUR', CHANNEL))).toEqual(['A Par – Bur']);
  expect(choicesAt(unit('PAR'), 'MUN', CHANNEL)).toEqual([]);
  expect(choicesAt(IDLE, 'BUR', CHANNEL)).toEqual([]);
});

test('coasts are asked, never chosen', () => {
  const fleet = board('France F MAO');
  expect(told(choicesAt(unit('MAO'), 'SPA', fleet))).toEqual(['F Mao – Spa/nc', 'F Mao – Spa/sc']);
});

test('by convoy is offered only where fleets stand, on foot beside it where both are possible', () => {
  const both = board('England A LON, England F NTH, England F ENG');
  expect(told(choicesAt(unit('LON'), 'BEL', both))).toEqual(['A Lon – Bel via convoy']);
  expect(told(choicesAt(unit('LON'), 'YOR', both))).toEqual(['A Lon – Yor', 'A Lon – Yor via convoy']);
  expect(choicesAt(unit('LON'), 'BEL', board('England A LON'))).toEqual([]);
  expect(verbsOf(unit('LON'), both)).toEqual(['move', 'support', 'via']);
});

test('a support into an empty province asks whom, once a support is meant', () => {
  const three = board('Germany A RUH, Germany A MUN, France A PAR');
  expect(told(choicesAt({ step: 'unit', at: 'RUH', verb: 'support' }, 'BUR', three))).toEqual([
    'A Ruh S A Mun – Bur',
    'A Ruh S A Par – Bur',
  ]);
  expect(told(choicesAt(unit('RUH'), 'BUR', three))).toEqual(['A Ruh – Bur']);
});

test('a support is pointed out by its unit and then by where that goes', () => {
  const entry: Entry = { step: 'help', at: 'RUH', verb: 'support', of: 'MUN' };
  const three = board('Germany A RUH, Germany A MUN, France A PAR');
  expect(targetsOf(entry, three).map(({ at }) => at)).toEqual(['BUR', 'KIE', 'MUN']);
  expect(told(choicesAt(entry, 'BUR', three))).toEqual(['A Ruh S A Mun – Bur']);
  expect(told(choicesAt(entry, 'MUN', three))).toEqual(['A Ruh S A Mun']);
  expect(stepBack(entry)).toEqual({ step: 'unit', at: 'RUH', verb: 'support' });
});

test('a support of a fleet takes the coast its order names, and none where it has no order', () => {
  const fleets = 'France F MAO, France A GAS';
  expect(told(choicesAt({ step: 'help', at: 'GAS', verb: 'support', of: 'MAO' }, 'SPA', board(fleets)))).toEqual([
    'A Gas S F Mao – Spa',
  ]);
  expect(
    told(choicesAt({ step: 'help', at: 'GAS', verb: 'support', of: 'MAO' }, 'SPA', board(fleets, ['F MAO - SPA/NC']))),
  ).toEqual(['A Gas S F Mao – Spa/nc']);
});

test('a convoy is pointed out by its army and then by the shore', () => {
  const entry: Entry = { step: 'help', at: 'NTH', verb: 'convoy', of: 'LON' };
  expect(told(choicesAt(entry, 'BEL', CHANNEL))).toEqual(['F Nth C A Lon – Bel']);
  expect(targetsOf(entry, CHANNEL).some(({ at }) => at === 'NWY')).toBe(true);
});

test('a dislodged unit is pointed to its open places only', () => {
  const { state } = board('England A BEL, Germany A RUH');
  const retreat: GameState = {
    ...state,
    phase: { kind: 'retreat', season: 'fall', year: 1903 },
    dislodged: [{ power: 'France', type: 'A', at: 'BEL', attackedFrom: 'LON' }],
    contested: ['BUR'],
  };
  expect(targetsOf(unit('BEL'), { state: retreat, given: [] })).toEqual([
    { at: 'HOL', kind: 'move' },
    { at: 'PIC', kind: 'move' },
  ]);
  expect(told(choicesAt(unit('BEL'), 'PIC', { state: retreat, given: [] }))).toEqual(['A Bel R Pic']);
});

test('in winter a free home centre offers what can be built, and the order given is taken back there', () => {
  const { state } = board('Russia A WAR');
  const winter: GameState = {
    ...state,
    phase: { kind: 'build', season: 'winter', year: 1901 },
    centers: { Russia: ['STP', 'WAR', 'MOS'] },
  };
  expect(told(choicesAt(IDLE, 'STP', { state: winter, given: [] }))).toEqual([
    'Build A StP',
    'Build F StP/nc',
    'Build F StP/sc',
  ]);
  const built = { power: 'Russia', order: parseOrder('A STP B') ?? { kind: 'waive' as const } };
  expect(told(choicesAt(IDLE, 'STP', { state: winter, given: [built] }))[0]).toBe('not Build A StP');
});

test('units without an order are found', () => {
  expect(withoutOrder(CHANNEL)).toEqual(['BEL', 'ENG', 'NTH', 'PAR']);
});
