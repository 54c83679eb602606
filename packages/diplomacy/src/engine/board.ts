import type { GameMap } from '../map.ts';
import type { Position, Unit } from '../position.ts';
import { provinceOf } from '../vocabulary.ts';
import { type Tables, tablesOf } from './tables.ts';

export const NO_UNIT = 0;
export const ARMY = 1;
export const FLEET = 2;

/** Units by province number, beside the JSON they came from. */
export interface Board {
  readonly tables: Tables;
  readonly map: GameMap;
  /** `ARMY`, `FLEET` or `NO_UNIT`. */
  readonly type: Int32Array;
  /** Power number, from 1 in the order of first appearance after the variant's own powers. */
  readonly power: Int32Array;
  /** Location number (the coast for a fleet on one). */
  readonly at: Int32Array;
  readonly units: readonly (Unit | undefined)[];
  /** Seas with a fleet in them. */
  readonly fleetSeas: number;
  readonly powers: ReadonlyMap<string, number>;
}

/** Puts units on numbered provinces. Units in unknown places are left out; of two in one province the first stands. */
export function toBoard(map: GameMap, position: Position): Board {
  const tables = tablesOf(map);
  const width = tables.n + 1;
  const type = new Int32Array(width);
  const power = new Int32Array(width);
  const at = new Int32Array(width);
  const units: (Unit | undefined)[] = new Array(width).fill(undefined);
  const powers = new Map(map.powerNumber);
  let fleetSeas = 0;
  for (const unit of position.units) {
    const p = map.provinceNumber.get(provinceOf(unit.at));
    if (p === undefined || type[p] !== NO_UNIT) continue;
    let number = powers.get(unit.power);
    if (number === undefined) {
      number = powers.size + 1;
      powers.set(unit.power, number);
    }
    units[p] = unit;
    type[p] = unit.type === 'A' ? ARMY : FLEET;
    power[p] = number;
    at[p] = unit.type === 'A' ? p : (map.locationNumber.get(unit.at) ?? p);
    if (unit.type === 'F') fleetSeas |= tables.seaBit[p] ?? 0;
  }
  return { tables, map, type, power, at, units, fleetSeas, powers };
}

/** Whether the unit in province `from` could step into province `to` without a convoy, by any coast. */
export function canReach(board: Board, from: number, to: number): boolean {
  const { tables } = board;
  return board.type[from] === ARMY
    ? tables.armyStep[from * (tables.n + 1) + to] === 1
    : tables.fleetReach[(board.at[from] ?? 0) * (tables.n + 1) + to] === 1;
}

/** The coasts (location numbers) by which the fleet in `from` can enter `to`; just `to` where it has no named coasts. */
export function reachableCoasts(board: Board, from: number, to: number): number[] {
  const { tables, map } = board;
  const row = (board.at[from] ?? 0) * (tables.locationCount + 1);
  const coasts = map.coasts[to] ?? [];
  return (coasts.length === 0 ? [to] : coasts).filter((location) => tables.fleetStep[row + location] === 1);
}
