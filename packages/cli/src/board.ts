import { type Position, type Season, STANDARD_DATA } from '@standoff/diplomacy';
import type { PhaseLabel, PositionText } from '@standoff/language';

/** What is judged: a position, and its phase as far as it is known. */
export interface Board {
  readonly position: Position;
  readonly label: PhaseLabel;
  /** The season it is judged as; a movement phase without one is judged as spring. */
  readonly season: Season;
}

const { start } = STANDARD_DATA;

/** The opening: spring 1901. */
export const OPENING: Board = {
  position: { units: start.units, centers: start.centers },
  label: { kind: 'movement', season: start.season, year: start.year },
  season: start.season,
};

/** A position with or without a heading: with dislodged units it waits for retreats, else for moves. */
export function boardOf({ position, phase }: PositionText): Board {
  const waiting = (position.dislodged ?? []).length > 0;
  const label: PhaseLabel = phase ?? { kind: waiting ? 'retreat' : 'movement' };
  return { position, label, season: label.season ?? (label.kind === 'build' ? 'winter' : 'spring') };
}
