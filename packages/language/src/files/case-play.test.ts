import { DEFAULT_RULES, judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import type { Case, CasePhase } from './case.ts';
import { playCase } from './case-play.ts';
import { type CasePhaseResult, toCaseResult } from './case-result.ts';

const NO_ORDER = {
  code: 'order/unknown' as const,
  detail: 'no-order' as const,
  line: 1,
  column: 1,
  endColumn: 6,
  candidates: [],
  suggestions: [],
};

function play(...phases: readonly CasePhase[]): readonly CasePhaseResult[] {
  const written: Case = { phases };
  const player = {
    map: STANDARD_MAP,
    rules: DEFAULT_RULES,
    judge: judgePhase,
    read: (word: string) => ({ ok: false as const, errors: [{ ...NO_ORDER, word }] }),
  };
  const sentences = {
    verdict: () => 'because',
    unreadable: ({ word }: { word: string }) => `what is ${word}?`,
    removal: () => 'too far',
  };
  return playCase(written, player).map((phase) => toCaseResult(phase, sentences));
}

function by(power: string, ...texts: readonly string[]): { power: string; text: string }[] {
  return texts.map((text) => ({ power, text }));
}

const MUNICH = { power: 'Germany', type: 'A', at: 'MUN' } as const;
const BURGUNDY = { power: 'France', type: 'A', at: 'BUR' } as const;
const RUHR = { power: 'France', type: 'A', at: 'RUH' } as const;
const ATTACK = by('France', 'A BUR - MUN', 'A RUH S A BUR - MUN');

test('a later phase follows from the one before: units, retreats and centres are carried', () => {
  const position = { units: [MUNICH, BURGUNDY, RUHR], centers: { Germany: ['MUN', 'KIE'], France: ['PAR'] } };
  const [first, second, third] = play(
    { kind: 'movement', season: 'fall', position, orders: ATTACK },
    { kind: 'retreat', orders: by('Germany', 'A MUN - KIE') },
    { kind: 'build', orders: by('France', 'A PAR B') },
  );
  expect(first).toMatchObject({
    phase: 'movement',
    unordered: [MUNICH],
    dislodgedAfter: [{ ...MUNICH, attackedFrom: 'BUR' }],
  });
  expect(first).not.toHaveProperty('centersAfter');
  expect(second).toMatchObject({
    orders: [{ text: 'A MUN - KIE', canonical: 'A MUN R KIE', result: ['succeeds'] }],
    unordered: [],
    disbanded: [],
    centersAfter: { France: ['MUN', 'PAR'], Germany: ['KIE'] },
  });
  // Two centres, two units: nothing to build.
  expect(third).toMatchObject({ phase: 'build', orders: [{ result: ['illegal'], reason: { code: 'no-builds' } }] });
  expect(Object.keys(third ?? {})).toEqual(['phase', 'orders', 'unitsAfter', 'autoDisbanded', 'removals']);
});

test('a text that is no order keeps its place and loses nobody else', () => {
  const orders = [...by('Germany', 'hello'), ...ATTACK];
  const [only] = play({ kind: 'movement', position: { units: [MUNICH, BURGUNDY, RUHR] }, orders });
  expect(only?.orders.map(({ text, result }) => [text, ...result])).toEqual([
    ['hello', 'illegal'],
    ['A BUR - MUN', 'succeeds'],
    ['A RUH S A BUR - MUN', 'given'],
  ]);
  expect(only?.orders[0]).toMatchObject({
    reason: { code: 'unreadable', errors: [{ kind: 'unknown', word: 'hello' }] },
    why: 'what is hello?',
  });
});

test('a unit has an order when its own power gave one, be it illegal', () => {
  const position = { units: [MUNICH, BURGUNDY, RUHR] };
  const orders = [...by('France', 'A BUR - LON', 'A MUN H'), ...by('Germany', 'A RUH H')];
  const [only] = play({ kind: 'movement', position, orders });
  expect(only?.unordered).toEqual([MUNICH, RUHR]);
});

test('a unit that civil disorder took is told with its reason', () => {
  const position = { units: [MUNICH, RUHR], centers: { France: ['PAR'] } };
  const [only] = play({ kind: 'build', position, orders: [] });
  expect(only?.autoDisbanded).toEqual([MUNICH]);
  expect(only?.removals).toMatchObject([{ unit: MUNICH, reason: {}, why: 'too far' }]);
});
