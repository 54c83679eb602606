import { DEFAULT_RULES, formatRules, RULE_ISSUES, RULE_OPTIONS, type Rules } from '@standoff/diplomacy';
import { formatJson, type Language, ruleOption, ruleQuestion } from '@standoff/language';
import { rulesOf } from './rules-option.ts';
import type { Session } from './session.ts';
import { DONE, type Status } from './status.ts';

interface RulesOptions {
  readonly json?: true;
}

/** One choice: its question, then its options with the one taken marked. */
function choiceText(rules: Rules, issue: (typeof RULE_ISSUES)[number], differs: string, lang: Language): string {
  const mark = rules[issue] === DEFAULT_RULES[issue] ? '' : `  (${differs})`;
  const options = RULE_OPTIONS[issue].map((option) => {
    const sign = option === rules[issue] ? '*' : ' ';
    return `  ${sign} ${option.padEnd(3)} ${ruleOption(issue, option, lang) ?? ''}\n`;
  });
  return `${issue}=${rules[issue]}${mark}\n  ${ruleQuestion(issue, lang)}\n${options.join('')}`;
}

function choiceData(rules: Rules, issue: (typeof RULE_ISSUES)[number], lang: Language): unknown {
  return {
    issue,
    choice: rules[issue],
    question: ruleQuestion(issue, lang),
    answer: ruleOption(issue, rules[issue], lang),
    options: RULE_OPTIONS[issue],
  };
}

/** Prints a rule profile (and single choices on top of it) choice by choice. */
export async function printRules(
  profile: string | undefined,
  options: RulesOptions,
  session: Session,
): Promise<Status> {
  const { lang, out, words } = session;
  const asked = await rulesOf(profile, 'rules', session);
  if ('status' in asked) return asked.status;
  const { rules } = asked;
  const name = formatRules(rules);
  if (options.json === true) {
    await out.write(formatJson({ rules: name, choices: RULE_ISSUES.map((issue) => choiceData(rules, issue, lang)) }));
    return DONE;
  }
  const choices = RULE_ISSUES.map((issue) => choiceText(rules, issue, words.differs, lang));
  await out.write(`${name}\n\n${choices.join('\n')}`);
  return DONE;
}
