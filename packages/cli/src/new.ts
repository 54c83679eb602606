import { newGame } from '@standoff/diplomacy';
import { formatGame, formatPhaseName } from '@standoff/language';
import { store } from './game-store.ts';
import { rulesOf } from './rules-option.ts';
import { misuseOf, type Session } from './session.ts';
import { DONE, type Status } from './status.ts';

export interface NewOptions {
  readonly rules?: string;
  readonly lastYear?: string;
  readonly force?: true;
}

const FIRST_YEAR = 1901;

/** `standoff new`: a game file at the opening. */
export async function newGameFile(file: string, options: NewOptions, session: Session): Promise<Status> {
  const asked = await rulesOf(options.rules, 'new', session);
  if ('status' in asked) return asked.status;
  const { rules } = asked;
  const year = options.lastYear;
  if (year !== undefined && !(/^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR))
    return misuseOf(session, 'new', { code: 'bad-year', text: year });
  const start = newGame(undefined, year === undefined ? { rules } : { rules, lastYear: Number(year) });
  const before = options.force === true ? 'anything' : 'absent';
  const status = await store(file, formatGame({ start, phases: [] }), { kind: before }, session);
  if (status === DONE) {
    const phase = formatPhaseName(start.phase);
    await session.out.write(`${session.words.message({ code: 'begun', file, phase })}\n`);
  }
  return status;
}
