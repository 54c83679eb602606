import { type GameEnd, type PhaseResult, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import {
  explainOrder,
  explainReadProblem,
  explainRemoval,
  explainUnordered,
  formatJson,
  type GameOrder,
  type Language,
  type PlayedPhase,
  reportPhase,
  toCaseResult,
} from '@standoff/language';
import pc from 'picocolors';
import type { Board, BoardData } from './board.ts';
import { wantsStyle } from './environment.ts';
import { problemData } from './problem-data.ts';
import type { Session } from './session.ts';
import type { TextProblem } from './understand.ts';

/** The report of a judged phase for people; `end` is how the game ended with it, if it did. */
export async function showReport(
  result: PhaseResult,
  { label, position }: Board,
  end: GameEnd | undefined,
  session: Session,
): Promise<void> {
  const { io, lang, out } = session;
  const underline = wantsStyle(io.stdout, io.env) ? pc.createColors(true).underline : (): undefined => undefined;
  const ended = end === undefined ? {} : { end };
  const lines = reportPhase(result, { lang, map: STANDARD_MAP, before: position, phase: label, underline, ...ended });
  await out.write(`${lines.join('\n')}\n`);
}

/** What became of the units without an order, and why. */
function withVerdicts(units: readonly Unit[], result: PhaseResult, lang: Language): object {
  if (result.phase === 'build') return {};
  const unordered = units.map((unit) => {
    const told = result.unordered.find((one) => one.unit.at === unit.at);
    if (told === undefined) return unit;
    return { ...unit, result: told.result, reason: told.reason, why: explainUnordered(told, lang) };
  });
  return { unordered };
}

/** The same as data: the phase in the words of the case form, what was not understood, and the next position. */
export async function showData(
  result: PhaseResult,
  orders: readonly GameOrder[],
  problems: readonly TextProblem[],
  board: Board,
  next: BoardData,
  session: Session,
): Promise<void> {
  const { label, position, season } = board;
  const { lang, out } = session;
  const played: PlayedPhase = {
    kind: label.kind,
    season,
    position,
    orders: orders.map((given, index) => {
      const judged = result.orders[index];
      return { given, judged: judged === undefined ? [] : [judged], errors: [] };
    }),
    result,
  };
  const { phase, ...rest } = toCaseResult(played, {
    verdict: (judged) => explainOrder(judged, lang),
    unreadable: (problem) => explainReadProblem(problem, lang),
    removal: (removal) => explainRemoval(removal, lang),
  });
  const { season: named, year } = label;
  await out.write(
    formatJson({
      phase,
      ...(named === undefined ? {} : { season: named }),
      ...(year === undefined ? {} : { year }),
      ...rest,
      ...withVerdicts(rest.unordered ?? [], result, lang),
      problems: problems.map((problem) => problemData(problem, session)),
      next,
    }),
  );
}
