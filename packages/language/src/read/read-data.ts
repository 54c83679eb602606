import { dataLines } from './forms/data.ts';
import { readTokens } from './read-line.ts';
import type { ReadLine } from './reading.ts';
import type { Session } from './session.ts';
import { tokenize } from './tokens.ts';

/** Reads data of a page or a program into the session; `false` where the text is none. */
export function readData(session: Session, text: string): boolean {
  const found = dataLines(session.context.map, text);
  if (found === undefined) return false;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const kinds = new Map<number, ReadLine['kind']>();
  let line = 0;
  for (const each of [...found].sort((a, b) => a.at - b.at)) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= each.at) line += 1;
    const column = each.at - (starts[line] ?? 0);
    const length = Math.min(each.end, (starts[line + 1] ?? text.length + 1) - 1) - each.at;
    const tokens = tokenize(each.text, line + 1).map((token) => ({ ...token, start: column, end: column + length }));
    const problems = session.problems.length;
    session.power = each.power;
    readTokens(session, tokens, each.text, line + 1, each.power);
    if (kinds.get(line + 1) !== 'problem')
      kinds.set(line + 1, session.problems.length > problems ? 'problem' : 'orders');
  }
  session.lines.length = 0;
  for (let number = 1; number <= starts.length; number++)
    session.lines.push({ line: number, kind: kinds.get(number) ?? 'nothing' });
  return session.entries.length + session.problems.length > 0;
}
