import { expect, test } from 'vitest';
import { type GameState, newGame, playTurn, positionOf } from '../game.ts';
import { STANDARD_MAP } from '../map.ts';
import { parseOrder } from '../notation.ts';
import type { GivenOrder } from '../order.ts';
import { byPlace } from '../order-list.ts';
import { PROFILES } from '../rules.ts';
import { MOVEMENT, type PackedGame, RETREAT, SOLO, YEARS_OVER } from './game.ts';
import { createPackedGames } from './games.ts';
import { createLegalOrders } from './legal-orders.ts';

const games = createPackedGames(STANDARD_MAP);

function given(...lines: string[]): GivenOrder[] {
  return lines.map((line) => {
    const [power = '', ...words] = line.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(`no order in ${line}`);
    return { power, order };
  });
}

/** A game in its movement phase with orders. */
function ordered(state: GameState, orders: readonly GivenOrder[]): PackedGame {
  const game = games.newGame();
  expect(games.read(state, game)).toBe(true);
  const board = games.judge.prepare(positionOf(state), orders);
  game.units.set(board.units);
  game.orders.set(board.orders);
  return game;
}

test('a game begins as the plain one does, and goes back to its start', () => {
  const game = games.newGame(1905);
  const plain = newGame(STANDARD_MAP, { lastYear: 1905 });
  const start: GameState = { ...plain, units: [...plain.units].sort(byPlace) };
  expect(games.write(game)).toEqual(start);
  games.advance(game);
  games.advance(game);
  expect([game.year, game.kind]).toEqual([1902, MOVEMENT]);
  games.restart(game, 1905);
  expect(games.write(game)).toEqual(start);
});

test('an army that its own fleet convoyed leaves its start open to the unit it drove out, as in the plain game', () => {
  const state: GameState = {
    ...newGame(),
    units: [
      { power: 'England', type: 'A', at: 'NWY' },
      { power: 'England', type: 'F', at: 'SKA' },
      { power: 'England', type: 'F', at: 'BAL' },
      { power: 'Russia', type: 'A', at: 'SWE' },
    ],
  };
  const convoy = given('England A NWY - SWE', 'England F SKA C A NWY - SWE', 'England F BAL S A NWY - SWE');
  const walk = given('England A NWY - SWE', 'England F BAL S A NWY - SWE');
  const retreats = [convoy, walk].map((orders) => {
    const game = ordered(state, orders);
    games.advance(game);
    const written = games.write(game);
    expect({ ...written, unordered: [] }).toEqual({ ...playTurn(state, orders).next, unordered: [] });
    return written.dislodged[0]?.retreats;
  });
  expect(retreats).toEqual([
    ['DEN', 'FIN', 'NWY'],
    ['DEN', 'FIN'],
  ]);
});

test('two that retreat to the same place are both lost, and one that has no order too', () => {
  const game = games.newGame();
  const state: GameState = {
    ...newGame(),
    phase: { kind: 'retreat', season: 'spring', year: 1901 },
    units: [{ power: 'France', type: 'A', at: 'PAR' }],
    dislodged: [
      { power: 'Germany', type: 'A', at: 'BUR', attackedFrom: 'PAR' },
      { power: 'Italy', type: 'A', at: 'MAR', attackedFrom: 'SPA' },
      { power: 'Austria', type: 'A', at: 'VIE', attackedFrom: 'BOH' },
    ],
  };
  expect(games.read(state, game)).toBe(true);
  const legal = createLegalOrders(3);
  games.legalOrders(game, legal);
  expect([game.kind, legal.start[3]]).toEqual([RETREAT, 6 + 5 + 5]);
  const gascony = STANDARD_MAP.provinceNumber.get('GAS') ?? 0;
  for (const i of [0, 1]) {
    const words = legal.words.subarray(legal.start[i], legal.start[i + 1]);
    game.retreats[i] = words.find((word) => (word & 0x7ff) === gascony) ?? 0;
    expect(game.retreats[i]).not.toBe(0);
  }
  games.advance(game);
  expect(games.write(game).units).toEqual([{ power: 'France', type: 'A', at: 'PAR' }]);
});

test('eighteen centres win, and otherwise the last year ends a game', () => {
  const all = STANDARD_MAP.data.provinces.filter((province) => province.centre === true).map(({ code }) => code);
  const state = (count: number): GameState => ({
    ...newGame(STANDARD_MAP, { lastYear: 1901 }),
    phase: { kind: 'movement', season: 'fall', year: 1901 },
    centers: { France: all.slice(0, count), Turkey: all.slice(count) },
    units: [],
  });
  const ends = [18, 17].map((count) => {
    const game = ordered(state(count), []);
    games.advance(game);
    return [game.end, game.winner, games.write(game).end];
  });
  expect(ends).toEqual([
    [SOLO, 3, { kind: 'solo', power: 'France', centers: 18 }],
    [YEARS_OVER, 0, { kind: 'year', year: 1901 }],
  ]);
});

test('a trial on a copy leaves the game as it was', () => {
  const game = games.newGame();
  const trial = games.newGame();
  games.copy(game, trial);
  games.advance(trial);
  expect([trial.autumn, game.autumn]).toEqual([1, 0]);
});

test('games that cannot be packed are refused: other rules, unknown powers, places and coasts, a draw', () => {
  const game = games.newGame();
  const base = newGame();
  const refused: readonly GameState[] = [
    { ...base, rules: PROFILES['2000'] },
    { ...base, units: [{ power: 'Atlantis', type: 'A', at: 'PAR' }] },
    { ...base, units: [{ power: 'France', type: 'A', at: 'XXX' }] },
    { ...base, units: [{ power: 'France', type: 'A', at: 'SPA/NC' }] },
    { ...base, centers: { Atlantis: ['PAR'] } },
    { ...base, end: { kind: 'draw', powers: ['France'] } },
  ];
  expect(refused.map((state) => games.read(state, game))).toEqual(refused.map(() => false));
  expect(games.read(base, game)).toBe(true);
});
