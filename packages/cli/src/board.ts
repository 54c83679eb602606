import {
  awaitsRetreats,
  type GameState,
  type GivenOrder,
  type PhaseResult,
  type Position,
  playTurn,
  positionAfter,
  positionOf,
  type Rules,
  type Season,
  STANDARD_DATA,
} from '@standoff/diplomacy';
import type { PhaseLabel, PositionText } from '@standoff/language';

/** What is judged: a position, and its phase as far as it is known. */
export interface Board {
  readonly position: Position;
  readonly label: PhaseLabel;
  /**
   * The season it is judged as; a movement phase without one is judged as spring. So is autumn where nobody knows who
   * owns the centres: ownership cannot be settled then.
   */
  readonly season: Season;
}

const { start, name } = STANDARD_DATA;

/** The opening: spring 1901. */
export const OPENING: Board = {
  position: { units: start.units, centers: start.centers },
  label: { kind: 'movement', season: start.season, year: start.year },
  season: start.season,
};

/** A position with or without a heading: with dislodged units it waits for retreats, else for moves. */
export function toBoard({ position, phase }: PositionText): Board {
  const waiting = (position.dislodged ?? []).length > 0;
  const label: PhaseLabel = phase ?? { kind: waiting ? 'retreat' : 'movement' };
  if (label.kind === 'build') return { position, label, season: 'winter' };
  const autumn = label.season === 'fall' && position.centers !== undefined;
  return { position, label, season: autumn ? 'fall' : 'spring' };
}

/** The board on which a game stands. */
export function boardOf(state: GameState): Board {
  return { position: positionOf(state), season: state.phase.season, label: state.phase };
}

/** A position with its phase as data, in the form in which it can be given back as a position. */
export type BoardData = Position & {
  readonly phase?: PhaseLabel['kind'];
  readonly season?: Season;
  readonly year?: number;
  readonly end?: GameState['end'];
};

function labelData({ kind, season, year }: PhaseLabel): Pick<BoardData, 'phase' | 'season' | 'year'> {
  return {
    phase: kind,
    ...(season === undefined ? {} : { season }),
    ...(year === undefined ? {} : { year }),
  };
}

/** The state of a game as data. */
export function stateData(state: GameState): BoardData {
  const { dislodged, contested, units, centers, end } = state;
  const waiting = dislodged.length === 0 ? {} : { dislodged, contested };
  return { ...labelData(state.phase), units, ...waiting, centers, ...(end === undefined ? {} : { end }) };
}

/**
 * What comes after a board was judged: the next phase of the calendar where season and centres are known, else what is
 * known of the position.
 */
export function nextData(
  { position, label }: Board,
  result: PhaseResult,
  orders: readonly GivenOrder[],
  rules: Rules,
): BoardData {
  const { kind, season, year } = label;
  const { units, dislodged = [], contested = [], centers } = position;
  if (season !== undefined && centers !== undefined) {
    // Nothing but the number of the next year depends on the year.
    const phase = { kind, season, year: year ?? start.year };
    const state: GameState = { variant: name, rules, phase, units, dislodged, contested, unordered: [], centers };
    const { year: nextYear, ...next } = stateData(playTurn(state, orders).next);
    return year === undefined || nextYear === undefined ? next : { ...next, year: nextYear };
  }
  const after = positionAfter(position, result);
  return awaitsRetreats(result) ? { ...labelData({ ...label, kind: 'retreat' }), ...after } : after;
}
