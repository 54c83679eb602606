import { basename, extname } from 'node:path';
import { formatGame, toPythonGame } from '@standoff/language';
import { loadGame, store } from './game-store.ts';
import { rulesOf } from './rules-option.ts';
import type { Session } from './session.ts';
import { DONE, type Status } from './status.ts';

export interface ConvertOptions {
  readonly rules?: string;
  readonly force?: true;
}

/** `standoff convert`: a game file as a saved game of the python package, or the other way about. */
export async function convert(from: string, to: string, options: ConvertOptions, session: Session): Promise<Status> {
  const asked = await rulesOf(options.rules, 'convert', session);
  if ('status' in asked) return asked.status;
  const loaded = await loadGame(from, session, asked.rules);
  if ('status' in loaded) return loaded.status;
  const { game, format } = loaded.saved;
  const id = basename(from, extname(from));
  const text =
    format === 'python' ? formatGame(game) : `${JSON.stringify(toPythonGame(game, id, session.io.now() * 1000))}\n`;
  if (to === '-') {
    await session.out.write(text);
    return DONE;
  }
  const before = options.force === true ? 'anything' : 'absent';
  const status = await store(to, text, { kind: before }, session);
  if (status === DONE) {
    const phases = game.phases.length;
    await session.out.write(`${session.words.message({ code: 'converted', file: to, phases })}\n`);
  }
  return status;
}
