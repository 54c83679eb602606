import { accountsOf } from './adjustment.ts';
import { type GameMap, STANDARD_MAP } from './map.ts';
import type { GivenOrder } from './order.ts';
import { freeHomeCentres } from './ownership.ts';
import { awaitsRetreats, judgePhase, positionAfter } from './phase.ts';
import type { Centers, DislodgedUnit, Phase, Position, Unit } from './position.ts';
import type { PhaseResult } from './result.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import type { Location, Power, ProvinceCode } from './vocabulary.ts';

/** How a game ended: by centres, at the last year's end, or by a recorded draw. */
export type GameEnd =
  | { readonly kind: 'solo'; readonly power: Power; readonly centers: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'draw'; readonly powers: readonly Power[] };

/** A game between two phases: plain JSON, everything the next phase needs. */
export interface GameState {
  readonly variant: string;
  readonly rules: Rules;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  /** In a retreat phase: who must retreat, from whom, and whether the attacker came by convoy. */
  readonly dislodged: readonly DislodgedUnit[];
  /** In a retreat phase: provinces closed by a standoff. */
  readonly contested: readonly ProvinceCode[];
  /** In a retreat phase: units that had no order in the movement before and so held. */
  readonly unordered: readonly Location[];
  readonly centers: Centers;
  /** The game ends when this year's ownership is settled, after its last retreats. */
  readonly lastYear?: number;
  readonly end?: GameEnd;
}

/** A phase judged, and the game at the next phase that has something to order. */
export interface TurnResult {
  readonly result: PhaseResult;
  readonly next: GameState;
}

export interface GameOptions {
  readonly rules?: Rules;
  readonly lastYear?: number;
}

/** A game at its variant's start. */
export function newGame(map: GameMap = STANDARD_MAP, options: GameOptions = {}): GameState {
  const { start } = map.data;
  return {
    variant: map.data.name,
    rules: options.rules ?? DEFAULT_RULES,
    phase: { kind: 'movement', season: start.season, year: start.year },
    units: start.units,
    dislodged: [],
    contested: [],
    unordered: [],
    centers: start.centers,
    ...(options.lastYear === undefined ? {} : { lastYear: options.lastYear }),
  };
}

/** The board of a game as the judge takes it. */
export function positionOf(state: GameState): Position {
  return { units: state.units, dislodged: state.dislodged, contested: state.contested, centers: state.centers };
}

/** The power whose centres win: enough of them, and more than any other. */
function victor(map: GameMap, centers: Centers): GameEnd | undefined {
  const counts = Object.entries(centers)
    .map(([power, list]) => ({ power, count: list.length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count < map.data.victory || first.count === second?.count) return undefined;
  return { kind: 'solo', power: first.power, centers: first.count };
}

/** Whether somebody has something to order in winter: a removal, or a build with a free owned home centre. */
function hasAdjustments(map: GameMap, position: Position): boolean {
  return accountsOf(map, position).some(
    ({ power, due }) => due < 0 || (due > 0 && freeHomeCentres(map, position, power).length > 0),
  );
}

function afterAutumn(map: GameMap, base: GameState, year: number): GameState {
  const end = victor(map, base.centers);
  if (end !== undefined) return { ...base, end };
  if (base.lastYear !== undefined && year >= base.lastYear) return { ...base, end: { kind: 'year', year } };
  if (hasAdjustments(map, positionOf(base))) return { ...base, phase: { kind: 'build', season: 'winter', year } };
  return { ...base, phase: { kind: 'movement', season: 'spring', year: year + 1 } };
}

/**
 * Judges the current phase of a game and moves on to the next one that has something to order. A game that has ended
 * stays as it is apart from being judged: callers ask `state.end` first.
 */
export function playTurn(state: GameState, orders: readonly GivenOrder[], map: GameMap = STANDARD_MAP): TurnResult {
  const { kind, season, year } = state.phase;
  const before = positionOf(state);
  const result = judgePhase(map, state.phase, before, orders, state.rules);
  const after = positionAfter(before, result);
  const base: GameState = {
    ...state,
    units: after.units,
    centers: after.centers ?? {},
    dislodged: [],
    contested: [],
    unordered: [],
  };
  if (awaitsRetreats(result)) {
    // Units without a retreat are lost at once (DATC 6.H.17); the others wait.
    const dislodged = (after.dislodged ?? []).filter((unit) => unit.retreats?.length !== 0);
    const unordered = result.phase === 'movement' ? result.unordered.map((one) => one.unit.at) : [];
    const phase: Phase = { kind: 'retreat', season, year };
    return { result, next: { ...base, phase, dislodged, contested: after.contested ?? [], unordered } };
  }
  if (kind === 'build')
    return { result, next: { ...base, phase: { kind: 'movement', season: 'spring', year: year + 1 } } };
  if (season === 'spring') return { result, next: { ...base, phase: { kind: 'movement', season: 'fall', year } } };
  return { result, next: afterAutumn(map, base, year) };
}

/** Records a draw among powers as the game's end. */
export function declareDraw(state: GameState, powers: readonly Power[]): GameState {
  return { ...state, end: { kind: 'draw', powers: [...powers].sort() } };
}
