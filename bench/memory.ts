import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PackedBoard, PackedJudge, PackedOutcome } from '@standoff/diplomacy/packed';

/** What the heap did over a million boards, in bytes. */
export interface MemoryUse {
  /** How much greater it is once the rubbish is swept. */
  readonly kept: number;
  /** How much was made on the way, rubbish and all, as far as no sweep came between. */
  readonly made: number;
}

/** Resolves a million boards and looks at the heap before and after. */
export function memoryOfMillion(judge: PackedJudge, boards: readonly PackedBoard[], out: PackedOutcome): MemoryUse {
  setFlagsFromString('--expose-gc');
  const sweep: () => void = runInNewContext('gc');
  const all = (): void => {
    for (const board of boards) judge.resolve(board, out);
  };
  all();
  sweep();
  const before = process.memoryUsage().heapUsed;
  const passes = Math.ceil(1_000_000 / boards.length);
  for (let pass = 0; pass < passes; pass++) all();
  const after = process.memoryUsage().heapUsed;
  sweep();
  return { kept: process.memoryUsage().heapUsed - before, made: after - before };
}
