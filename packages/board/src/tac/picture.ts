import { pictureCss } from '../css.ts';
import { escapeXml, num } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { battleFlags, battleRings } from './battles.ts';
import { SQUARE_SIZE, type TacLight, tacGround, tacLights, WHOLE_TAC, windowView } from './grid.ts';
import { tacMoves } from './moves.ts';
import { tacUnits } from './stacks.ts';
import type { TacView } from './standing.ts';
import { windowOf } from './window.ts';

export interface TacPictureOptions extends TacView {
  /** `light` unless told otherwise. */
  readonly theme?: Theme;
  /** Width in pixels; 700 unless told otherwise. */
  readonly width?: number;
  readonly title?: string;
  readonly lights?: readonly TacLight[];
  /** The whole map, not only the part where something stands or happens. */
  readonly whole?: boolean;
  /** Begins the class of the picture. */
  readonly id?: string;
}

/** Width in pixels of a picture for which none is given. */
const WIDTH = 700;
/** The size of a heading in pixels, and how many letters of it fit into the width of that size. */
const HEADING = 24;
const LETTERS_PER_SIZE = 2.1;

/** A tac map as one SVG that stands alone. */
export function tacPicture(options: TacPictureOptions): string {
  const { theme = 'light', title, phase, width = WIDTH } = options;
  const window = options.whole === true ? WHOLE_TAC : windowOf(phase);
  const [left, up, wide, high] = windowView(window);
  const scale = width / wide;
  const fitting = (width * LETTERS_PER_SIZE) / Math.max(1, [...(title ?? '')].length);
  const heading = Math.min(HEADING, fitting) / scale;
  const top = title === undefined ? 0 : heading * 1.5;
  const name = `${options.id ?? 'tac'}-${theme}`;
  const box = `${num(left)} ${num(up - top)} ${num(wide)} ${num(high + top)}`;
  const side = num(window.size * SQUARE_SIZE + 8);
  const corner = `x="${num(left + 20)}" y="${num(up + 18)}"`;
  const body = [
    `<clipPath id="${name}-window"><rect ${corner} width="${side}" height="${side}"/></clipPath>`,
    `<rect class="mat" x="${num(left)}" y="${num(up - top)}" width="${num(wide)}" height="${num(high + top)}"/>`,
    title === undefined
      ? ''
      : `<text class="title" x="${num(left + 24)}" y="${num(up - heading * 0.25)}" font-size="${num(heading)}">${escapeXml(title)}</text>`,
    tacGround(phase.terrain, window, `${name}-window`),
    tacLights(options.lights ?? []),
    battleRings(options),
    tacUnits(options, scale),
    tacMoves(options),
    battleFlags(options),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="${name}" viewBox="${box}" width="${num(width)}" height="${num((high + top) * scale)}">`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    `<style>${pictureCss(theme, `.${name}`, body)}</style>`,
    body,
    '</svg>',
  ].join('');
}
