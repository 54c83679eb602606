import { newGame, playTurn, type WrittenOrder } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import { newTable, type TableSettings, viewFor, WATCHER } from '@standoff/table';
import { expect, test } from 'vitest';
import { viewOf } from '../state/document.ts';
import type { TableAnswer, TurnAnswer } from './answers.ts';
import { layTable, phaseOfTurn, savedLines } from './lay.ts';

const SETTINGS: TableSettings = {
  name: 'A table',
  variant: 'standard',
  rules: 'datc-3.2',
  press: 'all',
  names: 'shown',
  pace: {
    zone: 'UTC',
    days: [1, 2, 3, 4, 5, 6, 7],
    movement: { kind: 'none' },
    retreat: { kind: 'none' },
    build: { kind: 'none' },
    grace: 0,
    extensions: { each: 0, minutes: 60 },
    early: true,
    remind: 0,
  },
  noShow: { policy: 'hold', after: 1, seek: 60 },
  draws: 'hidden',
  ready: 'count',
  watch: { who: 'anyone', delay: 0 },
  listed: false,
  moderatorReads: false,
};

function table(): TableAnswer {
  const made = newTable({ id: 'x', settings: SETTINGS, dummies: [] }, 0);
  if (!made.ok) throw new Error(made.error.code);
  return viewFor(made.value, WATCHER);
}

const MOVE: WrittenOrder = { kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' };

function firstTurn(): TurnAnswer {
  const before = newGame();
  const { result, next } = playTurn(before, [{ power: 'France', order: MOVE }]);
  const phase = formatPhaseName(before.phase);
  const orders = [{ power: 'France', order: MOVE }];
  return { turn: 0, phase, before, orders, result, after: next, at: 0, missed: [] };
}

test('judged phases stand in a row with everybody’s orders, and the phase now played follows from them', () => {
  const turn = firstTurn();
  const doc = layTable({ ...table(), turn: 1, state: turn.after }, [turn], { France: ['A Bur – Mun'] });
  expect(doc.nodes.map(({ id, judged, board }) => [id, judged, board === undefined])).toEqual([
    [1, true, false],
    [2, undefined, true],
  ]);
  expect(doc.current).toBe(2);
  expect(viewOf(doc).state.units.find((unit) => unit.power === 'France' && unit.at === 'BUR')).toBeDefined();
  expect(phaseOfTurn([turn], 1)).toBe('S1901M');
  expect(phaseOfTurn([turn], 2)).toBeUndefined();
});

test('a board that was corrected is laid out as it is, though another would follow', () => {
  const turn = firstTurn();
  const state = { ...turn.after, units: turn.after.units.filter((unit) => unit.at !== 'BUR') };
  const doc = layTable({ ...table(), turn: 1, state }, [turn], {});
  expect(doc.nodes[1]?.board?.units).toHaveLength(21);
});

test('a table that is over ends with the last phase that was judged', () => {
  const turn = firstTurn();
  const doc = layTable({ ...table(), status: 'ended', turn: 1, state: turn.after }, [turn], {});
  expect(doc.nodes).toHaveLength(1);
  expect(doc.current).toBe(1);
});

test('saved orders become lines as players write them', () => {
  const own = {
    power: 'France',
    ready: false,
    mustOrder: true,
    elector: true,
    votes: { draw: false, abandon: false, pause: false, resume: false },
    saved: { at: 1, orders: [{ text: 'par to bur', order: MOVE }] },
  };
  expect(savedLines({ ...table(), own: [own] })).toEqual({ France: ['A Par – Bur'] });
});

test('a phase that has not been fetched is a dot with its name, and what follows it has its own board', () => {
  const turn = firstTurn();
  const line = { turn: 0, phase: 'S1901M', at: 0, missed: [] };
  const second: TurnAnswer = { ...turn, turn: 1, phase: 'F1901M', before: turn.after };
  const doc = layTable({ ...table(), turn: 2, state: turn.after }, [line, second], {}, 2);
  expect(doc.nodes.map(({ board }) => board?.units.length)).toEqual([0, 22, undefined]);
  const [first] = doc.nodes;
  expect(first === undefined ? undefined : viewOf(doc, first).state.phase).toEqual(turn.before.phase);
  expect(doc.current).toBe(2);
  expect(phaseOfTurn([line], 1)).toBe('S1901M');
});
