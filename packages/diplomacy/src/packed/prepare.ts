import { type CheckedOrder, countsFor, type LegalOrder, sameOrder } from '../engine/checked.ts';
import { checkMovementOrder } from '../engine/legality.ts';
import type { Tables } from '../engine/tables.ts';
import { loadBoard, type Workspace } from '../engine/workspace.ts';
import type { GameMap } from '../map.ts';
import type { GivenOrder } from '../order.ts';
import { countingOrders } from '../order-list.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { FLEET_BIT, type PackedBoard, packUnit } from './board.ts';
import { field } from './fields.ts';
import {
  CONVOY_ORDER,
  HOLD,
  MOVE,
  PLACE_BITS,
  packConvoy,
  packMove,
  packSupportHold,
  packSupportMove,
  SUPPORT_HOLD,
} from './order.ts';
import { DOUBTFUL, ILLEGAL, orderedProvince, packGiven, packUnits } from './pack-plain.ts';

/** A board made by `createBoard`, to be filled again and again. */
export interface ReusableBoard extends PackedBoard {
  count: number;
}

/** A board with room for so many units. */
export function createBoard(units: number): ReusableBoard {
  return { count: 0, units: new Int32Array(units), orders: new Int32Array(units), offset: 0 };
}

/** By province: the place of its unit on the board being filled, from 1; negative once it has an order. */
const SLOT = field();

/** The place of a location in its province's list of coasts, from 1; 0 for a province without or an army's. */
function coastNumber(map: GameMap, location: number): number {
  const province = map.provinceOfLocation[location] ?? 0;
  return location === province ? 0 : (map.coasts[province]?.indexOf(location) ?? -1) + 1;
}

function packLegal(map: GameMap, order: LegalOrder, fleet: boolean): number {
  switch (order.kind) {
    case HOLD:
      return 0;
    case MOVE:
      return packMove(order.target, coastNumber(map, order.place), !fleet && !order.walks, !fleet && order.via);
    case SUPPORT_HOLD:
      return packSupportHold(order.target);
    case CONVOY_ORDER:
      return packConvoy(order.target, order.dest);
    default:
      return packSupportMove(order.target, order.dest, order.place === 0 ? 0 : coastNumber(map, order.place));
  }
}

function check(ws: Workspace, { power, order }: GivenOrder, rules: Rules): CheckedOrder {
  return checkMovementOrder(ws, ws.powers.get(power) ?? -1, order, rules);
}

/** Packs by the checker alone: any position, any rules. */
function fillChecked(
  map: GameMap,
  rules: Rules,
  position: Position,
  orders: readonly GivenOrder[],
  into: ReusableBoard,
): void {
  const ws = loadBoard(map, position, rules);
  const checks = orders.map((given) => check(ws, given, rules));
  const { superseded } = countingOrders(
    checks.map(countsFor),
    (one, other) => sameOrder(checks[one], checks[other]),
    rules,
  );
  into.count = 0;
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    if (unit === undefined) continue;
    into.units[into.count] = packUnit(p, coastNumber(map, ws.at[p] ?? p), unit.type === 'F', ws.power[p] ?? 0);
    into.orders[into.count] = 0;
    SLOT[p] = ++into.count;
  }
  for (const [index, one] of checks.entries()) {
    if (!one.ok || superseded.has(index)) continue;
    into.orders[(SLOT[one.from] ?? 0) - 1] = packLegal(map, one, ws.units[one.from]?.type === 'F');
  }
}

/** Packs what is plain, and asks the checker about single doubtful orders; false where a unit has two orders. */
function fillOrders(
  tables: Tables,
  rules: Rules,
  position: Position,
  orders: readonly GivenOrder[],
  into: ReusableBoard,
): boolean {
  let ws: Workspace | undefined;
  for (let i = 0; i < into.count; i++) {
    SLOT[(into.units[i] ?? 0) & PLACE_BITS] = i + 1;
    into.orders[i] = 0;
  }
  for (let i = 0; i < orders.length; i++) {
    const given = orders[i];
    if (given === undefined) continue;
    let word = packGiven(tables, given);
    let p = orderedProvince;
    if (word === ILLEGAL) continue;
    if (word === DOUBTFUL) {
      ws ??= loadBoard(tables.map, position, rules);
      const one = check(ws, given, rules);
      if (!one.ok) continue;
      p = one.from;
      const slot = Math.abs(SLOT[p] ?? 0) - 1;
      word = packLegal(tables.map, one, ((into.units[slot] ?? 0) & FLEET_BIT) !== 0);
    }
    const slot = SLOT[p] ?? 0;
    if (slot <= 0) return false;
    SLOT[p] = -slot;
    into.orders[slot - 1] = word;
  }
  return true;
}

/** Packs a position with its orders; units without a legal order hold. `plain`: what `packsPlainly` says of the rules. `into` is filled and returned, if given. */
export function prepareBoard(
  tables: Tables,
  rules: Rules,
  plain: boolean,
  position: Position,
  orders: readonly GivenOrder[],
  into: ReusableBoard = createBoard(position.units.length),
): PackedBoard {
  if (plain && packUnits(tables, position, into.units)) {
    into.count = position.units.length;
    if (fillOrders(tables, rules, position, orders, into)) return into;
  }
  fillChecked(tables.map, rules, position, orders, into);
  return into;
}
