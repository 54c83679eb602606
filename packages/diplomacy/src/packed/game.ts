import type { GameMap } from '../map.ts';
import { type PackedBoard, packUnit } from './board.ts';
import { COAST_SHIFT, PLACE_BITS } from './order.ts';

/** Kinds of phases. */
export const MOVEMENT = 0;
export const RETREAT = 1;
export const BUILD = 2;

/** How a game stands: it goes on, a power has won, or its last year is over. */
export const RUNNING = 0;
export const SOLO = 1;
export const YEARS_OVER = 2;

/**
 * A whole game as numbers, between two phases or with the orders for the next. Under way it is a `PackedBoard` for the
 * judge. Powers are numbers from 1 in the order of the variant. Phase after phase is judged in place: nothing is allocated.
 */
export interface PackedGame extends PackedBoard {
  kind: number;
  year: number;
  /** Spring is 0; autumn, and the winter after it, 1. */
  autumn: number;
  /** The game ends when this year's ownership is settled; 0: no such year. */
  lastYear: number;
  end: number;
  /** The power that has won, or 0. */
  winner: number;
  count: number;
  /** Units (see `board.ts`), and in a movement phase their orders (see `order.ts`). */
  readonly units: Int32Array;
  readonly orders: Int32Array;
  readonly offset: 0;
  /** In a retreat phase the units that must retreat, and their orders: a move to where one goes, or 0 to disband. */
  dislodgedCount: number;
  readonly dislodged: Int32Array;
  readonly retreats: Int32Array;
  /** Where each one's attacker started, with `VIA` if it came by convoy, so that its start is open (DATC 4.A.5 b). */
  readonly attackers: Int32Array;
  /** In a retreat phase provinces closed by a standoff; one may stand there twice. */
  contestedCount: number;
  readonly contested: Int32Array;
  /**
   * In a build phase the orders: a unit to be built, of a power with more centres than units, or a unit to be disbanded,
   * of one with fewer. Builds not ordered are waived; disbands not ordered follow DATC 4.D.8 c.
   */
  adjustmentCount: number;
  readonly adjustments: Int32Array;
  /** By province: the power that owns the centre there, or 0. By power: how many it owns. */
  readonly owners: Int32Array;
  readonly centres: Int32Array;
}

/** Where a variant's game begins, as numbers. */
export interface Start {
  readonly year: number;
  readonly autumn: number;
  readonly units: Int32Array;
  readonly owners: Int32Array;
}

/** A unit of a map as a word; 0 where power or place is unknown. */
export function unitWord(map: GameMap, power: string, type: 'A' | 'F', at: string): number {
  const number = map.powerNumber.get(power) ?? 0;
  const location = map.locationNumber.get(at) ?? 0;
  const province = map.provinceOfLocation[location] ?? 0;
  if (number === 0 || province === 0 || (type === 'A' && location !== province)) return 0;
  const coast = location === province ? 0 : (map.coasts[province]?.indexOf(location) ?? -1) + 1;
  return packUnit(province, coast, type === 'F', number);
}

/** The location of a packed unit or move as text. */
export function placeOf(map: GameMap, word: number): string {
  const province = word & PLACE_BITS;
  const coast = (word >> COAST_SHIFT) & 3;
  return map.locations[coast === 0 ? province : (map.coasts[province]?.[coast - 1] ?? province)] ?? '';
}

export function startOf(map: GameMap): Start {
  const { start } = map.data;
  const owners = new Int32Array(map.provinces.length);
  for (const [power, centers] of Object.entries(start.centers)) {
    for (const centre of centers) owners[map.provinceNumber.get(centre) ?? 0] = map.powerNumber.get(power) ?? 0;
  }
  return {
    year: start.year,
    autumn: start.season === 'spring' ? 0 : 1,
    units: Int32Array.from(start.units, ({ power, type, at }) => unitWord(map, power, type, at)),
    owners,
  };
}

/** A game with room for any position of a map; it has no units yet. */
export function emptyGame(map: GameMap): PackedGame {
  const words = (): Int32Array => new Int32Array(map.provinces.length);
  return {
    kind: MOVEMENT,
    year: 0,
    autumn: 0,
    lastYear: 0,
    end: RUNNING,
    winner: 0,
    count: 0,
    units: words(),
    orders: words(),
    offset: 0,
    dislodgedCount: 0,
    dislodged: words(),
    retreats: words(),
    attackers: words(),
    contestedCount: 0,
    contested: words(),
    adjustmentCount: 0,
    adjustments: words(),
    owners: words(),
    centres: new Int32Array(map.data.powers.length + 1),
  };
}

/** Counts the centres of each power from `owners`. */
export function countCentres({ owners, centres }: PackedGame): void {
  centres.fill(0);
  for (let p = 0; p < owners.length; p++) {
    const owner = owners[p] ?? 0;
    if (owner !== 0) centres[owner] = (centres[owner] ?? 0) + 1;
  }
}

/** Puts a game back to its start. `lastYear` 0: it goes on until somebody wins. */
export function restart(start: Start, game: PackedGame, lastYear: number): void {
  game.kind = MOVEMENT;
  game.year = start.year;
  game.autumn = start.autumn;
  game.lastYear = lastYear;
  game.end = RUNNING;
  game.winner = 0;
  game.count = start.units.length;
  game.dislodgedCount = 0;
  game.contestedCount = 0;
  game.adjustmentCount = 0;
  game.units.set(start.units);
  game.orders.fill(0);
  game.owners.set(start.owners);
  countCentres(game);
}

/** Makes one game like another, e.g. to try something on it. */
export function copyGame(from: PackedGame, into: PackedGame): void {
  into.kind = from.kind;
  into.year = from.year;
  into.autumn = from.autumn;
  into.lastYear = from.lastYear;
  into.end = from.end;
  into.winner = from.winner;
  into.count = from.count;
  into.dislodgedCount = from.dislodgedCount;
  into.contestedCount = from.contestedCount;
  into.adjustmentCount = from.adjustmentCount;
  into.units.set(from.units);
  into.orders.set(from.orders);
  into.dislodged.set(from.dislodged);
  into.retreats.set(from.retreats);
  into.attackers.set(from.attackers);
  into.contested.set(from.contested);
  into.adjustments.set(from.adjustments);
  into.owners.set(from.owners);
  into.centres.set(from.centres);
}
