import { RELATIONS, type RelationEntry, type State, type TacPhase } from '@standoff/gitm';
import fc from 'fast-check';

const CODES: readonly State[] = ['AU', 'FR', 'PR', 'SP', 'NL', 'DK', 'RU', 'SE'];
const ARMS = ['IN', 'LC', 'HA', 'CQ'];

interface Size {
  readonly states?: number;
  readonly units?: number;
  readonly events?: number;
  /** Squares are drawn from a small corner of the map, so that units meet. */
  readonly side?: number;
  /** Whether all units of a square must be allied when the phase begins (R16). */
  readonly clean?: boolean;
}

function pairs(states: readonly State[]): readonly (readonly [State, State])[] {
  return states.flatMap((a, index) => states.slice(index + 1).map((b) => [a, b] as const));
}

function isAllied(relations: readonly RelationEntry[], a: State, b: State): boolean {
  return (
    a === b || relations.some(([x, y, word]) => word === 'allied' && ((x === a && y === b) || (x === b && y === a)))
  );
}

/** Random phases full of meetings: few squares, many relations, moves and interceptions in any order. */
export function phases({
  states = 5,
  units = 8,
  events = 8,
  side = 3,
  clean = true,
}: Size = {}): fc.Arbitrary<TacPhase> {
  const square = fc.tuple(fc.nat(side - 1), fc.nat(side - 1)).map(([column, row]) => `${column + 5}-${row + 5}`);
  return fc.integer({ min: 2, max: states }).chain((count) => {
    const codes = CODES.slice(0, count);
    const relations = fc
      .array(fc.constantFrom('allied', 'allied', 'war', 'war', 'neutral' as const), {
        minLength: pairs(codes).length,
        maxLength: pairs(codes).length,
      })
      .map((words) =>
        pairs(codes).map(
          ([a, b], index): RelationEntry => [a, b, RELATIONS.find((one) => one === words[index]) ?? 'war'],
        ),
      );
    const placed = fc.array(fc.tuple(fc.nat(count - 1), square, fc.constantFrom(...ARMS)), {
      minLength: 1,
      maxLength: units,
    });
    return fc.tuple(relations, placed).chain(([entries, drawn]) => {
      const start = drawn.map(([state, where, arm], index) => ({
        unit: `${codes[state] ?? ''}${index + 1}${arm}`,
        state: codes[state] ?? '',
        square: where,
      }));
      const kept = clean
        ? start.filter((unit, index) =>
            start
              .slice(0, index)
              .every((other) => other.square !== unit.square || isAllied(entries, unit.state, other.state)),
          )
        : start;
      const names = kept.map((unit) => unit.unit);
      const move = fc
        .tuple(fc.constantFrom(...names), square)
        .map(([unit, to]) => ({ type: 'move' as const, unit, to }));
      const meeting = fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...names), square, square, fc.boolean())
        .filter(([unit, target]) => unit !== target)
        .map(([unit, target, at, to, stops]) => ({
          type: 'intercept' as const,
          unit,
          target,
          at,
          to,
          ...(stops ? { stops: true as const } : {}),
        }));
      const event =
        names.length < 2 ? move : fc.oneof({ weight: 3, arbitrary: move }, { weight: 1, arbitrary: meeting });
      return fc
        .array(event, { maxLength: events })
        .map((list): TacPhase => ({ states: codes, relations: entries, start: kept, events: list }));
    });
  });
}
