import type { Pace, PressKind } from '@standoff/table';
import type { ListedTable } from './answers.ts';

export const TEMPI = ['live', 'daily', 'slow', 'hand'] as const;
/** How fast a table is: over in an evening, about a phase a day, slower, or as the moderator judges. */
export type Tempo = (typeof TEMPI)[number];

/** What one looks for among open tables; what is left out does not matter. */
export interface LobbyFilter {
  readonly words: string;
  readonly tempo?: Tempo;
  readonly press?: PressKind;
  readonly names?: 'shown' | 'hidden';
}

export const ANY_TABLE: LobbyFilter = { words: '' };

const EVENING = 120;
const TWO_DAYS = 2880;
const MOST_DAYS = 5;

export function tempoOf({ movement, days }: Pace): Tempo {
  if (movement.kind === 'none') return 'hand';
  if (movement.kind === 'clock') return movement.times.length * days.length >= MOST_DAYS ? 'daily' : 'slow';
  if (movement.minutes <= EVENING) return 'live';
  return movement.minutes <= TWO_DAYS ? 'daily' : 'slow';
}

/** The tables that somebody may want, in the order they came. */
export function matching(tables: readonly ListedTable[], filter: LobbyFilter): readonly ListedTable[] {
  const words = filter.words.trim().toLowerCase();
  return tables.filter(
    ({ settings }) =>
      settings.name.toLowerCase().includes(words) &&
      (filter.tempo === undefined || tempoOf(settings.pace) === filter.tempo) &&
      (filter.press === undefined || settings.press === filter.press) &&
      (filter.names === undefined || settings.names === filter.names),
  );
}

/** How soon a table of one's own wants one: orders first, then what is played, what has not begun, what is over. */
function rank({ status, own }: ListedTable): number {
  if (status === 'playing') return own.some(({ mustOrder, ready }) => mustOrder && !ready) ? 0 : 1;
  return status === 'gathering' ? 2 : 3;
}

/** One's own tables, those first that want one soonest. */
export function inOrder(mine: readonly ListedTable[]): readonly ListedTable[] {
  const until = ({ deadline }: ListedTable): number => deadline ?? Number.MAX_SAFE_INTEGER;
  return [...mine].sort((a, b) => rank(a) - rank(b) || until(a) - until(b));
}
