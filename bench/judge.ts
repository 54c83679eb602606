import { parseArgs } from 'node:util';
import { machineNow, readBaseline, storeBaseline } from './baseline.ts';
import { type Board, readBoards } from './boards.ts';
import { growthWithMap, growthWithUnits } from './growth.ts';
import { measure, type Speed } from './measure.ts';
import { memoryOfMillion } from './memory.ts';
import { batchSpeed, firstVerdictTime, helpTime } from './processes.ts';
import { selfPlaySpeed } from './self-play.ts';
import { prepareBench, speedsOf } from './speeds.ts';
import { stagesOfExplaining, stagesOfPacking } from './stages.ts';
import { reportTexts, toTexts } from './text.ts';

const USAGE = 'npm run bench -- [--cases FILE] [--json] [--store]';

/** Says in one line why there is nothing to measure, and ends. */
function giveUp(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exit(1);
}

function readArguments(): { readonly cases?: string; readonly json?: boolean; readonly store?: boolean } {
  try {
    const options = { cases: { type: 'string' }, json: { type: 'boolean' }, store: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
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
const machine = machineNow();
const file = values.cases ?? new URL('../test/cases/bench-movement.jsonl.gz', import.meta.url);
const boards = boardsOf(file);
if (boards.length === 0) giveUp(`no movement phase with a position in ${file}`);
const bench = prepareBench(boards);
const speeds = speedsOf(bench);

const NAMES: Readonly<Record<string, string>> = {
  resolve: 'resolve prepared orders, boards/s',
  validateAndResolve: 'validate and resolve order objects, boards/s',
  withReasons: 'the same with every reason, boards/s',
  legalOrders: 'all legal orders, positions/s',
  selfPlay: 'random games from 1901 to 1912, games/s',
  text: 'from text to report, boards/s',
  batch: 'judge --batch, twenty times the file, boards/s',
  help: 'standoff --help, ms',
  firstVerdict: 'first verdict of a cold process, ms',
  memory: 'heap growth over 1,000,000 boards, bytes',
};

function spread({ slowest, fastest }: Speed): string {
  return `${slowest.toLocaleString('en')} to ${fastest.toLocaleString('en')}`;
}

/** Prints a figure beside that of the baseline, as a ratio. */
function row(name: string, figure: number, note: string, before: number | undefined): void {
  const ratio = before === undefined || before === 0 ? '' : `x${(figure / before).toFixed(2)}`;
  const title = (NAMES[name] ?? name).padEnd(48);
  console.log(`${title}${figure.toLocaleString('en').padStart(12)} ${ratio.padStart(8)}   ${note}`);
}

function printAll(): void {
  const baseline = readBaseline();
  console.log(`${boards.length} movement phases, Node ${machine.node}, ${machine.processor}, load ${machine.load}`);
  if (baseline !== undefined) {
    const { node, processor, load } = baseline.machine;
    console.log(`compared with the baseline: Node ${node}, ${processor}, load ${load}`);
  }
  const figures: Record<string, number> = {};
  const take = (name: string, figure: number, note: string): void => {
    figures[name] = figure;
    row(name, figure, note, baseline?.figures[name]);
  };
  for (const [name, speed] of Object.entries(speeds)) take(name, speed.median, spread(speed));
  const selfPlay = selfPlaySpeed();
  take('selfPlay', selfPlay.median, spread(selfPlay));
  const text = measure(boards.map(toTexts), reportTexts);
  take('text', text.median, spread(text));
  take('batch', batchSpeed(file), 'one run, start included');
  const help = helpTime();
  take('help', help.median, `${help.fastest} at best`);
  const first = firstVerdictTime();
  take('firstVerdict', first.median, `${first.fastest} at best`);
  const { kept, made } = memoryOfMillion(bench.judge, bench.prepared, bench.outcome);
  take('memory', kept, `${made.toLocaleString('en')} made on the way, swept since`);
  for (const [title, rows] of [
    ['units on the standard map', growthWithUnits()],
    ['provinces of a generated map', growthWithMap()],
  ] as const) {
    console.log(`\nGrowth with ${title}:`);
    for (const { provinces, units, boardsASecond, nanosecondsAUnit } of rows) {
      const size = `${provinces} provinces, ${units} units`.padEnd(48);
      console.log(`${size}${boardsASecond.toLocaleString('en').padStart(12)} boards/s ${nanosecondsAUnit} ns a unit`);
    }
  }
  for (const [title, stages] of [
    ['from order objects to an outcome', stagesOfPacking(bench.phases)],
    ['from order objects to verdicts with reasons', stagesOfExplaining(bench.phases)],
  ] as const) {
    console.log(`\nWhere the time goes ${title}, microseconds a board, alone and with what comes before:`);
    let before = 0;
    for (const { name, microseconds } of stages) {
      const alone = (microseconds - before).toFixed(2).padStart(12);
      console.log(`${name.padEnd(48)}${alone} ${microseconds.toFixed(2).padStart(8)}`);
      before = microseconds;
    }
  }
  if (values.store === true) storeBaseline({ machine, figures });
}

if (values.json === true) {
  console.log(JSON.stringify(Object.fromEntries(Object.entries(speeds).map(([name, speed]) => [name, speed.median]))));
} else {
  printAll();
}
