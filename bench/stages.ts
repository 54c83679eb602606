import { aftermathOf } from '../packages/diplomacy/src/aftermath.ts';
import { matchOrders } from '../packages/diplomacy/src/engine/match.ts';
import { resolve } from '../packages/diplomacy/src/engine/resolve.ts';
import {
  DEFAULT_RULES,
  type GivenOrder,
  judgeMovement,
  type Position,
  STANDARD_MAP,
} from '../packages/diplomacy/src/index.ts';
import { layOrders } from '../packages/diplomacy/src/laying.ts';
import { createBoard, createOutcome, createPackedJudge } from '../packages/diplomacy/src/packed/index.ts';
import type { Phase } from './speeds.ts';

/*
 * Where the time of a board goes. Each stage is timed with all before it, and the difference is its own. The first two
 * do nothing but look: no judge of these objects can be quicker than they are.
 */

export interface Stage {
  readonly name: string;
  /** Of one board, with all stages before it. */
  readonly microseconds: number;
}

/** Reads a field of every object. */
function touch(position: Position, orders: readonly GivenOrder[]): number {
  let sum = 0;
  for (const { power, type, at } of position.units) sum += at.length + (power === '' ? 1 : 0) + (type === 'F' ? 1 : 0);
  for (const { power, order } of orders) {
    if (order.kind === 'waive') continue;
    sum += order.unit.at.length + (power === '' ? 1 : 0);
    switch (order.kind) {
      case 'move':
        sum += order.to.length;
        break;
      case 'support-hold':
        sum += order.target.at.length;
        break;
      case 'support-move':
      case 'convoy':
        sum += order.target.at.length + order.to.length;
    }
  }
  return sum;
}

/** The three letters of a code as a number. */
function lettersOf(code: string): number {
  return ((code.charCodeAt(0) & 31) << 10) | ((code.charCodeAt(1) & 31) << 5) | (code.charCodeAt(2) & 31);
}

/** Reads every code too. */
function readCodes(position: Position, orders: readonly GivenOrder[]): number {
  let sum = 0;
  for (const { power, type, at } of position.units) sum += lettersOf(at) + power.charCodeAt(0) + (type === 'F' ? 1 : 0);
  for (const { power, order } of orders) {
    if (order.kind === 'waive') continue;
    sum += lettersOf(order.unit.at) + power.charCodeAt(0);
    switch (order.kind) {
      case 'move':
        sum += lettersOf(order.to);
        break;
      case 'support-hold':
        sum += lettersOf(order.target.at);
        break;
      case 'support-move':
      case 'convoy':
        sum += lettersOf(order.target.at) + lettersOf(order.to);
    }
  }
  return sum;
}

const ROUNDS = 60;

/** The quickest of many rounds of each stage, in turn: what else runs on the machine disturbs all alike. */
function timed(phases: readonly Phase[], stages: Readonly<Record<string, (phase: Phase) => unknown>>): Stage[] {
  const works = Object.entries(stages);
  const quickest = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, [, work]] of works.entries()) {
      const start = performance.now();
      for (const phase of phases) work(phase);
      const each = ((performance.now() - start) * 1000) / phases.length;
      quickest[index] = Math.min(quickest[index] ?? each, each);
    }
  }
  return works.map(([name], index) => ({ name, microseconds: quickest[index] ?? 0 }));
}

/** From order objects to an outcome in numbers. */
export function stagesOfPacking(phases: readonly Phase[]): Stage[] {
  const judge = createPackedJudge(STANDARD_MAP, DEFAULT_RULES);
  const board = createBoard(128);
  const outcome = createOutcome(128);
  return timed(phases, {
    'touch every object': ({ position, orders }) => touch(position, orders),
    'read every code': ({ position, orders }) => readCodes(position, orders),
    'validate and pack': ({ position, orders }) => judge.prepare(position, orders, board),
    resolve: ({ position, orders }) => judge.resolve(judge.prepare(position, orders, board), outcome),
  });
}

/** From order objects to verdicts with reasons. */
export function stagesOfExplaining(phases: readonly Phase[]): Stage[] {
  const lay = ({ position, orders }: Phase) => layOrders(STANDARD_MAP, position, orders, DEFAULT_RULES).ws;
  const match = (phase: Phase) => {
    const ws = lay(phase);
    matchOrders(ws, DEFAULT_RULES);
    return ws;
  };
  const decide = (phase: Phase) => {
    const ws = match(phase);
    resolve(ws);
    return ws;
  };
  return timed(phases, {
    'validate and lay out': lay,
    match,
    resolve: decide,
    'read the aftermath': (phase) => aftermathOf(decide(phase), DEFAULT_RULES),
    'verdicts and reasons': ({ position, orders }) => judgeMovement(STANDARD_MAP, position, orders),
  });
}
