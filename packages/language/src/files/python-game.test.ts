import { DEFAULT_RULES, formatOrder, newGame, parseOrder, type Rules } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { currentState, type Game, type GameOrder, playPhase } from './game.ts';
import { isPythonGame, type PythonGame, readPythonGame } from './python-game.ts';
import { toPythonGame } from './python-write.ts';
import { playSavedGame, readSavedGame, undoSavedGame } from './saved-game.ts';
import type { JsonObject } from './shape.ts';

function by(power: string, ...texts: readonly string[]): readonly GameOrder[] {
  return texts.flatMap((text) => {
    const order = parseOrder(text);
    return order === undefined ? [] : [{ power, text, order }];
  });
}

/** Munich is taken in autumn 1901 and Germany retreats. */
const TURNS: readonly (readonly GameOrder[])[] = [
  [
    ...by('France', 'A PAR - BUR', 'A MAR - SPA', 'F BRE - ENG'),
    ...by('Germany', 'A MUN H', 'A BER - KIE', 'F KIE - HOL'),
    ...by('Italy', 'A VEN - TYR'),
  ],
  [...by('France', 'A BUR - MUN'), ...by('Italy', 'A TYR S A BUR - MUN'), ...by('England', 'F LON - ENG')],
  [...by('Germany', 'A MUN R BER')],
  [...by('France', 'A PAR B', 'WAIVE'), ...by('Germany', 'F KIE B')],
];

function played(turns: number): Game {
  let game: Game = { start: newGame(), phases: [] };
  for (const orders of TURNS.slice(0, turns)) game = playPhase(game, orders);
  return game;
}

function reread(game: Game, rules: Rules = DEFAULT_RULES): PythonGame {
  const read = readPythonGame(JSON.parse(JSON.stringify(toPythonGame(game, 'g', 7))), rules);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

function phasesOf(file: JsonObject): readonly JsonObject[] {
  return file.phases as readonly JsonObject[];
}

test('a game is written in the shapes that the python package reads', () => {
  const phases = phasesOf(JSON.parse(JSON.stringify(toPythonGame(played(2), 'g', 7))));
  expect(phases.map((phase) => phase.name)).toEqual(['S1901M', 'F1901M', 'F1901R']);
  expect(phases[1]).toMatchObject({
    orders: { FRANCE: ['A BUR - MUN'], ITALY: ['A TYR S A BUR - MUN'], RUSSIA: [] },
    results: { 'A BUR': [], 'A MUN': ['dislodged'], 'F ENG': [], 'F LON': ['bounce'], 'F STP/SC': [] },
    messages: [],
  });
  expect(phases[2]).toMatchObject({
    orders: { FRANCE: null },
    results: {},
    state: {
      name: 'F1901R',
      game_id: 'g',
      map: 'standard',
      timestamp: 7,
      units: { GERMANY: ['F HOL', 'A KIE', '*A MUN'] },
      retreats: { GERMANY: { 'A MUN': ['BER', 'BOH', 'RUH', 'SIL'] }, FRANCE: {} },
      centers: { GERMANY: ['BER', 'KIE', 'MUN'] },
      homes: { RUSSIA: ['MOS', 'SEV', 'STP', 'WAR'] },
      influence: { FRANCE: ['BRE', 'MAR', 'PAR', 'BUR', 'ENG', 'SPA', 'MUN'], GERMANY: ['BER', 'KIE', 'HOL'] },
      builds: { FRANCE: { count: 0, homes: [] } },
    },
  });
});

test('builds, removals and the end are written as that package writes them', () => {
  const phases = phasesOf(JSON.parse(JSON.stringify(toPythonGame(played(4), 'g', 7))));
  expect(phases[3]).toMatchObject({ name: 'W1901A', results: {}, orders: {} });
  expect(phases.map((phase) => phase.name)).toEqual(['S1901M', 'F1901M', 'F1901R', 'W1901A', 'S1902M']);
  expect(phases[3]).toMatchObject({
    state: { builds: { FRANCE: { count: 2, homes: ['BRE', 'MAR', 'PAR'] }, GERMANY: { count: 0, homes: [] } } },
    orders: { FRANCE: ['A PAR B', 'WAIVE'] },
    results: { 'A PAR': [''], WAIVE: [''], 'F KIE': ['void'] },
  });
});

test('a game converted there and back has the same states, with attackers and standoffs', () => {
  const game = played(4);
  const back = reread(game).game;
  expect(back.phases.map(({ name, after }) => [name, after])).toEqual(
    JSON.parse(JSON.stringify(game.phases.map(({ name, after }) => [name, after]))),
  );
  expect(back.phases[1]?.after.dislodged).toMatchObject([{ at: 'MUN', attackedFrom: 'BUR' }]);
});

test('where the file departs from our judge, exactly the retreats it lists are open', () => {
  const file = JSON.parse(JSON.stringify(toPythonGame(played(2), 'g', 7)));
  file.phases[2].state.retreats.GERMANY['A MUN'] = ['BER', 'SIL'];
  const read = readPythonGame(file, DEFAULT_RULES);
  if (!read.ok) throw new Error(read.problem.code);
  expect(currentState(read.value.game).contested).toEqual(['BOH', 'BUR', 'RUH']);
});

test('judging a saved game adds a phase and keeps everything else of the file', () => {
  const file = toPythonGame(played(1), 'g', 7);
  const messages = [{ sender: 'ITALY', recipient: 'GLOBAL', time_sent: 1, phase: 'F1901M', message: 'hi' }];
  const phases = phasesOf(file).map((phase) => ({ ...phase, messages }));
  const read = readSavedGame(JSON.stringify({ ...file, phases, extra: 1 }), DEFAULT_RULES);
  if (!read.ok) throw new Error(read.problem.code);
  const { text, next } = playSavedGame(read.value, TURNS[1] ?? [], 8);
  expect(next.phase).toEqual({ kind: 'retreat', season: 'fall', year: 1901 });
  const written = JSON.parse(text);
  expect(written.extra).toBe(1);
  expect(written.phases.map((phase: JsonObject) => phase.messages)).toEqual([messages, messages, []]);
  const again = phasesOf(JSON.parse(JSON.stringify(toPythonGame(played(2), 'g', 8))));
  expect(written.phases[2]).toEqual(again[2]);
  const after = readSavedGame(text, DEFAULT_RULES);
  const undone = after.ok ? undoSavedGame(after.value) : undefined;
  expect(JSON.parse(undone?.text ?? '').phases.map((phase: JsonObject) => phase.name)).toEqual(['S1901M', 'F1901M']);
});

test('orders already in the file for its current phase are found', () => {
  const file = JSON.parse(JSON.stringify(toPythonGame(played(0), 'g', 7)));
  file.phases[0].orders.FRANCE = ['A PAR - BUR', 'nonsense'];
  const read = readPythonGame(file, DEFAULT_RULES);
  expect(read.ok && read.value.pending.map(({ power, order }) => [power, formatOrder(order)])).toEqual([
    ['France', 'A PAR - BUR'],
  ]);
});

test('what is no saved game of the standard map is refused', () => {
  const file = JSON.parse(JSON.stringify(toPythonGame(played(0), 'g', 7)));
  const problem = (change: object): unknown => {
    const read = readPythonGame({ ...file, ...change }, DEFAULT_RULES);
    return read.ok ? undefined : read.problem;
  };
  const phase = (change: object): object => ({ phases: [{ ...file.phases[0], ...change }] });
  const units = (FRANCE: unknown): object => phase({ state: { ...file.phases[0].state, units: { FRANCE } } });
  expect(isPythonGame({ phases: [] })).toBe(false);
  expect(problem({ map: 'modern' })).toEqual({ code: 'file/unknown-map', map: 'modern' });
  expect(problem({ phases: [] })).toEqual({ code: 'file/no-phases' });
  expect(problem(phase({ name: 'FORMING' }))).toMatchObject({ code: 'file/bad-phase-name', name: 'FORMING' });
  expect(problem(units(['A Paris']))).toMatchObject({ code: 'file/bad-unit', text: 'A Paris' });
  expect(problem(units('A PAR'))).toMatchObject({ code: 'file/shape', wanted: 'list' });
  expect(problem(units(['F PAR']))).toMatchObject({ code: 'position/cannot-stand' });
  expect(readSavedGame(`${JSON.stringify(file)}\n${JSON.stringify(file)}\n`, DEFAULT_RULES)).toEqual({
    ok: false,
    problem: { code: 'file/several-games', games: 2 },
  });
});

test('a finished game is read as finished', () => {
  const file = JSON.parse(JSON.stringify(toPythonGame(played(1), 'g', 7)));
  Object.assign(file.phases[1], { name: 'COMPLETED' });
  Object.assign(file.phases[1].state, { name: 'COMPLETED', note: 'Victory by: AUS, ENG' });
  const read = readPythonGame(file, DEFAULT_RULES);
  expect(read.ok && currentState(read.value.game).end).toEqual({ kind: 'draw', powers: ['Austria', 'England'] });
});
