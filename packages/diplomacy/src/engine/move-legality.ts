import type { MoveOrder } from '../order.ts';
import type { IllegalReason, Note } from '../reason.ts';
import { choiceOf, type Rules } from '../rules.ts';
import { coastOf, type Location, provinceOf } from '../vocabulary.ts';
import { reachableCoasts } from './reach.ts';
import { locationOf, provinceOfCode } from './read-codes.ts';
import { hasRoute, routesWithin } from './tables.ts';
import { ARMY, type Board } from './workspace.ts';

/** What a move (or the move a support speaks of) can be on this board: where it lands, or why it cannot. */
export type Passage =
  | { readonly ok: true; readonly place: number; readonly walks: boolean; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly reason: IllegalReason };

function locationsOf(board: Board, numbers: readonly number[]): Location[] {
  return numbers.map((number) => board.map.locations[number] ?? '');
}

/** A coast on a place where it means nothing: ignored, or a fault under 4.B.6 a. */
export function strayCoast(at: Location, rules: Rules): IllegalReason | Note {
  return rules['4.B.6'] === 'a'
    ? { code: 'coast-wrong', at, choice: choiceOf(rules, '4.B.6') }
    : { code: 'coast-ignored', at };
}

const NO_NOTES: readonly Note[] = [];

function armyPassage(board: Board, from: number, to: number, written: Location, rules: Rules, seas: number): Passage {
  const { tables, map } = board;
  let notes = NO_NOTES;
  if (written.length > 3) {
    const stray = strayCoast(written, rules);
    if (stray.code === 'coast-wrong') return { ok: false, reason: stray };
    if (stray.code === 'coast-ignored') notes = [stray];
  }
  if (tables.isSea[to] === 1) return { ok: false, reason: { code: 'army-to-sea', to: written } };
  if (tables.armyStep[from * (tables.n + 1) + to] === 1) return { ok: true, place: to, walks: true, notes };
  if (hasRoute(tables, from, to, seas)) return { ok: true, place: to, walks: false, notes };
  const origin = map.provinces[from] ?? '';
  const coastal = tables.coastSeas[from] !== 0 && tables.coastSeas[to] !== 0;
  return {
    ok: false,
    reason: coastal
      ? { code: 'no-route', from: origin, to: written }
      : { code: 'not-adjacent', from: origin, to: written, type: 'A' },
  };
}

function fleetPassage(board: Board, from: number, to: number, written: Location, rules: Rules): Passage {
  const { tables, map } = board;
  const standing = map.locations[board.at[from] ?? 0] ?? '';
  if (tables.isInland[to] === 1) return { ok: false, reason: { code: 'fleet-inland', to: written } };
  const reachable = reachableCoasts(board, from, to);
  if (reachable.length === 0) {
    // Another coast of its own province would have touched it: say so, for it is the commonest slip with coasts.
    const ownCoasts = map.coasts[from] ?? [];
    const elsewhere = ownCoasts.filter((coast) => tables.fleetReach[coast * (tables.n + 1) + to] === 1);
    return {
      ok: false,
      reason:
        elsewhere.length > 0
          ? { code: 'coast-unreachable', from: standing, to: written, reachable: [] }
          : { code: 'not-adjacent', from: standing, to: written, type: 'F' },
    };
  }
  const coast = coastOf(written);
  const hasCoasts = (map.coasts[to] ?? []).length > 0;
  if (!hasCoasts) {
    if (coast === undefined) return { ok: true, place: to, walks: true, notes: NO_NOTES };
    const stray = strayCoast(written, rules);
    if (stray.code === 'coast-wrong') return { ok: false, reason: stray };
    return { ok: true, place: to, walks: true, notes: stray.code === 'coast-ignored' ? [stray] : NO_NOTES };
  }
  const named = coast === undefined ? 0 : locationOf(tables.codes, written);
  if (named !== 0) {
    if (reachable.includes(named)) return { ok: true, place: named, walks: true, notes: NO_NOTES };
    const only = reachable.length === 1 ? reachable[0] : undefined;
    if (rules['4.B.3'] === 'a' && only !== undefined) {
      return { ok: true, place: only, walks: true, notes: [{ code: 'coast-supplied', at: map.locations[only] ?? '' }] };
    }
    return {
      ok: false,
      reason: { code: 'coast-unreachable', from: standing, to: written, reachable: locationsOf(board, reachable) },
    };
  }
  if (coast !== undefined && rules['4.B.6'] === 'a') {
    return { ok: false, reason: { code: 'coast-wrong', at: written, choice: choiceOf(rules, '4.B.6') } };
  }
  const coasts = locationsOf(board, reachable);
  const [only, second] = reachable;
  if (only === undefined || second !== undefined) {
    return { ok: false, reason: { code: 'coast-missing', to: provinceOf(written), coasts } };
  }
  if (rules['4.B.2'] === 'b') {
    return {
      ok: false,
      reason: { code: 'coast-missing', to: provinceOf(written), coasts, choice: choiceOf(rules, '4.B.2') },
    };
  }
  return { ok: true, place: only, walks: true, notes: [{ code: 'coast-supplied', at: coasts[0] ?? '' }] };
}

/**
 * Whether the unit in province `from` could go to `written` on this board, whatever others order (DATC 4.E.1). `seas`:
 * the fleets that may carry an army. Two-coast rules: 4.B.1 to 4.B.3, 4.B.6.
 */
export function passage(board: Board, from: number, written: Location, rules: Rules, seas: number): Passage {
  const to = provinceOfCode(board.tables.codes, written);
  if (to === 0) return { ok: false, reason: { code: 'no-such-place', at: written } };
  if (to === from) return { ok: false, reason: { code: 'same-place', at: written } };
  return board.unit[from] === ARMY
    ? armyPassage(board, from, to, written, rules, seas)
    : fleetPassage(board, from, to, written, rules);
}

/** The convoy part of an army's move: whether it must sail, and over which route if one is named. */
export type Sailing =
  | { readonly ok: true; readonly via: boolean; readonly route: number }
  | { readonly ok: false; readonly reason: IllegalReason };

const UNASKED: Sailing = { ok: true, via: false, route: 0 };

/** A route that no chain of fleets is: the army named a path that cannot carry it. */
const NO_ROUTE = -1;

/** DATC 4.A.3 ("via" between neighbours without any fleets) and 4.A.6 (the path named in the order). */
export function sailing(
  board: Board,
  from: number,
  to: number,
  order: MoveOrder,
  walks: boolean,
  rules: Rules,
): Sailing {
  const { tables, map } = board;
  const origin = map.provinces[from] ?? '';
  const wants = order.via === true;
  if (!wants && rules['4.A.6'] === 'a') return UNASKED;
  const possible = routesWithin(tables, from, to, board.fleetSeas);
  if (wants && walks && possible.length === 0) {
    // Without fallback a demanded convoy that no fleet could give is impossible; with it the army walks.
    if (rules['4.A.3'] === 'd' || rules['4.A.3'] === 'via') {
      return { ok: false, reason: { code: 'no-route', from: origin, to: order.to } };
    }
    return { ok: true, via: false, route: 0 };
  }
  if (rules['4.A.6'] === 'a' || possible.length === 0) return { ok: true, via: wants, route: 0 };
  const named = order.route ?? [];
  const walksAfterAll = walks && (rules['4.A.3'] === 'a' || rules['4.A.3'] === 'c');
  if (named.length === 0) {
    if (rules['4.A.6'] === 'b' || (walks && !wants)) return { ok: true, via: wants, route: 0 };
    if (walksAfterAll) return { ok: true, via: wants, route: NO_ROUTE };
    return { ok: false, reason: { code: 'route-missing', choice: choiceOf(rules, '4.A.6') } };
  }
  const bits = named.map((sea) => tables.seaBit[provinceOfCode(tables.codes, sea)] ?? 0);
  const mask = bits.includes(0) ? NO_ROUTE : bits.reduce((seas, bit) => seas | bit, 0);
  const route = possible.find((one) => one === mask);
  if (route === undefined) {
    // The path named cannot carry it. Where the land is the way out of a failed convoy, it walks.
    if (walksAfterAll) return { ok: true, via: wants, route: NO_ROUTE };
    return { ok: false, reason: { code: 'route-wrong', route: named } };
  }
  return { ok: true, via: wants, route };
}
