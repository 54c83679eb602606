import {
  type DislodgedUnit,
  formatOrder,
  type GameState,
  newGame,
  type Position,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import {
  createChance,
  createLegalOrders,
  createPackedGames,
  drawBelow,
  type PackedGame,
  type PackedGames,
} from '@standoff/diplomacy/packed';
import { expect, test } from 'vitest';
import { readCaseLines } from './case-form.ts';

// Orders drawn by chance are legal, and each legal one as likely as any other: seeded, so that nothing fails by chance.

const DRAWS = 12_000;
const games = createPackedGames(STANDARD_MAP);
const legal = createLegalOrders(80);

/** A game in a movement phase on a board. */
function gameOn({ judge, newGame }: PackedGames, position: Position): PackedGame {
  const game = newGame();
  const board = judge.prepare(position, []);
  game.units.set(board.units.subarray(0, board.count));
  game.count = board.count;
  return game;
}

/** How far counts lie from equal ones, in standard deviations of the chi-square sum: of hundreds of freedoms, so near to normal. */
function unevenness(counts: readonly (readonly number[])[]): number {
  let sum = 0;
  let freedoms = 0;
  for (const list of counts) {
    const expected = DRAWS / list.length;
    for (const count of list) sum += (count - expected) ** 2 / expected;
    freedoms += list.length - 1;
  }
  return (sum - freedoms) / Math.sqrt(2 * freedoms);
}

test('each order of a unit is drawn as often as any other, on boards with fleets at sea and armies they could carry', () => {
  const boards = readCaseLines('bench-movement.jsonl.gz').slice(0, 12);
  const chance = createChance(1);
  for (const one of boards) {
    const position = one.phases[0]?.position;
    if (position === undefined) continue;
    const game = gameOn(games, position);
    games.legalOrders(game, legal);
    const lists = Array.from({ length: game.count }, (_, i) => [
      ...legal.words.subarray(legal.start[i], legal.start[i + 1]),
    ]);
    const counts = lists.map((list) => list.map(() => 0));
    const places = lists.map((list) => new Map(list.map((word, n) => [word, n] as const)));
    for (let draw = 0; draw < DRAWS; draw++) {
      games.drawOrders(game, chance);
      for (let i = 0; i < game.count; i++) {
        const place = places[i]?.get(game.orders[i] ?? 0) ?? -1;
        const list = counts[i] ?? [];
        if (place < 0)
          expect.fail(`${formatOrder(games.judge.unpackOrder(game, i, game.orders[i] ?? 0))} is not legal`);
        list[place] = (list[place] ?? 0) + 1;
      }
    }
    expect(Math.abs(unevenness(counts))).toBeLessThan(4.5);
    expect(Math.min(...counts.flat())).toBeGreaterThan(0);
  }
});

/** How often each of some things is drawn. */
function drawnOf(things: readonly number[], draw: () => number): number[] {
  const counts = things.map(() => 0);
  for (let k = 0; k < DRAWS; k++) {
    const place = things.indexOf(draw());
    expect(place).toBeGreaterThanOrEqual(0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

test('a retreat is drawn as often as any other, and as often as to disband', () => {
  const game = games.newGame();
  const dislodged: DislodgedUnit = { power: 'Germany', type: 'A', at: 'BUR', attackedFrom: 'PAR' };
  const phase: GameState['phase'] = { kind: 'retreat', season: 'spring', year: 1901 };
  games.read({ ...newGame(), phase, units: [], dislodged: [dislodged] }, game);
  games.legalOrders(game, legal);
  const options = [...legal.words.subarray(legal.start[0], legal.start[1])];
  expect(options).toHaveLength(7);
  const chance = createChance(4);
  const drawn = drawnOf(options, () => {
    games.drawOrders(game, chance);
    return game.retreats[0] ?? -1;
  });
  expect(unevenness([drawn])).toBeLessThan(4.5);
});

test('a build is drawn as often as any other and as waiving it, and a disband as any other', () => {
  const game = games.newGame();
  const phase: GameState['phase'] = { kind: 'build', season: 'winter', year: 1901 };
  const units: Unit[] = ['MUN', 'RUH', 'HOL'].map((at) => ({ power: 'Germany', type: 'A', at }));
  games.read(
    { ...newGame(), phase, units: [...units], centers: { Russia: ['STP', 'WAR'], Germany: ['MUN', 'BER'] } },
    game,
  );
  // Russia has two builds: the first from an army or two fleets in St Petersburg, an army in Warsaw, and waiving.
  games.legalOrders(game, legal);
  const russia = STANDARD_MAP.powerNumber.get('Russia') ?? 0;
  const builds = [...legal.words.subarray(legal.start[russia - 1], legal.start[russia])];
  expect(builds).toHaveLength(4);
  const germany = STANDARD_MAP.powerNumber.get('Germany') ?? 0;
  const removals = [...legal.words.subarray(legal.start[germany - 1], legal.start[germany])];
  expect([removals.length, games.due(game, germany), games.due(game, russia)]).toEqual([3, -1, 2]);
  const chance = createChance(5);
  const disbands = drawnOf(removals, () => {
    games.drawOrders(game, chance);
    return game.adjustments[0] ?? 0;
  });
  expect(unevenness([disbands])).toBeLessThan(4.5);
  // Where the first is waived and the second built, that stands first: so ask how often neither is.
  let none = 0;
  for (let k = 0; k < DRAWS; k++) {
    games.drawOrders(game, chance);
    none += game.adjustmentCount === 1 ? 1 : 0;
  }
  expect(Math.abs(none / DRAWS - 1 / 25)).toBeLessThan(0.01);
});

test('numbers below a limit come up equally often, also where the limit does not divide a power of two', () => {
  const chance = createChance(2);
  for (const limit of [2, 3, 7, 100, 1000]) {
    const counts = new Array<number>(limit).fill(0);
    for (let draw = 0; draw < DRAWS; draw++) {
      const number = drawBelow(chance, limit);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toHaveLength(limit);
    expect(unevenness([counts])).toBeLessThan(4.5);
  }
});

test('limits beyond 65,536 are drawn from whole words', () => {
  const chance = createChance(3);
  const halves = [0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    const number = drawBelow(chance, 1_000_000);
    expect(number).toBeLessThan(1_000_000);
    halves[number < 500_000 ? 0 : 1] = (halves[number < 500_000 ? 0 : 1] ?? 0) + 1;
  }
  expect(unevenness([halves])).toBeLessThan(4.5);
});

test('the same seed gives the same game, another seed another', () => {
  const play = (seed: number): string => {
    const chance = createChance(seed);
    const game = games.newGame(1903);
    while (game.end === 0) {
      games.drawOrders(game, chance);
      games.advance(game);
    }
    return JSON.stringify(games.write(game));
  };
  expect(play(1)).toBe(play(1));
  expect(play(1)).not.toBe(play(2));
});
