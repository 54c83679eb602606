/**
 * A unit as one 32-bit word: province in bits 0-10, the coast it stands on in bits 12-13 (its place in the province's
 * list of coasts from 1; 0 for none), 1 in bit 14 for a fleet, its power's number from bit 15.
 */
export const FLEET_BIT = 0x4000;
export const POWER_SHIFT = 15;
/** Province and coast of a unit or of a move. */
export const LOCATION_BITS = 0x37ff;

export function packUnit(province: number, coast: number, fleet: boolean, power: number): number {
  return province | (coast << 12) | (fleet ? FLEET_BIT : 0) | (power << POWER_SHIFT);
}

/** A movement phase as numbers: one unit an index, with one packed order (see `order.ts`; 0 holds). */
export interface PackedBoard {
  readonly count: number;
  readonly units: Int32Array;
  readonly orders: Int32Array;
  /** Where this phase starts in the arrays, so that many phases can lie in one. */
  readonly offset: number;
}

/**
 * The same phases one after the other in common arrays, in the order given. Going through many of them is quicker so, for
 * the processor finds the next one where it expects it.
 */
export function gatherBoards(boards: readonly PackedBoard[]): readonly PackedBoard[] {
  const total = boards.reduce((sum, { count }) => sum + count, 0);
  const units = new Int32Array(total);
  const orders = new Int32Array(total);
  let used = 0;
  return boards.map((board) => {
    const offset = used;
    used += board.count;
    const end = board.offset + board.count;
    units.set(board.units.subarray(board.offset, end), offset);
    orders.set(board.orders.subarray(board.offset, end), offset);
    return { count: board.count, units, orders, offset };
  });
}

/** What came of a phase, unit by unit. One outcome serves phase after phase; each overwrites it. */
export interface PackedOutcome {
  /** The unit as it stands afterwards; 0 if it was dislodged. */
  readonly units: Int32Array;
  /** Of a dislodged unit the province its attacker started from; else 0. */
  readonly attackers: Int32Array;
  /** Provinces left empty by a standoff; the first `contestedCount` count, and one may stand there twice. */
  readonly contested: Int32Array;
  contestedCount: number;
}

/** An outcome with room for so many units. */
export function createOutcome(units: number): PackedOutcome {
  return {
    units: new Int32Array(units),
    attackers: new Int32Array(units),
    contested: new Int32Array(units),
    contestedCount: 0,
  };
}
