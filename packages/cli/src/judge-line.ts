import { judgePhase, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import {
  type CasePlayer,
  type CaseSentences,
  explainOrder,
  explainReadProblem,
  explainRemoval,
  parseJson,
  playCase,
  readCase,
  readWrittenText,
  toCaseResult,
} from '@standoff/language';
import { type Answering, type AnswerLine, badLine, batchLanguage, type LineAnswer, tooLong } from './batch.ts';

/** Judges one case; a text in it that is no order is answered as such. */
function judgeLine(text: string | undefined, line: number, player: CasePlayer, session: Answering): LineAnswer {
  if (text === undefined) return tooLong(line, session);
  const json = parseJson(text);
  if (!json.ok) return badLine(json.problem, line, undefined, session);
  const read = readCase(player.map, json.value);
  if (!read.ok) return badLine(read.problem, line, json.value, session);
  const lang = batchLanguage(session);
  const sentences: CaseSentences = {
    verdict: (judged) => explainOrder(judged, lang),
    unreadable: (problem) => explainReadProblem(problem, lang),
    removal: (removal) => explainRemoval(removal, lang),
  };
  const phases = playCase(read.value, player).map((phase) => toCaseResult(phase, sentences));
  const { id } = read.value;
  return { value: id === undefined ? { phases } : { id, phases }, readable: true };
}

/** Judges lines by the given rule choices. */
export function lineJudge(rules: Rules, session: Answering): AnswerLine {
  const player: CasePlayer = { map: STANDARD_MAP, rules, judge: judgePhase, read: readWrittenText };
  return (text, line) => judgeLine(text, line, player, session);
}
