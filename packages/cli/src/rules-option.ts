import { DEFAULT_RULES, parseRules, type Rules } from '@standoff/diplomacy';
import { explainRulesError } from '@standoff/language';
import { misuse, type Session } from './session.ts';
import type { Status } from './status.ts';

/** The rules asked for; without any, DATC 3.2. A wrong word is told, and ends the command as wrong usage. */
export async function rulesOf(
  text: string | undefined,
  command: string,
  session: Session,
): Promise<{ readonly rules: Rules } | { readonly status: Status }> {
  if (text === undefined) return { rules: DEFAULT_RULES };
  const rules = parseRules(text);
  if (rules.ok) return { rules: rules.value };
  return { status: await misuse(session, command, explainRulesError(rules.error, session.lang)) };
}
