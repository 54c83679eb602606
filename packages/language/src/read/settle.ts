import {
  type GameMap,
  type Location,
  type PhaseKind,
  type Power,
  provinceData,
  provinceOf,
  type UnitType,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { type Board, knowsUnitsOf, ownUnitAt, ownUnits, unitAt } from './board.ts';
import { coastsOf, distinct, locationOf, meanings, orderOf } from './choices.ts';
import { allMeanings, type Draft, type PlaceSlot, type UnitDraft } from './draft.ts';
import { type Choice, type Fit, fitOf, impliedType } from './fit.ts';
import { editDistance } from './names/distance.ts';
import { borders } from './reach.ts';
import type { KnownUnit, ProblemDetail } from './reading.ts';

export interface SettleContext {
  readonly map: GameMap;
  readonly board: Board;
  readonly phase: PhaseKind;
  /** Whose order it is: the power a heading names, else the sender. */
  readonly power?: Power;
}

/** What became of a draft: an order, or why it is none. */
export type Settled =
  | { readonly order: WrittenOrder; readonly repaired: readonly PlaceSlot[] }
  | {
      readonly trouble: 'ambiguous' | 'unknown';
      readonly detail: ProblemDetail;
      readonly slot?: PlaceSlot;
      readonly candidates: readonly WrittenOrder[];
    };

type OrderDraft = Exclude<Draft, { readonly kind: 'waive' | 'group' | 'bare' }>;

/** More combinations than these are no reading anybody could choose from. */
const MOST_CHOICES = 4000;
const LEVELS = 3;

function unknown(detail: ProblemDetail, slot?: PlaceSlot, candidates: readonly WrittenOrder[] = []): Settled {
  return { trouble: 'unknown', detail, candidates, ...(slot === undefined ? {} : { slot }) };
}

function typeOf(context: SettleContext, unit: UnitDraft, at: Location, isTarget: boolean): UnitType | undefined {
  if (unit.type !== undefined) return unit.type;
  const own = isTarget ? undefined : ownUnitAt(context.board, context.power, at);
  return (own ?? unitAt(context.board, at))?.type;
}

function seasOf(context: SettleContext, slots: readonly PlaceSlot[]): Location[] {
  return slots.map((slot) => {
    const all = meanings(slot, 2);
    return all.find((code) => provinceData(context.map, code)?.kind === 'sea') ?? all[0] ?? '';
  });
}

/** Chooses the seas of a path so that each touches the next; as named where there is no such choice. */
function pathOf(context: SettleContext, from: Location, slots: readonly PlaceSlot[]): Location[] {
  let here = provinceOf(from);
  const path: Location[] = [];
  for (const slot of slots) {
    const next = meanings(slot, 2).find(
      (code) => provinceData(context.map, code)?.kind === 'sea' && borders(context.map, 'F', here, code),
    );
    if (next === undefined) return seasOf(context, slots);
    path.push(next);
    here = next;
  }
  return path;
}

/** All choices of places a draft leaves at a level. */
function choicesOf(context: SettleContext, draft: OrderDraft, level: number): Choice[] {
  const { map } = context;
  const choices: Choice[] = [];
  const route = draft.kind === 'move' || draft.kind === 'retreat' ? draft.route : [];
  const target = draft.kind === 'support' || draft.kind === 'convoy' ? draft.target : undefined;
  const to = 'to' in draft ? draft.to : undefined;
  const unitAts = draft.unit.at === undefined ? [] : meanings(draft.unit.at, level);
  const targetAts = target?.at === undefined ? [undefined] : meanings(target.at, level);
  const tos = to === undefined ? [undefined] : meanings(to, level);
  for (const code of unitAts) {
    const at = locationOf(map, code, draft.unit.at?.coast);
    for (const targetCode of targetAts) {
      const targetAt = targetCode === undefined ? undefined : locationOf(map, targetCode, target?.at?.coast);
      for (const toCode of tos) {
        if (choices.length >= MOST_CHOICES) return choices;
        const goal = toCode === undefined ? undefined : locationOf(map, toCode, to?.coast);
        const via = (draft.kind === 'move' || draft.kind === 'retreat') && (draft.via || route.length > 0);
        const mover = target === undefined ? at : targetAt;
        if (goal !== undefined && mover !== undefined && provinceOf(goal) === provinceOf(mover)) {
          // A unit's own place is the one meant only where it is named outright.
          if (toCode === undefined || !to?.exact.includes(toCode)) continue;
        }
        const written = typeOf(context, draft.unit, at, false);
        const type =
          written ??
          (draft.kind === 'convoy' ? 'F' : impliedType(map, at, target === undefined ? goal : undefined, via));
        const targetType =
          target === undefined || targetAt === undefined
            ? undefined
            : (typeOf(context, target, targetAt, true) ??
              (draft.kind === 'convoy' ? 'A' : impliedType(map, targetAt, goal, false)));
        choices.push({
          kind: draft.kind,
          at,
          via,
          route: pathOf(context, at, route),
          ...(type === undefined ? {} : { type }),
          ...(goal === undefined ? {} : { to: goal }),
          ...(targetAt === undefined
            ? {}
            : {
                target: {
                  at: targetAt,
                  ...(targetType === undefined ? {} : { type: targetType }),
                  ...(target?.power === undefined ? {} : { power: target.power }),
                },
              }),
        });
      }
    }
  }
  return choices;
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

function slotsOf(draft: OrderDraft): PlaceSlot[] {
  const slots = draft.unit.at === undefined ? [] : [draft.unit.at];
  if ((draft.kind === 'support' || draft.kind === 'convoy') && draft.target.at !== undefined)
    slots.push(draft.target.at);
  if (draft.kind === 'move' || draft.kind === 'retreat') slots.push(...draft.route);
  if ('to' in draft && draft.to !== undefined) slots.push(draft.to);
  return slots;
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

function nearestUnit(context: SettleContext, slot: PlaceSlot, units: readonly KnownUnit[]): PlaceSlot | undefined {
  const word = slot.text.toLowerCase();
  const limit = word.length > 4 ? 2 : 1;
  const near = units.filter((unit) => {
    const names = [provinceOf(unit.at), provinceData(context.map, unit.at)?.name ?? ''];
    return names.some((name) => editDistance(word, name.toLowerCase(), limit) <= limit);
  });
  const [only] = near;
  return near.length === 1 && only !== undefined
    ? { ...slot, exact: [provinceOf(only.at)], fault: 'misspelt' }
    : undefined;
}

/** An unknown word in the place of a unit, where the position leaves one place it can have meant. */
function fromPosition(context: SettleContext, draft: OrderDraft): OrderDraft | undefined {
  const { unit } = draft;
  if (unit.at?.fault === 'unknown') {
    const units = knowsUnitsOf(context.board, context.power) ? ownUnits(context.board, context.power, unit.type) : [];
    const at = nearestUnit(context, unit.at, units);
    return at === undefined ? undefined : { ...draft, unit: { ...unit, at } };
  }
  if ((draft.kind !== 'support' && draft.kind !== 'convoy') || draft.target.at?.fault !== 'unknown') return undefined;
  const at = nearestUnit(context, draft.target.at, ownUnits(context.board, undefined, draft.target.type));
  return at === undefined ? undefined : { ...draft, target: { ...draft.target, at } };
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
