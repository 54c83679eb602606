import { explainReadProblem, textErrorData } from '@standoff/language';
import type { Session } from './session.ts';
import type { TextProblem } from './understand.ts';

/** A problem as data: where it is, what kind it is, and what was perhaps meant. */
export function problemData({ kind, source, problem }: TextProblem, { lang, words }: Session): unknown {
  const { line, column } = problem;
  const place = { file: source.file, line, column };
  if (kind === 'whose')
    return { ...place, kind: 'unknown', word: problem.text, message: words.whoseOrder(problem.text) };
  return {
    file: source.file,
    ...textErrorData(problem),
    suggestions: problem.suggestions,
    message: explainReadProblem(problem, lang),
  };
}
