import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  DEFAULT_RULES,
  type GivenOrder,
  judgeMovement,
  type Position,
  parseOrder,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { createBoard, createLegalOrders, createOutcome, createPackedJudge } from '@standoff/diplomacy/packed';
import { type Board, readBoards } from './boards.ts';
import { measure, type Speed } from './measure.ts';
import { reportTexts, toTexts } from './text.ts';

/** A movement phase ready to be judged: as JSON objects. */
interface Phase {
  readonly position: Position;
  readonly orders: readonly GivenOrder[];
}

/** Says in one line why there is nothing to measure, and ends. */
function giveUp(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function readArguments(): { readonly cases?: string; readonly json?: boolean } {
  try {
    return parseArgs({ options: { cases: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    return giveUp(error);
  }
}

function boardsOf(file: string | URL): readonly Board[] {
  try {
    return readBoards(file);
  } catch (error) {
    return giveUp(error);
  }
}

const values = readArguments();
const file = values.cases ?? new URL('../test/cases/bench-movement.jsonl.gz', import.meta.url);
const boards = boardsOf(file);
const phases = boards.map(
  ({ position, orders }): Phase => ({
    position,
    orders: orders.flatMap(({ power, text }) => {
      const order = parseOrder(text);
      return order === undefined ? [] : [{ power, order }];
    }),
  }),
);

const judge = createPackedJudge(STANDARD_MAP, DEFAULT_RULES);
const outcome = createOutcome(128);
const legal = createLegalOrders(128);
const board = createBoard(128);
const prepared = phases.map(({ position, orders }) => judge.prepare(position, orders));

const speeds: Readonly<Record<string, Speed>> = {
  resolve: measure(prepared, (phase) => judge.resolve(phase, outcome)),
  validateAndResolve: measure(phases, ({ position, orders }) =>
    judge.resolve(judge.prepare(position, orders, board), outcome),
  ),
  withReasons: measure(phases, ({ position, orders }) => judgeMovement(STANDARD_MAP, position, orders)),
  legalOrders: measure(prepared, (phase) => judge.legalOrders(phase, legal)),
};

if (values.json === true) {
  console.log(JSON.stringify(Object.fromEntries(Object.entries(speeds).map(([name, speed]) => [name, speed.median]))));
} else {
  const load = loadavg()
    .map((one) => one.toFixed(2))
    .join(' ');
  const textToReport = measure(boards.map(toTexts), reportTexts);
  console.log(`${phases.length} movement phases, Node ${process.version}, load ${load}, boards a second:`);
  for (const [name, { median, slowest, fastest }] of Object.entries({ ...speeds, textToReport })) {
    console.log(`  ${name.padEnd(20)} ${String(median).padStart(10)}   (${slowest} to ${fastest})`);
  }
}
