import type { Rules } from '../rules.ts';
import { ARMY, type Board } from './board.ts';
import { CONVOY, type LegalOrder, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './checked.ts';
import type { Tables } from './tables.ts';

export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;
/** A decision: not yet known, yes, or no. */
export type Truth = typeof UNKNOWN | typeof YES | typeof NO;

/** How an army's move travels (DATC 4.A.3). */
export const BY_LAND = 0;
/** Only by convoy; a broken convoy is no attack. */
export const BY_SEA = 1;
/** By convoy where one holds, else over land (4.A.3 a and c). */
export const BY_SEA_OR_LAND = 2;

/** Rule choices as the resolver asks for them. */
export interface ResolverRules {
  /** 4.A.1 a: one broken fleet breaks the convoy. */
  readonly oneBrokenBreaks: boolean;
  /** 4.A.4 b: a convoyed attack comes from the last fleet. */
  readonly fromLastFleet: boolean;
  /** 4.A.7 a: a dislodged unit never affects its attacker's start. */
  readonly dislodgedNeverBounces: boolean;
}

/**
 * Everything the resolver knows about one movement phase, in fixed arrays by province number. Filled by `matchOrders`,
 * decided by `resolve`, read by the explaining judge.
 */
export interface Workspace {
  readonly tables: Tables;
  readonly board: Board;
  readonly rules: ResolverRules;
  readonly unit: Int32Array;
  readonly power: Int32Array;
  readonly kind: Int32Array;
  readonly target: Int32Array;
  readonly dest: Int32Array;
  readonly place: Int32Array;
  readonly mode: Int32Array;
  /** 1 where an illegal move counts as one (4.E.1 b). */
  readonly tried: Uint8Array;
  /** 1 where a support or convoy has its match. */
  readonly matched: Uint8Array;
  /** Seas whose fleets convoy the army of this province. */
  readonly convoySeas: Int32Array;
  /** The one route allowed, or 0. */
  readonly onlyRoute: Int32Array;
  /** Provinces of moving units, in ascending order. */
  readonly movers: number[];
  /** Provinces of units with a matched support. */
  readonly supporters: number[];
  /** Provinces of armies that may travel by sea. */
  readonly sailors: number[];
  /** Attackers of a province: provinces they start from. */
  readonly attackers: readonly number[][];
  /** Matched supports of the unit in a province. */
  readonly supportsOf: readonly number[][];
  /** Pairs (attacker * 256 + supporter) whose cut 4.A.2 a, b or c forbids. */
  readonly uncut: Set<number>;
  /** Success of the move from a province. */
  readonly move: Uint8Array;
  /** A matched support is given. */
  readonly given: Uint8Array;
  /** The convoy of an army holds. */
  readonly sails: Uint8Array;
  /** 1 for fleets that the paradox rule keeps from convoying. */
  readonly held: Uint8Array;
  /** Number of the paradox (from 1) an army or fleet was settled by; 0 for none. */
  readonly paradox: Int32Array;
  /** Members of each paradox by its number less one: provinces. */
  readonly paradoxes: number[][];
}

function createWorkspace(board: Board, rules: Rules): Workspace {
  const width = board.tables.n + 1;
  const lists = (): number[][] => Array.from({ length: width }, () => []);
  return {
    tables: board.tables,
    board,
    rules: {
      oneBrokenBreaks: rules['4.A.1'] === 'a',
      fromLastFleet: rules['4.A.4'] === 'b',
      dislodgedNeverBounces: rules['4.A.7'] === 'a',
    },
    unit: board.type,
    power: board.power,
    kind: new Int32Array(width),
    target: new Int32Array(width),
    dest: new Int32Array(width),
    place: new Int32Array(width),
    mode: new Int32Array(width),
    tried: new Uint8Array(width),
    matched: new Uint8Array(width),
    convoySeas: new Int32Array(width),
    onlyRoute: new Int32Array(width),
    movers: [],
    supporters: [],
    sailors: [],
    attackers: lists(),
    supportsOf: lists(),
    uncut: new Set(),
    move: new Uint8Array(width),
    given: new Uint8Array(width),
    sails: new Uint8Array(width),
    held: new Uint8Array(width),
    paradox: new Int32Array(width),
    paradoxes: [],
  };
}

/** DATC 4.A.3: whether an army that could walk takes the sea. `via`: the order says so; `friend`: an own fleet convoys it. */
function travelMode(ws: Workspace, from: number, walks: boolean, via: boolean, friend: boolean, rules: Rules): number {
  if (!walks) return BY_SEA;
  const to = ws.target[from] ?? 0;
  switch (rules['4.A.3']) {
    case 'a': {
      const swaps = ws.kind[to] === MOVE && ws.target[to] === from;
      return swaps && (ws.convoySeas[from] ?? 0) !== 0 ? BY_SEA_OR_LAND : BY_LAND;
    }
    case 'c':
      return via || friend ? BY_SEA_OR_LAND : BY_LAND;
    case 'd':
      return via || friend ? BY_SEA : BY_LAND;
    case 'via':
      return via ? BY_SEA : BY_LAND;
  }
}

function supportMatches(ws: Workspace, from: number): boolean {
  const other = ws.target[from] ?? 0;
  if (ws.kind[from] === SUPPORT_HOLD) return ws.kind[other] !== MOVE && ws.tried[other] === 0;
  const coast = ws.place[from] ?? 0;
  return ws.kind[other] === MOVE && ws.target[other] === ws.dest[from] && (coast === 0 || coast === ws.place[other]);
}

/** The supports that 4.A.2 a, b or c shield from a convoyed attack. */
function shieldSupports(ws: Workspace, rules: Rules): void {
  const { tables } = ws;
  const choice = rules['4.A.2'];
  if (choice === 'f') return;
  let convoying = 0;
  for (const army of ws.sailors) convoying |= ws.convoySeas[army] ?? 0;
  for (let p = 1; p <= tables.n; p++)
    if (ws.kind[p] === CONVOY && ws.matched[p] === 1) convoying |= tables.seaBit[p] ?? 0;
  for (const army of ws.sailors) {
    const supporter = ws.target[army] ?? 0;
    if (ws.matched[supporter] !== 1 || (ws.kind[supporter] !== SUPPORT_MOVE && ws.kind[supporter] !== SUPPORT_HOLD))
      continue;
    const isMove = ws.kind[supporter] === SUPPORT_MOVE;
    const other = ws.target[supporter] ?? 0;
    const seat = tables.seaBit[isMove ? (ws.dest[supporter] ?? 0) : other] ?? 0;
    const own = ws.convoySeas[army] ?? 0;
    const fleet = ws.unit[supporter] !== ARMY;
    const shielded =
      choice === 'a'
        ? fleet && isMove && ws.unit[other] !== ARMY && (seat & own) !== 0
        : choice === 'b'
          ? fleet && (seat & convoying) !== 0
          : isMove && (seat & own) !== 0 && !routeWithout(ws, army, seat);
    if (shielded) ws.uncut.add(army * 256 * 256 + supporter);
  }
}

/** Whether the convoy of an army has a complete route without one fleet. */
function routeWithout(ws: Workspace, army: number, bit: number): boolean {
  return orderedRoutes(ws, army).some((route) => (route & bit) === 0);
}

/** The complete routes that fleets have ordered for an army. */
export function orderedRoutes(ws: Workspace, army: number): number[] {
  const { tables } = ws;
  const seas = ws.convoySeas[army] ?? 0;
  const only = ws.onlyRoute[army] ?? 0;
  const pair = army * (tables.n + 1) + (ws.target[army] ?? 0);
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  const routes: number[] = [];
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~seas) === 0 && (only === 0 || only === route)) routes.push(route);
  }
  return routes;
}

/** Whether the attack of an army may not cut a support, by 4.A.2 a, b or c. */
export function isShielded(ws: Workspace, attacker: number, supporter: number): boolean {
  return ws.uncut.size > 0 && ws.uncut.has(attacker * 256 * 256 + supporter);
}

/**
 * Lays legal orders beside each other: what supports and convoys match, how armies travel, who attacks whom. One order
 * a unit; units without one hold. `tried`: provinces whose illegal move counts as a move (DATC 4.E.1 b).
 */
export function matchOrders(
  board: Board,
  orders: readonly LegalOrder[],
  tried: readonly number[],
  rules: Rules,
): Workspace {
  const ws = createWorkspace(board, rules);
  const { tables } = ws;
  for (const p of tried) ws.tried[p] = 1;
  for (const order of orders) {
    const p = order.from;
    ws.kind[p] = order.kind;
    ws.target[p] = order.target;
    ws.dest[p] = order.dest;
    ws.place[p] = order.place;
    ws.onlyRoute[p] = order.route;
  }
  const friend = new Uint8Array(tables.n + 1);
  for (const { kind, from } of orders) {
    if (kind !== CONVOY) continue;
    const army = ws.target[from] ?? 0;
    if (ws.kind[army] !== MOVE || ws.target[army] !== ws.dest[from]) continue;
    ws.matched[from] = 1;
    const bit = tables.seaBit[from] ?? 0;
    ws.convoySeas[army] = (ws.convoySeas[army] ?? 0) | bit;
    if (ws.power[from] === ws.power[army]) friend[army] = 1;
  }
  for (let p = 1; p <= tables.n; p++) {
    if (ws.kind[p] === MOVE) {
      ws.movers.push(p);
      ws.attackers[ws.target[p] ?? 0]?.push(p);
    } else if (ws.kind[p] === SUPPORT_HOLD || ws.kind[p] === SUPPORT_MOVE) {
      if (!supportMatches(ws, p)) continue;
      ws.matched[p] = 1;
      ws.supporters.push(p);
      ws.supportsOf[ws.target[p] ?? 0]?.push(p);
    }
  }
  for (const order of orders) {
    const p = order.from;
    if (order.kind !== MOVE || ws.unit[p] !== ARMY) continue;
    const mode = travelMode(ws, p, order.walks, order.via, friend[p] === 1, rules);
    ws.mode[p] = mode;
    if (mode !== BY_LAND) ws.sailors.push(p);
  }
  ws.sailors.sort((a, b) => a - b);
  shieldSupports(ws, rules);
  return ws;
}
