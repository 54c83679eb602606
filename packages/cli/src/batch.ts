import { caseId, type FileProblem, fileProblemSentence } from '@standoff/language';
import { openInput } from './input.ts';
import { type InputLine, LONGEST_LINE, readLines } from './lines.ts';
import { failOnFile, type Session } from './session.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';

/** What came of one line: a JSON value to print, and whether the line could be read. */
export interface LineAnswer {
  readonly value: unknown;
  readonly readable: boolean;
}

/** Answers one line of JSON; `undefined` stands for a line that was too long to take in. */
export type AnswerLine = (text: string | undefined, number: number) => LineAnswer;

/** The language of a batch: English unless `--lang` asks for another, whatever the environment. */
export function batchLanguage({ askedLang }: Session): 'en' | 'ru' {
  return askedLang ?? 'en';
}

/** The answer to a line that could not be read; `value` is what it held, if it was JSON at all. */
export function badLine(problem: FileProblem, line: number, value: unknown, session: Session): LineAnswer {
  const id = caseId(value);
  const error = { code: problem.code, message: fileProblemSentence(problem, batchLanguage(session)) };
  return { value: id === undefined ? { line, error } : { id, line, error }, readable: false };
}

/** The answer to a line that was too long to take in. */
export function tooLong(line: number, session: Session): LineAnswer {
  return badLine({ code: 'file/line-too-long', limit: LONGEST_LINE }, line, undefined, session);
}

/** A fault of ours on one line must not lose the lines after it: it is told as such. */
function guarded(answer: AnswerLine, line: InputLine, { err, words }: Session): LineAnswer {
  const { number } = line;
  try {
    return answer(line.tooLong === true ? undefined : line.text, number);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    void err.write(`${detail}\n`);
    return { value: { line: number, error: { code: 'internal', message: words.internal } }, readable: false };
  }
}

/**
 * Reads JSON lines from a file or standard input and prints one line for each, in order, as they come: what one chunk
 * of input completed is printed before the next is read. Blank lines are passed over.
 */
export async function answerLines(file: string | undefined, session: Session, answer: AnswerLine): Promise<Status> {
  const { io, out } = session;
  let status: Status = DONE;
  try {
    for await (const lines of readLines(openInput(file, io))) {
      let text = '';
      for (const line of lines) {
        if (line.tooLong !== true && line.text.trim() === '') continue;
        const { value, readable } = guarded(answer, line, session);
        if (!readable) status = UNREADABLE;
        text += `${JSON.stringify(value)}\n`;
      }
      await out.write(text);
      if (out.closed()) break;
    }
  } catch (error) {
    return failOnFile(session, 'input', file, error);
  }
  return status;
}
