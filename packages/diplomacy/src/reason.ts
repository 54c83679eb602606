import type { UnitRef, WrittenOrder } from './order.ts';
import type { DislodgedUnit, Unit } from './position.ts';
import type { RuleChoice } from './rules.ts';
import type { Location, Power, ProvinceCode, ResultWord, UnitType } from './vocabulary.ts';

/** A unit with the strength it brought to a province. */
export interface Force {
  readonly unit: Unit;
  readonly strength: number;
}

/** Supports of a move that do not count because they would help to dislodge a unit of the supporter's own power. */
interface Discounted {
  readonly discounted?: readonly Unit[];
}

/** Why a legal move came out as it did. */
export type MoveReason =
  /** Succeeds. `strength` is its own; `against` what it overcame: the defender it dislodged or the rivals it kept out. */
  | ({
      readonly code: 'moved';
      readonly to: Location;
      readonly strength: number;
      readonly byConvoy: boolean;
      /** Seas of one route that carried it. */
      readonly route?: readonly ProvinceCode[];
      readonly rivals: readonly Force[];
      readonly dislodges?: Force;
    } & Discounted)
  /** Succeeds: all units of a ring move on together (seed S6, DATC 6.C). `ring` starts with this unit; a ring of two is a swap by convoy. */
  | { readonly code: 'rotated'; readonly to: Location; readonly ring: readonly Unit[]; readonly byConvoy: boolean }
  /** Fails: rivals for the same province were as strong or stronger, and none of them entered (seed S1). */
  | ({
      readonly code: 'standoff';
      readonly at: ProvinceCode;
      readonly strength: number;
      readonly rivals: readonly Force[];
    } & Discounted)
  /** Fails: a stronger rival entered the province. */
  | ({
      readonly code: 'beaten';
      readonly at: ProvinceCode;
      readonly strength: number;
      readonly winner: Force;
    } & Discounted)
  /** Fails: several attackers of a province keep each other out; its defender stays where it is (seed S3). */
  | ({
      readonly code: 'beleaguered';
      readonly at: ProvinceCode;
      readonly strength: number;
      readonly defender: Force;
      readonly rivals: readonly Force[];
    } & Discounted)
  /** Fails: two units move against each other and this one is not stronger (seed S5). */
  | ({ readonly code: 'head-to-head'; readonly strength: number; readonly opponent: Force } & Discounted)
  /** Fails: the unit in the province stays and is as strong or stronger. */
  | ({
      readonly code: 'defended';
      readonly at: ProvinceCode;
      readonly strength: number;
      readonly defender: Force;
    } & Discounted)
  /** Fails: the unit ahead was to leave but did not (seed S4). `ahead` names it, `why` the code of its own failure. */
  | ({
      readonly code: 'not-vacated';
      readonly at: ProvinceCode;
      readonly strength: number;
      readonly ahead: Force;
      readonly why: ReasonCode;
    } & Discounted)
  /** Fails: it would dislodge a unit of its own power. */
  | { readonly code: 'own-unit'; readonly at: ProvinceCode; readonly own: Unit }
  /** Fails: every route was broken; `broken` names each dislodged fleet and its attacker. */
  | { readonly code: 'convoy-disrupted'; readonly broken: readonly BrokenFleet[] }
  /** Fails: the convoy is part of a paradox; `choice` settled it. */
  | { readonly code: 'convoy-paradox'; readonly members: readonly Unit[]; readonly choice: RuleChoice }
  /** Invalid: it needs a convoy and the fleets did not order one. `missing`: what fleets on possible routes were ordered. */
  | { readonly code: 'no-convoy'; readonly missing: readonly Ordered[] };

export interface BrokenFleet {
  readonly fleet: Unit;
  readonly attacker: Force;
}

/** A unit and what it was really ordered; no `order`: it had none. */
export interface Ordered {
  readonly unit: Unit;
  readonly order?: WrittenOrder;
  /** The order was illegal and did not count. */
  readonly illegal?: true;
}

export type SupportReason =
  /** Given, and counted. */
  | { readonly code: 'supported'; readonly target: Unit; readonly to?: Location }
  /** Given, but it would help to dislodge the supporter's own power's unit, so it does not count in the attack. */
  | { readonly code: 'support-not-counted'; readonly target: Unit; readonly to: Location; readonly own: Unit }
  /** Cut by an attack from elsewhere than the place it is directed at. */
  | { readonly code: 'cut'; readonly by: Unit; readonly byConvoy: boolean }
  /** Cut because the supporter was dislodged by the very unit its support was directed against. */
  | { readonly code: 'cut-by-dislodgement'; readonly by: Force }
  /** Invalid: the unit was not ordered to do what is supported. `actual` is what it was ordered. */
  | { readonly code: 'support-unmatched'; readonly actual: Ordered }
  /** Invalid: the move supported is to another coast. */
  | { readonly code: 'support-coast-mismatch'; readonly actual: Ordered; readonly coast: Location };

export type ConvoyReason =
  /** Available; the army's own reason says whether it landed. */
  | { readonly code: 'convoyed'; readonly army: Unit; readonly to: ProvinceCode; readonly used: boolean }
  /** Disrupted: the fleet was dislodged. */
  | { readonly code: 'fleet-dislodged'; readonly army: Unit; readonly by: Force }
  /** Disrupted by the paradox rule. */
  | { readonly code: 'convoy-paradox'; readonly members: readonly Unit[]; readonly choice: RuleChoice }
  /** Invalid: the army was not ordered to go there. */
  | { readonly code: 'convoy-unmatched'; readonly actual: Ordered };

export type HoldReason =
  /** Stands; nobody attacked, or attackers were too weak. `implicit`: it had no order. */
  | { readonly code: 'held'; readonly strength: number; readonly attackers: readonly Force[]; readonly implicit?: true }
  /** Stands because the strongest attackers kept each other out. */
  | {
      readonly code: 'held-beleaguered';
      readonly strength: number;
      readonly attackers: readonly Force[];
      readonly implicit?: true;
    }
  /** The holding unit was dislodged; `dislodged` beside the reason tells by whom. */
  | { readonly code: 'overrun'; readonly strength: number; readonly implicit?: true };

/** Why an order is impossible on this board, whatever others order. `meant`: what was probably meant, where one can guess. */
export type IllegalReason = { readonly meant?: WrittenOrder } & (
  | { readonly code: 'no-such-unit'; readonly at: Location }
  | { readonly code: 'no-such-place'; readonly at: Location }
  | { readonly code: 'foreign-unit'; readonly unit: Unit }
  | { readonly code: 'wrong-phase' }
  /** A second order to the same unit (DATC 4.D.3). */
  | { readonly code: 'superseded'; readonly choice: RuleChoice }
  | { readonly code: 'same-place'; readonly at: Location }
  | { readonly code: 'army-to-sea'; readonly to: Location }
  | { readonly code: 'fleet-inland'; readonly to: Location }
  | { readonly code: 'not-adjacent'; readonly from: Location; readonly to: Location; readonly type: UnitType }
  /** A fleet borders the province, but not from the coast it stands on, or not the coast named. */
  | {
      readonly code: 'coast-unreachable';
      readonly from: Location;
      readonly to: Location;
      readonly reachable: readonly Location[];
    }
  /** Two coasts are possible and none is named (DATC 4.B.1). */
  | {
      readonly code: 'coast-missing';
      readonly to: ProvinceCode;
      readonly coasts: readonly Location[];
      readonly choice?: RuleChoice;
    }
  /** A coast that does not exist, or does not matter, under a choice that forbids it (DATC 4.B.5, 4.B.6). */
  | { readonly code: 'coast-wrong'; readonly at: Location; readonly choice: RuleChoice }
  /** No chain of fleets on this board could carry the army there. */
  | { readonly code: 'no-route'; readonly from: ProvinceCode; readonly to: Location }
  /** The order must name its path, or names one that cannot carry the army (DATC 4.A.6). */
  | { readonly code: 'route-missing'; readonly choice: RuleChoice }
  | { readonly code: 'route-wrong'; readonly route: readonly ProvinceCode[] }
  | { readonly code: 'support-self' }
  | { readonly code: 'support-into-own-place'; readonly at: ProvinceCode }
  | { readonly code: 'support-out-of-reach'; readonly from: Location; readonly to: Location }
  /** The supported unit cannot make that move, so it cannot be supported; `why` is its own fault. */
  | { readonly code: 'support-impossible-move'; readonly target: UnitRef; readonly to: Location; readonly why: string }
  /** The move would need the supporting fleet itself as part of the convoy (DATC 6.D.31). */
  | { readonly code: 'support-needs-supporter'; readonly target: UnitRef; readonly to: Location }
  | { readonly code: 'convoy-not-a-fleet' }
  | { readonly code: 'convoy-not-at-sea'; readonly at: Location }
  | { readonly code: 'convoy-not-an-army'; readonly target: UnitRef }
  /** No complete route truly needs this fleet (DATC 6.F.12, 6.G.19). */
  | { readonly code: 'convoy-off-route'; readonly target: UnitRef; readonly to: Location }
  // retreats
  | { readonly code: 'not-dislodged'; readonly unit: Unit }
  | { readonly code: 'retreat-closed'; readonly closed: ClosedRetreat }
  // adjustments
  | { readonly code: 'no-builds'; readonly power: Power; readonly centers: number; readonly units: number }
  | { readonly code: 'no-disbands'; readonly power: Power; readonly centers: number; readonly units: number }
  | { readonly code: 'too-many'; readonly allowed: number; readonly choice: RuleChoice }
  | { readonly code: 'not-a-home-centre'; readonly at: ProvinceCode }
  | { readonly code: 'not-owned'; readonly at: ProvinceCode; readonly owner?: Power }
  | { readonly code: 'occupied'; readonly unit: Unit }
  | { readonly code: 'built-twice'; readonly at: ProvinceCode; readonly choice: RuleChoice }
  | { readonly code: 'disbanded-twice'; readonly at: ProvinceCode }
  | { readonly code: 'waive-forbidden'; readonly choice: RuleChoice }
);

/** Why a retreat is closed. */
export type ClosedRetreat = { readonly to: Location } & (
  | { readonly why: 'not-adjacent' }
  | { readonly why: 'occupied'; readonly by: Unit }
  | { readonly why: 'contested' }
  | { readonly why: 'attackers-origin'; readonly from: ProvinceCode }
  | { readonly why: 'coast-missing'; readonly coasts: readonly Location[] }
);

export type RetreatReason =
  | { readonly code: 'retreated'; readonly to: Location }
  /** Fails: another unit retreats to the same province; all are lost. */
  | { readonly code: 'retreat-standoff'; readonly at: ProvinceCode; readonly rivals: readonly Unit[] }
  /** A unit disbands as ordered, or because it had no order to retreat. */
  | { readonly code: 'disbanded' }
  /** No place was open to it: lost whatever it was ordered (DATC 6.H.17). */
  | { readonly code: 'no-retreat'; readonly closed: readonly ClosedRetreat[] };

export type AdjustmentReason =
  | { readonly code: 'built'; readonly unit: Unit }
  /** Fails: a fleet in a two-coast province needs a coast; the build stays open (DATC 4.B.7). */
  | { readonly code: 'build-coast-missing'; readonly at: ProvinceCode; readonly coasts: readonly Location[] }
  /** Fails: army or fleet is not said, and both could be built (DATC 4.C.3). */
  | { readonly code: 'build-type-missing'; readonly at: ProvinceCode }
  | { readonly code: 'removed'; readonly unit: Unit }
  | { readonly code: 'waived' };

/** Where a removal by civil disorder comes from (DATC 4.D.8). */
export interface RemovalReason {
  readonly code: 'civil-disorder';
  readonly choice: RuleChoice;
  /** Steps to the nearest centre that counts; `null` where none can be reached or none is left. */
  readonly distance: number | null;
  readonly nearest?: ProvinceCode;
  /** What decided against the next unit that stayed. */
  readonly tieBreak: 'distance' | 'fleet-before-army' | 'name' | 'all';
  /** The unit that stayed by the narrowest margin, and its distance. */
  readonly spared?: { readonly unit: Unit; readonly distance: number | null };
}

/** What happened to the unit besides its order. */
export interface Dislodgement {
  readonly by: Force;
  /** Its own strength in defence. */
  readonly strength: number;
  readonly byConvoy: boolean;
  readonly retreats: readonly Location[];
  readonly closed: readonly ClosedRetreat[];
}

export type VerdictReason =
  | MoveReason
  | SupportReason
  | ConvoyReason
  | HoldReason
  | IllegalReason
  | RetreatReason
  | AdjustmentReason;
export type ReasonCode = VerdictReason['code'];

/** The reason of one order: what decided it and, where its unit was driven out, by whom. */
export type Reason = VerdictReason & { readonly dislodged?: Dislodgement };

/** One order judged. `order` as given; `unit` the unit on the board it is about, if there is one. */
export interface JudgedOrder {
  readonly power: Power;
  readonly order: WrittenOrder;
  readonly unit?: Unit;
  readonly result: readonly ResultWord[];
  readonly reason: Reason;
  /** Things worth telling that change nothing, e.g. a missing coast supplied. */
  readonly notes?: readonly Note[];
}

/** Remarks that changed no result. */
export type Note =
  | { readonly code: 'coast-supplied'; readonly at: Location }
  | { readonly code: 'coast-ignored'; readonly at: Location }
  | { readonly code: 'type-ignored'; readonly unit: Unit }
  | { readonly code: 'power-ignored'; readonly unit: Unit }
  | { readonly code: 'built-army-instead'; readonly at: ProvinceCode; readonly choice: RuleChoice };

/** A unit that had no order, with what became of it. */
export interface UnorderedUnit {
  readonly unit: Unit;
  readonly result: readonly ResultWord[];
  readonly reason: Reason;
}

export type { DislodgedUnit };
