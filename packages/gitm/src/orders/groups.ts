import type { Setup } from '../judge/setup.ts';
import type { TacPhase } from '../phase.ts';
import type { Square, UnitId } from '../vocabulary.ts';

/** Unites what belongs together: `find` gives one member that stands for all of its set. */
function unionFind(size: number): {
  readonly find: (a: number) => number;
  readonly unite: (a: number, b: number) => void;
} {
  const parent = Array.from({ length: size }, (_, index) => index);
  const find = (a: number): number => {
    let top = a;
    while (parent[top] !== top) top = parent[top] ?? top;
    parent[a] = top;
    return top;
  };
  return {
    find,
    unite: (a, b) => {
      parent[find(a)] = find(b);
    },
  };
}

/** The squares each unit may stand on in the course of the phase: where it starts and where its events lead. */
function haunts(setup: Setup): Set<number>[] {
  const squares = [...setup.startOf].map((square) => new Set([square]));
  for (const { unit, target, at, to } of setup.plays) {
    squares[unit]?.add(at);
    if (target >= 0) squares[target]?.add(at).add(to);
  }
  return squares;
}

/**
 * Events that can bear on each other, in groups, each in the order given: they share a unit, or one enters a square
 * that the other enters or leaves. Events of different groups never do, whatever their order (R22).
 */
export function groupEvents(setup: Setup): readonly (readonly number[])[] {
  const { plays } = setup;
  const entered = new Set(plays.flatMap(({ at, to }) => [at, to]));
  const squares = haunts(setup);
  const first = new Map<string, number>();
  const { find, unite } = unionFind(plays.length);
  const touch = (key: string, event: number): void => {
    const other = first.get(key);
    if (other === undefined) first.set(key, event);
    else unite(event, other);
  };
  for (const [event, play] of plays.entries()) {
    for (const unit of play.target >= 0 ? [play.unit, play.target] : [play.unit]) {
      touch(`unit ${unit}`, event);
      // A square that is only left concerns nobody.
      for (const square of squares[unit] ?? []) if (entered.has(square)) touch(`square ${square}`, event);
    }
  }
  const groups = new Map<number, number[]>();
  for (const event of plays.keys()) {
    const group = groups.get(find(event)) ?? [];
    groups.set(find(event), group);
    group.push(event);
  }
  return [...groups.values()];
}

/** The phase of one group alone: its events, and the units that they can meet. */
export function phaseOfGroup(phase: TacPhase, events: readonly number[]): TacPhase {
  const own = events.map((event) => phase.events[event]).filter((event) => event !== undefined);
  const squares = new Set<Square>();
  const units = new Set<UnitId>();
  for (const event of own) {
    units.add(event.unit);
    if (event.type === 'intercept') units.add(event.target);
    for (const square of event.type === 'move' ? [event.to] : [event.at, event.to ?? event.at]) squares.add(square);
  }
  return {
    states: phase.states,
    relations: phase.relations,
    start: phase.start.filter(({ unit, square }) => units.has(unit) || squares.has(square)),
    events: own,
  };
}

/** By event: the one before it of each of its units. A unit's own orders keep their order. */
export function predecessors(setup: Setup): readonly (readonly number[])[] {
  const last = new Map<number, number>();
  return setup.plays.map(({ unit, target }, event) => {
    const units = target >= 0 ? [unit, target] : [unit];
    const found = new Set(units.map((one) => last.get(one)).filter((earlier) => earlier !== undefined));
    for (const one of units) last.set(one, event);
    return [...found];
  });
}
