import type { ConvoyOrder, MoveOrder, SupportHoldOrder, SupportMoveOrder, UnitRef, WrittenOrder } from '../order.ts';
import type { IllegalReason, Note } from '../reason.ts';
import { choiceOf, type Rules } from '../rules.ts';
import { coastOf, provinceOf } from '../vocabulary.ts';
import { type CheckedOrder, CONVOY, HOLD, type LegalOrder, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './checked.ts';
import { passage, sailing, strayCoast } from './move-legality.ts';
import { canReach, reachableCoasts } from './reach.ts';
import { locationOf, provinceOfCode } from './read-codes.ts';
import { hasRoute, hasRouteThrough } from './tables.ts';
import { ARMY, type Board, FLEET, NO_UNIT } from './workspace.ts';

const NO_NOTES: readonly Note[] = [];
/** Notes of the order being checked; most orders have none. */
const noted: Note[] = [];

type Fault = IllegalReason | undefined;

/** What a reference to a unit gets wrong: its coast (4.B.5, 4.B.6 may forbid it), its letter, its power (4.C). */
function checkRef(board: Board, ref: UnitRef, p: number, rules: Rules): Fault {
  const unit = board.units[p];
  if (unit === undefined) return undefined;
  if (ref.type !== undefined && ref.type !== unit.type) noted.push({ code: 'type-ignored', unit });
  if (ref.power !== undefined && ref.power !== unit.power) noted.push({ code: 'power-ignored', unit });
  if (coastOf(ref.at) === undefined || ref.at === unit.at) return undefined;
  const known = unit.type === 'F' && locationOf(board.tables.codes, ref.at) !== 0;
  if (!known) {
    const stray = strayCoast(ref.at, rules);
    if (stray.code === 'coast-wrong') return stray;
  } else if (rules['4.B.5'] === 'a') {
    return { code: 'coast-wrong', at: ref.at, choice: choiceOf(rules, '4.B.5') };
  }
  noted.push({ code: 'coast-ignored', at: ref.at });
  return undefined;
}

function takeNotes(): readonly Note[] {
  return noted.length === 0 ? NO_NOTES : noted.slice();
}

function legal(kind: number, from: number, target: number, dest: number, place = 0): LegalOrder {
  return { ok: true, kind, from, target, dest, place, walks: true, via: false, route: 0, notes: takeNotes() };
}

function illegal(reason: IllegalReason, from: number, tried: boolean | 'always' = false): CheckedOrder {
  return { ok: false, reason, from, tried };
}

/** DATC 4.B.2 b: a move without the one coast it could reach is possible, and fails. */
function failsOnly(reason: IllegalReason): boolean {
  return reason.code === 'coast-missing' && reason.choice === '4.B.2=b';
}

/** Whether a move is a step to a neighbour with nothing about it to look into: no coasts, no convoy. */
function isPlainStep(board: Board, from: number, to: number, order: MoveOrder, rules: Rules): boolean {
  if (order.to.length !== 3) return false;
  const { tables } = board;
  if (board.unit[from] === ARMY) {
    return tables.armyStep[from * (tables.n + 1) + to] === 1 && order.via !== true && rules['4.A.6'] === 'a';
  }
  // A fleet sails to a place, and a province with coasts is none.
  return tables.fleetStep[(board.at[from] ?? 0) * (tables.locationCount + 1) + to] === 1;
}

function checkMove(board: Board, from: number, order: MoveOrder, rules: Rules): CheckedOrder {
  const straight = provinceOfCode(board.tables.codes, order.to);
  if (isPlainStep(board, from, straight, order, rules)) return legal(MOVE, from, straight, 0, straight);
  const way = passage(board, from, order.to, rules, board.fleetSeas);
  if (!way.ok) return illegal(way.reason, from, failsOnly(way.reason) ? 'always' : true);
  const to = board.map.provinceOfLocation[way.place] ?? 0;
  if (way.notes.length > 0) noted.push(...way.notes);
  const all = takeNotes();
  if (board.unit[from] !== ARMY) {
    return {
      ok: true,
      kind: MOVE,
      from,
      target: to,
      dest: 0,
      place: way.place,
      walks: true,
      via: false,
      route: 0,
      notes: all,
    };
  }
  const sail = sailing(board, from, to, order, way.walks, rules);
  if (!sail.ok) return illegal(sail.reason, from, true);
  return {
    ok: true,
    kind: MOVE,
    from,
    target: to,
    dest: 0,
    place: way.place,
    walks: way.walks,
    via: sail.via,
    route: sail.route,
    notes: all,
  };
}

/** The other unit of a support or convoy: its province, or why there is none. */
function otherUnit(board: Board, ref: UnitRef, from: number, rules: Rules): number | IllegalReason {
  const p = provinceOfCode(board.tables.codes, ref.at);
  if (p === 0) return { code: 'no-such-place', at: ref.at };
  if (p === from) return { code: 'support-self' };
  if (board.unit[p] === NO_UNIT) return { code: 'no-such-unit', at: ref.at };
  return checkRef(board, ref, p, rules) ?? p;
}

function checkSupportHold(board: Board, from: number, order: SupportHoldOrder, rules: Rules): CheckedOrder {
  const other = otherUnit(board, order.target, from, rules);
  if (typeof other !== 'number') return illegal(other, from);
  if (!canReach(board, from, other)) return illegal(outOfReach(board, from, other), from);
  return legal(SUPPORT_HOLD, from, other, 0);
}

function outOfReach(board: Board, from: number, to: number): IllegalReason {
  const { map } = board;
  return { code: 'support-out-of-reach', from: map.locations[board.at[from] ?? 0] ?? '', to: map.provinces[to] ?? '' };
}

/** The coast a support of a fleet's move speaks of (DATC 4.B.4): 0 for any, or a fault. */
function supportedCoast(
  board: Board,
  from: number,
  other: number,
  order: SupportMoveOrder,
  rules: Rules,
): number | IllegalReason {
  const { map } = board;
  const to = provinceOfCode(board.tables.codes, order.to);
  const coasts = map.coasts[to] ?? [];
  if (board.unit[other] !== FLEET || coasts.length === 0) return 0;
  if (rules['4.B.4'] === 'd')
    return reachableCoasts(board, other, to).length > 0 ? 0 : fault(board, other, order, rules);
  const named = coastOf(order.to) === undefined ? 0 : locationOf(board.tables.codes, order.to);
  if (named === 0) {
    const reachable = reachableCoasts(board, other, to);
    if (reachable.length > 1) {
      const own = board.power[from] === board.power[other];
      if (rules['4.B.4'] === 'a' || (rules['4.B.4'] === 'b' && !own)) {
        const named = reachable.map((at) => map.locations[at] ?? '');
        return { code: 'coast-missing', to: provinceOf(order.to), coasts: named, choice: choiceOf(rules, '4.B.4') };
      }
      if (coastOf(order.to) !== undefined && rules['4.B.6'] === 'a') {
        return { code: 'coast-wrong', at: order.to, choice: choiceOf(rules, '4.B.6') };
      }
      return 0;
    }
  }
  const way = passage(board, other, order.to, rules, 0);
  if (!way.ok) return impossibleMove(order, way.reason);
  return way.place;
}

function impossibleMove(order: SupportMoveOrder, reason: IllegalReason): IllegalReason {
  if (reason.code === 'coast-missing' || reason.code === 'coast-wrong') return reason;
  return { code: 'support-impossible-move', target: order.target, to: order.to, why: reason.code };
}

function fault(board: Board, other: number, order: SupportMoveOrder, rules: Rules): IllegalReason {
  const way = passage(board, other, order.to, rules, board.fleetSeas);
  return impossibleMove(order, way.ok ? { code: 'no-such-place', at: order.to } : way.reason);
}

function checkSupportMove(board: Board, from: number, order: SupportMoveOrder, rules: Rules): CheckedOrder {
  const { tables, map } = board;
  const to = provinceOfCode(tables.codes, order.to);
  if (to === 0) return illegal({ code: 'no-such-place', at: order.to }, from);
  const other = otherUnit(board, order.target, from, rules);
  if (typeof other !== 'number') return illegal(other, from);
  if (to === from) return illegal({ code: 'support-into-own-place', at: map.provinces[to] ?? '' }, from);
  if (!canReach(board, from, to)) return illegal(outOfReach(board, from, to), from);
  const place = supportedCoast(board, from, other, order, rules);
  if (typeof place !== 'number') return illegal(place, from);
  if (board.unit[other] === ARMY || (map.coasts[to] ?? []).length === 0) {
    const ownSea = board.unit[from] === FLEET ? (tables.seaBit[from] ?? 0) : 0;
    const way = passage(board, other, order.to, rules, board.fleetSeas & ~ownSea);
    if (!way.ok) {
      const needed = ownSea !== 0 && board.unit[other] === ARMY && hasRoute(tables, other, to, board.fleetSeas);
      return illegal(
        needed
          ? { code: 'support-needs-supporter', target: order.target, to: order.to }
          : impossibleMove(order, way.reason),
        from,
      );
    }
    if (way.notes.length > 0) noted.push(...way.notes);
  }
  return legal(SUPPORT_MOVE, from, other, to, place);
}

function checkConvoy(board: Board, from: number, order: ConvoyOrder, rules: Rules): CheckedOrder {
  const { tables, map } = board;
  if (board.unit[from] !== FLEET) return illegal({ code: 'convoy-not-a-fleet' }, from);
  if (tables.isSea[from] !== 1)
    return illegal({ code: 'convoy-not-at-sea', at: map.locations[board.at[from] ?? 0] ?? '' }, from);
  const to = provinceOfCode(tables.codes, order.to);
  if (to === 0) return illegal({ code: 'no-such-place', at: order.to }, from);
  const other = otherUnit(board, order.target, from, rules);
  if (typeof other !== 'number') return illegal(other, from);
  if (board.unit[other] !== ARMY) return illegal({ code: 'convoy-not-an-army', target: order.target }, from);
  if (to === other) return illegal({ code: 'same-place', at: order.to }, from);
  if (tables.isSea[to] === 1) return illegal({ code: 'army-to-sea', to: order.to }, from);
  if (coastOf(order.to) !== undefined) {
    const stray = strayCoast(order.to, rules);
    if (stray.code === 'coast-wrong') return illegal(stray, from);
    if (stray.code === 'coast-ignored') noted.push(stray);
  }
  if (!hasRoute(tables, other, to, board.fleetSeas)) {
    return illegal({ code: 'no-route', from: map.provinces[other] ?? '', to: order.to }, from);
  }
  if (!hasRouteThrough(tables, other, to, board.fleetSeas, tables.seaBit[from] ?? 0)) {
    return illegal({ code: 'convoy-off-route', target: order.target, to: order.to }, from);
  }
  return legal(CONVOY, from, other, to);
}

/**
 * Checks an order of a movement phase against the board (DATC 4.E.1: illegal is what is impossible whatever others
 * order). `power`: the number of the sender. The only maker of a legal order.
 */
export function checkMovementOrder(board: Board, power: number, order: WrittenOrder, rules: Rules): CheckedOrder {
  if (order.kind === 'retreat' || order.kind === 'disband' || order.kind === 'build' || order.kind === 'waive') {
    return illegal({ code: 'wrong-phase' }, 0);
  }
  const from = provinceOfCode(board.tables.codes, order.unit.at);
  if (from === 0) return illegal({ code: 'no-such-place', at: order.unit.at }, 0);
  const unit = board.units[from];
  if (unit === undefined) return illegal({ code: 'no-such-unit', at: order.unit.at }, 0);
  if (board.power[from] !== power) return illegal({ code: 'foreign-unit', unit }, 0);
  if (noted.length > 0) noted.length = 0;
  const wrong = checkRef(board, order.unit, from, rules);
  if (wrong !== undefined) return illegal(wrong, from, order.kind === 'move');
  switch (order.kind) {
    case 'hold':
      return legal(HOLD, from, 0, 0);
    case 'move':
      return checkMove(board, from, order, rules);
    case 'support-hold':
      return checkSupportHold(board, from, order, rules);
    case 'support-move':
      return checkSupportMove(board, from, order, rules);
    case 'convoy':
      return checkConvoy(board, from, order, rules);
  }
}
