import { checkPhase, judgePhase, type TacResult } from '@standoff/gitm';
import { caseId, explainTacFault, parseJson } from '@standoff/language';
import { answerLines, badLine, batchLanguage, type LineAnswer, tooLong } from './batch.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** The fields of a result that scripts may rely on, and no others within its lists. */
function toContract({ battles, refused, positions, origins, sides, warnings, readings, open }: TacResult): object {
  return {
    battles: battles.map(({ square, began_by, attackers, defenders }) => ({ square, began_by, attackers, defenders })),
    refused: refused.map(({ unit, to, because }) => ({ unit, to, because })),
    positions,
    origins,
    sides: sides.map(({ unit, square, side, rule, relation }) => ({ unit, square, side, rule, relation })),
    warnings,
    readings,
    open,
  };
}

function judgeLine(text: string | undefined, line: number, session: Session): LineAnswer {
  if (text === undefined) return tooLong(line, session);
  const json = parseJson(text);
  if (!json.ok) return badLine(json.problem, line, undefined, session);
  const id = caseId(json.value);
  const named = id === undefined ? {} : { id };
  const checked = checkPhase(json.value);
  if (checked.ok) return { value: { ...named, ...toContract(judgePhase(checked.value)) }, readable: true };
  const [first] = checked.faults;
  const lang = batchLanguage(session);
  const message = checked.faults.map((fault) => explainTacFault(fault, lang)).join(' ');
  return { value: { ...named, line, error: { code: first?.code ?? '', message } }, readable: false };
}

/** Judges JSON lines of tac phases: one line out for each. */
export function gitmBatch(file: string | undefined, session: Session): Promise<Status> {
  return answerLines(file, session, (text, line) => judgeLine(text, line, session));
}
