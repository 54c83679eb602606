import {
  DEFAULT_RULES,
  PROFILE_NAMES,
  PROFILES,
  RULE_ISSUES,
  RULE_OPTIONS,
  type RuleIssue,
  type Rules,
} from '@standoff/diplomacy';
import type { Chance } from './chance.ts';

/** The issues a movement phase turns on. */
const MOVEMENT_ISSUES: readonly RuleIssue[] = RULE_ISSUES.filter(
  (issue) => /^4\.(A|B|E)/.test(issue) || issue === '4.D.3',
);

export interface RuleSet {
  readonly name: string;
  readonly rules: Rules;
}

/** Every profile, and every single option that is not the default. */
export const RULE_SETS: readonly RuleSet[] = [
  ...PROFILE_NAMES.map((name) => ({ name, rules: PROFILES[name] })),
  ...MOVEMENT_ISSUES.flatMap((issue) =>
    RULE_OPTIONS[issue]
      .filter((option) => option !== DEFAULT_RULES[issue])
      .map((option) => ({ name: `${issue}=${option}`, rules: { ...DEFAULT_RULES, [issue]: option } })),
  ),
];

/** An option for every issue, at random. */
export function anyRules(chance: Chance): RuleSet {
  const chosen = MOVEMENT_ISSUES.map(
    (issue) => [issue, chance.pick(RULE_OPTIONS[issue]) ?? DEFAULT_RULES[issue]] as const,
  );
  const name = chosen.map(([issue, option]) => `${issue}=${option}`).join(',');
  return { name, rules: { ...DEFAULT_RULES, ...Object.fromEntries(chosen) } };
}
