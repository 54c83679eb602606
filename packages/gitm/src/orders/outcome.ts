import { NOBODY } from '../judge/board.ts';
import { ALLIED, NEUTRAL, relationOf } from '../judge/setup.ts';
import { squareName } from '../square.ts';
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

/** What a last situation says in the words of a result; the starter of a battle first, the rest in the order of the phase. */
export function outcomeOf(moves: Moves, situation: Situation): Facts {
  const { setup } = moves;
  const refused: { unit: string; to: string }[] = [];
  const caught = new Set<string>();
  const moving = new Set<number>();
  for (const [index, { unit, target, at, to }] of setup.plays.entries()) {
    const tries =
      target < 0
        ? [[unit, at]]
        : [
            [target, at],
            [unit, at],
            [target, to],
          ];
    moving.add(unit);
    if (target >= 0) moving.add(target);
    for (const [order, fate] of fatesOf(situation, index).entries()) {
      const [who = 0, where = 0] = tries[order] ?? [];
      const name = setup.units[who] ?? '';
      if (fate === 'refused') refused.push({ unit: name, to: squareName(where) });
      if (fate === 'caught') caught.add(name);
    }
  }
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
