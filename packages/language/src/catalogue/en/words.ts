import type { ResultWord } from '@standoff/diplomacy';

/** Result words as a player reads them. */
export const RESULT: Readonly<Record<ResultWord, string>> = {
  illegal: 'illegal',
  invalid: 'void',
  succeeds: 'succeeds',
  fails: 'fails',
  given: 'given',
  cut: 'cut',
  available: 'intact',
  disrupted: 'broken',
  stands: 'holds',
  dislodged: 'dislodged',
  destroyed: 'destroyed',
};
