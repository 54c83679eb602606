import { judgePhase, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import { givenOrders, takeApart } from '@standoff/language';
import { type Board, nextData, OPENING, toBoard } from './board.ts';
import { readBoard } from './board-file.ts';
import type { JudgeOptions } from './judge-options.ts';
import { drawJudged } from './judge-picture.ts';
import { positionAmong, withoutOrders } from './no-orders.ts';
import { isPiped, readSources } from './order-sources.ts';
import { tellOtherPhases } from './other-phase.ts';
import { fail, misuseOf, type Session } from './session.ts';
import { showData, showReport } from './show-result.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { tellNotices, tellProblems } from './tell-problems.ts';
import { type OrderSource, toJudge, understand } from './understand.ts';
import { writeNext } from './write-next.ts';

interface Matter {
  readonly board: Board;
  /** The file that the board stands in, if it is not the opening. */
  readonly file?: string;
  readonly sources: readonly OrderSource[];
}

/** A text that holds a position and then orders, taken apart. */
function pasted(source: OrderSource): Matter | undefined {
  const parts = takeApart(source.text, STANDARD_MAP);
  if (parts === undefined) return undefined;
  return { board: toBoard(parts.position), file: source.file, sources: [{ ...source, text: parts.orders }] };
}

/**
 * What is to be judged: the first file may be a position, or one with orders below it; the others are orders, or else
 * they are piped in.
 */
async function gather(files: readonly string[], session: Session): Promise<Matter | { readonly status: Status }> {
  const named = await readSources(files, session);
  if ('status' in named) return named;
  const [first, ...rest] = named;
  const both = first === undefined ? undefined : pasted(first);
  if (both !== undefined) return { ...both, sources: [...both.sources, ...rest] };
  const board = first === undefined ? undefined : await readBoard(first, session);
  if (board !== undefined && 'status' in board) return board;
  const sources = board === undefined ? named : rest;
  const given = board === undefined || first === undefined ? { board: OPENING } : { board, file: first.file };
  if (sources.length > 0) return { ...given, sources };
  if (!isPiped(session)) return { status: await misuseOf(session, 'judge', { code: 'nothing-to-judge' }) };
  const piped = await readSources(['-'], session);
  if ('status' in piped) return piped;
  const [input] = piped;
  return (board === undefined && input !== undefined ? pasted(input) : undefined) ?? { ...given, sources: piped };
}

/** Judges texts as players write them and prints a report; exit status 1 where something was not understood. */
export async function judgeTexts(
  files: readonly string[],
  options: JudgeOptions,
  rules: Rules,
  session: Session,
): Promise<Status> {
  const matter = await gather(files, session);
  if ('status' in matter) return matter.status;
  const { board, sources, file } = matter;
  const { position, season, label } = board;
  if (label.kind === 'build' && position.centers === undefined && file !== undefined)
    return fail(session, { code: 'centres-unknown', file });
  const understanding = understand(sources, { kind: label.kind, position });
  const misplaced = positionAmong(understanding);
  if (misplaced !== undefined) return fail(session, { code: 'is-a-position', file: misplaced.file });
  const { orders, problems } = toJudge(understanding);
  await tellProblems(problems, session);
  await tellNotices(understanding.notices, session);
  await tellOtherPhases(understanding, board.label, session);
  const vain = withoutOrders(understanding).map((source) => source.file);
  if (vain.length > 0) return fail(session, { code: 'no-orders', files: vain });
  const given = givenOrders(orders);
  const result = judgePhase(STANDARD_MAP, { kind: label.kind, season }, position, given, rules);
  const next = nextData(board, result, given, rules);
  if (options.next !== undefined && problems.length === 0) {
    const status = await writeNext(options.next, next, session);
    if (status !== DONE) return status;
  }
  const drawn = problems.length > 0 ? DONE : await drawJudged({ board, result }, options, session);
  if (drawn !== DONE) return drawn;
  if (options.json === true) await showData(result, orders, problems, board, next, session);
  else await showReport(result, board, next.end, session);
  if (problems.length === 0) return DONE;
  return options.next === undefined ? UNREADABLE : fail(session, { code: 'not-written', file: options.next });
}
