import type { TacFileProblem, TacLine, TacLineKind } from '@standoff/language';
import { explainTacProblem } from '@standoff/language';
import pc from 'picocolors';
import { wantsStyle } from './environment.ts';
import { lineExcerpt, shown } from './gitm-excerpt.ts';
import { gitmWords } from './gitm-words.ts';
import type { Session } from './session.ts';

/** Prints lines of a report; on a terminal headings are bold and what failed is underlined. */
export async function showLines(lines: readonly TacLine[], { io, out }: Session): Promise<void> {
  const colours = pc.createColors(wantsStyle(io.stdout, io.env));
  const styles: Readonly<Record<TacLineKind, (text: string) => string>> = {
    title: colours.bold,
    head: colours.bold,
    side: colours.bold,
    text: String,
    failed: colours.underline,
    warning: colours.yellow,
  };
  const styled = lines.map(({ kind, text }) => {
    const indent = text.length - text.trimStart().length;
    return text.slice(0, indent) + (text === '' ? '' : styles[kind](text.slice(indent)));
  });
  await out.write(`${styled.join('\n')}\n`);
}

/** Further problems are only counted: nobody reads more at once, and most have the same cause. */
const TOLD = 50;

/** Tells what could not be read: `file:line:column: sentence`, the line, and a caret below the words. */
export async function tellTacProblems(
  file: string,
  text: string,
  problems: readonly TacFileProblem[],
  session: Session,
): Promise<void> {
  const { err, io, lang } = session;
  const colours = pc.createColors(wantsStyle(io.stderr, io.env));
  const lines = text.split(/\r\n|\r|\n/);
  for (const problem of problems.slice(0, TOLD)) {
    const { line, column } = problem;
    const where = colours.bold(`${file}:${line}:${column}:`);
    await err.write(`${where} ${shown(explainTacProblem(problem, lang))}\n`);
    await err.write(lineExcerpt(lines[line - 1] ?? '', problem, colours.red));
  }
  const more = problems.length - TOLD;
  if (more > 0) await err.write(`${gitmWords(lang).moreProblems(more)}\n`);
}
