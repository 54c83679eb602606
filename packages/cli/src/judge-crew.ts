import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Rules } from '@standoff/diplomacy';
import type { Answers, Crew } from './batch.ts';
import type { InputLine } from './lines.ts';
import type { Session } from './session.ts';

/** Letters of input from which on others are called for help: before that they would cost more than they do. */
const LONG_INPUT = 3_000_000;
const LARGEST_CREW = 4;
/** Batches that wait for each of them, so that none is idle. */
const WAITING = 3;

/** What a worker is told once. */
export interface WorkerTask {
  readonly rules: Rules;
  readonly lang: Session['lang'];
  readonly askedLang: Session['askedLang'];
}

/** What a worker sends back for lines: the answers, and what it had to say of faults of its own. */
export interface WorkerAnswers extends Answers {
  readonly complaints: string;
}

interface Asked {
  readonly settle: (answers: Answers) => void;
  readonly fail: (error: Error) => void;
}

/** One thread that judges what it is sent, in order. */
function engage(file: URL, task: WorkerTask, session: Session) {
  const worker = new Worker(file, { workerData: task });
  const asked: Asked[] = [];
  let lost: Error | undefined;
  worker.on('message', ({ complaints, ...answers }: WorkerAnswers) => {
    if (complaints !== '') void session.err.write(complaints);
    asked.shift()?.settle(answers);
  });
  const lose = (error: Error): void => {
    lost = error;
    for (const { fail } of asked.splice(0)) fail(error);
  };
  worker.on('error', lose).on('exit', () => lose(new Error('the thread has ended')));
  return {
    ask: (lines: readonly InputLine[]): Promise<Answers> =>
      new Promise((settle, fail) => {
        if (lost !== undefined) return fail(lost);
        asked.push({ settle, fail });
        worker.postMessage(lines);
      }),
    dismiss: () => worker.terminate(),
  };
}

/**
 * Threads that judge a long input together with this one, which then only reads and prints. Nobody is called for a short
 * one, on a machine with one processor, or where the program is not built; a thread that fails hands its lines back.
 */
export function judgeCrew(rules: Rules, session: Session): Crew | undefined {
  const file = new URL('./judge-worker.js', import.meta.url);
  const size = Math.min(availableParallelism(), LARGEST_CREW);
  if (size < 2 || !existsSync(file)) return undefined;
  let workers: ReturnType<typeof engage>[] = [];
  let read = 0;
  let turn = 0;
  return {
    most: size * WAITING,
    answer: (lines) => {
      for (const { text } of lines) read += text.length;
      if (read < LONG_INPUT) return undefined;
      if (workers.length === 0) {
        const task = { rules, lang: session.lang, askedLang: session.askedLang };
        workers = Array.from({ length: size }, () => engage(file, task, session));
      }
      turn += 1;
      return workers[turn % size]?.ask(lines);
    },
    dismiss: () => Promise.all(workers.map((worker) => worker.dismiss())),
  };
}
