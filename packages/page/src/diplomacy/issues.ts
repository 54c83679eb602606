import type { GivenOrder, JudgedOrder, Power } from '@standoff/diplomacy';
import { explainNote, explainOrder, explainReadNotice, explainReadProblem, type Language } from '@standoff/language';
import type { PhaseView } from '../state/document.ts';
import type { ReadLine } from '../state/lines.ts';
import { type Notation, readLineIn, shortOrder, shortPlace } from '../state/write.ts';
import { isOpenToOthers } from './bench.ts';

/** What is wrong with a line, or worth a look, while orders are written. */
export interface Issue {
  readonly power: Power;
  readonly text: string;
  /** `unread`: not understood; `illegal`: impossible here; `warn`: fits no other order, or a remark. */
  readonly kind: 'unread' | 'illegal' | 'warn';
  readonly told: string;
  /** What may have been meant, to be put in the place of a word. */
  readonly suggestions: readonly string[];
}

/** A place among the words suggested, as a code. */
const PLACE = /^[A-Z]{3}(?:\/[A-Z]C)?$/;

const CHECKED = new Set(['support-unmatched', 'support-coast-mismatch', 'convoy-unmatched', 'no-convoy']);

/** A verdict is judged anew at every key; while orders are open only what is certain is told. */
function ofOrder(judged: JudgedOrder, text: string, lang: Language): readonly Issue[] {
  const { power, result, reason, notes = [] } = judged;
  const one = (kind: Issue['kind'], told: string): Issue => ({ power, text, kind, told, suggestions: [] });
  if (result.includes('illegal')) return [one('illegal', explainOrder(judged, lang))];
  if (CHECKED.has(reason.code)) {
    if (isOpenToOthers(judged.order)) return [];
    // Without the dislodgement, which other orders may still prevent.
    const { dislodged: _, ...bare } = reason;
    return [one('warn', explainOrder({ ...judged, reason: bare }, lang))];
  }
  return notes.map((note) => one('warn', explainNote(note, power, lang)));
}

/** Everything to say of each line, by power and its place among the lines. */
export function issuesOf(
  view: PhaseView,
  lang: Language,
  notation: Notation = 'latin',
): ReadonlyMap<ReadLine, readonly Issue[]> {
  const found = new Map<ReadLine, readonly Issue[]>();
  const judged = new Map<GivenOrder, JudgedOrder>();
  view.given.forEach((given, index) => {
    const one = view.result.orders[index];
    if (one !== undefined) judged.set(given, one);
  });
  for (const { power, lines } of view.read) {
    for (const line of lines) {
      const text = readLineIn(line, notation);
      const unread = line.problems.map(
        (problem): Issue => ({
          power,
          text,
          kind: 'unread',
          told: explainReadProblem(problem, lang),
          suggestions:
            problem.candidates.length > 0
              ? problem.candidates.map((one) => shortOrder(one, notation))
              : problem.suggestions.map((one) => (PLACE.test(one) ? shortPlace(one, notation) : one)),
        }),
      );
      const orders = line.given.flatMap((given) => {
        const one = judged.get(given);
        return one === undefined ? [] : ofOrder(one, text, lang);
      });
      const notices = line.notices
        .filter((notice) => notice.code !== 'coast-missing' && notice.code !== 'order/quoted')
        .map(
          (notice): Issue => ({
            power,
            text,
            kind: 'warn',
            told: explainReadNotice(notice, lang),
            suggestions: [],
          }),
        );
      const issues = [...unread, ...orders, ...notices];
      if (issues.length > 0) found.set(line, issues);
    }
  }
  return found;
}

/** The line with a suggestion in the place of the word that was not understood. */
export function mended(line: ReadLine, suggestion: string): string {
  const [problem] = line.problems;
  if (problem === undefined) return line.text;
  if (problem.candidates.length > 0) return suggestion;
  const { column, endColumn } = problem;
  return line.text.slice(0, column - 1) + suggestion + line.text.slice(endColumn - 1);
}
