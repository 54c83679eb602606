import { accountsOf } from './adjustment.ts';
import { checkMovementOrder } from './engine/legality.ts';
import { canReach, reachableCoasts } from './engine/reach.ts';
import { hasRoute, hasRouteThrough, routesWithin, seasInOrder } from './engine/tables.ts';
import { ARMY, type Board, FLEET, loadBoard, NO_UNIT } from './engine/workspace.ts';
import { type GameMap, provinceData } from './map.ts';
import type { MovementOrder, MoveOrder, UnitRef, WrittenOrder } from './order.ts';
import { freeHomeCentres } from './ownership.ts';
import type { Position, Unit } from './position.ts';
import { retreatOptions } from './retreat-options.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import { type Location, type PhaseKind, type Power, provinceOf } from './vocabulary.ts';

/** The orders open to one unit, or in winter to one power. */
export interface OrderOptions {
  readonly power: Power;
  /** The unit; in a build phase of a power that may build there is none. */
  readonly unit?: Unit;
  readonly orders: readonly WrittenOrder[];
}

function refOf(unit: Unit): UnitRef {
  return { type: unit.type, at: unit.at };
}

/** Locations by which the unit in `from` could enter `to`, over `seas` where it must sail; none if it cannot. */
function entries(board: Board, from: number, to: number, seas: number): readonly Location[] {
  const { tables, map } = board;
  if (board.unit[from] === FLEET) return reachableCoasts(board, from, to).map((at) => map.locations[at] ?? '');
  return canReach(board, from, to) || hasRoute(tables, from, to, seas) ? [map.provinces[to] ?? ''] : [];
}

/** A move by convoy; under DATC 4.A.6 b and c also with each path it may name. */
function sailingOrders(board: Board, from: number, to: number, order: MoveOrder, rules: Rules): MovementOrder[] {
  if (rules['4.A.6'] === 'a') return [order];
  const { tables, map, fleetSeas } = board;
  const routes = routesWithin(tables, from, to, fleetSeas).map((route) =>
    seasInOrder(tables, from, route).map((sea) => map.provinces[sea] ?? ''),
  );
  return [order, ...routes.map((route) => ({ ...order, route }))];
}

function movesOf(board: Board, from: number, unit: UnitRef, rules: Rules): MovementOrder[] {
  const { tables, fleetSeas } = board;
  const orders: MovementOrder[] = [];
  for (let province = 1; province <= tables.n; province++) {
    if (province === from) continue;
    const sails = board.unit[from] === ARMY && hasRoute(tables, from, province, fleetSeas);
    const walks = canReach(board, from, province);
    for (const to of entries(board, from, province, fleetSeas)) {
      if (walks) orders.push({ kind: 'move', unit, to });
      if (sails) orders.push(...sailingOrders(board, from, province, { kind: 'move', unit, to, via: true }, rules));
    }
  }
  return orders;
}

function supportsOf(board: Board, from: number, unit: UnitRef): MovementOrder[] {
  const { tables, map } = board;
  const seas = board.unit[from] === FLEET ? board.fleetSeas & ~(tables.seaBit[from] ?? 0) : board.fleetSeas;
  const orders: MovementOrder[] = [];
  const within = map.provinces.map((_, to) => to).filter((to) => to > 0 && canReach(board, from, to));
  for (let other = 1; other <= tables.n; other++) {
    const target = board.units[other];
    if (target === undefined || other === from) continue;
    const ref = refOf(target);
    if (within.includes(other)) orders.push({ kind: 'support-hold', unit, target: ref });
    for (const to of within) {
      if (to === other) continue;
      const places = entries(board, other, to, seas);
      const province = map.provinces[to] ?? '';
      // A support may leave the coast out (DATC 4.B.4 c).
      if (places.length > 0 && places[0] !== province)
        orders.push({ kind: 'support-move', unit, target: ref, to: province });
      for (const place of places) orders.push({ kind: 'support-move', unit, target: ref, to: place });
    }
  }
  return orders;
}

function convoysOf(board: Board, from: number, unit: UnitRef): MovementOrder[] {
  const { tables, map } = board;
  const bit = tables.seaBit[from] ?? 0;
  if (board.unit[from] !== FLEET || bit === 0) return [];
  const orders: MovementOrder[] = [];
  for (let army = 1; army <= tables.n; army++) {
    const target = board.units[army];
    if (target === undefined || board.unit[army] !== ARMY) continue;
    for (let to = 1; to <= tables.n; to++) {
      if (to === army || !hasRouteThrough(tables, army, to, board.fleetSeas, bit)) continue;
      orders.push({ kind: 'convoy', unit, target: refOf(target), to: map.provinces[to] ?? '' });
    }
  }
  return orders;
}

function movementOrders(board: Board, from: number, rules: Rules): WrittenOrder[] {
  const unit = board.units[from];
  if (unit === undefined || board.unit[from] === NO_UNIT) return [];
  const ref = refOf(unit);
  const candidates: MovementOrder[] = [
    { kind: 'hold', unit: ref },
    ...movesOf(board, from, ref, rules),
    ...supportsOf(board, from, ref),
    ...convoysOf(board, from, ref),
  ];
  // One validator for what is offered and what is judged.
  return candidates.filter((order) => checkMovementOrder(board, board.power[from] ?? 0, order, rules).ok);
}

function buildOrders(map: GameMap, position: Position, rules: Rules): OrderOptions[] {
  return accountsOf(map, position).flatMap((account): OrderOptions[] => {
    const { power, due } = account;
    if (due < 0)
      return account.units.map((unit) => ({ power, unit, orders: [{ kind: 'disband', unit: refOf(unit) }] }));
    if (due === 0) return [];
    const builds = freeHomeCentres(map, position, power).flatMap((at): WrittenOrder[] => {
      const province = provinceData(map, at);
      const army: WrittenOrder = { kind: 'build', unit: { type: 'A', at } };
      if (province?.kind !== 'coastal') return [army];
      const places = province.coasts?.map((coast) => `${at}/${coast}`) ?? [at];
      return [army, ...places.map((place): WrittenOrder => ({ kind: 'build', unit: { type: 'F', at: place } }))];
    });
    const waive: WrittenOrder[] = rules['4.D.7'] === 'a' ? [{ kind: 'waive' }] : [];
    return [{ power, orders: [...builds, ...waive] }];
  });
}

/**
 * Every order open to every unit of a position (in winter: to every power that must remove or may build), by the same
 * validator that judges. Moves by convoy are listed with `via`; supports of fleets into two-coast provinces with and
 * without the coast.
 */
export function allLegalOrders(
  map: GameMap,
  position: Position,
  phase: PhaseKind,
  rules: Rules = DEFAULT_RULES,
): readonly OrderOptions[] {
  if (phase === 'build') return buildOrders(map, position, rules);
  if (phase === 'retreat') {
    return retreatOptions(map, position, rules).map(({ unit, open }) => {
      const ref = refOf(unit);
      const retreats = open.map((to): WrittenOrder => ({ kind: 'retreat', unit: ref, to }));
      const { power, type, at } = unit;
      return { power, unit: { power, type, at }, orders: [...retreats, { kind: 'disband', unit: ref }] };
    });
  }
  const board = loadBoard(map, position, rules);
  const all: OrderOptions[] = [];
  for (const [p, unit] of board.units.entries()) {
    if (unit !== undefined) all.push({ power: unit.power, unit, orders: movementOrders(board, p, rules) });
  }
  return all;
}

/** The orders open to the unit in one place; none if there is no unit with something to order. */
export function legalOrders(
  map: GameMap,
  position: Position,
  phase: PhaseKind,
  at: Location,
  rules: Rules = DEFAULT_RULES,
): readonly WrittenOrder[] {
  if (phase === 'movement') {
    const board = loadBoard(map, position, rules);
    return movementOrders(board, map.provinceNumber.get(provinceOf(at)) ?? 0, rules);
  }
  const options = allLegalOrders(map, position, phase, rules);
  return options.find((one) => one.unit !== undefined && provinceOf(one.unit.at) === provinceOf(at))?.orders ?? [];
}
