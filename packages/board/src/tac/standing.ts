import type { Attempt, Battle, Outcome, Side, Square, State, TacPhase, TacResult, UnitId } from '@standoff/gitm';

/** A tac phase to draw: before it was judged, or judged, after some of its events. */
export interface TacView {
  readonly phase: TacPhase;
  readonly result?: TacResult;
  /** How many events have happened; all unless told otherwise. */
  readonly upTo?: number;
}

/** What has become of a unit when the picture is taken. */
export interface Standing {
  readonly unit: UnitId;
  readonly state: State;
  readonly square: Square;
  /** Where it came from, if it moved. */
  readonly from?: Square;
  readonly side?: Side;
  /** It began the battle that it is in. */
  readonly starter?: boolean;
}

const COMES_IN: ReadonlySet<Outcome> = new Set<Outcome>(['enters', 'begins', 'meets', 'joins']);

/** Whether a try ended with the unit in the square it tried. */
export function cameIn({ outcome }: Pick<Attempt, 'outcome'>): boolean {
  return COMES_IN.has(outcome);
}

/** The tries made so far. */
export function attemptsOf({ result, upTo }: TacView): readonly Attempt[] {
  return (result?.attempts ?? []).filter(({ event }) => upTo === undefined || event < upTo);
}

/** The battles begun so far. */
export function battlesOf({ result, upTo }: TacView): readonly Battle[] {
  return (result?.battles ?? []).filter(({ event }) => upTo === undefined || event < upTo);
}

/** Every unit where it stands after the events shown, in the order of the phase. */
export function standingOf(view: TacView): readonly Standing[] {
  const squares = new Map<UnitId, Square>();
  const origins = new Map<UnitId, Square>();
  for (const attempt of attemptsOf(view)) {
    if (!cameIn(attempt)) continue;
    squares.set(attempt.unit, attempt.to);
    // A unit that is met on its way goes on from there, but came from where it set out.
    if (!origins.has(attempt.unit) || attempt.role !== 'target') origins.set(attempt.unit, attempt.from);
  }
  const battles = new Map(battlesOf(view).map((battle) => [battle.square, battle] as const));
  const sides = new Map((view.result?.sides ?? []).map((placement) => [placement.unit, placement] as const));
  return view.phase.start.map(({ unit, state, square }) => {
    const at = squares.get(unit) ?? square;
    const from = origins.get(unit);
    const battle = battles.get(at);
    const placement = sides.get(unit);
    const fights = battle !== undefined && placement?.square === at;
    return {
      unit,
      state,
      square: at,
      ...(from === undefined || from === at ? {} : { from }),
      ...(fights ? { side: placement.side, starter: battle.began_by === unit } : {}),
    };
  });
}
