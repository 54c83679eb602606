import { parentPort, workerData } from 'node:worker_threads';
import { answersTo } from './batch.ts';
import type { WorkerAnswers, WorkerTask } from './judge-crew.ts';
import { lineJudge } from './judge-line.ts';
import type { InputLine } from './lines.ts';
import { wordsFor } from './words/words.ts';

// A thread of a long batch: it is sent lines and sends back their answers.
const task: WorkerTask = workerData;
let complaints = '';
const session = {
  askedLang: task.askedLang,
  words: await wordsFor(task.lang),
  err: {
    write: async (text: string): Promise<void> => {
      complaints += text;
    },
    closed: () => false,
    failure: () => undefined,
  },
};
const judge = lineJudge(task.rules, session);

parentPort?.on('message', (lines: readonly InputLine[]) => {
  const answers: WorkerAnswers = { ...answersTo(lines, judge, session), complaints };
  complaints = '';
  parentPort?.postMessage(answers);
});
