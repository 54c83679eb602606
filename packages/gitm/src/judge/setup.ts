import type { TacEvent, TacPhase } from '../phase.ts';
import { squareNumber } from '../square.ts';
import type { Relation, State, UnitId } from '../vocabulary.ts';

/** Relations as small numbers, indices into `RELATIONS`. */
export const ALLIED = 0;
export const WAR = 1;
export const NEUTRAL = 2;

const RELATION_NUMBERS: Readonly<Record<Relation, number>> = { allied: ALLIED, war: WAR, neutral: NEUTRAL };

/** An event in numbers of units and squares. `target` is -1 for a plain move. */
export interface Play {
  readonly event: TacEvent;
  readonly unit: number;
  readonly target: number;
  /** Where the mover goes, or where the two meet. */
  readonly at: number;
  /** Where the target goes on to. */
  readonly to: number;
  readonly stops: boolean;
}

/** A phase in numbers: what does not change while it is judged. */
export interface Setup {
  readonly phase: TacPhase;
  readonly states: readonly State[];
  readonly units: readonly UnitId[];
  readonly unitNumber: ReadonlyMap<UnitId, number>;
  /** State number of a unit number. */
  readonly stateOf: Int32Array;
  /** Square number of a unit number when the phase begins. */
  readonly startOf: Int32Array;
  /** Relation numbers by state number * number of states + state number. */
  readonly relation: Uint8Array;
  /** 1 where a pair of states has no relation given and was taken as neutral (A11). */
  readonly assumed: Uint8Array;
  readonly plays: readonly Play[];
}

function numbered(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index]));
}

/** The number of a name that was checked to be there. */
function known(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw new RangeError(`unknown name: ${name}`);
  return number;
}

function toPlay(event: TacEvent, units: ReadonlyMap<string, number>): Play {
  const unit = known(units, event.unit);
  if (event.type === 'move') {
    const at = squareNumber(event.to);
    return { event, unit, target: -1, at, to: at, stops: false };
  }
  const at = squareNumber(event.at);
  const to = event.to === undefined ? at : squareNumber(event.to);
  return { event, unit, target: known(units, event.target), at, to, stops: event.stops === true };
}

/** Turns a checked phase into numbers. Throws for a phase that `checkPhase` would have refused. */
export function setUp(phase: TacPhase): Setup {
  const states = phase.states;
  const count = states.length;
  const stateNumber = numbered(states);
  const relation = new Uint8Array(count * count).fill(NEUTRAL);
  const assumed = new Uint8Array(count * count).fill(1);
  const set = (a: number, b: number, value: number): void => {
    relation[a * count + b] = value;
    relation[b * count + a] = value;
    assumed[a * count + b] = 0;
    assumed[b * count + a] = 0;
  };
  // A5: a state is allied to itself.
  for (let state = 0; state < count; state += 1) set(state, state, ALLIED);
  for (const [a, b, word] of phase.relations) set(known(stateNumber, a), known(stateNumber, b), RELATION_NUMBERS[word]);
  const units = phase.start.map((placed) => placed.unit);
  const unitNumber = numbered(units);
  return {
    phase,
    states,
    units,
    unitNumber,
    stateOf: Int32Array.from(phase.start, (placed) => known(stateNumber, placed.state)),
    startOf: Int32Array.from(phase.start, (placed) => squareNumber(placed.square)),
    relation,
    assumed,
    plays: phase.events.map((event) => toPlay(event, unitNumber)),
  };
}

/** The relation number of two units. */
export function relationOf(setup: Setup, a: number, b: number): number {
  return statesRelation(setup, setup.stateOf[a] ?? 0, setup.stateOf[b] ?? 0);
}

/** The relation number of two states. */
export function statesRelation(setup: Setup, a: number, b: number): number {
  return setup.relation[a * setup.states.length + b] ?? NEUTRAL;
}
