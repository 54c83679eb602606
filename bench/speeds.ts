import {
  DEFAULT_RULES,
  type GivenOrder,
  judgeMovement,
  type Position,
  parseOrder,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import {
  createBoard,
  createLegalOrders,
  createOutcome,
  createPackedJudge,
  gatherBoards,
  type PackedBoard,
  type PackedJudge,
  type PackedOutcome,
} from '@standoff/diplomacy/packed';
import type { Board } from './boards.ts';
import { measure, type Speed } from './measure.ts';

/** A movement phase ready to be judged: as JSON objects. */
export interface Phase {
  readonly position: Position;
  readonly orders: readonly GivenOrder[];
}

/** The judge's four ways through a phase. */
export interface Ways<Figure> {
  readonly resolve: Figure;
  readonly validateAndResolve: Figure;
  readonly withReasons: Figure;
  readonly legalOrders: Figure;
}

/** What the figures are measured on. */
export interface Bench {
  readonly judge: PackedJudge;
  readonly outcome: PackedOutcome;
  readonly phases: readonly Phase[];
  readonly prepared: readonly PackedBoard[];
}

export function prepareBench(boards: readonly Board[]): Bench {
  const judge = createPackedJudge(STANDARD_MAP, DEFAULT_RULES);
  const phases = boards.map(({ position, orders }): Phase => {
    const parsed = orders.flatMap(({ power, text }) => {
      const order = parseOrder(text);
      return order === undefined ? [] : [{ power, order }];
    });
    return { position, orders: parsed };
  });
  const prepared = gatherBoards(phases.map(({ position, orders }) => judge.prepare(position, orders)));
  return { judge, outcome: createOutcome(128), phases, prepared };
}

/** Boards a second, each way. */
export function speedsOf({ judge, outcome, phases, prepared }: Bench): Ways<Speed> {
  const legal = createLegalOrders(128);
  const board = createBoard(128);
  return {
    resolve: measure(prepared, (phase) => judge.resolve(phase, outcome)),
    validateAndResolve: measure(phases, ({ position, orders }) =>
      judge.resolve(judge.prepare(position, orders, board), outcome),
    ),
    withReasons: measure(phases, ({ position, orders }) => judgeMovement(STANDARD_MAP, position, orders)),
    legalOrders: measure(prepared, (phase) => judge.legalOrders(phase, legal)),
  };
}
