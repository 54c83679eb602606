import {
  type Location,
  type MovementOrder,
  neighboursOf,
  type Power,
  type ProvinceCode,
  provinceOf,
  STANDARD_MAP,
  type Unit,
  type UnitType,
} from '@standoff/diplomacy';
import { anyOrder, boardOf, moveOf, supportOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { berth, COASTAL, INLAND, SEAS } from './place.ts';
import { give } from './plain.ts';
import type { RandomBoard } from './random-board.ts';

/** A board being put together: units are placed where they are needed, and ordered at once. */
export interface Tangle {
  readonly chance: Chance;
  readonly powers: readonly Power[];
  readonly units: Map<ProvinceCode, Unit>;
  readonly orders: Map<Unit, MovementOrder>;
}

const LOCATIONS: readonly Location[] = STANDARD_MAP.locations.slice(1);

const BESIDE: ReadonlyMap<ProvinceCode, readonly Location[]> = new Map(
  SEAS.map((sea) => [sea, LOCATIONS.filter((at) => neighboursOf(STANDARD_MAP, 'F', at).includes(sea))] as const),
);

/** Where a fleet may stand so that it touches a sea: seas, and coasts by name. */
export function besideSea(sea: ProvinceCode): readonly Location[] {
  return BESIDE.get(sea) ?? [];
}

/** Puts a unit on a free province, mostly not of the power named. */
export function put(tangle: Tangle, type: UnitType, at: Location, not?: Power): Unit | undefined {
  const { chance, powers, units } = tangle;
  const power = chance.pick(powers.filter((each) => each !== not || chance.isTrue(0.05)));
  if (power === undefined || units.has(provinceOf(at))) return undefined;
  const unit: Unit = { power, type, at };
  units.set(provinceOf(at), unit);
  return unit;
}

function putBeside(tangle: Tangle, sea: ProvinceCode, not?: Power): Unit | undefined {
  const open = besideSea(sea).filter((at) => !tangle.units.has(provinceOf(at)));
  const at = tangle.chance.pick(open);
  return at === undefined ? undefined : put(tangle, 'F', at, not);
}

/** Another fleet supports what this unit was ordered. */
export function help(tangle: Tangle, unit: Unit | undefined, sea: ProvinceCode): void {
  const helper =
    unit === undefined ? undefined : putBeside(tangle, sea, unit.at === sea ? undefined : tangle.units.get(sea)?.power);
  if (helper === undefined || unit === undefined) return;
  tangle.orders.set(helper, supportOf(helper, unit, tangle.orders.get(unit), true));
}

/** A fleet attacks a sea. */
export function attack(tangle: Tangle, sea: ProvinceCode): Unit | undefined {
  const attacker = putBeside(tangle, sea, tangle.units.get(sea)?.power);
  if (attacker !== undefined) tangle.orders.set(attacker, moveOf(attacker, sea));
  return attacker;
}

/** A new army goes over the fleet in a sea, and sometimes over a second one, to a landing place. */
export function carry(tangle: Tangle, sea: ProvinceCode, landing: ProvinceCode): Unit | undefined {
  // An army of the same power would cut no support there.
  const { chance, units, orders } = tangle;
  const fleet = units.get(sea);
  const beyond = neighboursOf(STANDARD_MAP, 'F', sea).filter((at) => SEAS.includes(at) && !units.has(at));
  const second = chance.isTrue(0.1) ? chance.pick(beyond) : undefined;
  const shores = besideSea(second ?? sea).map(provinceOf);
  const starts = shores.filter((at) => COASTAL.includes(at) && !units.has(at) && at !== landing);
  const near = starts.filter((at) => neighboursOf(STANDARD_MAP, 'A', at).includes(landing));
  const start = chance.pick(near.length > 0 && chance.isTrue(0.3) ? near : starts);
  if (start === undefined || fleet === undefined) return undefined;
  const army = put(tangle, 'A', start, units.get(landing)?.power);
  if (army === undefined) return undefined;
  orders.set(
    army,
    chance.isTrue(near.includes(start) ? 0.5 : 0.3) ? { ...moveOf(army, landing), via: true } : moveOf(army, landing),
  );
  for (const carrier of [fleet, second === undefined ? undefined : put(tangle, 'F', second)]) {
    if (carrier === undefined) continue;
    const target = { type: 'A', at: army.at } as const;
    orders.set(carrier, { kind: 'convoy', unit: { type: 'F', at: carrier.at }, target, to: landing });
  }
  return army;
}

/** Adds a few units anywhere and orders for all that have none. */
export function finish(tangle: Tangle, most: number): RandomBoard {
  const { chance, units, orders } = tangle;
  for (let more = chance.below(most + 1); more > 0; more--) {
    const province = chance.pick([...COASTAL, ...SEAS, ...INLAND]) ?? 'PAR';
    const army = INLAND.includes(province) || (COASTAL.includes(province) && chance.isTrue(0.5));
    put(tangle, army ? 'A' : 'F', army ? province : berth(chance, province));
  }
  const placed = [...units.values()];
  const board = boardOf(placed);
  for (const unit of placed) if (!orders.has(unit)) orders.set(unit, anyOrder(board, chance, unit, orders));
  return { units: placed, orders: chance.shuffle(give(chance, orders)) };
}
