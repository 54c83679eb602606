import { STANDARD_MAP } from '@standoff/diplomacy';
import { parseJson, readOrders, readWrittenCase, toWrittenCaseResult } from '@standoff/language';
import { answerLines, badLine, type LineAnswer, tooLong } from './batch.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

function readLine(text: string | undefined, line: number, session: Session): LineAnswer {
  if (text === undefined) return tooLong(line, session);
  const json = parseJson(text);
  if (!json.ok) return badLine(json.problem, line, undefined, session);
  const written = readWrittenCase(STANDARD_MAP, json.value);
  if (!written.ok) return badLine(written.problem, line, json.value, session);
  const reading = readOrders(written.value.text, written.value.context);
  return { value: toWrittenCaseResult(written.value, reading), readable: true };
}

/** Reads JSON lines of orders as people write them: one line out for each. What an order text lacks is an answer. */
export function readBatch(file: string | undefined, session: Session): Promise<Status> {
  return answerLines(file, session, (text, line) => readLine(text, line, session));
}
