import type { GameMap } from './map.ts';
import type { GivenOrder, WrittenOrder } from './order.ts';
import { byPlace, countingOrders } from './order-list.ts';
import type { Position, Unit } from './position.ts';
import type { ClosedRetreat, IllegalReason, JudgedOrder, Reason, UnorderedUnit } from './reason.ts';
import type { RetreatOptions, RetreatResult } from './result.ts';
import { retreatOptions } from './retreat-options.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import { resultOf } from './verdict.ts';
import { coastOf, type Location, provinceOf } from './vocabulary.ts';

/** An order of a retreat phase as it stands against the options: where it goes, `null` to disband, or why it cannot. */
type Checked =
  | { readonly ok: true; readonly to: Location | null }
  | { readonly ok: false; readonly reason: IllegalReason };

/** In a retreat phase a move of a dislodged unit can only be meant as a retreat. */
function asRetreat(order: WrittenOrder): WrittenOrder {
  return order.kind === 'move' ? { kind: 'retreat', unit: order.unit, to: order.to } : order;
}

function toUnit(unit: Unit): Unit {
  return { power: unit.power, type: unit.type, at: unit.at };
}

function closedRetreat(options: RetreatOptions, to: Location): ClosedRetreat {
  const exact = options.closed.find((one) => one.to === to);
  if (exact !== undefined) return exact;
  const sameProvince = options.closed.find((one) => provinceOf(one.to) === provinceOf(to));
  return sameProvince ?? { to, why: 'not-adjacent' };
}

/** Where a written place leads a dislodged unit: DATC 4.B.1 to 4.B.3 and 4.B.6 hold here as for moves. */
function destination(map: GameMap, options: RetreatOptions, to: Location, rules: Rules): Checked {
  if (!map.provinceNumber.has(provinceOf(to))) return { ok: false, reason: { code: 'no-such-place', at: to } };
  if (options.open.includes(to)) return { ok: true, to };
  const sameProvince = options.open.filter((place) => provinceOf(place) === provinceOf(to));
  const stray = coastOf(to) !== undefined && !map.locationNumber.has(to);
  const idle =
    options.unit.type === 'A' || stray || map.coasts[map.provinceNumber.get(provinceOf(to)) ?? 0]?.length === 0;
  const [only, second] = sameProvince;
  if (only === undefined) return { ok: false, reason: { code: 'retreat-closed', closed: closedRetreat(options, to) } };
  if (coastOf(to) !== undefined && idle && rules['4.B.6'] === 'a') {
    return { ok: false, reason: { code: 'coast-wrong', at: to, choice: `4.B.6=${rules['4.B.6']}` } };
  }
  if (options.unit.type === 'A') return { ok: true, to: provinceOf(to) };
  const named = coastOf(to) !== undefined && !idle;
  if (named && rules['4.B.3'] === 'b') {
    return { ok: false, reason: { code: 'coast-unreachable', from: options.unit.at, to, reachable: sameProvince } };
  }
  if (second !== undefined) {
    return {
      ok: false,
      reason: { code: 'retreat-closed', closed: { to, why: 'coast-missing', coasts: sameProvince } },
    };
  }
  if (!named && coastOf(only) !== undefined && rules['4.B.2'] === 'b') {
    return {
      ok: false,
      reason: { code: 'coast-missing', to: provinceOf(to), coasts: sameProvince, choice: '4.B.2=b' },
    };
  }
  return { ok: true, to: only };
}

function check(
  map: GameMap,
  given: GivenOrder,
  options: RetreatOptions | undefined,
  standing: ReadonlyMap<string, Unit>,
  rules: Rules,
): Checked {
  const order = asRetreat(given.order);
  if (order.kind === 'waive') return { ok: false, reason: { code: 'wrong-phase' } };
  if (!map.provinceNumber.has(provinceOf(order.unit.at))) {
    return { ok: false, reason: { code: 'no-such-place', at: order.unit.at } };
  }
  if (options === undefined || options.unit.power !== given.power) {
    const other = options?.unit ?? standing.get(provinceOf(order.unit.at));
    if (other === undefined) return { ok: false, reason: { code: 'no-such-unit', at: order.unit.at } };
    if (other.power !== given.power) return { ok: false, reason: { code: 'foreign-unit', unit: toUnit(other) } };
    return { ok: false, reason: { code: 'not-dislodged', unit: toUnit(other) } };
  }
  if (order.kind === 'disband') return { ok: true, to: null };
  if (order.kind !== 'retreat') return { ok: false, reason: { code: 'wrong-phase' } };
  return destination(map, options, order.to, rules);
}

/**
 * Judges a retreat phase: who gets away, who meets another and is lost with it, who is disbanded. Dislodged units
 * without a counting order are disbanded. Source: rulebook, DATC 6.H.
 */
export function judgeRetreats(
  map: GameMap,
  position: Position,
  orders: readonly GivenOrder[],
  rules: Rules = DEFAULT_RULES,
): RetreatResult {
  const options = retreatOptions(map, position, rules);
  const dislodged = new Map(options.map((one) => [provinceOf(one.unit.at), one] as const));
  const standing = new Map(position.units.map((unit) => [provinceOf(unit.at), unit] as const));
  const optionOf = ({ order }: GivenOrder): RetreatOptions | undefined =>
    order.kind === 'waive' ? undefined : dislodged.get(provinceOf(order.unit.at));
  const keys = orders.map((given) => {
    const option = optionOf(given);
    return option !== undefined && option.unit.power === given.power ? options.indexOf(option) + 1 : 0;
  });
  const checks = orders.map((given) => check(map, given, optionOf(given), standing, rules));
  // A support or hold in a retreat phase is no second order: it is not an order of this phase at all.
  const proper = keys.map((key, index) => {
    const kind = asRetreat(orders[index]?.order ?? { kind: 'waive' }).kind;
    return kind === 'retreat' || kind === 'disband' ? key : 0;
  });
  const legal = proper.map((key, index) => (checks[index]?.ok === true ? key : 0));
  const goal = (index: number): Location | null | undefined => {
    const one = checks[index];
    return one?.ok === true ? one.to : undefined;
  };
  const { superseded, choice } = countingOrders(legal, (one, other) => goal(one) === goal(other), rules);
  const going = new Map<number, Location>();
  const ordered = new Set<number>();
  for (const [index, one] of checks.entries()) {
    const key = keys[index] ?? 0;
    if (key === 0 || superseded.has(index)) continue;
    if (proper[index] !== 0) ordered.add(key);
    if (one.ok && one.to !== null) going.set(key, one.to);
  }
  const meeting = (key: number): Unit[] => {
    const at = provinceOf(going.get(key) ?? '');
    return [...going.entries()]
      .filter(([other, to]) => other !== key && provinceOf(to) === at)
      .map(([other]) => options[other - 1]?.unit)
      .filter((unit) => unit !== undefined)
      .map(toUnit)
      .sort(byPlace);
  };
  const judged = orders.map((given, index): JudgedOrder => {
    const key = keys[index] ?? 0;
    const unit = key > 0 ? options[key - 1]?.unit : undefined;
    const base = { power: given.power, order: given.order, ...(unit === undefined ? {} : { unit: toUnit(unit) }) };
    const one = checks[index];
    const reason = ((): Reason => {
      if (superseded.has(index)) return { code: 'superseded', choice };
      if (one === undefined) return { code: 'wrong-phase' };
      if (!one.ok) return one.reason;
      if (one.to === null) return { code: 'disbanded' };
      const rivals = meeting(key);
      if (rivals.length > 0) return { code: 'retreat-standoff', at: provinceOf(one.to), rivals };
      return { code: 'retreated', to: one.to };
    })();
    return { ...base, result: resultOf(reason, asRetreat(given.order)), reason };
  });
  const survivors: Unit[] = [];
  const disbanded: Unit[] = [];
  const unordered: UnorderedUnit[] = [];
  for (const [index, { unit, open, closed }] of options.entries()) {
    const to = going.get(index + 1);
    if (to !== undefined && meeting(index + 1).length === 0)
      survivors.push({ power: unit.power, type: unit.type, at: to });
    else disbanded.push(toUnit(unit));
    if (ordered.has(index + 1)) continue;
    const reason: Reason = open.length === 0 ? { code: 'no-retreat', closed } : { code: 'disbanded' };
    unordered.push({ unit: toUnit(unit), result: ['destroyed'], reason });
  }
  return {
    phase: 'retreat',
    orders: judged,
    unordered: unordered.sort((a, b) => byPlace(a.unit, b.unit)),
    unitsAfter: [...position.units.map(toUnit), ...survivors].sort(byPlace),
    disbanded: disbanded.sort(byPlace),
    options,
  };
}
