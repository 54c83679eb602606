import {
  ALL_SQUARES,
  MAP_SIZE,
  type Square,
  type State,
  squareName,
  type TacPhase,
  type Terrain,
  toPoint,
} from '@standoff/gitm';
import type { Point } from '../map.ts';
import { powerClass, STYLED_POWERS } from '../powers.ts';
import { num, path } from '../svg.ts';

/** Side of a square in map units. */
export const SQUARE_SIZE = 44;
/** Side of the whole tac map. */
export const TAC_SIZE: number = MAP_SIZE * SQUARE_SIZE;
/** What of the plane a picture of the tac map shows: left, top, width, height; with room for the numbers of columns and rows. */
export const TAC_VIEW: readonly [left: number, top: number, width: number, height: number] = [
  -24,
  -22,
  TAC_SIZE + 34,
  TAC_SIZE + 34,
];

/** A part of the tac map: its first column and row, and how many of them it shows. */
export interface TacWindow {
  readonly column: number;
  readonly row: number;
  readonly size: number;
}

export const WHOLE_TAC: TacWindow = { column: 0, row: 0, size: MAP_SIZE };

/** What of the plane a window shows, with room for the numbers of columns and rows. */
export function windowView({ column, row, size }: TacWindow): typeof TAC_VIEW {
  const side = size * SQUARE_SIZE + 34;
  return [column * SQUARE_SIZE - 24, row * SQUARE_SIZE - 22, side, side];
}

/** The middle of a square. */
export function squarePoint(square: Square): Point {
  const { column, row } = toPoint(square);
  return [(column + 0.5) * SQUARE_SIZE, (row + 0.5) * SQUARE_SIZE];
}

/** The square at a point of the plane; `undefined` beside the map. */
export function squareAtPoint([x, y]: Point): Square | undefined {
  const [column, row] = [Math.floor(x / SQUARE_SIZE), Math.floor(y / SQUARE_SIZE)];
  if (column < 0 || row < 0 || column >= MAP_SIZE || row >= MAP_SIZE) return undefined;
  return squareName(column * MAP_SIZE + row);
}

/** A state's class: states take the powers' colours in the order in which the phase lists them. */
export function stateClass(phase: Pick<TacPhase, 'states'>, state: State): string {
  const index = Math.max(0, phase.states.indexOf(state));
  return powerClass(STYLED_POWERS[index % STYLED_POWERS.length] ?? '');
}

function corner(square: Square): Point {
  const [x, y] = squarePoint(square);
  return [x - SQUARE_SIZE / 2, y - SQUARE_SIZE / 2];
}

/** A rectangle over a square. */
export function squareRect(square: Square, className: string, inset = 0, more = ''): string {
  const [x, y] = corner(square);
  const side = num(SQUARE_SIZE - 2 * inset);
  return `<rect class="${className}" x="${num(x + inset)}" y="${num(y + inset)}" width="${side}" height="${side}"${more}/>`;
}

/** Ground that is rated: hatched the denser the higher, with the rating in the corner. */
function ratingMark({ square, rating }: Terrain): string {
  const [x, y] = corner(square);
  const gap = SQUARE_SIZE / (2 + rating);
  let d = '';
  for (let way = gap; way < 2 * SQUARE_SIZE - 1; way += gap) {
    const [a, b] = [Math.min(way, SQUARE_SIZE), Math.max(0, way - SQUARE_SIZE)];
    d += `M${num(x + b)} ${num(y + a)}L${num(x + a)} ${num(y + b)}`;
  }
  const label = `<text class="tac-rating-text" x="${num(x + SQUARE_SIZE - 2.5)}" y="${num(y + 9)}">${num(rating)}</text>`;
  return path('tac-rating', d) + label;
}

function edge(left: number, top: number, size: number): string {
  const side = size * SQUARE_SIZE;
  const frame = (name: string, out: number): string =>
    `<rect class="${name}" x="${num(left - out)}" y="${num(top - out)}" width="${num(side + 2 * out)}" height="${num(side + 2 * out)}"/>`;
  return frame('tac-edge', 0) + frame('tac-edge2', 3.5);
}

/** Paper, rated ground, grid, and the numbers of columns and rows: what never changes. `clip` is the id of a clip path for all but the numbers. */
export function tacGround(terrain: readonly Terrain[] = [], window: TacWindow = WHOLE_TAC, clip?: string): string {
  const side = num(TAC_SIZE);
  const [left, top] = [window.column * SQUARE_SIZE, window.row * SQUARE_SIZE];
  const inner = Array.from({ length: MAP_SIZE - 1 }, (_, i) => num((i + 1) * SQUARE_SIZE));
  const numbers = Array.from({ length: window.size }, (_, i) => {
    const middle = (i + 0.5) * SQUARE_SIZE;
    return [
      `<text x="${num(left + middle)}" y="${num(top - 8)}">${window.column + i}</text>`,
      `<text x="${num(left - 13)}" y="${num(top + middle + 4)}">${window.row + i}</text>`,
    ].join('');
  });
  return [
    '<g class="tac-ground">',
    clip === undefined ? '<g>' : `<g clip-path="url(#${clip})">`,
    `<rect class="tac-paper" width="${side}" height="${side}"/>`,
    ...terrain.map(ratingMark),
    path('tac-grid', inner.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')),
    '</g>',
    edge(left, top, window.size),
    `<g class="tac-axis">${numbers.join('')}</g>`,
    '</g>',
  ].join('');
}

/** Invisible squares over all that take clicks and taps: 225, each with `data-square`. */
export function tacHits(): string {
  const squares = ALL_SQUARES.map((square) => squareRect(square, 'hit', 0, ` data-square="${square}"`));
  return `<g class="hits">${squares.join('')}</g>`;
}

/** A square that is pointed out: where a unit may go, where it would be kept out, or what is selected. */
export interface TacLight {
  readonly square: Square;
  readonly kind: 'open' | 'barred' | 'selected';
}

const LIGHT_CLASS: Readonly<Record<TacLight['kind'], string>> = {
  open: 'tac-lit',
  barred: 'tac-barred',
  selected: 'tac-selected',
};

export function tacLights(lights: readonly TacLight[]): string {
  const squares = lights.map(({ square, kind }) =>
    squareRect(square, LIGHT_CLASS[kind], 1.5, ` data-light="${square}"`),
  );
  return `<g class="tac-lights">${squares.join('')}</g>`;
}
