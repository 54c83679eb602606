import type { Coast, Power, ProvinceCode, UnitType } from '@standoff/diplomacy';

/** A word or phrase that stands for a place, with everything it can mean; what it does mean is settled later. */
export interface PlaceSlot {
  /** Token numbers of the first and the last word. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
  /** Taken if they fit: whole names and codes in capitals. */
  readonly exact: readonly ProvinceCode[];
  readonly likely: readonly ProvinceCode[];
  readonly possible: readonly ProvinceCode[];
  /** A code, a name or an abbreviation in use: kept as written where nothing fits. */
  readonly listed: boolean;
  readonly coast?: Coast;
  /** The word was not understood, or only as a misspelling (`exact` holds what was meant). */
  readonly fault?: 'unknown' | 'misspelt' | 'elsewhere';
}

export interface UnitDraft {
  readonly type?: UnitType;
  readonly power?: Power;
  /** The type of the unit before it in a row, if nothing else tells. */
  readonly like?: UnitType;
  /** Missing in "support a fleet into Bul". */
  readonly at?: PlaceSlot;
  /** Token number of its first word. */
  readonly first: number;
}

/** Everything a slot can mean. */
export function allMeanings(slot: PlaceSlot): readonly ProvinceCode[] {
  return [...new Set([...slot.exact, ...slot.likely, ...slot.possible])];
}

/** Whether two slots name one and the same place: by the same word, or by words that can mean nothing else. */
export function isSamePlace(one: PlaceSlot | undefined, other: PlaceSlot): boolean {
  if (one === undefined || (other.coast !== undefined && other.coast !== one.coast)) return false;
  if (one.text.toLowerCase() === other.text.toLowerCase()) return one.fault === undefined;
  const [code, ...more] = allMeanings(one);
  const [same, ...others] = allMeanings(other);
  return code !== undefined && code === same && more.length === 0 && others.length === 0;
}

/** An order as its words say, before its places are settled. */
export type Draft =
  /** A unit and nothing else: a build in winter, else a list of units. */
  | { readonly kind: 'bare'; readonly unit: UnitDraft }
  | { readonly kind: 'hold' | 'disband' | 'build'; readonly unit: UnitDraft }
  | {
      readonly kind: 'move' | 'retreat';
      readonly unit: UnitDraft;
      readonly to: PlaceSlot;
      readonly via: boolean;
      readonly route: readonly PlaceSlot[];
    }
  | { readonly kind: 'support'; readonly unit: UnitDraft; readonly target: UnitDraft; readonly to?: PlaceSlot }
  | { readonly kind: 'convoy'; readonly unit: UnitDraft; readonly target: UnitDraft; readonly to?: PlaceSlot }
  | { readonly kind: 'waive' }
  /** "All hold", "the rest hold". */
  | {
      readonly kind: 'group';
      readonly which: 'all' | 'rest';
      readonly order: 'hold' | 'disband';
      readonly type?: UnitType;
    };

/** A draft whose places are to be settled. */
export type OrderDraft = Exclude<Draft, { readonly kind: 'waive' | 'group' | 'bare' }>;

/** All places of a draft, in the order they are written in canonical notation. */
export function slotsOf(draft: OrderDraft): PlaceSlot[] {
  const slots = draft.unit.at === undefined ? [] : [draft.unit.at];
  if ((draft.kind === 'support' || draft.kind === 'convoy') && draft.target.at !== undefined)
    slots.push(draft.target.at);
  if (draft.kind === 'move' || draft.kind === 'retreat') slots.push(...draft.route);
  if ('to' in draft && draft.to !== undefined) slots.push(draft.to);
  return slots;
}

/** A reading of some tokens: the drafts they make, or the alternatives a single order has. */
export interface Parsed {
  readonly drafts: readonly Draft[];
  /** The drafts are several readings of one order, not several orders. */
  readonly alternatives?: true;
  /** The token after the last one. */
  readonly end: number;
}
