import type { Phase } from '@standoff/diplomacy';
import { type Language, PHASE_NAMES, SEASON_NAMES } from './terms.ts';

/** A phase as far as it is known: a board without a calendar has only its kind. */
export type PhaseLabel = Pick<Phase, 'kind'> & Partial<Pick<Phase, 'season' | 'year'>>;

/** `Autumn 1903, movement`, «Осень 1903, наступление»; without a season just the kind, capitalised. */
export function phaseHeading(phase: PhaseLabel, lang: Language): string {
  const kind = PHASE_NAMES[phase.kind][lang];
  if (phase.season === undefined) return kind.charAt(0).toUpperCase() + kind.slice(1);
  const year = phase.year === undefined ? '' : ` ${phase.year}`;
  return `${SEASON_NAMES[phase.season][lang]}${year}, ${kind}`;
}
