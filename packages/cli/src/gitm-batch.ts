import { checkPhase, judgePhase, type PhaseFault, type TacResult } from '@standoff/gitm';
import { explainTacFault, parseJson } from '@standoff/language';
import { answerLines, badLine, batchLanguage, type LineAnswer, tooLong } from './batch.ts';
import { gitmWords } from './gitm-words.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** The fields of a result that scripts may rely on, and no others within its lists. */
function toContract(result: TacResult, passedOver: readonly PhaseFault[]): object {
  const { battles, refused, positions, origins, sides, warnings, readings, open } = result;
  return {
    battles: battles.map(({ square, began_by, attackers, defenders }) => ({ square, began_by, attackers, defenders })),
    refused: refused.map(({ unit, to, because }) => ({ unit, to, because })),
    positions,
    origins,
    sides: sides.map(({ unit, square, side, rule, relation }) => ({ unit, square, side, rule, relation })),
    warnings: [...passedOver.map(({ at }) => ({ code: 'passed-over', field: at })), ...warnings],
    readings,
    open,
  };
}

/** What a case is called is given back as it is, whatever it is. */
function idOf(value: unknown): object {
  const named = typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;
  return named ? { id: value.id } : {};
}

/** So many faults of a line are told; it cannot be read anyway. */
const TOLD = 10;

function judgeLine(text: string | undefined, line: number, session: Session): LineAnswer {
  if (text === undefined) return tooLong(line, session);
  const json = parseJson(text);
  if (!json.ok) return badLine(json.problem, line, undefined, session);
  const named = idOf(json.value);
  const passedOver: PhaseFault[] = [];
  const checked = checkPhase(json.value, { passOver: (fault) => passedOver.push(fault) });
  if (checked.ok) return { value: { ...named, ...toContract(judgePhase(checked.value), passedOver) }, readable: true };
  const [first] = checked.faults;
  const lang = batchLanguage(session);
  const told = checked.faults.slice(0, TOLD).map((fault) => explainTacFault(fault, lang));
  const more = checked.faults.length - TOLD;
  const message = [...told, ...(more > 0 ? [gitmWords(lang).moreProblems(more)] : [])].join(' ');
  return { value: { ...named, line, error: { code: first?.code ?? '', message } }, readable: false };
}

/** Judges JSON lines of tac phases: one line out for each. */
export function gitmBatch(file: string | undefined, session: Session): Promise<Status> {
  return answerLines(file, session, (text, line) => judgeLine(text, line, session));
}
