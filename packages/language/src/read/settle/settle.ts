import {
  COASTS,
  type Coast,
  coastOf,
  provinceData,
  provinceOf,
  type UnitType,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { allMeanings, type OrderDraft, type PlaceSlot, slotsOf } from '../grammar/draft.ts';
import type { ProblemDetail } from '../reading.ts';
import { ownUnitAt, ownUnits } from './board.ts';
import { coastsOf, distinct, meanings, orderOf } from './choices.ts';
import { choicesOf, type SettleContext } from './enumerate.ts';
import { type Choice, type Fit, fitOf } from './fit.ts';
import { fromPosition } from './mend.ts';

/** What became of a draft: an order, or why it is none. */
export type Settled =
  | { readonly order: WrittenOrder; readonly repaired: readonly PlaceSlot[] }
  | {
      readonly trouble: 'ambiguous' | 'unknown';
      readonly detail: ProblemDetail;
      readonly slot?: PlaceSlot;
      readonly candidates: readonly WrittenOrder[];
    };

const LEVELS = 3;

function unknown(detail: ProblemDetail, slot?: PlaceSlot, candidates: readonly WrittenOrder[] = []): Settled {
  return { trouble: 'unknown', detail, candidates, ...(slot === undefined ? {} : { slot }) };
}

interface Weighed {
  readonly choice: Choice;
  readonly fit: Fit;
}

function best(weighed: readonly Weighed[]): Choice[] {
  const cost = ({ fit }: Weighed): number => fit.reach * 2 + fit.target;
  const least = Math.min(...weighed.map(cost));
  return weighed.filter((each) => cost(each) === least).map((each) => each.choice);
}

/** The choices that fit best, by the order of the reading rules: position first, then how exact the names are. */
function fitting(context: SettleContext, drafts: readonly OrderDraft[]): Choice[] {
  const levels: Weighed[][] = [];
  for (let level = 0; level < LEVELS; level++) {
    const weighed: Weighed[] = [];
    for (const draft of drafts) {
      for (const choice of choicesOf(context, draft, level)) {
        const fit = fitOf(context.map, context.board, context.power, choice);
        if (fit !== undefined) weighed.push({ choice, fit });
      }
    }
    levels.push(weighed);
  }
  for (const position of [0, 1]) {
    for (const weighed of levels) {
      const here = weighed.filter((each) => each.fit.position === position);
      if (here.length > 0) return best(here);
    }
  }
  return [];
}

/** The slot in which the given orders differ, for naming the word that is ambiguous. */
function differing(draft: OrderDraft): PlaceSlot | undefined {
  const slots = slotsOf(draft);
  return slots.find((slot) => meanings(slot, 2).length > 1) ?? slots[slots.length - 1];
}

/** A draft none of whose choices fits, as it is written, if every place in it is one. */
function asWritten(context: SettleContext, draft: OrderDraft): Choice | undefined {
  const certain = (slot: PlaceSlot): boolean => meanings(slot, 0).length === 1 && (slot.listed || slot.text.length > 2);
  const settledByUnit = (slot: PlaceSlot): PlaceSlot => {
    const own = meanings(slot, 2).filter((code) => ownUnitAt(context.board, context.power, code) !== undefined);
    return own.length === 1 && meanings(slot, 0).length > 1 ? { ...slot, exact: own, listed: true } : slot;
  };
  const unit = draft.unit.at === undefined ? draft.unit : { ...draft.unit, at: settledByUnit(draft.unit.at) };
  const settled = { ...draft, unit };
  if (!slotsOf(settled).every(certain)) return undefined;
  return choicesOf(context, settled, 0)[0];
}

/** Every place of the only draft can be but one, so that nothing is to be chosen. */
function isPlain(drafts: readonly OrderDraft[]): boolean {
  const [draft] = drafts;
  if (drafts.length !== 1 || draft === undefined) return false;
  return slotsOf(draft).every((slot) => (slot.listed || slot.text.length > 2) && allMeanings(slot).length === 1);
}

function moverMissing(context: SettleContext, draft: OrderDraft & { kind: 'support' | 'convoy' }): Settled {
  const { to, target, unit } = draft;
  if (to === undefined || unit.at === undefined) return unknown('no-target', unit.at);
  const [supporter] = meanings(unit.at, 0);
  const [goal] = meanings(to, 0);
  const orders: WrittenOrder[] = [];
  for (const mover of ownUnits(context.board, context.power, target.type)) {
    if (goal === undefined || provinceOf(mover.at) === supporter) continue;
    const at: PlaceSlot = { ...to, exact: [provinceOf(mover.at)], likely: [], possible: [] };
    for (const choice of choicesOf(context, { ...draft, target: { ...target, type: mover.type, at } }, 0)) {
      const fit = fitOf(context.map, context.board, context.power, choice);
      if (fit !== undefined && fit.reach === 0) orders.push(orderOf(choice));
    }
  }
  const candidates = distinct(orders);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return { order: only, repaired: [] };
  if (candidates.length > 1) return { trouble: 'ambiguous', detail: 'mover-missing', slot: to, candidates };
  return unknown('mover-missing', to);
}

/** "Retreat to Gas", "Remove my fleet": the unit is meant that alone can be. */
function unitMissing(context: SettleContext, draft: OrderDraft): Settled {
  if (draft.kind !== 'retreat' && draft.kind !== 'disband') return unknown('no-unit');
  const orders: WrittenOrder[] = [];
  for (const own of ownUnits(context.board, context.power, draft.unit.type)) {
    const word = {
      first: draft.unit.first,
      last: draft.unit.first,
      text: own.at,
      likely: [],
      possible: [],
      listed: true,
    };
    const coast = coastOf(own.at);
    const at: PlaceSlot = { ...word, exact: [provinceOf(own.at)], ...(isCoast(coast) ? { coast } : {}) };
    for (const choice of choicesOf(context, { ...draft, unit: { ...draft.unit, type: own.type, at } }, 0)) {
      const fit = fitOf(context.map, context.board, context.power, choice);
      if (fit !== undefined && fit.reach === 0) orders.push(orderOf(choice));
    }
  }
  const candidates = distinct(orders);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return { order: only, repaired: [] };
  return candidates.length > 1 ? { trouble: 'ambiguous', detail: 'no-unit', candidates } : unknown('no-unit');
}

function isCoast(coast: string | undefined): coast is Coast {
  return COASTS.some((known) => known === coast);
}

/** A build needs its type, and a fleet its coast (DATC 4.B): what can be meant. */
function builds(context: SettleContext, choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => {
    const kind = provinceData(context.map, choice.at)?.kind;
    const types: readonly UnitType[] =
      choice.type !== undefined ? [choice.type] : kind === 'coastal' ? ['A', 'F'] : kind === 'sea' ? ['F'] : ['A'];
    return types.flatMap((type) => {
      const coasts = type === 'F' && choice.at === provinceOf(choice.at) ? coastsOf(context.map, choice.at) : [];
      return (coasts.length > 0 ? coasts : [choice.at]).map((at) => ({ ...choice, type, at }));
    });
  });
}

function chainFault(context: SettleContext, draft: OrderDraft): Settled | undefined {
  if ((draft.kind !== 'move' && draft.kind !== 'retreat') || draft.route.length === 0) return undefined;
  const land = draft.route.find((slot) =>
    meanings(slot, 2).every((code) => provinceData(context.map, code)?.kind !== 'sea'),
  );
  if (land === undefined && draft.unit.type !== 'F' && draft.kind === 'move') return undefined;
  const candidates: WrittenOrder[] = [];
  for (const to of [...draft.route, draft.to]) {
    const alone = settle(context, [{ ...draft, to, route: [], via: false }]);
    if ('order' in alone) candidates.push(alone.order);
  }
  return unknown('several-places', land ?? draft.to, candidates);
}

/**
 * Chooses the places of an order by the reading rules: what its words name outright, then what they abbreviate, so far
 * as unit letter, position and reach allow; several equal choices are ambiguous, none is unknown. `drafts` are
 * readings of one and the same order.
 */
export function settle(context: SettleContext, drafts: readonly OrderDraft[]): Settled {
  const [draft] = drafts;
  if (draft === undefined) return unknown('no-order');
  const strange = slotsOf(draft).find((slot) => slot.fault === 'unknown' || slot.fault === 'elsewhere');
  if (strange !== undefined) {
    const repaired = fromPosition(context, draft);
    if (repaired !== undefined) return settle(context, [repaired]);
    return unknown(strange.fault === 'elsewhere' ? 'not-on-map' : 'unknown-place', strange);
  }
  if (draft.unit.at === undefined) return unitMissing(context, draft);
  if ((draft.kind === 'support' || draft.kind === 'convoy') && draft.target.at === undefined) {
    return moverMissing(context, draft);
  }
  const chain = chainFault(context, draft);
  if (chain !== undefined) return chain;
  let choices = isPlain(drafts) ? choicesOf(context, draft, 0) : fitting(context, drafts);
  if (choices.length === 0) {
    const written = asWritten(context, draft);
    if (written === undefined) {
      const most = drafts.flatMap((each) => choicesOf(context, each, 1)).slice(0, 12);
      return unknown('out-of-reach', differing(draft), distinct(most.map(orderOf)));
    }
    choices = [written];
  }
  const asked = draft.kind === 'build' ? builds(context, choices) : choices;
  const orders = distinct(asked.map(orderOf));
  const [order] = orders;
  if (order === undefined) return unknown('out-of-reach', differing(draft));
  if (orders.length > 1) {
    const detail =
      draft.kind !== 'build' || choices.length > 1
        ? 'several-places'
        : draft.unit.type === undefined
          ? 'type-needed'
          : 'coast-needed';
    const slot = differing(draft);
    return { trouble: 'ambiguous', detail, candidates: orders, ...(slot === undefined ? {} : { slot }) };
  }
  return { order, repaired: slotsOf(draft).filter((slot) => slot.fault === 'misspelt') };
}
