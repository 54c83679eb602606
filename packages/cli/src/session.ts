import type { Language } from '@standoff/language';
import { inputProblem } from './input.ts';
import type { Io } from './io.ts';
import type { Output } from './output.ts';
import { type Status, UNREADABLE, USAGE } from './status.ts';
import type { Failure, UsageProblem, Words } from './words/words.ts';

/** What a command runs in. */
export interface Session {
  readonly io: Io;
  readonly out: Output;
  readonly err: Output;
  /** The language asked for by `--lang`, else that of the environment. */
  readonly lang: Language;
  /** Only what `--lang` asked for: batches are in English unless told otherwise. */
  readonly askedLang: Language | undefined;
  readonly words: Words;
}

/** Says in one sentence what stopped a command. */
export async function fail({ err, words }: Session, failure: Failure): Promise<Status> {
  await err.write(`standoff: ${words.failure(failure)}\n`);
  return UNREADABLE;
}

/** Says how a command was used wrongly, and where its help is. */
export async function misuse({ err, words }: Session, command: string, sentence: string): Promise<Status> {
  await err.write(`standoff: ${sentence} ${words.seeHelp(`standoff ${command}`)}\n`);
  return USAGE;
}

export function misuseOf(session: Session, command: string, problem: UsageProblem): Promise<Status> {
  return misuse(session, command, session.words.usage(problem));
}

/** How a file is called in messages. */
export function fileLabel(session: Session, file: string | undefined): string {
  return file === undefined || file === '-' ? session.words.stdin : file;
}

/** Turns an error of the file system into a sentence; any other error is thrown on. */
export function failOnFile(
  session: Session,
  code: 'input' | 'output',
  file: string | undefined,
  error: unknown,
): Promise<Status> {
  const problem = inputProblem(error);
  if (problem === undefined) throw error;
  const detail = error instanceof Error ? error.message : '';
  return fail(session, { code, file: fileLabel(session, file), problem, detail });
}
