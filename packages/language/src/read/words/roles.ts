/** What a word can be in an order; a word can be several (`s`: support, or the south coast). */
export const ROLES = [
  'army',
  'fleet',
  /** A unit of either kind. */
  'unit',
  'move',
  'hold',
  'support',
  'convoy',
  'retreat',
  'disband',
  'build',
  'waive',
  /** Leads to a destination: `to`, «в», `nach`. */
  'to',
  /** Leads to the place a unit stands in: `in`, `at`, «в», «из». */
  'at',
  /** Leads to the place a unit comes from: `from`, «из», `von`. */
  'from',
  'and',
  'or',
  'if',
  'else',
  'not',
  /** Takes the certainty away: `maybe`. */
  'doubt',
  /** Part of no order, wherever it stands: `please`, `my`, `orders`. */
  'filler',
  /** Begins a remark of a report: `bounced`, `fails`, «отскок». */
  'result',
  'all',
  'rest',
  /** `via`, `through`, `by`, «через». */
  'via',
  /** Says by itself that the move goes by convoy: «морем», DAIDE's `CTO`. */
  'bySea',
  /** Helps a verb: `is`, `will`, «будет». */
  'aux',
  /** A noun after a verb: `position`, `ground`, «позицию». */
  'object',
] as const;
export type Role = (typeof ROLES)[number];

/** Sets of roles are sums of these. */
export const ROLE: Readonly<Record<Role, number>> = {
  army: 1 << 0,
  fleet: 1 << 1,
  unit: 1 << 2,
  move: 1 << 3,
  hold: 1 << 4,
  support: 1 << 5,
  convoy: 1 << 6,
  retreat: 1 << 7,
  disband: 1 << 8,
  build: 1 << 9,
  waive: 1 << 10,
  to: 1 << 11,
  at: 1 << 12,
  from: 1 << 13,
  and: 1 << 14,
  or: 1 << 15,
  if: 1 << 16,
  else: 1 << 17,
  not: 1 << 18,
  doubt: 1 << 19,
  filler: 1 << 20,
  result: 1 << 21,
  all: 1 << 22,
  rest: 1 << 23,
  via: 1 << 24,
  bySea: 1 << 25,
  aux: 1 << 26,
  object: 1 << 27,
};

/** The verbs of the three phases. */
export const ORDER_VERBS: number =
  ROLE.move | ROLE.hold | ROLE.support | ROLE.convoy | ROLE.retreat | ROLE.disband | ROLE.build | ROLE.waive;
