import type { Rules } from '@standoff/diplomacy';
import { answerLines } from './batch.ts';
import { judgeCrew } from './judge-crew.ts';
import { lineJudge } from './judge-line.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** Judges JSON lines in the case form: one line out for each, exit status 1 where one could not be read. */
export function judgeBatch(file: string | undefined, rules: Rules, session: Session): Promise<Status> {
  return answerLines(file, session, lineJudge(rules, session), judgeCrew(rules, session));
}
