import { type PhaseResult, type Rules, STANDARD_MAP } from '@standoff/diplomacy';
import {
  type Game,
  givenOrders,
  holdsPosition,
  isJson,
  parseJson,
  parsePosition,
  readTacFile,
  type SavedGame,
  takeApart,
} from '@standoff/language';
import { type Board, OPENING, toBoard } from './board.ts';
import { readBoard } from './board-file.ts';
import { boardsOf, type DrawStyle, drawBoard, judgeBoard, pictureOf, tintsBefore } from './draw-board.ts';
import { tacPictures } from './draw-tac.ts';
import { drawWords } from './draw-words.ts';
import { formatOf, type Picture, writePictures } from './draw-write.ts';
import { loadGame } from './game-store.ts';
import { tellTacProblems } from './gitm-show.ts';
import { positionAmong, withoutOrders } from './no-orders.ts';
import { readSources } from './order-sources.ts';
import { tellOtherPhases } from './other-phase.ts';
import { rulesOf } from './rules-option.ts';
import { fail, misuse, misuseOf, type Session } from './session.ts';
import { type Status, UNREADABLE } from './status.ts';
import { tellNotices, tellProblems } from './tell-problems.ts';
import { type OrderSource, toJudge, understand } from './understand.ts';

/** What `standoff draw` may be asked for. */
export interface DrawOptions {
  readonly game?: string;
  readonly orders?: string;
  readonly phase?: string;
  readonly all?: true;
  readonly output?: string;
  readonly rules?: string;
  readonly dark?: true;
  readonly ink?: true;
  readonly patterns?: true;
  readonly strengths?: true;
  readonly whole?: true;
  readonly width?: string;
}

type Failed = { readonly status: Status };

function widthOf({ width }: DrawOptions): number | undefined | 'bad' {
  if (width === undefined) return undefined;
  const pixels = Number(width);
  return Number.isInteger(pixels) && pixels >= 200 && pixels <= 8000 ? pixels : 'bad';
}

/** Orders read for a board and judged on it; whatever could not be read is told, and then nothing is drawn. */
async function judged(
  board: Board,
  sources: readonly OrderSource[],
  rules: Rules,
  session: Session,
): Promise<PhaseResult | Failed> {
  const { label, position } = board;
  if (label.kind === 'build' && position.centers === undefined)
    return { status: await fail(session, { code: 'centres-unknown', file: sources[0]?.file ?? '' }) };
  const understanding = understand(sources, { kind: label.kind, position });
  const misplaced = positionAmong(understanding);
  if (misplaced !== undefined) return { status: await fail(session, { code: 'is-a-position', file: misplaced.file }) };
  const { orders, problems } = toJudge(understanding);
  await tellProblems(problems, session);
  await tellNotices(understanding.notices, session);
  await tellOtherPhases(understanding, label, session);
  if (problems.length > 0) return { status: UNREADABLE };
  const vain = withoutOrders(understanding).map(({ file }) => file);
  if (vain.length > 0) return { status: await fail(session, { code: 'no-orders', files: vain }) };
  return judgeBoard(board, givenOrders(orders), rules);
}

/** Whether a text is a tac phase: it reads as one, or squares stand in it and it is no position. */
function isTac(text: string): boolean {
  const tac = readTacFile(text);
  if (tac.ok) return tac.phases.some(({ start, states }) => start.length > 0 || states.length > 0);
  if (isJson(text)) {
    const json = parseJson(text);
    return json.ok && /"(?:relations|events|cases)"\s*:/.test(text);
  }
  if (!/(?:^|\s)\d{1,2}-\d{1,2}(?:\s|$)/m.test(text)) return false;
  return !holdsPosition(text, parsePosition(text, STANDARD_MAP), STANDARD_MAP);
}

async function tacFile(
  source: OrderSource,
  options: DrawOptions,
  style: DrawStyle,
  session: Session,
): Promise<readonly Picture[] | Failed> {
  const reading = readTacFile(source.text);
  if (!reading.ok) {
    await tellTacProblems(source.file, source.text, reading.problems, session);
    return { status: UNREADABLE };
  }
  const { phases } = reading;
  if (phases.length > 1 && options.output === undefined)
    return { status: await misuse(session, 'draw', drawWords(session.lang).severalPhases(phases.length)) };
  return phases.flatMap((phase) => tacPictures(phase, options.all === true, style));
}

/** The board of a position file, or the opening; with the orders below the position or of `--orders`, judged. */
async function positionPicture(
  source: OrderSource | undefined,
  options: DrawOptions,
  rules: Rules,
  style: DrawStyle,
  session: Session,
): Promise<readonly Picture[] | Failed> {
  const parts = source === undefined ? undefined : takeApart(source.text, STANDARD_MAP);
  const read =
    source === undefined ? OPENING : parts === undefined ? await readBoard(source, session) : toBoard(parts.position);
  if (read !== undefined && 'status' in read) return read;
  // A file without a position holds orders for the opening.
  const board = read ?? OPENING;
  const text = read === undefined ? source?.text : parts?.orders;
  const below = text === undefined || source === undefined ? [] : [{ ...source, text }];
  const named = options.orders === undefined ? [] : await readSources([options.orders], session);
  if ('status' in named) return named;
  const sources = [...below, ...named];
  if (sources.length === 0) return [{ name: '', svg: drawBoard({ board }, style) }];
  const result = await judged(board, sources, rules, session);
  if ('status' in result) return result;
  return [{ name: '', svg: drawBoard({ board, result }, style) }];
}

/** The phase of a game whose name is given, in any case. */
function phaseNamed(game: Game, name: string): ReturnType<typeof boardsOf>[number] | undefined {
  return boardsOf(game).find((board) => board.name.toUpperCase() === name.toUpperCase());
}

async function gamePictures(
  saved: SavedGame,
  options: DrawOptions,
  rules: Rules,
  style: DrawStyle,
  session: Session,
): Promise<readonly Picture[] | Failed> {
  const { game } = saved;
  const boards = boardsOf(game);
  if (options.all === true) return boards.map((board) => pictureOf(board, style));
  if (options.phase !== undefined) {
    const found = phaseNamed(game, options.phase);
    if (found !== undefined) return [pictureOf(found, style)];
    const known = boards.map(({ name }) => name);
    return { status: await misuse(session, 'draw', drawWords(session.lang).noSuchPhase(options.phase, known)) };
  }
  const current = boards.at(-1);
  if (current === undefined) return [];
  if (options.orders === undefined) return [pictureOf(current, style)];
  const sources = await readSources([options.orders], session);
  if ('status' in sources) return sources;
  const result = await judged(current.board, sources, rules, session);
  if ('status' in result) return result;
  const before = tintsBefore(game);
  return [pictureOf({ ...current, result, ...(before === undefined ? {} : { before }) }, style)];
}

/** Options that contradict each other, or that make no picture. */
async function wrongUse(
  position: string | undefined,
  options: DrawOptions,
  session: Session,
): Promise<Status | undefined> {
  const words = drawWords(session.lang);
  const { game, phase, all, orders, output } = options;
  const clash = (option: string, other: string): Promise<Status> =>
    misuseOf(session, 'draw', { code: 'does-not-go-with', option, other });
  if (game !== undefined && position !== undefined) return clash('--game', position);
  if (options.dark === true && options.ink === true) return clash('--dark', '--ink');
  if (all === true && phase !== undefined) return clash('--all', '--phase');
  if (all === true && orders !== undefined) return clash('--all', '--orders');
  if (phase !== undefined && orders !== undefined) return clash('--phase', '--orders');
  if (phase !== undefined && game === undefined) return misuse(session, 'draw', words.needsGame('--phase'));
  if (all === true && game === undefined && position === undefined)
    return misuse(session, 'draw', words.needsGame('--all'));
  if (output === undefined && session.io.stdout.isTTY === true) return misuse(session, 'draw', words.terminal);
  if (all === true && output === undefined) return misuse(session, 'draw', words.needsOutput('--all'));
  if (output !== undefined && formatOf(output) === undefined)
    return misuse(session, 'draw', words.unknownEnding(output));
  return undefined;
}

/** `standoff draw`: a board, a game or a tac phase as pictures. */
export async function draw(position: string | undefined, options: DrawOptions, session: Session): Promise<Status> {
  const wrong = await wrongUse(position, options, session);
  if (wrong !== undefined) return wrong;
  const width = widthOf(options);
  if (width === 'bad') return misuse(session, 'draw', drawWords(session.lang).badWidth(options.width ?? ''));
  const asked = await rulesOf(options.rules, 'draw', session);
  if ('status' in asked) return asked.status;
  const style: DrawStyle = {
    lang: session.lang,
    theme: options.ink === true ? 'ink' : options.dark === true ? 'dark' : 'light',
    patterns: options.patterns === true,
    strengths: options.strengths === true,
    whole: options.whole === true,
    png: options.output !== undefined && formatOf(options.output) === 'png',
    ...(width === undefined ? {} : { width }),
  };
  const pictures = await picturesFor(position, options, asked.rules, style, session);
  if ('status' in pictures) return pictures.status;
  return writePictures(pictures, options.output, options.all === true || pictures.length > 1, session);
}

async function picturesFor(
  position: string | undefined,
  options: DrawOptions,
  rules: Rules,
  style: DrawStyle,
  session: Session,
): Promise<readonly Picture[] | Failed> {
  if (options.game !== undefined) {
    const loaded = await loadGame(options.game, session, rules);
    return 'status' in loaded ? loaded : gamePictures(loaded.saved, options, rules, style, session);
  }
  const read = position === undefined ? [] : await readSources([position], session);
  if ('status' in read) return read;
  const [source] = read;
  if (source !== undefined && isTac(source.text)) return tacFile(source, options, style, session);
  if (options.all === true)
    return { status: await misuse(session, 'draw', drawWords(session.lang).needsGame('--all')) };
  return positionPicture(source, options, rules, style, session);
}
