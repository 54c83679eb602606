import {
  allLegalOrders,
  type GameState,
  type GivenOrder,
  legalOrders,
  type Power,
  type ProvinceCode,
  positionOf,
  provinceOf,
  STANDARD_MAP,
  type Unit,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { shortOrder } from './write.ts';

/** Which order is meant by the next click, where a key or a menu said so. */
export const VERBS = ['move', 'support', 'convoy', 'via'] as const;
export type Verb = (typeof VERBS)[number];

/** How far an order has been pointed out. */
export type Entry =
  | { readonly step: 'idle' }
  /** A unit is chosen (in winter: a home centre). */
  | { readonly step: 'unit'; readonly at: ProvinceCode; readonly verb?: Verb }
  /** It is to help the unit in `of`; where that is going comes next. */
  | {
      readonly step: 'help';
      readonly at: ProvinceCode;
      readonly verb: 'support' | 'convoy';
      readonly of: ProvinceCode;
    };

export const IDLE: Entry = { step: 'idle' };

/** The board and the orders so far. */
export interface EntryBoard {
  readonly state: GameState;
  readonly given: readonly GivenOrder[];
}

/** A province one may point at next: to go there, or only to help there. */
export interface Target {
  readonly at: ProvinceCode;
  readonly kind: 'move' | 'help';
}

/** What pointing at a province may mean: an order, or a step on the way to one. */
export type Choice =
  | { readonly kind: 'order'; readonly power: Power; readonly order: WrittenOrder; readonly current?: true }
  | { readonly kind: 'take-back'; readonly at: ProvinceCode; readonly order: WrittenOrder }
  | { readonly kind: 'step'; readonly entry: Entry };

/** The unit one may order in a province in this phase. */
export function unitToOrder(state: GameState, at: ProvinceCode): Unit | undefined {
  const list = state.phase.kind === 'retreat' ? state.dislodged : state.units;
  return list.find((unit) => provinceOf(unit.at) === at);
}

const options = new WeakMap<readonly Unit[], Map<string, readonly WrittenOrder[]>>();

/** Every legal order of the unit in a province; in winter also the builds there. */
export function ordersAt(state: GameState, at: ProvinceCode): readonly WrittenOrder[] {
  const memory = options.get(state.units) ?? new Map<string, readonly WrittenOrder[]>();
  options.set(state.units, memory);
  const key = `${state.phase.kind} ${at} ${Object.values(state.rules).join()}`;
  const found = memory.get(key);
  if (found !== undefined) return found;
  const { kind } = state.phase;
  const orders =
    kind === 'build'
      ? allLegalOrders(STANDARD_MAP, positionOf(state), kind, state.rules).flatMap((one) =>
          one.orders.filter((order) => order.kind !== 'waive' && provinceOf(order.unit.at) === at),
        )
      : legalOrders(STANDARD_MAP, positionOf(state), kind, at, state.rules);
  memory.set(key, orders);
  return orders;
}

/** The order of a list to the unit of a province; of two the later, which counts. */
export function orderOf(given: readonly GivenOrder[], at: ProvinceCode): WrittenOrder | undefined {
  return given.filter(({ order }) => order.kind !== 'waive' && provinceOf(order.unit.at) === at).at(-1)?.order;
}

function isVerb(order: WrittenOrder, verb: Verb | undefined): boolean {
  switch (verb) {
    case undefined:
      return true;
    case 'move':
      return order.kind === 'retreat' || (order.kind === 'move' && order.via !== true);
    case 'via':
      return order.kind === 'move' && order.via === true;
    case 'support':
      return order.kind === 'support-hold' || order.kind === 'support-move';
    case 'convoy':
      return order.kind === 'convoy';
  }
}

/** Places an order points at: where it goes, whom it helps. */
function pointsAt(order: WrittenOrder): readonly ProvinceCode[] {
  switch (order.kind) {
    case 'move':
    case 'retreat':
      return [provinceOf(order.to)];
    case 'support-hold':
      return [provinceOf(order.target.at)];
    case 'support-move':
    case 'convoy':
      return [provinceOf(order.target.at), provinceOf(order.to)];
    case 'build':
    case 'disband':
      return [provinceOf(order.unit.at)];
    default:
      return [];
  }
}

/** Provinces that can be pointed at now; everything else is not legal. Sorted by code. */
export function targetsOf(entry: Entry, { state }: EntryBoard): readonly Target[] {
  if (entry.step === 'idle') return [];
  const targets = new Map<ProvinceCode, Target['kind']>();
  for (const order of ordersAt(state, entry.at)) {
    if (!isVerb(order, entry.step === 'unit' ? entry.verb : entry.verb)) continue;
    if (entry.step === 'help') {
      if (order.kind === 'support-hold' && provinceOf(order.target.at) === entry.of) targets.set(entry.of, 'help');
      if ((order.kind === 'support-move' || order.kind === 'convoy') && provinceOf(order.target.at) === entry.of)
        targets.set(provinceOf(order.to), 'help');
      continue;
    }
    const goes = order.kind === 'move' || order.kind === 'retreat';
    for (const at of pointsAt(order)) {
      // Whom to support into an empty province is asked only when a support is meant.
      if (!goes && entry.verb === undefined && !isMeantThere(order, at, state)) continue;
      if (goes) targets.set(at, 'move');
      else if (!targets.has(at)) targets.set(at, 'help');
    }
  }
  if (entry.step === 'unit') targets.delete(entry.at);
  return [...targets].map(([at, kind]) => ({ at, kind })).sort((a, b) => (a.at < b.at ? -1 : 1));
}

function isMeantThere(order: WrittenOrder, at: ProvinceCode, state: GameState): boolean {
  if (order.kind === 'convoy') return provinceOf(order.target.at) === at;
  return state.units.some((unit) => provinceOf(unit.at) === at);
}

function sameOrder(a: WrittenOrder | undefined, b: WrittenOrder): boolean {
  return a !== undefined && shortOrder(a) === shortOrder(b);
}

/** Whether somebody is ordered to make the move an order supports or carries. */
function isOrdered(order: WrittenOrder, given: readonly GivenOrder[]): boolean {
  if (order.kind !== 'support-move' && order.kind !== 'convoy') return false;
  const moved = orderOf(given, provinceOf(order.target.at));
  return moved?.kind === 'move' && provinceOf(moved.to) === provinceOf(order.to);
}

/** A support of a move is listed with and without its coast: of those for one unit, the one that fits its order. */
function onePerUnit(orders: readonly WrittenOrder[], given: readonly GivenOrder[]): WrittenOrder[] {
  const kept = new Map<string, WrittenOrder>();
  for (const order of orders) {
    if (order.kind !== 'support-move') {
      kept.set(JSON.stringify(order), order);
      continue;
    }
    const key = `${order.target.at} ${provinceOf(order.to)}`;
    const moved = orderOf(given, provinceOf(order.target.at));
    const fits = moved?.kind === 'move' && moved.to === order.to;
    const bare = order.to === provinceOf(order.to);
    if (!kept.has(key) || fits || (bare && !(moved?.kind === 'move'))) kept.set(key, order);
  }
  return [...kept.values()];
}

/** What is likeliest to be meant comes first. */
function rank(order: WrittenOrder, given: readonly GivenOrder[]): number {
  if (order.kind === 'convoy') return 0;
  if (order.kind === 'move') return order.via === true ? 2 : 1;
  if (order.kind === 'support-move') return isOrdered(order, given) ? 3 : 5;
  return 4;
}

function helpChoices(entry: Extract<Entry, { step: 'help' }>, at: ProvinceCode, board: EntryBoard): WrittenOrder[] {
  const orders = ordersAt(board.state, entry.at).filter((order) => {
    if (!isVerb(order, entry.verb)) return false;
    if (order.kind === 'support-hold') return at === entry.of && provinceOf(order.target.at) === at;
    if (order.kind !== 'support-move' && order.kind !== 'convoy') return false;
    return provinceOf(order.target.at) === entry.of && provinceOf(order.to) === at;
  });
  return onePerUnit(orders, board.given);
}

/** Winter: what can be done in a province, with what is done already marked as such. */
function winterChoices(at: ProvinceCode, { state, given }: EntryBoard): readonly Choice[] {
  const now = orderOf(given, at);
  const power = (order: WrittenOrder): Power =>
    (order.kind === 'disband' ? unitToOrder(state, at)?.power : undefined) ??
    Object.entries(state.centers).find(([, list]) => list.includes(at))?.[0] ??
    '';
  const choices = ordersAt(state, at).map((order): Choice => {
    const one = { kind: 'order', power: power(order), order } as const;
    return sameOrder(now, order) ? { kind: 'take-back', at, order } : one;
  });
  return choices;
}

/** What pointing at a province may mean, the likeliest first; nothing where it is not lit. */
export function choicesAt(entry: Entry, at: ProvinceCode, board: EntryBoard): readonly Choice[] {
  const { state, given } = board;
  if (state.phase.kind === 'build') return winterChoices(entry.step === 'idle' ? at : entry.at, board);
  if (entry.step === 'idle') return [];
  const unit = unitToOrder(state, entry.at);
  if (unit === undefined) return [];
  const choice = (order: WrittenOrder): Choice => ({ kind: 'order', power: unit.power, order });
  if (entry.step === 'help') return helpChoices(entry, at, board).map(choice);
  const legal = ordersAt(state, entry.at).filter((order) => isVerb(order, entry.verb));
  if (state.phase.kind === 'retreat')
    return legal.filter((order) => order.kind === 'retreat' && provinceOf(order.to) === at).map(choice);
  const here = state.units.some((one) => provinceOf(one.at) === at);
  const orders = legal.filter((order) => {
    switch (order.kind) {
      case 'move':
        return provinceOf(order.to) === at;
      case 'support-hold':
        return provinceOf(order.target.at) === at;
      case 'support-move':
        return provinceOf(order.to) === at && (entry.verb === 'support' || isOrdered(order, given));
      case 'convoy':
        return provinceOf(order.to) === at && (entry.verb === 'convoy' || isOrdered(order, given));
      default:
        return false;
    }
  });
  const choices = onePerUnit(orders, given)
    .sort((a, b) => rank(a, given) - rank(b, given))
    .map(choice);
  const isFree = orderOf(given, at)?.kind !== 'move';
  return here && isFree ? [...choices, ...helpSteps(entry, at, legal)] : choices;
}

/** The steps on from a unit that could be supported or carried somewhere. */
function helpSteps(
  entry: Extract<Entry, { step: 'unit' }>,
  of: ProvinceCode,
  legal: readonly WrittenOrder[],
): readonly Choice[] {
  const helps = (kind: WrittenOrder['kind']): boolean =>
    legal.some((order) => order.kind === kind && 'target' in order && provinceOf(order.target.at) === of);
  const steps: Choice[] = [];
  if (helps('support-move')) steps.push({ kind: 'step', entry: { step: 'help', at: entry.at, verb: 'support', of } });
  if (helps('convoy')) steps.push({ kind: 'step', entry: { step: 'help', at: entry.at, verb: 'convoy', of } });
  return steps;
}

/** Verbs that can be ordered at all from here, for the keys and buttons that offer them. */
export function verbsOf(entry: Entry, { state }: EntryBoard): readonly Verb[] {
  if (entry.step === 'idle' || state.phase.kind !== 'movement') return [];
  const legal = ordersAt(state, entry.at);
  return VERBS.filter((verb) => legal.some((order) => isVerb(order, verb)));
}

/** One level back. */
export function stepBack(entry: Entry): Entry {
  if (entry.step === 'help') return { step: 'unit', at: entry.at, verb: entry.verb };
  if (entry.step === 'unit' && entry.verb !== undefined) return { step: 'unit', at: entry.at };
  return IDLE;
}

/** Provinces whose units have no order yet, sorted by code. */
export function withoutOrder({ state, given }: EntryBoard): readonly ProvinceCode[] {
  const list = state.phase.kind === 'retreat' ? state.dislodged : state.phase.kind === 'movement' ? state.units : [];
  return list
    .map((unit) => provinceOf(unit.at))
    .filter((at) => orderOf(given, at) === undefined)
    .sort();
}
