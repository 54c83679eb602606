import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DEFAULT_RULES, type Rules } from '@standoff/diplomacy';
import { type FileProblem, fileProblemSentence, readSavedGame, type SavedGame } from '@standoff/language';
import { fail, failOnFile, type Session } from './session.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { type Before, writeFileSafely } from './write-file.ts';

/** A game as it stood in its file when it was read. */
export interface LoadedGame {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly saved: SavedGame;
}

/** Says what is wrong with a file: `file:line:column: sentence`. */
export async function failOnProblem(session: Session, file: string, problem: FileProblem): Promise<Status> {
  const { line, column } = { line: undefined, column: undefined, ...problem };
  const where = line === undefined || column === undefined ? file : `${file}:${line}:${column}`;
  await session.err.write(`${where}: ${fileProblemSentence(problem, session.lang)}\n`);
  return UNREADABLE;
}

/** Reads a game file in any known format; what keeps it from being read is told. */
export async function loadGame(
  file: string,
  session: Session,
  rules: Rules = DEFAULT_RULES,
): Promise<LoadedGame | { readonly status: Status }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(resolve(session.io.cwd, file));
  } catch (error) {
    return { status: await failOnFile(session, 'input', file, error) };
  }
  const saved = readSavedGame(new TextDecoder().decode(bytes), rules);
  if (!saved.ok) return { status: await failOnProblem(session, file, saved.problem) };
  return { file, bytes, saved: saved.value };
}

/** Writes a file safely; what keeps it from being written is told. */
export async function store(file: string, text: string, before: Before, session: Session): Promise<Status> {
  try {
    const result = await writeFileSafely(resolve(session.io.cwd, file), text, before);
    return result === 'written' ? DONE : fail(session, { code: result, file });
  } catch (error) {
    return failOnFile(session, 'output', file, error);
  }
}

/** Writes a game back, unless its file was changed since it was read. */
export function storeGame({ file, bytes }: LoadedGame, text: string, session: Session): Promise<Status> {
  return store(file, text, { kind: 'unchanged', bytes }, session);
}
