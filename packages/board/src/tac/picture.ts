import { pictureCss } from '../css.ts';
import { escapeXml, num } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { battleFlags, battleRings } from './battles.ts';
import { TAC_VIEW, type TacLight, tacGround, tacLights } from './grid.ts';
import { tacMoves } from './moves.ts';
import { tacUnits } from './stacks.ts';
import type { TacView } from './standing.ts';

export interface TacPictureOptions extends TacView {
  /** `light` unless told otherwise. */
  readonly theme?: Theme;
  /** Width in pixels; 694, one a map unit, unless told otherwise. */
  readonly width?: number;
  readonly title?: string;
  readonly lights?: readonly TacLight[];
  /** Begins the class of the picture. */
  readonly id?: string;
}

const TITLE = 36;

/** A whole tac map as one SVG that stands alone. */
export function tacPicture(options: TacPictureOptions): string {
  const { theme = 'light', title, phase } = options;
  const [left, up, wide, high] = TAC_VIEW;
  const top = title === undefined ? 0 : TITLE;
  const width = options.width ?? wide;
  const name = `${options.id ?? 'tac'}-${theme}`;
  const box = `${num(left)} ${num(up - top)} ${num(wide)} ${num(high + top)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" viewBox="${box}" width="${num(width)}" height="${num(((high + top) * width) / wide)}">`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    `<style>${pictureCss(theme, `.${name}`)}</style>`,
    `<rect class="mat" x="${num(left)}" y="${num(up - top)}" width="${num(wide)}" height="${num(high + top)}"/>`,
    title === undefined ? '' : `<text class="title" x="0" y="${num(up - 6)}" font-size="26">${escapeXml(title)}</text>`,
    tacGround(phase.terrain),
    tacLights(options.lights ?? []),
    battleRings(options),
    tacUnits(options),
    tacMoves(options),
    battleFlags(options),
    '</svg>',
  ].join('');
}
