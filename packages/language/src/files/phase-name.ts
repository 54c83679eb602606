import { PHASE_KINDS, type Phase, type PhaseKind, SEASONS, type Season } from '@standoff/diplomacy';

const SEASON_LETTERS: Readonly<Record<Season, string>> = { spring: 'S', fall: 'F', winter: 'W' };
const KIND_LETTERS: Readonly<Record<PhaseKind, string>> = { movement: 'M', retreat: 'R', build: 'A' };

/** The short name of a phase, as most programs write it: `S1901M`, `F1901R`, `W1901A`. */
export function formatPhaseName(phase: Phase): string {
  return `${SEASON_LETTERS[phase.season]}${phase.year}${KIND_LETTERS[phase.kind]}`;
}

/** Reads `S1901M`; `undefined` if it is no phase of the calendar. `formatPhaseName` writes it. */
export function parsePhaseName(name: string): Phase | undefined {
  const match = /^([SFW])(\d{1,6})([MRA])$/.exec(name);
  if (match === null) return undefined;
  const season = SEASONS.find((word) => SEASON_LETTERS[word] === match[1]);
  const kind = PHASE_KINDS.find((word) => KIND_LETTERS[word] === match[3]);
  if (season === undefined || kind === undefined) return undefined;
  if ((kind === 'build') !== (season === 'winter')) return undefined;
  return { kind, season, year: Number(match[2]) };
}
