import {
  allLegalOrders,
  formatOrder,
  type GameState,
  newGame,
  PROFILES,
  positionOf,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { currentState, type Game, type GameOrder, playPhase, replay, undoPhase } from './game.ts';
import { formatGame, readGame } from './game-file.ts';

/** A small generator of its own, so that every run plays the same games. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function randomOrders(state: GameState, roll: (sides: number) => number): readonly GameOrder[] {
  const choices = allLegalOrders(STANDARD_MAP, positionOf(state), state.phase.kind, state.rules);
  return choices.flatMap(({ power, orders }) => {
    const order = roll(8) === 0 ? undefined : orders[roll(orders.length)];
    return order === undefined ? [] : [{ power, text: `> ${formatOrder(order)}`, order }];
  });
}

function randomGame(seed: number, phases: number): Game {
  const roll = dice(seed);
  let game: Game = { start: newGame(undefined, { rules: PROFILES['2000'], lastYear: 1905 }), phases: [] };
  while (game.phases.length < phases && currentState(game).end === undefined)
    game = playPhase(game, randomOrders(currentState(game), roll));
  return game;
}

function kindsOf(game: Game): Set<string | undefined> {
  return new Set(game.phases.map(({ name }) => name.at(-1)));
}

/** A random game with phases of every kind. */
function wholeGame(): Game {
  for (let seed = 1; ; seed += 1) {
    const game = randomGame(seed, 60);
    if (kindsOf(game).size === 3) return game;
  }
}

const GAME = wholeGame();

test('a game is the same after it was written and read', () => {
  expect(kindsOf(GAME)).toEqual(new Set(['M', 'R', 'A']));
  const read = readGame(JSON.parse(formatGame(GAME)));
  expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(GAME)) });
});

test('playing the stored orders again gives every stored result and state', () => {
  for (const seed of [2, 3, 4]) {
    const read = readGame(JSON.parse(formatGame(randomGame(seed, 60))));
    if (!read.ok) throw new Error(read.problem.code);
    expect(currentState(read.value).end).toEqual({ kind: 'year', year: 1905 });
    expect(JSON.parse(JSON.stringify(replay(read.value)))).toEqual(read.value);
  }
});

test('taking a phase back gives the game before it, down to the start', () => {
  let game: Game | undefined = GAME;
  let phases = GAME.phases.length;
  while (game !== undefined && game.phases.length > 0) {
    game = undoPhase(game);
    phases -= 1;
    expect(game?.phases).toEqual(GAME.phases.slice(0, phases));
  }
  expect(game && undoPhase(game)).toBeUndefined();
});

test('an order stands in one line of the file', () => {
  const lines = formatGame({ ...GAME, phases: GAME.phases.slice(0, 1) }).split('\n');
  expect(lines.filter((line) => /^ {6,}\{ "power": .*"text": "> /.test(line)).length).toBe(
    GAME.phases[0]?.orders.length,
  );
});

test('a file of another format, version or map is refused', () => {
  const file = JSON.parse(formatGame(GAME));
  const problem = (change: object): unknown => {
    const read = readGame({ ...file, ...change });
    return read.ok ? undefined : read.problem;
  };
  expect(problem({ format: 'chess' })).toEqual({ code: 'file/unknown-format' });
  expect(problem({ version: 2 })).toEqual({ code: 'file/unknown-version', version: 2, known: 1 });
  expect(problem({ variant: 'ancient' })).toEqual({ code: 'file/unknown-map', map: 'ancient' });
  expect(problem({ rules: { '4.A.2': 'z' } })).toEqual({ code: 'file/bad-rules', at: 'rules.4.A.2' });
  expect(problem({ lastYear: 'soon' })).toMatchObject({ at: 'lastYear', wanted: 'whole-number' });
  expect(problem({ start: {} })).toMatchObject({ at: 'start.phase', missing: true });
  expect(problem({ phases: [{ name: 'S1901M', orders: [{ power: 'France', text: '' }] }] })).toMatchObject({
    at: 'phases[0].orders[0].order',
  });
});
