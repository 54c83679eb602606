import { explainReadNotice, explainReadProblem, type ReadNotice, type ReadProblem } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { BENCH } from './text.ts';

interface ProblemListProps {
  readonly problems: readonly ReadProblem[];
  readonly notices: readonly ReadNotice[];
}

/** What could not be read, each with its line. */
export function ProblemList({ problems, notices }: ProblemListProps): JSX.Element | null {
  const text = inLanguage(BENCH);
  const lang = language.value;
  if (problems.length + notices.length === 0) return null;
  return (
    <ul class="problems" aria-live="polite">
      {problems.slice(0, 8).map((problem) => (
        <li key={`${problem.line} ${problem.column}`} class="bad">
          <b>{text.line(problem.line)}</b> {explainReadProblem(problem, lang)}
        </li>
      ))}
      {notices.slice(0, 4).map((notice) => (
        <li key={`${notice.code} ${notice.line} ${notice.column}`} class="warn">
          <b>{text.line(notice.line)}</b> {explainReadNotice(notice, lang)}
        </li>
      ))}
    </ul>
  );
}
