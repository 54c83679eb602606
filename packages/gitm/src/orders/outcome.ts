import { NOBODY } from '../judge/board.ts';
import { ALLIED, NEUTRAL, relationOf } from '../judge/setup.ts';
import { SQUARE_COUNT, squareName } from '../square.ts';
import type { OrderOutcome } from './result.ts';
import { fatesOf, type Moves, type Situation } from './situation.ts';

type Facts = Pick<OrderOutcome, 'battles' | 'refused' | 'caught' | 'positions'>;

/** The units of each square in the order of the phase. */
function unitsBySquare({ squares }: Situation): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [unit, square] of squares.entries()) {
    const units = found.get(square);
    if (units === undefined) found.set(square, [unit]);
    else units.push(unit);
  }
  return found;
}

function battlesOf({ setup, entered }: Moves, situation: Situation): Facts['battles'] {
  const bySquare = unitsBySquare(situation);
  return entered.flatMap((square, index) => {
    const starter = situation.starters[index] ?? NOBODY;
    if (starter === NOBODY) return [];
    const inside = bySquare.get(square) ?? [];
    const others = inside.filter((unit) => unit !== starter && relationOf(setup, unit, starter) !== NEUTRAL);
    const units = [starter, ...others];
    const name = (unit: number): string => setup.units[unit] ?? '';
    const attacks = (unit: number): boolean => relationOf(setup, unit, starter) === ALLIED;
    return [
      {
        square: squareName(square),
        began_by: name(starter),
        attackers: units.filter(attacks).map(name),
        defenders: units.filter((unit) => !attacks(unit)).map(name),
      },
    ];
  });
}

/** Calls back with each try of an event that failed, by number of unit and square. */
function eachFailure(
  { setup }: Moves,
  situation: Situation,
  visit: (fate: 'refused' | 'caught', unit: number, square: number) => void,
): void {
  for (const [index, { unit, target, at, to }] of setup.plays.entries()) {
    const tries =
      target < 0
        ? [[unit, at]]
        : [
            [target, at],
            [unit, at],
            [target, to],
          ];
    for (const [order, fate] of fatesOf(situation, index).entries()) {
      const [who = 0, where = 0] = tries[order] ?? [];
      if (fate === 'refused' || fate === 'caught') visit(fate, who, where);
    }
  }
}

/**
 * The same for last situations of which `outcomeOf` says the same. Orders may come to different situations and yet to
 * one outcome: a unit with two orders to one square may be refused by the first or by the second.
 */
export function outcomeKey(moves: Moves, situation: Situation): string {
  const refused: number[] = [];
  const caught = new Set<number>();
  eachFailure(moves, situation, (fate, unit, square) => {
    if (fate === 'refused') refused.push(unit * SQUARE_COUNT + square);
    else caught.add(unit);
  });
  const ascending = (numbers: Iterable<number>): string => [...numbers].sort((a, b) => a - b).join();
  const { squares, starters } = situation;
  return [squares.join(), starters.join(), ascending(refused), ascending(caught)].join(';');
}

/** What a last situation says in the words of a result; the starter of a battle first, the rest in the order of the phase. */
export function outcomeOf(moves: Moves, situation: Situation): Facts {
  const { setup } = moves;
  const refused: { unit: string; to: string }[] = [];
  const caught = new Set<string>();
  eachFailure(moves, situation, (fate, unit, square) => {
    const name = setup.units[unit] ?? '';
    if (fate === 'refused') refused.push({ unit: name, to: squareName(square) });
    else caught.add(name);
  });
  const moving = new Set(setup.plays.flatMap(({ unit, target }) => (target < 0 ? [unit] : [unit, target])));
  return {
    battles: battlesOf(moves, situation),
    refused,
    caught: [...caught],
    positions: Object.fromEntries(
      [...moving]
        .sort((a, b) => a - b)
        .map((unit) => [setup.units[unit] ?? '', squareName(situation.squares[unit] ?? 0)]),
    ),
  };
}
