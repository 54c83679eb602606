import { formatRules, PROFILE_NAMES, type ProfileName, type Rules } from '@standoff/diplomacy';

/** What the published profiles are called, the same in every language. */
export const PROFILE_TITLES: Readonly<Record<ProfileName, string>> = {
  'datc-3.2': 'DATC 3.2',
  '2000': '2000',
  webdiplomacy: 'webDiplomacy',
  jdip: 'jDip',
};

/** What rules are called: a profile, or `custom`. */
export function rulesName(rules: Rules, custom: string): string {
  const words = formatRules(rules);
  const profile = PROFILE_NAMES.find((name) => name === words);
  return profile === undefined ? custom : PROFILE_TITLES[profile];
}
