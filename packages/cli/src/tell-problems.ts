import { explainReadNotice, explainReadProblem, writeOrder } from '@standoff/language';
import pc from 'picocolors';
import { wantsStyle } from './environment.ts';
import type { Session } from './session.ts';
import type { OrderSource, TextNotice, TextProblem } from './understand.ts';

interface Place {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

/** How many problems, and how many notices, are told one by one; a text that is no orders at all has no end of them. */
const TOLD = 100;

/** The line a problem stands in with a caret below the words, both behind the number of the line. */
export function excerpt(
  { text }: OrderSource,
  { line, column, endColumn }: Place,
  caret: (text: string) => string,
): string {
  const whole = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
  const number = String(line);
  // Tabs stay tabs, so that the caret stands below the word whatever their width.
  const before = whole.slice(0, column - 1).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(endColumn, whole.length + 1) - column);
  return `  ${number} | ${whole}\n  ${' '.repeat(number.length)} | ${before}${caret('^'.repeat(width))}\n`;
}

function sentenceOf(problem: TextProblem, { words, lang }: Session): string {
  return problem.kind === 'reading'
    ? explainReadProblem(problem.problem, lang)
    : words.whoseOrder(problem.problem.text);
}

/** Tells what was not understood: `file:line:column: sentence`, the line, and a caret below the words. */
export async function tellProblems(problems: readonly TextProblem[], session: Session): Promise<void> {
  const { err, io, words } = session;
  const colours = pc.createColors(wantsStyle(io.stderr, io.env));
  for (const one of problems.slice(0, TOLD)) {
    const { source, problem } = one;
    const where = colours.bold(`${source.file}:${problem.line}:${problem.column}:`);
    await err.write(`${where} ${sentenceOf(one, session)}\n${excerpt(source, problem, colours.red)}`);
  }
  if (problems.length > TOLD) await err.write(`${words.andMore(problems.length - TOLD)}\n`);
}

/** Tells what the writers should know although their texts were understood. */
export async function tellNotices(notices: readonly TextNotice[], session: Session): Promise<void> {
  const { err, lang, words } = session;
  for (const { source, notice, by } of notices.slice(0, TOLD)) {
    const told =
      by !== undefined && notice.code === 'order/replaced'
        ? words.replacedIn(writeOrder(notice.order, { lang, form: 'names' }), `${by.file}:${notice.byLine}`)
        : explainReadNotice(notice, lang);
    await err.write(`${source.file}:${notice.line}:${notice.column}: ${told}\n`);
  }
  if (notices.length > TOLD) await err.write(`${words.andMore(notices.length - TOLD)}\n`);
}
