import type { Attempt } from '../result.ts';
import type { Facts, Found } from './corner-list.ts';
import { NEUTRAL, relationOf, type Setup } from './setup.ts';

/** The target's first try and the interceptor's, of each interception. */
function interceptions(attempts: readonly Attempt[]): readonly (readonly [Attempt, Attempt])[] {
  return attempts.flatMap((attempt, index) => {
    const target = attempts[index - 1];
    return attempt.role === 'interceptor' && target !== undefined ? [[target, attempt] as const] : [];
  });
}

/** A6 and A7: every interception but that of one state's unit by another's in an empty square. */
export function cornersOfInterceptions(setup: Setup, facts: Facts, { readings, open }: Found): void {
  const battles = new Map(facts.battles.map((battle) => [battle.event, battle]));
  const withResidents = new Set(facts.sides.filter((one) => one.part === 'resident').map((one) => one.square));
  for (const [target, interceptor] of interceptions(facts.attempts)) {
    const play = setup.plays[target.event];
    if (play === undefined || target.outcome === 'caught') continue;
    const units = [interceptor.unit, target.unit];
    if (interceptor.outcome === 'refused' && relationOf(setup, play.unit, play.target) === NEUTRAL) {
      readings.note('A7', target.to, target.event, units);
      // Where the moderator has ruled that the mover stops, nothing is left open.
      if (!play.stops) open.note('A7', target.to, target.event, units);
      continue;
    }
    const battle = battles.get(target.event);
    const plain = battle?.interceptor === interceptor.unit && !withResidents.has(battle.square);
    if (!plain) readings.note('A6', target.to, target.event, units);
  }
}
