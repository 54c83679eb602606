import type { GameMap } from '../map.ts';
import type { WrittenOrder } from '../order.ts';
import type { Position, Unit } from '../position.ts';
import type { Rules } from '../rules.ts';
import { locationOf, powerOf, provinceOfCode } from './read-codes.ts';
import { type Tables, tablesOf } from './tables.ts';

export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;
/** A decision: not yet known, yes, or no. */
export type Truth = typeof UNKNOWN | typeof YES | typeof NO;

export const NO_UNIT = 0;
export const ARMY = 1;
export const FLEET = 2;

/** How an army's move travels (DATC 4.A.3). */
export const BY_LAND = 0;
/** Only by convoy; a broken convoy is no attack. */
export const BY_SEA = 1;
/** By convoy where one holds, else over land (4.A.3 a and c). */
export const BY_SEA_OR_LAND = 2;

/** The units of a phase by province number: what legality asks. */
export interface Board {
  readonly tables: Tables;
  readonly map: GameMap;
  /** `ARMY`, `FLEET` or `NO_UNIT`. */
  readonly unit: Int32Array;
  /** Power number from 1: the variant's powers in its order, then others as they come. */
  readonly power: Int32Array;
  /** Location number (the coast for a fleet on one). */
  readonly at: Int32Array;
  readonly units: (Unit | undefined)[];
  /** Seas with a fleet in them. */
  fleetSeas: number;
  powers: ReadonlyMap<string, number>;
}

/**
 * Everything the judge knows about one movement phase, in fixed arrays by province number (0 is "none"). One workspace
 * serves every phase on its map, one after the other: filled by `loadBoard`, `layOrder` and `matchOrders`, decided by `resolve`,
 * read by the explanations.
 */
export interface Workspace extends Board {
  /** All numbers of the fields below and of the board. */
  readonly memory: Uint8Array;
  /** `HOLD`, `MOVE`, `SUPPORT_HOLD`, `SUPPORT_MOVE` or `CONVOY`. */
  readonly kind: Int32Array;
  readonly target: Int32Array;
  readonly dest: Int32Array;
  readonly place: Int32Array;
  readonly mode: Int32Array;
  /** The counting order of the unit as written, for explanations; undefined where it has none. */
  readonly written: (WrittenOrder | undefined)[];
  /** Once all is decided, by location: the province from which the unit came that stands there; 0 where none does. */
  readonly standing: Int32Array;
  /** 1 where a unit has an order that counts. */
  readonly ordered: Uint8Array;
  /** 1 where that order is illegal. */
  readonly illegal: Uint8Array;
  /** What an army's move asks of convoys, see `match`. */
  readonly asks: Uint8Array;
  /** 1 where an illegal move counts as one (4.E.1 b). */
  readonly tried: Uint8Array;
  /** 1 where a support or convoy has its match. */
  readonly matched: Uint8Array;
  /** 1 where an own fleet convoys the army of this province. */
  readonly friend: Uint8Array;
  /** Seas whose fleets convoy the army of this province. */
  readonly convoySeas: Int32Array;
  /** The one route allowed, or 0. */
  readonly onlyRoute: Int32Array;
  /** Provinces of all units, in the order of the position. */
  readonly occupied: Int32Array;
  unitCount: number;
  convoyCount: number;
  /** Provinces of moving units, in descending order. */
  readonly movers: Int32Array;
  moverCount: number;
  /** Provinces of units with a matched support. */
  readonly supporters: Int32Array;
  supporterCount: number;
  /** Provinces of armies that may travel by sea. */
  readonly sailors: Int32Array;
  sailorCount: number;
  /** Attackers of a province, as a chain of the provinces they start from. */
  readonly firstAttacker: Int32Array;
  readonly nextAttacker: Int32Array;
  /** Matched supports of the unit in a province, as a chain. */
  readonly firstSupport: Int32Array;
  readonly nextSupport: Int32Array;
  /** Pairs (see `shield`) whose cut 4.A.2 a, b or c forbids. */
  readonly shielded: Set<number>;
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
  /** Once all is decided (`reckon`): the unit that entered a province, by where it started; 0 for none. */
  readonly entered: Int32Array;
  /** Likewise: supports given to the unit in a province. */
  readonly backing: Int32Array;
  /** Likewise: those of them by the power of the unit in its destination. */
  readonly ownBacking: Int32Array;
  /** Members of each paradox by its number less one: provinces. */
  readonly paradoxes: number[][];
  /** 4.A.1 a: one broken fleet breaks the convoy. */
  oneBrokenBreaks: boolean;
  /** 4.A.4 b: a convoyed attack comes from the last fleet. */
  fromLastFleet: boolean;
  /** 4.A.7 a: a dislodged unit never affects its attacker's start. */
  dislodgedNeverBounces: boolean;
}

/** Fields of a workspace of four bytes a province, and of one. */
const WORD_FIELDS = 22;
const BYTE_FIELDS = 10;

function createWorkspace(map: GameMap): Workspace {
  const tables = tablesOf(map);
  const width = tables.n + 1;
  // All fields lie in one piece of memory, so that one sweep empties them.
  const memory = new ArrayBuffer(WORD_FIELDS * width * 4 + BYTE_FIELDS * width);
  let used = 0;
  const words = (): Int32Array => {
    const field = new Int32Array(memory, used, width);
    used += width * 4;
    return field;
  };
  const bytes = (): Uint8Array => {
    const field = new Uint8Array(memory, used, width);
    used += width;
    return field;
  };
  return {
    tables,
    map,
    memory: new Uint8Array(memory),
    unit: words(),
    power: words(),
    at: words(),
    kind: words(),
    target: words(),
    dest: words(),
    place: words(),
    mode: words(),
    convoySeas: words(),
    onlyRoute: words(),
    occupied: words(),
    movers: words(),
    supporters: words(),
    sailors: words(),
    firstAttacker: words(),
    nextAttacker: words(),
    firstSupport: words(),
    nextSupport: words(),
    paradox: words(),
    entered: words(),
    backing: words(),
    ownBacking: words(),
    ordered: bytes(),
    illegal: bytes(),
    asks: bytes(),
    tried: bytes(),
    matched: bytes(),
    friend: bytes(),
    move: bytes(),
    given: bytes(),
    sails: bytes(),
    held: bytes(),
    units: new Array(width).fill(undefined),
    fleetSeas: 0,
    powers: map.powerNumber,
    written: new Array(width).fill(undefined),
    standing: new Int32Array(tables.locationCount + 1),
    unitCount: 0,
    convoyCount: 0,
    moverCount: 0,
    supporterCount: 0,
    sailorCount: 0,
    shielded: new Set(),
    paradoxes: [],
    oneBrokenBreaks: false,
    fromLastFleet: false,
    dislodgedNeverBounces: false,
  };
}

function clear(ws: Workspace): void {
  for (let i = 0; i < ws.unitCount; i++) {
    const p = ws.occupied[i] ?? 0;
    ws.units[p] = undefined;
    ws.written[p] = undefined;
  }
  ws.memory.fill(0);
  ws.standing.fill(0);
  ws.fleetSeas = 0;
  ws.unitCount = 0;
  ws.convoyCount = 0;
  ws.moverCount = 0;
  ws.supporterCount = 0;
  ws.sailorCount = 0;
  if (ws.shielded.size > 0) ws.shielded.clear();
  if (ws.paradoxes.length > 0) ws.paradoxes.length = 0;
}

const workspaces = new WeakMap<GameMap, Workspace>();

/** The workspace of a map, emptied, with the rule choices the resolver asks for. What was in it before is gone. */
export function emptyWorkspace(map: GameMap, rules: Rules): Workspace {
  let ws = workspaces.get(map);
  if (ws === undefined) {
    ws = createWorkspace(map);
    workspaces.set(map, ws);
  } else clear(ws);
  ws.oneBrokenBreaks = rules['4.A.1'] === 'a';
  ws.fromLastFleet = rules['4.A.4'] === 'b';
  ws.dislodgedNeverBounces = rules['4.A.7'] === 'a';
  return ws;
}

/**
 * The workspace of a map with the units of a position and no orders. Units in unknown places are left out; of two in one
 * province the first stands.
 */
export function loadBoard(map: GameMap, position: Position, rules: Rules): Workspace {
  const ws = emptyWorkspace(map, rules);
  ws.powers = map.powerNumber;
  let power = '';
  let number = 0;
  for (const unit of position.units) {
    if (unit.power !== power) {
      power = unit.power;
      number = numberOf(ws, power);
    }
    placeUnit(ws, unit, number);
  }
  return ws;
}

/** The number of a power; one that the variant does not know gets the next. */
function numberOf(ws: Workspace, power: string): number {
  const known = powerOf(ws.tables.codes, power) || ws.powers.get(power);
  if (known !== undefined) return known;
  const number = ws.powers.size + 1;
  ws.powers = new Map(ws.powers).set(power, number);
  return number;
}

function placeUnit(ws: Workspace, unit: Unit, number: number): void {
  const { codes } = ws.tables;
  const at = locationOf(codes, unit.at);
  const p = at === 0 ? provinceOfCode(codes, unit.at) : (codes.provinceOf[at] ?? 0);
  if (p === 0 || ws.unit[p] !== NO_UNIT) return;
  ws.units[p] = unit;
  ws.occupied[ws.unitCount++] = p;
  ws.power[p] = number;
  if (unit.type === 'A') {
    ws.unit[p] = ARMY;
    ws.at[p] = p;
  } else {
    ws.unit[p] = FLEET;
    ws.at[p] = at || p;
    ws.fleetSeas |= ws.tables.seaBit[p] ?? 0;
  }
}
