import { readBoardFile } from './board-file.ts';
import { isPiped, readSources } from './order-sources.ts';
import type { ReadOptions } from './read-options.ts';
import { misuseOf, type Session } from './session.ts';
import { showReading } from './show-reading.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { tellNotices, tellProblems } from './tell-problems.ts';
import { type OrderBoard, understand } from './understand.ts';
import type { UsageProblem } from './words/words.ts';

function contradiction({ batch, to, position }: ReadOptions): UsageProblem | undefined {
  if (batch !== true) return undefined;
  if (to !== undefined) return { code: 'does-not-go-with', option: '--to', other: '--batch' };
  if (position !== undefined) return { code: 'does-not-go-with', option: '--position', other: '--batch' };
  return undefined;
}

/** `standoff read`: what was understood of orders as people write them, and what was not. */
export async function read(file: string | undefined, options: ReadOptions, session: Session): Promise<Status> {
  const wrong = contradiction(options);
  if (wrong !== undefined) return misuseOf(session, 'read', wrong);
  if (options.batch === true) {
    const { readBatch } = await import('./read-batch.ts');
    return readBatch(file, session);
  }
  if (file === undefined && !isPiped(session)) return misuseOf(session, 'read', { code: 'nothing-to-read' });
  let board: OrderBoard = { kind: options.phase ?? 'movement' };
  if (options.position !== undefined) {
    const loaded = await readBoardFile(options.position, session);
    if ('status' in loaded) return loaded.status;
    board = { kind: options.phase ?? loaded.label.kind, position: loaded.position };
  }
  const sources = await readSources([file ?? '-'], session);
  if ('status' in sources) return sources.status;
  const understanding = understand(sources, board);
  await tellProblems(understanding.problems, session);
  await tellNotices(understanding.notices, session);
  await showReading(understanding, options, session);
  return understanding.problems.length === 0 ? DONE : UNREADABLE;
}
