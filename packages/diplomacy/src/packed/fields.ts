/**
 * The fields of the fast resolver: one Int32Array a field, indexed by province number. A file that uses one in its inner
 * loop binds it to a constant of its own, so that the engine folds the address into the code.
 */

/** Provinces a map may have; eleven bits of a packed order. */
export const MAX_PROVINCES = 2048;

function field(): Int32Array {
  return new Int32Array(MAX_PROVINCES);
}

export const ORDER: Int32Array = field();
export const POWER: Int32Array = field();
/** Attackers of a province, as a chain. */
export const FIRST: Int32Array = field();
export const NEXT: Int32Array = field();
/** Supports surely given to a unit, and those of them by the power of the unit in its destination. */
export const GIVEN: Int32Array = field();
export const OWN: Int32Array = field();
/** The same for supports that are not yet known to be given. */
export const MAYBE: Int32Array = field();
export const MAYBE_OWN: Int32Array = field();
/** How a move travels; see below. */
export const TRAVEL: Int32Array = field();
/** Seas whose fleets convoy the army. */
export const CONVOY: Int32Array = field();
/** What came of a move; see below. */
export const STATE: Int32Array = field();
/** Provinces of moving units, by position in the list. */
export const MOVES: Int32Array = field();
/** Supports, convoys and moves that are not yet decided, by position in the lists. */
export const OPEN_SUPPORTS: Int32Array = field();
export const OPEN_CONVOYS: Int32Array = field();

/** Travel: over land, by a sure convoy, by a broken one, by one not yet known. */
export const BY_LAND = 0;
export const SAILS = 1;
export const BROKEN = 2;
export const UNSURE_CONVOY = 3;

/** State: it fails, it succeeds, it shares the fate of the unit ahead, it is not yet known. */
export const FAILS = 0;
export const SUCCEEDS = 1;
export const AS_AHEAD = 2;
export const OPEN = 3;
export const WALKED = 4;
