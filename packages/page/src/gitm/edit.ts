import {
  type PlacedUnit,
  type Relation,
  relationBetween,
  type Square,
  type State,
  type TacEvent,
  type TacPhase,
  type UnitId,
  withRelation,
} from '@standoff/gitm';

// What one does with a phase by hand. Each gives a phase that the judge takes, from one that it takes.

/** The order of relations that a click on a cell of the table goes through. */
const NEXT: Readonly<Record<Relation, Relation>> = { allied: 'neutral', neutral: 'war', war: 'allied' };

/** The arms that units carry, as the public pages name them. */
export const ARMS = ['IN', 'LI', 'LC', 'MC', 'HC', 'LA', 'MA', 'HA', 'CQ', 'AQ'] as const;
export type Arm = (typeof ARMS)[number];

export const EMPTY_PHASE: TacPhase = { states: [], relations: [], start: [], events: [] };

export function setRelation(phase: TacPhase, a: State, b: State, relation: Relation): TacPhase {
  if (a === b) return phase;
  const given = phase.relations.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return given && relationBetween(phase, a, b) === relation ? phase : withRelation(phase, a, b, relation);
}

export function nextRelation(phase: TacPhase, a: State, b: State): TacPhase {
  return setRelation(phase, a, b, NEXT[relationBetween(phase, a, b)]);
}

export function addState(phase: TacPhase, state: State): TacPhase {
  return phase.states.includes(state) ? phase : { ...phase, states: [...phase.states, state] };
}

/** Takes a state away with its units and their events. */
export function removeState(phase: TacPhase, state: State): TacPhase {
  const own = phase.start.filter((placed) => placed.state === state);
  const without = own.reduce((left, { unit }) => removeUnit(left, unit), phase);
  const { [state]: _, ...names } = without.names ?? {};
  return {
    ...without,
    states: without.states.filter((one) => one !== state),
    relations: without.relations.filter(([a, b]) => a !== state && b !== state),
    ...(without.names === undefined ? {} : { names }),
  };
}

/** A name that no unit has: the state, the next number, the arm. */
export function freeName(phase: TacPhase, state: State, arm: Arm): UnitId {
  const taken = new Set(phase.start.map(({ unit }) => unit));
  for (let number = 1; ; number += 1) if (!taken.has(`${state}${number}${arm}`)) return `${state}${number}${arm}`;
}

export function placeUnit(phase: TacPhase, placed: PlacedUnit): TacPhase {
  return { ...addState(phase, placed.state), start: [...phase.start, placed] };
}

/** Where a unit stands before anything happens; what orders say of where it stands goes. */
export function shiftUnit(phase: TacPhase, unit: UnitId, square: Square): TacPhase {
  const now = phase.start.find((placed) => placed.unit === unit);
  if (now === undefined || now.square === square) return phase;
  return {
    ...phase,
    start: phase.start.map((placed) => (placed.unit === unit ? { ...placed, square } : placed)),
    events: phase.events.map((event) => withoutPlaces(event, unit)),
  };
}

function withoutPlaces(event: TacEvent, unit: UnitId): TacEvent {
  if (event.unit === unit && event.from !== undefined) {
    const { from: _, ...rest } = event;
    return rest;
  }
  if (event.type === 'intercept' && event.target === unit && event.target_from !== undefined) {
    const { target_from: _, ...rest } = event;
    return rest;
  }
  return event;
}

/** Takes a unit away; a move that it was to intercept goes on undisturbed. */
export function removeUnit(phase: TacPhase, unit: UnitId): TacPhase {
  const events = phase.events.flatMap((event): readonly TacEvent[] => {
    if (event.type === 'move') return event.unit === unit ? [] : [event];
    if (event.target === unit) return [];
    return event.unit === unit ? [targetsMove(event)] : [event];
  });
  return { ...phase, start: phase.start.filter((placed) => placed.unit !== unit), events };
}

/** The move that an interception stands in place of. */
function targetsMove({ target, at, to, via, target_from }: TacEvent & { readonly type: 'intercept' }): TacEvent {
  return {
    type: 'move',
    unit: target,
    to: to ?? at,
    ...(target_from === undefined ? {} : { from: target_from }),
    ...(via === undefined ? {} : { via }),
  };
}

/** A phase after an edit, and the place of the event that it is about. */
export interface Edited {
  readonly phase: TacPhase;
  readonly event: number;
}

function insert(phase: TacPhase, at: number, event: TacEvent): Edited {
  const events = [...phase.events.slice(0, at), event, ...phase.events.slice(at)];
  return { phase: { ...phase, events }, event: at };
}

/** The move of a unit, by itself or as one that is intercepted: the place of its last. */
export function eventOf(phase: TacPhase, unit: UnitId): number | undefined {
  const found = phase.events.findLastIndex(
    (event) => (event.type === 'move' && event.unit === unit) || (event.type === 'intercept' && event.target === unit),
  );
  return found < 0 ? undefined : found;
}

/**
 * Orders a move. A unit has one order, so an earlier one is written anew where it stands in the list; with `further` the
 * unit goes on from where that leads. New moves come in at `at`.
 */
export function orderMove(phase: TacPhase, unit: UnitId, to: Square, at: number, further = false): Edited {
  const before = further ? undefined : eventOf(phase, unit);
  if (before === undefined) return insert(phase, at, { type: 'move', unit, to });
  const events = phase.events.map((event, index) => (index === before ? { type: 'move' as const, unit, to } : event));
  return { phase: { ...phase, events }, event: before };
}

/** Has a unit meet another on its move: the interception comes in place of that move, and of the unit's own. */
export function orderInterception(phase: TacPhase, unit: UnitId, event: number, at: Square): Edited {
  const met = phase.events[event];
  if (met === undefined) return { phase, event };
  const move = met.type === 'intercept' ? targetsMove(met) : met;
  if (move.type !== 'move' || move.unit === unit) return { phase, event };
  const { unit: target, to, via, from } = move;
  const interception: TacEvent = {
    type: 'intercept',
    unit,
    target,
    at,
    ...(to === at ? {} : { to }),
    ...(via === undefined ? {} : { via }),
    ...(from === undefined ? {} : { target_from: from }),
  };
  const events = phase.events.flatMap((one, index): readonly TacEvent[] => {
    if (index === event) return [interception];
    return one.type === 'move' && one.unit === unit ? [] : [one];
  });
  return { phase: { ...phase, events }, event: events.indexOf(interception) };
}

/** Takes an event away; of an interception the move stays that it stood in place of. */
export function removeEvent(phase: TacPhase, event: number): TacPhase {
  const events = phase.events.flatMap((one, index): readonly TacEvent[] => {
    if (index !== event) return [one];
    return one.type === 'intercept' ? [targetsMove(one)] : [];
  });
  return { ...phase, events };
}

/** Brings an event to another place in the list. */
export function bringEvent(phase: TacPhase, from: number, to: number): TacPhase {
  const moved = phase.events[from];
  if (moved === undefined || to < 0 || to >= phase.events.length || to === from) return phase;
  const others = phase.events.filter((_, index) => index !== from);
  return { ...phase, events: [...others.slice(0, to), moved, ...others.slice(to)] };
}

/** The events of a group in another order, in the places that they have in the list. */
export function inOrder(phase: TacPhase, group: readonly number[], order: readonly number[]): TacPhase {
  const places = [...group].sort((a, b) => a - b);
  const turned = new Map(places.map((place, index) => [place, order[index] ?? place] as const));
  return {
    ...phase,
    events: phase.events.map((event, index) => phase.events[turned.get(index) ?? index] ?? event),
  };
}

/** The moderator's ruling that an intercepted unit stops even where its interceptor is kept out (A7). */
export function setStops(phase: TacPhase, event: number, stops: boolean): TacPhase {
  const events = phase.events.map((one, index): TacEvent => {
    if (index !== event || one.type !== 'intercept') return one;
    const { stops: _, ...rest } = one;
    return stops ? { ...rest, stops: true } : rest;
  });
  return { ...phase, events };
}

/** Sets or clears the one waypoint of a march. */
export function setVia(phase: TacPhase, event: number, via: Square | undefined): TacPhase {
  const events = phase.events.map((one, index): TacEvent => {
    if (index !== event) return one;
    const { via: _, ...rest } = one;
    return via === undefined ? rest : { ...rest, via };
  });
  return { ...phase, events };
}
