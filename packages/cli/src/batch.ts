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
export function batchLanguage({ askedLang }: Pick<Session, 'askedLang'>): 'en' | 'ru' {
  return askedLang ?? 'en';
}

/** The answer to a line that could not be read; `value` is what it held, if it was JSON at all. */
export function badLine(problem: FileProblem, line: number, value: unknown, session: Answering): LineAnswer {
  const id = caseId(value);
  const error = { code: problem.code, message: fileProblemSentence(problem, batchLanguage(session)) };
  return { value: id === undefined ? { line, error } : { id, line, error }, readable: false };
}

/** The answer to a line that was too long to take in. */
export function tooLong(line: number, session: Answering): LineAnswer {
  return badLine({ code: 'file/line-too-long', limit: LONGEST_LINE }, line, undefined, session);
}

/** What answering lines needs of a session. */
export type Answering = Pick<Session, 'askedLang' | 'err' | 'words'>;

/** The answers to some lines, one a line, and whether all of those could be read. */
export interface Answers {
  readonly text: string;
  readonly readable: boolean;
}

/** A fault of ours on one line must not lose the lines after it: it is told as such. */
function guarded(answer: AnswerLine, line: InputLine, { err, words }: Answering): LineAnswer {
  const { number } = line;
  try {
    return answer(line.tooLong === true ? undefined : line.text, number);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    void err.write(`${detail}\n`);
    return { value: { line: number, error: { code: 'internal', message: words.internal } }, readable: false };
  }
}

/** Answers lines one after the other; blank ones are passed over. */
export function answersTo(lines: readonly InputLine[], answer: AnswerLine, session: Answering): Answers {
  let text = '';
  let readable = true;
  for (const line of lines) {
    if (line.tooLong !== true && line.text.trim() === '') continue;
    const answered = guarded(answer, line, session);
    if (!answered.readable) readable = false;
    text += `${JSON.stringify(answered.value)}\n`;
  }
  return { text, readable };
}

const NOTHING: Answers = { text: '', readable: true };

/** Others who answer lines; `undefined` for lines that they leave to whoever asks. */
export interface Crew {
  readonly answer: (lines: readonly InputLine[]) => Promise<Answers> | undefined;
  /** How many batches of lines may be with them at once. */
  readonly most: number;
  readonly dismiss: () => Promise<unknown>;
}

/**
 * Reads JSON lines from a file or standard input and prints one line for each, in order, as they come: what one chunk
 * of input completed is printed when it is answered, whether or not there is more to read. Blank lines are passed over.
 */
export async function answerLines(
  file: string | undefined,
  session: Session,
  answer: AnswerLine,
  crew?: Crew,
): Promise<Status> {
  const { io, out } = session;
  let status: Status = DONE;
  const print = async ({ text, readable }: Answers): Promise<void> => {
    if (!readable) status = UNREADABLE;
    await out.write(text);
  };
  // What was handed to others is printed in its turn.
  let printed: Promise<void> = Promise.resolve();
  const handed: Promise<void>[] = [];
  try {
    for await (const lines of readLines(openInput(file, io))) {
      const answers = crew?.answer(lines);
      if (answers === undefined) await print(answersTo(lines, answer, session));
      else {
        const own = (): Answers => (out.closed() ? NOTHING : answersTo(lines, answer, session));
        printed = printed.then(async () => print(await answers.catch(own)));
        printed.catch(() => undefined);
        handed.push(printed);
        if (handed.length >= (crew?.most ?? 1)) await handed.shift();
      }
      if (out.closed()) break;
    }
    await printed;
  } catch (error) {
    await printed.catch(() => undefined);
    return failOnFile(session, 'input', file, error);
  } finally {
    await crew?.dismiss();
  }
  return status;
}
