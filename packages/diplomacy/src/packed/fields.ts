/**
 * The fields of the fast resolver: one Int32Array a field, indexed by province number. A file that uses one in its inner
 * loop binds it to a constant of its own, and so it does with every number it takes from another file: what is imported
 * is looked up at each use, what is a file's own constant becomes part of the code.
 */

/** Provinces a map may have; eleven bits of a packed order. */
const MAX_PROVINCES = 2048;

/** Fields whose lengths are a multiple of 4 kB would all lie on the same few cache lines; so they are cut a little apart. */
const APART = 4 * MAX_PROVINCES + 320;
const MOST_FIELDS = 40;
const memory = new ArrayBuffer(APART * MOST_FIELDS);
let cut = 0;

/** A field: a number a province. */
export function field(): Int32Array {
  return new Int32Array(memory, APART * cut++, MAX_PROVINCES);
}

/** A unit's order (see `order.ts`); instead of the bits that ask for a convoy, its travel. */
export const ORDER: Int32Array = field();
/**
 * A unit: its power from bit 16, and below it its supports, four bits each: given; of these by the power of the unit in
 * its destination; such as may yet be cut; of these by that power. 0 where no unit stands.
 */
export const UNIT: Int32Array = field();
/** Supports that four bits can count: the most neighbours a province of the map may have. */
export const MOST_SUPPORTS = 15;
/**
 * What comes at a province: from bit 4 a histogram of its attackers' strengths, four bits a strength, so that "beats all
 * others" is a shift and a test; below it the four marks that follow.
 */
export const COMING: Int32Array = field();
/** Seas whose fleets convoy the army. */
export const CONVOY: Int32Array = field();
/** The unit that entered a province; right only where a unit stood or somebody goes. */
export const ENTERED: Int32Array = field();
/** What came of a move; see below. */
export const STATE: Int32Array = field();
/** Provinces of moving units, by position in the list. */
export const MOVES: Int32Array = field();
/** Provinces of moves that share the fate of the unit ahead or are open; of failed ones that may have contested a province. */
export const WAITING: Int32Array = field();
export const FAILED: Int32Array = field();
/** Supports and convoyed armies that are not yet decided, by position in the lists. */
export const OPEN_SUPPORTS: Int32Array = field();
export const OPEN_CONVOYS: Int32Array = field();

/** Marks of `COMING`: an attacker's strength is not yet known; a support in it is cut (the bit above: it may be cut); an attack on it is supported. */
export const UNSURE = 1;
export const CUT = 2;
export const SUPPORTED = 8;

/** Travel, the top bits of an order: over land, by a sure convoy, by a broken one or none, by one not yet known. */
export const TRAVEL_SHIFT = 28;
export const BY_LAND = 0;
export const SAILS = 1;
export const BROKEN = 2;
export const UNSURE_CONVOY = 4;
export const TRAVEL_BITS: number = 7 << TRAVEL_SHIFT;

/** State: it fails, it succeeds, it shares the fate of the unit ahead, it is not yet known. */
export const FAILS = 0;
export const SUCCEEDS = 1;
export const AS_AHEAD = 2;
export const OPEN = 3;
export const WALKED = 4;
