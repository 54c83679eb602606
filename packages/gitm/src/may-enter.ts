import { judgePhase } from './judge.ts';
import { stepsBetween } from './march.ts';
import type { TacPhase } from './phase.ts';
import type { Battle, Outcome, Remark, TacResult, Warning } from './result.ts';
import { ALL_SQUARES } from './square.ts';
import type { Side, Square, UnitId } from './vocabulary.ts';

/** What would happen if a unit went to a square after everything else. */
export interface Entry {
  readonly square: Square;
  /** `enters` also where it joins allies without a battle; then `with` is not empty. */
  readonly outcome: Outcome;
  readonly side?: Side;
  /** Who keeps it out, or who is at war with it there. */
  readonly because?: readonly UnitId[];
  /** Units that stand there already. */
  readonly with: readonly UnitId[];
  /** The battle as it would be, where there is one. */
  readonly battle?: Battle;
  /** What would be said of that battle: enemies on one side, allies on opposite sides. */
  readonly warnings: readonly Warning[];
  /** Units that block its straight line; reported, not judged. */
  readonly blocked: readonly Remark[];
  readonly steps: number;
}

function entryOf(
  phase: TacPhase,
  square: Square,
  unit: UnitId,
  result: TacResult,
  standing: Square,
  before: readonly UnitId[],
): Entry {
  const event = phase.events.length - 1;
  const attempt = result.attempts.findLast((one) => one.event === event);
  const battle = result.battles.find((one) => one.square === square);
  const involved = battle !== undefined && [...battle.attackers, ...battle.defenders].includes(unit);
  return {
    square,
    outcome: attempt?.outcome ?? 'enters',
    ...(attempt?.side === undefined ? {} : { side: attempt.side }),
    ...(attempt?.because === undefined ? {} : { because: attempt.because }),
    with: before.filter((other) => other !== unit),
    ...(involved ? { battle } : {}),
    warnings: result.warnings.filter(
      (one) =>
        (one.code === 'enemies-on-one-side' || one.code === 'allies-on-opposite-sides') &&
        one.square === square &&
        involved,
    ),
    blocked: result.remarks.filter((one) => one.code === 'march-blocked' && one.event === event),
    steps: stepsBetween(standing, square),
  };
}

/**
 * For one unit, every square of the map and what would happen if it went there after the events of the phase (with no
 * events, at its beginning). Squares row by row from the north-west. Throws for a unit that is not in the phase.
 */
export function mayEnter(phase: TacPhase, unit: UnitId): readonly Entry[] {
  const now = judgePhase(phase);
  const standing = now.positions[unit];
  if (standing === undefined) throw new RangeError(`no such unit: ${unit}`);
  // What has happened cannot be altered by where this unit goes next: only what stands where, and who began what.
  const units = new Map<Square, UnitId[]>();
  for (const [other, square] of Object.entries(now.positions)) units.set(square, [...(units.get(square) ?? []), other]);
  return ALL_SQUARES.map((square) => {
    const tried: TacPhase = { ...phase, events: [...phase.events, { type: 'move', unit, to: square }] };
    return entryOf(tried, square, unit, judgePhase(tried), standing, units.get(square) ?? []);
  });
}
