import type { GameState, Rules } from '@standoff/diplomacy';
import {
  currentState,
  formatPhaseName,
  type GameOrder,
  playSavedGame,
  type SavedGame,
  undoSavedGame,
} from '@standoff/language';
import { boardOf, stateData } from './board.ts';
import { loadGame, storeGame } from './game-store.ts';
import type { JudgeOptions } from './judge-options.ts';
import { drawJudged } from './judge-picture.ts';
import { positionAmong, withoutOrders } from './no-orders.ts';
import { isPiped, readSources } from './order-sources.ts';
import { tellOtherPhases } from './other-phase.ts';
import { fail, misuseOf, type Session } from './session.ts';
import { showData, showReport } from './show-result.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { tellNotices, tellProblems } from './tell-problems.ts';
import { toJudge, understand } from './understand.ts';
import { writeNext } from './write-next.ts';

/** Orders that a file of the python package holds already count for the powers that send no others. */
function withPending(saved: SavedGame, orders: readonly GameOrder[]): readonly GameOrder[] {
  if (saved.format !== 'python') return orders;
  const sent = new Set(orders.map(({ power }) => power));
  return [...saved.pending.filter(({ power }) => !sent.has(power)), ...orders];
}

function hasPending(saved: SavedGame): boolean {
  return saved.format === 'python' && saved.pending.length > 0;
}

/** Judges the current phase of a game file, writes the next one into it and prints the report. */
export async function judgeGame(
  file: string,
  files: readonly string[],
  options: JudgeOptions,
  rules: Rules,
  session: Session,
): Promise<Status> {
  const loaded = await loadGame(file, session, rules);
  if ('status' in loaded) return loaded.status;
  const { saved } = loaded;
  if (saved.format === 'standoff' && options.rules !== undefined)
    return misuseOf(session, 'judge', { code: 'does-not-go-with', option: '--rules', other: `--game ${file}` });
  const state = currentState(saved.game);
  if (state.end !== undefined) {
    const phases = undoSavedGame(saved) !== undefined;
    return fail(session, { code: 'game-over', file, phases });
  }
  const named = files.length > 0 ? files : isPiped(session) ? ['-'] : [];
  if (named.length === 0 && !hasPending(saved)) return misuseOf(session, 'judge', { code: 'nothing-to-judge' });
  const sources = await readSources(named, session);
  if ('status' in sources) return sources.status;
  const board = boardOf(state);
  const understanding = understand(sources, { kind: state.phase.kind, position: board.position });
  const misplaced = positionAmong(understanding);
  if (misplaced !== undefined) return fail(session, { code: 'is-a-position', file: misplaced.file });
  const { orders: sent, problems } = toJudge(understanding);
  await tellProblems(problems, session);
  await tellNotices(understanding.notices, session);
  await tellOtherPhases(understanding, board.label, session);
  const unread = problems.length > 0;
  if (unread && options.dryRun !== true) return fail(session, { code: 'not-written', file });
  const vain = withoutOrders(understanding).map((source) => source.file);
  if (vain.length > 0) return fail(session, { code: 'no-orders', files: vain });
  const orders = withPending(saved, sent);
  const played = playSavedGame(saved, orders, session.io.now() * 1000);
  if (options.dryRun !== true) {
    const status = await storeGame(loaded, played.text, session);
    if (status !== DONE) return status;
  }
  const { result, next } = played;
  if (options.next !== undefined && !unread) {
    const status = await writeNext(options.next, stateData(next), session);
    if (status !== DONE) return status;
  }
  const drawn = unread ? DONE : await drawJudged({ board, result, game: saved.game }, options, session);
  if (drawn !== DONE) return drawn;
  if (options.json === true) await showData(result, orders, problems, board, stateData(next), session);
  else await showReport(result, board, next.end, session);
  if (options.dryRun !== true) await tellNext(file, next, session);
  return unread ? UNREADABLE : DONE;
}

async function tellNext(file: string, next: GameState, { err, words }: Session): Promise<void> {
  const message =
    next.end === undefined
      ? words.message({ code: 'written', file, phase: formatPhaseName(next.phase) })
      : words.message({ code: 'over', file });
  await err.write(`${message}\n`);
}
