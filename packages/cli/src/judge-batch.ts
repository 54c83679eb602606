import { judgePhase, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import {
  type CaseId,
  type CasePlayer,
  type CaseSentences,
  caseId,
  explainOrder,
  type FileProblem,
  fileProblemSentence,
  type Language,
  parseJson,
  playCase,
  readCase,
  readWrittenText,
  toCaseResult,
  unreadableSentence,
} from '@standoff/language';
import { answerLines, type LineAnswer, LONGEST_LINE } from './batch.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

function unreadable(problem: FileProblem, line: number, id: CaseId | undefined, lang: Language): LineAnswer {
  const error = { code: problem.code, message: fileProblemSentence(problem, lang) };
  return { value: id === undefined ? { line, error } : { id, line, error }, readable: false };
}

/** Judges one case; every text of it that is no order is answered as such. */
function judgeLine(text: string | undefined, line: number, player: CasePlayer, lang: Language): LineAnswer {
  if (text === undefined) return unreadable({ code: 'file/line-too-long', limit: LONGEST_LINE }, line, undefined, lang);
  const json = parseJson(text);
  if (!json.ok) return unreadable(json.problem, line, undefined, lang);
  const read = readCase(player.map, json.value);
  if (!read.ok) return unreadable(read.problem, line, caseId(json.value), lang);
  const sentences: CaseSentences = {
    verdict: (judged) => explainOrder(judged, lang),
    unreadable: (errors, order) => unreadableSentence(errors, order, lang),
  };
  const phases = playCase(read.value, player).map((phase) => toCaseResult(phase, sentences));
  const { id } = read.value;
  return { value: id === undefined ? { phases } : { id, phases }, readable: true };
}

/** Judges JSON lines in the case form: one line out for each, exit status 1 where one could not be read. */
export function judgeBatch(file: string | undefined, rules: Rules, session: Session): Promise<Status> {
  const lang = session.askedLang ?? 'en';
  const player: CasePlayer = { map: STANDARD_MAP, rules, judge: judgePhase, read: readWrittenText };
  return answerLines(file, session, (text, line) => judgeLine(text, line, player, lang));
}
