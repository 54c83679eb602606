import { formatPhaseName, undoSavedGame } from '@standoff/language';
import { loadGame, storeGame } from './game-store.ts';
import { fail, type Session } from './session.ts';
import { DONE, type Status } from './status.ts';

/** `standoff undo`: takes the last phase of a game file back. */
export async function undo(file: string, session: Session): Promise<Status> {
  const loaded = await loadGame(file, session);
  if ('status' in loaded) return loaded.status;
  const undone = undoSavedGame(loaded.saved);
  if (undone === undefined) return fail(session, { code: 'nothing-to-undo', file });
  const status = await storeGame(loaded, undone.text, session);
  if (status === DONE) {
    const phase = formatPhaseName(undone.state.phase);
    await session.out.write(`${session.words.message({ code: 'undone', file, phase })}\n`);
  }
  return status;
}
