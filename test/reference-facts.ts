import { type GivenOrder, type Rules, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import type { Facts } from './packed.ts';
import { judgeByReference } from './reference/judge.ts';

/** What a phase came to by the slow reference, in the facts that all judges give. */
export function referenceFacts(units: readonly Unit[], orders: readonly GivenOrder[], rules: Rules): Facts {
  const { unitsAfter, dislodgedAfter, contested } = judgeByReference(STANDARD_MAP, { units }, orders, rules);
  return {
    unitsAfter: unitsAfter.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
    dislodged: dislodgedAfter.map(({ power, at, attackedFrom }) => `${power} ${at} ${attackedFrom}`).sort(),
    contested,
  };
}
