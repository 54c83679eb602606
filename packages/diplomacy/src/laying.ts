import { type CheckedOrder, countsFor, sameOrder } from './engine/checked.ts';
import { checkMovementOrder } from './engine/legality.ts';
import { layOrder } from './engine/match.ts';
import { FLEET, loadBoard, type Workspace } from './engine/workspace.ts';
import type { GameMap } from './map.ts';
import type { GivenOrder, UnitRef, WrittenOrder } from './order.ts';
import { countingOrders } from './order-list.ts';
import { layWord } from './packed/lay.ts';
import { packedOther } from './packed/order.ts';
import { orderedProvince, packGiven, packsPlainly, takeUnits } from './packed/pack-plain.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** What was seen of a given order: the province of its unit where it is legal as it is written, else what the checker says. */
export type Look = number | CheckedOrder;

/** A position with its orders in a workspace, not yet matched. */
export interface Laid {
  readonly ws: Workspace;
  /** By position in the list of given orders. */
  readonly looks: readonly Look[];
  /** Orders that do not count because the unit has another (DATC 4.D.3), by position in the list. */
  readonly superseded: ReadonlySet<number> | undefined;
}

/** Whether a reference to a unit gives nothing to note: it names no power and no wrong letter. */
function isAsNamed(ws: Workspace, ref: UnitRef, p: number): boolean {
  return ref.power === undefined && (ref.type === undefined || (ref.type === 'F') === (ws.unit[p] === FLEET));
}

function areAsNamed(ws: Workspace, order: WrittenOrder, p: number, word: number): boolean {
  switch (order.kind) {
    case 'hold':
    case 'move':
      return isAsNamed(ws, order.unit, p);
    case 'support-hold':
    case 'support-move':
    case 'convoy':
      return isAsNamed(ws, order.unit, p) && isAsNamed(ws, order.target, packedOther(word));
    default:
      return false;
  }
}

/** Notes an order as the one its unit was given; one that counts before any other. */
function noteWritten(ws: Workspace, p: number, order: WrittenOrder, counts: boolean, legal: boolean): void {
  if (!counts && ws.written[p] !== undefined) return;
  ws.written[p] = order;
  ws.illegal[p] = legal ? 0 : 1;
}

/**
 * Lays orders that are plainly legal as they are written, and asks the checker about the others; `undefined` where a unit
 * has two legal ones.
 */
function layPlainly(ws: Workspace, orders: readonly GivenOrder[], rules: Rules): Look[] | undefined {
  const looks: Look[] = [];
  takeUnits(ws);
  for (const given of orders) {
    const { order } = given;
    const word = packGiven(ws.tables, given);
    let look: Look = orderedProvince;
    let p = look;
    let legal = word >= 0 && areAsNamed(ws, order, p, word);
    if (legal) layWord(ws, p, word);
    else {
      look = checkMovementOrder(ws, ws.powers.get(given.power) ?? -1, order, rules);
      legal = look.ok;
      p = look.from;
      if (look.ok) layOrder(ws, look);
    }
    looks.push(look);
    if (p === 0) continue;
    noteWritten(ws, p, order, legal, legal);
    if (!legal) continue;
    if (ws.ordered[p] === 1) return undefined;
    ws.ordered[p] = 1;
  }
  return looks;
}

/** Marks units whose illegal move counts as a move: under 4.E.1 b, and where it fails rather than being impossible. */
function markTried(ws: Workspace, checked: readonly CheckedOrder[], rules: Rules): void {
  for (const check of checked) {
    if (check.ok || ws.illegal[check.from] === 0) continue;
    if (check.tried === 'always' || (check.tried && rules['4.E.1'] === 'b')) ws.tried[check.from] = 1;
  }
}

/** Lays what the checker finds legal: any orders, any rules. */
function layChecked(map: GameMap, position: Position, orders: readonly GivenOrder[], rules: Rules): Laid {
  const ws = loadBoard(map, position, rules);
  const checked = orders.map(({ power, order }) => checkMovementOrder(ws, ws.powers.get(power) ?? -1, order, rules));
  const { superseded } = countingOrders(
    checked.map(countsFor),
    (one, other) => sameOrder(checked[one], checked[other]),
    rules,
  );
  for (const [index, check] of checked.entries()) {
    const order = orders[index]?.order;
    if (order === undefined || check.from === 0 || superseded.has(index)) continue;
    noteWritten(ws, check.from, order, countsFor(check) !== 0, check.ok);
    if (check.ok) layOrder(ws, check);
  }
  markTried(ws, checked, rules);
  return { ws, looks: checked, superseded };
}

/** Lays a position and its orders into the workspace of a map, each order checked first. */
export function layOrders(map: GameMap, position: Position, orders: readonly GivenOrder[], rules: Rules): Laid {
  if (packsPlainly(rules) && rules['4.E.1'] !== 'b') {
    const ws = loadBoard(map, position, rules);
    const looks = layPlainly(ws, orders, rules);
    if (looks !== undefined) return { ws, looks, superseded: undefined };
  }
  return layChecked(map, position, orders, rules);
}
