import { boardPicture, judgedScene, STANDARD_BOARD, type Theme, type Tints, tintsOf } from '@standoff/board';
import {
  type GivenOrder,
  judgePhase,
  type PhaseResult,
  type Position,
  playTurn,
  positionOf,
  type Rules,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { currentState, formatPhaseName, type Game, givenOrders, type Language, phaseHeading } from '@standoff/language';
import type { Board } from './board.ts';
import type { Picture } from './draw-write.ts';

/** How all pictures of one command are drawn. */
export interface DrawStyle {
  readonly lang: Language;
  readonly theme: Theme;
  readonly patterns: boolean;
  readonly strengths: boolean;
  /** The whole tac map, not only where something happens. */
  readonly whole: boolean;
  /** The width asked for, in pixels. */
  readonly width?: number;
  /** To be PNG: those are wider than SVG, so that they stay sharp when they are looked at closely. */
  readonly png: boolean;
}

/** The width of a picture: as asked for, else the one for PNG, else what the drawing is made for. */
export function widthFor({ width, png }: DrawStyle, forPng: number): { readonly width?: number } {
  const pixels = width ?? (png ? forPng : undefined);
  return pixels === undefined ? {} : { width: pixels };
}

const BOARD_PNG = 1600;

/** A board, and what was judged on it if anything was. */
export interface DrawnBoard {
  readonly board: Board;
  readonly result?: PhaseResult;
  /** Tints of the phase before, from which land without a centre keeps its colour. */
  readonly before?: Tints;
}

/** The picture of a board: bare, or with the orders and verdicts of its phase. */
export function drawBoard({ board, result, before }: DrawnBoard, style: DrawStyle): string {
  const { lang, theme, patterns, strengths } = style;
  const { position, label } = board;
  const plain = label.season === undefined && result === undefined;
  return boardPicture(STANDARD_BOARD, position, {
    lang,
    theme,
    patterns,
    strengths,
    standings: true,
    ...widthFor(style, BOARD_PNG),
    tints: tintsOf(STANDARD_BOARD, position, before),
    ...(plain ? {} : { title: phaseHeading(label, style.lang) }),
    ...(result === undefined ? {} : { scene: judgedScene(position, result) }),
  });
}

/** Judges orders on a board, to draw them. */
export function judgeBoard(
  { position, label, season }: Board,
  orders: readonly GivenOrder[],
  rules: Rules,
): PhaseResult {
  return judgePhase(STANDARD_MAP, { kind: label.kind, season }, position, orders, rules);
}

interface GameBoard extends DrawnBoard {
  readonly name: string;
}

/** Every phase of a game as it was played, and last the board on which it stands. */
export function boardsOf(game: Game): readonly GameBoard[] {
  const boards: GameBoard[] = [];
  let state = game.start;
  let tints: Tints | undefined;
  const toBoard = (position: Position): Board => ({ position, season: state.phase.season, label: state.phase });
  const before = (): Pick<GameBoard, 'before'> => (tints === undefined ? {} : { before: tints });
  for (const phase of game.phases) {
    const position = positionOf(state);
    const { result } = playTurn(state, givenOrders(phase.orders));
    boards.push({ name: phase.name, board: toBoard(position), result, ...before() });
    tints = tintsOf(STANDARD_BOARD, position, tints);
    state = phase.after;
  }
  state = currentState(game);
  return [...boards, { name: formatPhaseName(state.phase), board: toBoard(positionOf(state)), ...before() }];
}

/** The tints with which the current board of a game begins. */
export function tintsBefore(game: Game): Tints | undefined {
  return boardsOf(game).at(-1)?.before;
}

export function pictureOf(drawn: GameBoard, style: DrawStyle): Picture {
  return { name: drawn.name, svg: drawBoard(drawn, style) };
}
