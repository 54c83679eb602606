/** The closed sets of words of a tac phase. Everything else derives its unions from here. */

export const RELATIONS = ['allied', 'war', 'neutral'] as const;
/** How two states stand to each other: symmetric, and a state is allied to itself. */
export type Relation = (typeof RELATIONS)[number];

export const SIDES = ['attack', 'defend'] as const;
export type Side = (typeof SIDES)[number];

/** The numbered rules that a result may cite; `docs/GITM.md` says each in a sentence. */
export const RULE_NUMBERS = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];

/** The corners of the rules that a result may rest on (readings) or leave open; `docs/GITM.md` says each in a sentence. */
export const CORNER_NUMBERS = [
  'A1',
  'A5',
  'A6',
  'A7',
  'A8',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
] as const;
export type CornerNumber = (typeof CORNER_NUMBERS)[number];

/** A state's code, e.g. `FR`. */
export type State = string;
/** A unit's name, e.g. `FR1IN`: usually its state, a number and its arm. */
export type UnitId = string;
/** A tac square as column-row, e.g. `7-6`; `0-0` is the north-west corner, `14-0` the north-east. */
export type Square = string;

/** Headquarters by their arm: `CQ` of a corps, `AQ` of an army (A18). */
export function isHeadquarters(unit: UnitId): boolean {
  return /(?:CQ|AQ)$/.test(unit);
}
