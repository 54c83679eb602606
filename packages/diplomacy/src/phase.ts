import { judgeBuilds } from './adjustment.ts';
import type { GameMap } from './map.ts';
import { judgeMovement } from './movement.ts';
import type { GivenOrder } from './order.ts';
import { settleOwnership } from './ownership.ts';
import type { Phase, Position } from './position.ts';
import type { PhaseResult } from './result.ts';
import { judgeRetreats } from './retreat.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';

/** Whether a dislodged unit still waits for its retreat after a phase. */
export function awaitsRetreats(result: PhaseResult): boolean {
  return result.phase === 'movement' && result.dislodgedAfter.some((unit) => unit.retreats?.length !== 0);
}

/**
 * Judges one phase of any kind. In autumn the ownership of centres is settled as soon as no retreat is left to make:
 * then the result has `centersAfter` and `centerChanges`.
 */
export function judgePhase(
  map: GameMap,
  phase: Pick<Phase, 'kind' | 'season'>,
  position: Position,
  orders: readonly GivenOrder[],
  rules: Rules = DEFAULT_RULES,
): PhaseResult {
  if (phase.kind === 'build') return judgeBuilds(map, position, orders, rules);
  const judge = phase.kind === 'movement' ? judgeMovement : judgeRetreats;
  const result = judge(map, position, orders, rules);
  if (phase.season !== 'fall' || awaitsRetreats(result)) return result;
  const { centers, changes } = settleOwnership(map, position.centers ?? {}, result.unitsAfter);
  return { ...result, centersAfter: centers, centerChanges: changes };
}

/** The position a phase leaves behind: what the next phase is judged on. */
export function positionAfter(position: Position, result: PhaseResult): Position {
  const centers = result.centersAfter ?? position.centers;
  const kept = centers === undefined ? {} : { centers };
  if (result.phase !== 'movement') return { units: result.unitsAfter, ...kept };
  return { units: result.unitsAfter, dislodged: result.dislodgedAfter, contested: result.contested, ...kept };
}
