import {
  type Force,
  type GameState,
  type GivenOrder,
  type JudgedOrder,
  judgePhase,
  type PhaseResult,
  PROFILE_NAMES,
  PROFILES,
  type ProfileName,
  type ProvinceCode,
  positionOf,
  provinceOf,
  type Reason,
  type Rules,
  STANDARD_MAP,
  type Unit,
  type UnorderedUnit,
} from '@standoff/diplomacy';
import { isObject } from '@standoff/language';

/** Words a list shows in place of numbers. */
export type ShortVerdict =
  | { readonly kind: 'strength'; readonly strength: number; readonly against: number }
  | {
      readonly kind: 'word';
      readonly word: 'cut' | 'void' | 'blocked' | 'dislodged' | 'lost' | 'illegal' | 'own' | 'broken' | 'no-convoy';
    }
  | { readonly kind: 'none' };

function strongest(forces: readonly Force[]): number {
  return Math.max(0, ...forces.map((force) => force.strength));
}

/** What stands beside an order in the list: its strength and what stood against it, or one word. */
export function shortVerdict({ result, reason }: Pick<JudgedOrder, 'result' | 'reason'>): ShortVerdict {
  const word = (name: Extract<ShortVerdict, { kind: 'word' }>['word']): ShortVerdict => ({ kind: 'word', word: name });
  const numbers = (strength: number, against: number): ShortVerdict => ({ kind: 'strength', strength, against });
  if (result.includes('illegal')) return word('illegal');
  switch (reason.code) {
    case 'moved': {
      const against = Math.max(strongest(reason.rivals), reason.dislodges?.strength ?? 0);
      return reason.rivals.length > 0 || reason.dislodges !== undefined
        ? numbers(reason.strength, against)
        : { kind: 'none' };
    }
    case 'standoff':
    case 'beleaguered':
      return numbers(reason.strength, strongest(reason.rivals));
    case 'beaten':
      return numbers(reason.strength, reason.winner.strength);
    case 'head-to-head':
      return numbers(reason.strength, reason.opponent.strength);
    case 'defended':
      return numbers(reason.strength, reason.defender.strength);
    case 'not-vacated':
      return word('blocked');
    case 'own-unit':
      return word('own');
    case 'convoy-disrupted':
    case 'convoy-paradox':
    case 'fleet-dislodged':
      return word('broken');
    case 'no-convoy':
      return word('no-convoy');
    case 'cut':
    case 'cut-by-dislodgement':
      return word('cut');
    case 'support-unmatched':
    case 'support-coast-mismatch':
    case 'convoy-unmatched':
      return word('void');
    case 'retreat-standoff':
    case 'no-retreat':
      return word('lost');
    default:
      return result.includes('dislodged') || result.includes('destroyed') ? word('dislodged') : { kind: 'none' };
  }
}

function isUnit(value: unknown): value is Unit {
  return (
    isObject(value) && typeof value.power === 'string' && typeof value.at === 'string' && typeof value.type === 'string'
  );
}

function collect(value: unknown, into: Set<ProvinceCode>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (isUnit(value)) into.add(provinceOf(value.at));
  else if (isObject(value)) for (const item of Object.values(value)) collect(item, into);
}

/** Provinces of the units that a reason names, without the unit it is about. */
export function decidersOf(reason: Reason, own: ProvinceCode | undefined): readonly ProvinceCode[] {
  const found = new Set<ProvinceCode>();
  // Where it might have retreated decided nothing.
  const { dislodged, ...rest } = reason;
  collect(rest, found);
  if (dislodged !== undefined) collect(dislodged.by, found);
  if (own !== undefined) found.delete(own);
  return [...found].sort();
}

/** Orders that failed because the unit of a province did not leave: what the verdict of one brought about. */
export function followersOf(result: PhaseResult, own: ProvinceCode): readonly ProvinceCode[] {
  return result.orders.flatMap(({ reason, unit }) =>
    reason.code === 'not-vacated' && provinceOf(reason.ahead.unit.at) === own && unit !== undefined
      ? [provinceOf(unit.at)]
      : [],
  );
}

/** A unit with what was said of it: by its order, or because it had none. */
export type Judged =
  | { readonly kind: 'order'; readonly at: ProvinceCode | undefined; readonly judged: JudgedOrder }
  | { readonly kind: 'unordered'; readonly at: ProvinceCode; readonly judged: UnorderedUnit };

/** All verdicts of a phase: of the orders as given, then of the units without one. */
export function verdictsOf(result: PhaseResult): readonly Judged[] {
  const unordered = 'unordered' in result ? result.unordered : [];
  return [
    ...result.orders.map((judged): Judged => {
      const { order } = judged;
      return { kind: 'order', at: order.kind === 'waive' ? undefined : provinceOf(order.unit.at), judged };
    }),
    ...unordered.map((judged): Judged => ({ kind: 'unordered', at: provinceOf(judged.unit.at), judged })),
  ];
}

/** What another profile makes of the same board: the orders whose verdict differs. */
export interface Difference {
  readonly profile: ProfileName;
  readonly rules: Rules;
  /** Indices of the orders given. */
  readonly orders: readonly number[];
  /** The same orders as that profile judges them. */
  readonly judged: readonly JudgedOrder[];
  /** Whether anything else differs: units without orders, the board after. */
  readonly board: boolean;
}

const found = new WeakMap<PhaseResult, readonly Difference[]>();

/** The same board under each published profile, beside the verdict at hand. */
export function differences(
  state: GameState,
  given: readonly GivenOrder[],
  result: PhaseResult,
): readonly Difference[] {
  const known = found.get(result);
  if (known !== undefined) return known;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const all = PROFILE_NAMES.map((profile): Difference => {
    const rules = PROFILES[profile];
    const other = judgePhase(STANDARD_MAP, state.phase, positionOf(state), given, rules);
    const orders = result.orders.flatMap((judged, index) =>
      same(judged.result, other.orders[index]?.result) ? [] : [index],
    );
    const judged = orders.flatMap((index) => other.orders[index] ?? []);
    return { profile, rules, orders, judged, board: !same(result.unitsAfter, other.unitsAfter) };
  });
  found.set(result, all);
  return all;
}
