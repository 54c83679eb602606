import { checkPhase } from './check.ts';
import type { Checked } from './fault.ts';
import { NOBODY, squareOf } from './judge/board.ts';
import { cornersOf } from './judge/corners.ts';
import { type EventFacts, noteFacts } from './judge/facts.ts';
import { record } from './judge/record.ts';
import { NEUTRAL, type Setup, setUp, statesRelation } from './judge/setup.ts';
import { lineUp } from './judge/sides.ts';
import { assumedPairs, brokenStarts, caughtUnits, crossedLines } from './judge/warn.ts';
import type { TacPhase } from './phase.ts';
import type { Attempt, Refusal, TacResult } from './result.ts';
import { squareName } from './square.ts';
import type { State, UnitId } from './vocabulary.ts';

/** States neutral to a unit only because no relation was given (A11). */
function assumedAmong(setup: Setup, unit: UnitId, because: readonly UnitId[]): readonly State[] {
  const stateOf = (name: UnitId): number => setup.stateOf[setup.unitNumber.get(name) ?? 0] ?? 0;
  const own = stateOf(unit);
  const found = new Set<State>();
  for (const bar of because) {
    const state = stateOf(bar);
    const pair = own * setup.states.length + state;
    if (setup.assumed[pair] === 1 && statesRelation(setup, own, state) === NEUTRAL)
      found.add(setup.states[state] ?? '');
  }
  return [...found];
}

function toRefusal(setup: Setup, attempt: Attempt, anyAssumed: boolean): Refusal {
  const { unit, to, because = [], event, from, rules } = attempt;
  const assumed = anyAssumed ? assumedAmong(setup, unit, because) : [];
  return { unit, to, because, event, from, rules, ...(assumed.length > 0 ? { assumed } : {}) };
}

/**
 * Judges a checked tac phase: battles with their sides, refusals, positions, and the reason of each. The events are
 * taken as given; a warning never changes the result. Throws for a phase that `checkPhase` would have refused.
 */
export function judgePhase(phase: TacPhase): TacResult {
  const setup = setUp(phase);
  const assumed = assumedPairs(setup);
  const noted: EventFacts = { warnings: [], remarks: [], beyond: new Map() };
  const played = record(setup, (board, ways, play, event) => noteFacts(setup, board, ways, play, event, noted));
  const remarks = [...noted.remarks];
  for (const { event, role, from } of played.attempts) {
    const play = setup.plays[event];
    // The target's second try: it goes on from the point of the meeting.
    if (role === 'target' && play !== undefined && from === squareName(play.at))
      remarks.push(...(noted.beyond.get(event) ?? []));
  }
  const lineUps = played.battles.map((battle) => lineUp(setup, battle));
  const moved = setup.units.flatMap((unit, number) => {
    const from = played.cameFrom[number] ?? NOBODY;
    return from === NOBODY ? [] : [[unit, squareName(from)] as const];
  });
  const facts = {
    battles: lineUps.map((line) => line.battle),
    refused: played.attempts
      .filter((attempt) => attempt.outcome === 'refused')
      .map((attempt) => toRefusal(setup, attempt, assumed.length > 0)),
    sides: lineUps.flatMap((line) => line.sides),
    warnings: [
      ...assumed,
      ...brokenStarts(setup),
      ...noted.warnings,
      ...caughtUnits(played.attempts),
      ...played.battles.flatMap((battle) => crossedLines(setup, battle)),
    ],
    remarks,
    attempts: played.attempts,
  };
  const { readings, open } = cornersOf(setup, facts);
  return {
    ...(phase.id === undefined ? {} : { id: phase.id }),
    battles: facts.battles,
    refused: facts.refused,
    positions: Object.fromEntries(
      setup.units.map((unit, number) => [unit, squareName(squareOf(played.board, number))]),
    ),
    origins: Object.fromEntries(moved),
    sides: facts.sides,
    warnings: facts.warnings,
    remarks,
    readings,
    open,
    attempts: facts.attempts,
  };
}

/** Checks data in the form of the published cases and judges it; the faults where it cannot be judged. */
export function judgeData(data: unknown): Checked<TacResult> {
  const checked = checkPhase(data);
  return checked.ok ? { ok: true, value: judgePhase(checked.value) } : checked;
}
