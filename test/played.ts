import {
  DEFAULT_RULES,
  type GivenOrder,
  type JudgedOrder,
  judgeMovement,
  type MovementResult,
  parseOrder,
  type Reason,
  type Rules,
  STANDARD_MAP,
  type Unit,
  type UnitType,
} from '@standoff/diplomacy';

/** A movement phase in lines: `Austria A VIE - GAL`, and `Austria A VIE` for a unit without an order. */
export interface Played {
  readonly result: MovementResult;
  /** The judged order of the unit in a place. */
  readonly at: (place: string) => JudgedOrder;
  readonly reason: (place: string) => Reason;
}

function isUnitType(word: string | undefined): word is UnitType {
  return word === 'A' || word === 'F';
}

/** Judges a phase whose units are those that the lines order or name. */
export function play(lines: readonly string[], rules: Rules = DEFAULT_RULES): Played {
  const units: Unit[] = [];
  const orders: GivenOrder[] = [];
  for (const line of lines) {
    const [power = '', type, at = '', ...rest] = line.split(' ');
    if (!isUnitType(type)) throw new Error(`no unit in ${line}`);
    if (!units.some((unit) => unit.at.slice(0, 3) === at.slice(0, 3))) units.push({ power, type, at });
    if (rest.length === 0) continue;
    const order = parseOrder([type, at, ...rest].join(' '));
    if (order === undefined) throw new Error(`no order in ${line}`);
    orders.push({ power, order });
  }
  const result = judgeMovement(STANDARD_MAP, { units }, orders, rules);
  const at = (place: string): JudgedOrder => {
    const judged = result.orders.find((one) => one.order.kind !== 'waive' && one.order.unit.at === place);
    if (judged === undefined) throw new Error(`no order in ${place}`);
    return judged;
  };
  return { result, at, reason: (place) => at(place).reason };
}
