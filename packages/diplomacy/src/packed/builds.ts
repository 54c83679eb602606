import type { GameMap } from '../map.ts';
import { FLEET_BIT, POWER_SHIFT } from './board.ts';
import type { CentreTables } from './centres.ts';
import type { PackedGame } from './game.ts';
import type { LegalOrders } from './legal-orders.ts';
import { COAST_SHIFT, PLACE_BITS } from './order.ts';
import { type RemovalTables, removeUnits } from './removals.ts';

/** What build phases need of a map, and what they note of the game in hand. */
export interface BuildTables {
  readonly centres: CentreTables;
  readonly removals: RemovalTables;
  /** By province: the kinds of units that can be built there, as units without a power, from `kindStart`. */
  readonly kindStart: Int32Array;
  readonly kinds: Int32Array;
  /** By power: centres less units; what is still to be built or disbanded. */
  readonly due: Int32Array;
  /** By province: 1 where a unit stands. */
  readonly occupied: Int32Array;
}

/** The units that can be built in a province: an army, then fleets by coast. */
function kindsOf(map: GameMap, p: number): number[] {
  const province = map.dataOf[p];
  if (province === undefined || province.kind === 'sea') return [];
  if (province.kind === 'inland') return [p];
  const coasts = map.coasts[p] ?? [];
  if (coasts.length === 0) return [p, p | FLEET_BIT];
  return [p, ...coasts.map((_, index) => p | ((index + 1) << COAST_SHIFT) | FLEET_BIT)];
}

export function compileBuilds(map: GameMap, centres: CentreTables, removals: RemovalTables): BuildTables {
  const kinds: number[] = [];
  const kindStart: number[] = [];
  for (const p of map.provinces.keys()) {
    kindStart.push(kinds.length);
    kinds.push(...kindsOf(map, p));
  }
  return {
    centres,
    removals,
    kindStart: Int32Array.from([...kindStart, kinds.length]),
    kinds: Int32Array.from(kinds),
    due: new Int32Array(map.data.powers.length + 1),
    occupied: new Int32Array(map.provinces.length),
  };
}

/** Notes what each power must or may do, and where units stand; `forgetUnits` takes the latter back. */
export function noteDues({ due, occupied }: BuildTables, { units, count, centres }: PackedGame): void {
  due.set(centres);
  for (let i = 0; i < count; i++) {
    const unit = units[i] ?? 0;
    occupied[unit & PLACE_BITS] = 1;
    due[unit >> POWER_SHIFT] = (due[unit >> POWER_SHIFT] ?? 0) - 1;
  }
}

export function forgetUnits({ occupied }: BuildTables, { units, count }: PackedGame): void {
  for (let i = 0; i < count; i++) occupied[(units[i] ?? 0) & PLACE_BITS] = 0;
}

/** Whether a power may build in a province: its own home centre, still owned, and empty. */
function isFree({ occupied }: BuildTables, { owners }: PackedGame, power: number, p: number): boolean {
  return owners[p] === power && occupied[p] === 0;
}

/** Writes what a power may build, as units; returns the new end. Asked after `noteDues`. */
export function writeBuilds(
  tables: BuildTables,
  game: PackedGame,
  power: number,
  words: Int32Array,
  end: number,
): number {
  const { homeStart, homes } = tables.centres;
  const { kindStart, kinds } = tables;
  let at = end;
  for (let h = homeStart[power] ?? 0; h < (homeStart[power + 1] ?? 0); h++) {
    const p = homes[h] ?? 0;
    if (!isFree(tables, game, power, p)) continue;
    for (let k = kindStart[p] ?? 0; k < (kindStart[p + 1] ?? 0); k++) {
      words[at++] = (kinds[k] ?? 0) | (power << POWER_SHIFT);
    }
  }
  return at;
}

/** Writes the units of a power; returns the new end. */
export function writeUnits({ units, count }: PackedGame, power: number, words: Int32Array, end: number): number {
  let at = end;
  for (let i = 0; i < count; i++) if ((units[i] ?? 0) >> POWER_SHIFT === power) words[at++] = units[i] ?? 0;
  return at;
}

/**
 * Writes what each power may build or must choose from for its disbands: those of power `p` from `start[p - 1]` to
 * `start[p]`. How many of them it may order `due` tells: above 0 builds, below 0 disbands.
 */
export function listAdjustments(tables: BuildTables, game: PackedGame, out: LegalOrders): void {
  const { due } = tables;
  noteDues(tables, game);
  let at = 0;
  for (let power = 1; power < due.length; power++) {
    out.start[power - 1] = at;
    const own = due[power] ?? 0;
    if (own > 0) at = writeBuilds(tables, game, power, out.words, at);
    else if (own < 0) at = writeUnits(game, power, out.words, at);
  }
  out.start[due.length - 1] = at;
  forgetUnits(tables, game);
}

/** Whether somebody has something to order in winter: a disband, or a build with a free home centre. */
export function hasAdjustments(tables: BuildTables, game: PackedGame): boolean {
  const { due, centres } = tables;
  noteDues(tables, game);
  let found = false;
  for (let power = 1; power < due.length && !found; power++) {
    const own = due[power] ?? 0;
    found = own < 0;
    if (own <= 0) continue;
    for (let h = centres.homeStart[power] ?? 0; h < (centres.homeStart[power + 1] ?? 0); h++) {
      found ||= isFree(tables, game, power, centres.homes[h] ?? 0);
    }
  }
  forgetUnits(tables, game);
  return found;
}

/** Whether a unit is one that its power can build now. */
function isBuild(tables: BuildTables, game: PackedGame, unit: number): boolean {
  const { centres, kindStart, kinds } = tables;
  const power = unit >> POWER_SHIFT;
  const p = unit & PLACE_BITS;
  if (!isFree(tables, game, power, p)) return false;
  let isHome = false;
  for (let h = centres.homeStart[power] ?? 0; h < (centres.homeStart[power + 1] ?? 0); h++) {
    isHome ||= centres.homes[h] === p;
  }
  if (!isHome) return false;
  const kind = unit & ((1 << POWER_SHIFT) - 1);
  for (let k = kindStart[p] ?? 0; k < (kindStart[p + 1] ?? 0); k++) if (kinds[k] === kind) return true;
  return false;
}

/** Takes a unit off the board; false where it does not stand there. */
function disband({ occupied }: BuildTables, game: PackedGame, unit: number): boolean {
  const { units, count } = game;
  for (let i = 0; i < count; i++) {
    if (units[i] !== unit) continue;
    units[i] = units[count - 1] ?? 0;
    game.count = count - 1;
    occupied[unit & PLACE_BITS] = 0;
    return true;
  }
  return false;
}

/**
 * Judges a build phase by the orders in `adjustments`: legal ones count in their order until a power has done what it may
 * (DATC 4.D.4 b, 4.D.5 b, 4.D.6 b), builds not ordered are waived, and missing disbands are made (DATC 4.D.8 c).
 */
export function settleBuilds(tables: BuildTables, game: PackedGame): void {
  const { due, occupied, removals } = tables;
  noteDues(tables, game);
  for (let k = 0; k < game.adjustmentCount; k++) {
    const unit = game.adjustments[k] ?? 0;
    const power = unit >> POWER_SHIFT;
    const own = due[power] ?? 0;
    if (own > 0 && isBuild(tables, game, unit)) {
      game.units[game.count++] = unit;
      occupied[unit & PLACE_BITS] = 1;
      due[power] = own - 1;
    } else if (own < 0 && disband(tables, game, unit)) due[power] = own + 1;
  }
  game.adjustmentCount = 0;
  forgetUnits(tables, game);
  for (let power = 1; power < due.length; power++) {
    if ((due[power] ?? 0) < 0) removeUnits(removals, game, power, -(due[power] ?? 0));
  }
}
