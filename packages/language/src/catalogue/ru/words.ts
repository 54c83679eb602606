import type { ResultWord } from '@standoff/diplomacy';

/** Result words as a player reads them: of the order, the support or the convoy, and of the unit. */
export const RESULT: Readonly<Record<ResultWord, string>> = {
  illegal: 'недопустим',
  invalid: 'впустую',
  succeeds: 'выполнен',
  fails: 'не выполнен',
  given: 'дана',
  cut: 'сорвана',
  available: 'обеспечен',
  disrupted: 'разорван',
  stands: 'на месте',
  dislodged: 'разбито',
  destroyed: 'уничтожено',
};
