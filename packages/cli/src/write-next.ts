import { formatJson, formatPosition, type PhaseLabel } from '@standoff/language';
import type { BoardData } from './board.ts';
import { store } from './game-store.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** Writes what comes next into a file that can be given back as a position: JSON if it is named so, else text. */
export function writeNext(file: string, next: BoardData, session: Session): Promise<Status> {
  const { phase: kind, season, year, end: _, ...position } = next;
  const when = { ...(season === undefined ? {} : { season }), ...(year === undefined ? {} : { year }) };
  const label: PhaseLabel | undefined = kind === undefined ? undefined : { kind, ...when };
  const text = /\.json$/i.test(file) ? formatJson(next) : formatPosition(position, label, session.lang);
  return store(file, text, { kind: 'anything' }, session);
}
