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
  readonly width?: number;
}

/** A board, and what was judged on it if anything was. */
export interface DrawnBoard {
  readonly board: Board;
  readonly result?: PhaseResult;
  /** Tints of the phase before, from which land without a centre keeps its colour. */
  readonly before?: Tints;
}

/** The picture of a board: bare, or with the orders and verdicts of its phase. */
export function drawBoard({ board, result, before }: DrawnBoard, style: DrawStyle): string {
  const { position, label } = board;
  const plain = label.season === undefined && result === undefined;
  return boardPicture(STANDARD_BOARD, position, {
    ...style,
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

/** PNG are wider than SVG, so that they stay sharp when they are looked at closely. */
export const PNG_WIDTH = 1600;

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
