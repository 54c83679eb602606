import { expect, test } from 'vitest';
import { DEFAULT_RULES, formatRules, PROFILE_NAMES, PROFILES, parseRules, RULE_ISSUES, RULE_OPTIONS } from './rules.ts';

test('a profile and single choices are read in any order, of two for one issue the later', () => {
  const rules = parseRules(' 4.A.2=a, 4.d.8 = C ,2000,4.A.2=b');
  expect(rules).toEqual({ ok: true, value: { ...PROFILES['2000'], '4.D.8': 'c', '4.A.2': 'b' } });
});

test('the profiles differ from DATC 3.2 in just what is published', () => {
  const differing = (name: (typeof PROFILE_NAMES)[number]) =>
    RULE_ISSUES.filter((issue) => PROFILES[name][issue] !== DEFAULT_RULES[issue]).map(
      (issue) => `${issue}=${PROFILES[name][issue]}`,
    );
  expect(PROFILE_NAMES.map((name) => [name, differing(name)])).toEqual([
    ['datc-3.2', []],
    ['2000', ['4.A.2=c', '4.A.3=c', '4.D.8=a']],
    ['webdiplomacy', ['4.A.3=via', '4.D.8=a']],
    ['jdip', ['4.A.3=c', '4.A.6=b', '4.D.8=a']],
  ]);
});

test.each([
  ['datc', { code: 'rules/unknown-profile', word: 'datc', candidates: PROFILE_NAMES }],
  ['2000,jdip', { code: 'rules/several-profiles', words: ['2000', 'jdip'] }],
  ['4.A.9=a', { code: 'rules/unknown-issue', word: '4.A.9', candidates: RULE_ISSUES }],
  ['4.A.2=e', { code: 'rules/unknown-option', word: 'e', issue: '4.A.2', candidates: RULE_OPTIONS['4.A.2'] }],
])('%s is refused with what would have been right', (text, error) => {
  expect(parseRules(text)).toEqual({ ok: false, error });
});

test('every option of every issue is written and read back', () => {
  for (const issue of RULE_ISSUES) {
    for (const option of RULE_OPTIONS[issue]) {
      const rules = { ...DEFAULT_RULES, [issue]: option };
      expect(parseRules(formatRules(rules))).toEqual({ ok: true, value: rules });
    }
  }
});
