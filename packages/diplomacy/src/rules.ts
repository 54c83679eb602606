/** The rule choices that change a result, by DATC issue, with their options; the first line of each is the question. */
export const RULE_OPTIONS = {
  '4.A.1': ['a', 'b'],
  '4.A.2': ['a', 'b', 'c', 'f'],
  '4.A.3': ['a', 'c', 'd', 'via'],
  '4.A.4': ['a', 'b'],
  '4.A.5': ['a', 'b'],
  '4.A.6': ['a', 'b', 'c'],
  '4.A.7': ['a', 'b'],
  '4.B.2': ['a', 'b'],
  '4.B.3': ['a', 'b'],
  '4.B.4': ['a', 'b', 'c', 'd'],
  '4.B.5': ['a', 'b'],
  '4.B.6': ['a', 'b'],
  '4.C.4': ['a', 'b'],
  '4.D.3': ['a', 'b', 'c'],
  '4.D.4': ['a', 'b', 'c'],
  '4.D.5': ['a', 'b', 'c'],
  '4.D.6': ['a', 'b', 'c'],
  '4.D.7': ['a', 'b'],
  '4.D.8': ['a', 'c'],
  '4.E.1': ['a', 'b'],
} as const;

export type RuleIssue = keyof typeof RULE_OPTIONS;
export type RuleOption<I extends RuleIssue = RuleIssue> = (typeof RULE_OPTIONS)[I][number];
/** One choice for every issue: plain JSON, the value kept with a game. */
export type Rules = { readonly [I in RuleIssue]: RuleOption<I> };
/** An issue and the option taken, as reasons cite it: `4.A.2=f`. */
export type RuleChoice = `${RuleIssue}=${string}`;

export const RULE_ISSUES = Object.keys(RULE_OPTIONS) as readonly RuleIssue[];

/** DATC 3.2 (30 August 2025), which follows the 2023 rulebook. */
const DATC_3_2: Rules = {
  '4.A.1': 'b',
  '4.A.2': 'f',
  '4.A.3': 'd',
  '4.A.4': 'a',
  '4.A.5': 'b',
  '4.A.6': 'a',
  '4.A.7': 'b',
  '4.B.2': 'a',
  '4.B.3': 'b',
  '4.B.4': 'c',
  '4.B.5': 'b',
  '4.B.6': 'b',
  '4.C.4': 'a',
  '4.D.3': 'a',
  '4.D.4': 'b',
  '4.D.5': 'b',
  '4.D.6': 'b',
  '4.D.7': 'a',
  '4.D.8': 'c',
  '4.E.1': 'a',
};

export const PROFILE_NAMES = ['datc-3.2', '2000', 'webdiplomacy', 'jdip'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** The published profiles; what one leaves unsaid is as in DATC 3.2. */
export const PROFILES: Readonly<Record<ProfileName, Rules>> = {
  'datc-3.2': DATC_3_2,
  '2000': { ...DATC_3_2, '4.A.2': 'c', '4.A.3': 'c', '4.D.8': 'a' },
  webdiplomacy: { ...DATC_3_2, '4.A.3': 'via', '4.D.8': 'a' },
  jdip: { ...DATC_3_2, '4.A.3': 'c', '4.A.6': 'b', '4.D.8': 'a' },
};

export const DEFAULT_RULES: Rules = DATC_3_2;

/** What is wrong with a rules text, with the candidates that would be right. */
export type RulesError =
  | { readonly code: 'rules/several-profiles'; readonly words: readonly string[] }
  | { readonly code: 'rules/unknown-profile'; readonly word: string; readonly candidates: readonly string[] }
  | { readonly code: 'rules/unknown-issue'; readonly word: string; readonly candidates: readonly string[] }
  | {
      readonly code: 'rules/unknown-option';
      readonly word: string;
      readonly issue: RuleIssue;
      readonly candidates: readonly string[];
    };

function isIssue(word: string): word is RuleIssue {
  return Object.hasOwn(RULE_OPTIONS, word);
}

function isProfile(word: string): word is ProfileName {
  return Object.hasOwn(PROFILES, word);
}

/** How an option is cited: `choiceOf(rules, '4.A.2')` gives `4.A.2=f`. */
export function choiceOf(rules: Rules, issue: RuleIssue): RuleChoice {
  return `${issue}=${rules[issue]}`;
}

type RulesResult = { readonly ok: true; readonly value: Rules } | { readonly ok: false; readonly error: RulesError };

/** Reads one choice, `4.A.2=b`. */
function parseChoice(left: string, right: string): { readonly issue: RuleIssue; readonly option: string } | RulesError {
  const issue = left.toUpperCase();
  if (!isIssue(issue)) return { code: 'rules/unknown-issue', word: left, candidates: RULE_ISSUES };
  const option = right.toLowerCase();
  const options: readonly string[] = RULE_OPTIONS[issue];
  return options.includes(option)
    ? { issue, option }
    : { code: 'rules/unknown-option', word: right, issue, candidates: options };
}

/**
 * Reads `datc-3.2`, `4.A.2=b`, `2000,4.D.8=c`: at most one profile and single choices in any order, separated by commas;
 * choices stand above the profile, and of two for one issue the later wins. Errors name the word and what would have been
 * right.
 */
export function parseRules(text: string): RulesResult {
  let profile: ProfileName | undefined;
  let choices: Partial<Rules> = {};
  for (const raw of text.split(',')) {
    const word = raw.trim();
    if (word === '') continue;
    const [left = '', right] = word.split('=').map((part) => part.trim());
    if (right !== undefined) {
      const choice = parseChoice(left, right);
      if ('code' in choice) return { ok: false, error: choice };
      choices = { ...choices, [choice.issue]: choice.option };
      continue;
    }
    const name = left.toLowerCase();
    if (!isProfile(name))
      return { ok: false, error: { code: 'rules/unknown-profile', word: left, candidates: PROFILE_NAMES } };
    if (profile !== undefined && profile !== name)
      return { ok: false, error: { code: 'rules/several-profiles', words: [profile, name] } };
    profile = name;
  }
  return { ok: true, value: { ...PROFILES[profile ?? 'datc-3.2'], ...choices } };
}

/** Writes rules as the nearest profile and what differs from it: `2000,4.D.8=c`. `parseRules` reads it back. */
export function formatRules(rules: Rules): string {
  let best = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of PROFILE_NAMES) {
    const differing = RULE_ISSUES.filter((issue) => PROFILES[name][issue] !== rules[issue]);
    if (differing.length < fewest) {
      fewest = differing.length;
      best = [name, ...differing.map((issue) => choiceOf(rules, issue))].join(',');
    }
  }
  return best;
}
