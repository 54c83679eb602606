import { DEFAULT_RULES, judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import {
  type CasePlayer,
  explainOrder,
  explainReadProblem,
  explainRemoval,
  parseJson,
  playCase,
  readCase,
  readWrittenText,
  toCaseResult,
} from '@standoff/language';

const PLAYER: CasePlayer = { map: STANDARD_MAP, rules: DEFAULT_RULES, judge: judgePhase, read: readWrittenText };

/**
 * Judges a line of the case form with the engine of the built page, as `standoff judge --batch` does: the tests compare
 * the two. No screen loads this.
 */
export function judgeLine(text: string): unknown {
  const json = parseJson(text);
  const read = json.ok ? readCase(PLAYER.map, json.value) : json;
  if (!read.ok) return { error: read.problem };
  const phases = playCase(read.value, PLAYER).map((phase) =>
    toCaseResult(phase, {
      verdict: (judged) => explainOrder(judged, 'en'),
      unreadable: (problem) => explainReadProblem(problem, 'en'),
      removal: (removal) => explainRemoval(removal, 'en'),
    }),
  );
  return { id: read.value.id, phases };
}
