import type { Attempt } from '../result.ts';
import type { Facts, Found } from './corner-list.ts';
import { NEUTRAL, relationOf, type Setup } from './setup.ts';

interface Interception {
  readonly target: Attempt;
  readonly interceptor: Attempt;
  /** Whether the target went on past the point of the meeting. */
  readonly goesOn: boolean;
}

/** The tries of each interception. */
function interceptions(attempts: readonly Attempt[]): readonly Interception[] {
  return attempts.flatMap((interceptor, index) => {
    const target = attempts[index - 1];
    if (interceptor.role !== 'interceptor' || target === undefined) return [];
    const next = attempts[index + 1];
    return [{ target, interceptor, goesOn: next?.event === target.event && next.role === 'target' }];
  });
}

/** A6 and A7: every interception but that of one state's unit by another's in an empty square. */
export function cornersOfInterceptions(setup: Setup, facts: Facts, { readings, open }: Found): void {
  const battles = new Map(facts.battles.map((battle) => [battle.event, battle]));
  const withResidents = new Set(facts.sides.filter((one) => one.part === 'resident').map((one) => one.square));
  for (const { target, interceptor, goesOn } of interceptions(facts.attempts)) {
    const play = setup.plays[target.event];
    if (play === undefined || target.outcome === 'caught') continue;
    const units = [interceptor.unit, target.unit];
    if (interceptor.outcome === 'refused' && relationOf(setup, play.unit, play.target) === NEUTRAL) {
      readings.note('A7', target.to, target.event, units);
      // Where the mover stops all the same, by its order, a battle or a ruling, nothing is left open.
      if (goesOn) open.note('A7', target.to, target.event, units);
      continue;
    }
    if (interceptor.outcome === 'caught' && target.outcome === 'enters') continue;
    const battle = battles.get(target.event);
    const plain = battle?.interceptor === interceptor.unit && !withResidents.has(battle.square);
    if (!plain) readings.note('A6', target.to, target.event, units);
  }
}
