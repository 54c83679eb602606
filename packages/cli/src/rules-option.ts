import { DEFAULT_RULES, parseRules, type Rules } from '@standoff/diplomacy';
import { explainRulesError } from '@standoff/language';
import { misuse, misuseOf, type Session } from './session.ts';
import type { Status } from './status.ts';

/** The rules asked for; without any, DATC 3.2. A wrong word is told, and ends the command as wrong usage. */
export async function rulesOf(
  text: string | undefined,
  command: string,
  session: Session,
): Promise<{ readonly rules: Rules } | { readonly status: Status }> {
  if (text === undefined) return { rules: DEFAULT_RULES };
  // A profile sets every choice, so one after another word would take that word back unseen.
  const words = text.split(',').filter((word) => word.trim() !== '');
  if (words.slice(1).some((word) => !word.includes('='))) {
    const known = words.every((word) => word.includes('=') || parseRules(word).ok);
    if (known) return { status: await misuseOf(session, command, { code: 'profile-first', text }) };
  }
  const rules = parseRules(text);
  if (rules.ok) return { rules: rules.value };
  return { status: await misuse(session, command, explainRulesError(rules.error, session.lang)) };
}
