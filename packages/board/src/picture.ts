import type { Position, ProvinceCode } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';
import { pictureCss } from './css.ts';
import { defsLayer, idOf } from './defs.ts';
import { frameLayer, groundLayer, linesLayer } from './ground.ts';
import { unitsOf } from './judged.ts';
import { type LitTarget, litLayer, washLayer } from './lit.ts';
import type { BoardMap } from './map.ts';
import { nameLayer } from './names.ts';
import { coverBoxes } from './orders/cover.ts';
import { drawOrders, layersOf } from './orders/draw.ts';
import type { OrderScene } from './orders/scene.ts';
import { standings, standingsRow } from './standings.ts';
import { escapeXml, num } from './svg.ts';
import type { Theme } from './theme.ts';
import { centreLayer, type Tints, tintLayer, tintsOf } from './tints.ts';
import { UNIT_SCALE, unitLayer, unitScale } from './units.ts';

export interface PictureOptions {
  readonly lang: Language;
  /** `light` unless told otherwise; `ink` has hatching and letters always. */
  readonly theme?: Theme;
  /** Hatching on land and letters on units: for print, and for eyes that do not tell the colours apart. */
  readonly patterns?: boolean;
  /** Width in pixels; 1228, one a map unit, unless told otherwise. Names stay legible at this size. */
  readonly width?: number;
  /** A part of the map: left, top, width, height in map units. The whole sheet with its frame unless told otherwise. */
  readonly view?: readonly [left: number, top: number, width: number, height: number];
  /** A heading above the map: the phase, for example. */
  readonly title?: string;
  /** Tints other than those that follow from the position. */
  readonly tints?: Tints;
  /** Orders, judged or not. */
  readonly scene?: OrderScene;
  /** A row below the map: each power with the number of its centres. */
  readonly standings?: boolean;
  /** The strengths on plates at the heads of the arrows. */
  readonly strengths?: boolean;
  /** Only these provinces and the orders kept by the scene are shown in full: what decides an order. */
  readonly decides?: ReadonlySet<ProvinceCode>;
  readonly lit?: readonly LitTarget[];
  /** Begins the ids of the picture. */
  readonly id?: string;
}

const MARGIN = 14;

/** The size of a heading in pixels: smaller on small pictures. */
function headingSize(width: number): number {
  return Math.max(15, Math.min(28, width / 36));
}

/** A whole board as one SVG that stands alone: styles inside, colours spelt out, readable by any renderer. */
export function boardPicture(map: BoardMap, position: Position, options: PictureOptions): string {
  const { lang, theme = 'light', view, title, decides } = options;
  const patterns = options.patterns === true || theme === 'ink';
  const ids = { id: options.id ?? 'board' };
  const [left, up, wide, high] = view ?? [-MARGIN, -MARGIN, map.width + 2 * MARGIN, map.height + 2 * MARGIN];
  const width = options.width ?? wide;
  const scale = width / wide;
  const heading = headingSize(width) / scale;
  const top = title === undefined ? 0 : heading * 1.55;
  const letters = Math.max(11, Math.min(17, width / 72)) / scale;
  const below = up + high + (view === undefined ? 0 : letters * 0.2);
  const row = standingsRow(
    options.standings === true ? standings(position) : [],
    lang,
    left + MARGIN,
    below,
    wide - 2 * MARGIN,
    letters,
  );
  const tall = high + top + row.height;
  const height = tall * scale;
  const asked = options.scene ?? { units: unitsOf(position), orders: [] };
  const size = asked.unitScale ?? unitScale(scale);
  const scene: OrderScene = { ...asked, unitScale: size };
  const tints = options.tints ?? tintsOf(map, position);
  const drawings = drawOrders(map, scene);
  const orders = layersOf(map, scene, drawings);
  const units = { scale: size, letters: patterns, ...(decides === undefined ? {} : { kept: decides }) };
  const names = {
    lang,
    scale,
    unitScale: size,
    avoid: coverBoxes(drawings),
    ...(decides === undefined ? {} : { kept: decides }),
  };
  const sheet = [
    groundLayer(map, ids),
    tintLayer(map, tints, { ...ids, patterns }),
    linesLayer(map, ids),
    options.lit === undefined ? '' : litLayer(map, options.lit, undefined, ids),
    decides === undefined ? '' : washLayer(map, decides, tints, ids),
    centreLayer(map, decides),
    nameLayer(map, names),
    orders.below,
    unitLayer(map, scene.units, units),
    orders.above,
    options.strengths === true ? orders.plates : '',
  ].join('');
  const clip = `url(#${idOf(ids, view === undefined ? 'sheet' : 'view')})`;
  const window =
    view === undefined
      ? ''
      : `<clipPath id="${idOf(ids, 'view')}"><rect x="${num(left)}" y="${num(up)}" width="${num(wide)}" height="${num(high)}"/></clipPath>`;
  const text =
    title === undefined
      ? ''
      : `<text class="title" x="${num(left + MARGIN)}" y="${num(up - heading * 0.4)}" font-size="${num(heading)}">${escapeXml(title)}</text>`;
  const box = `${num(left)} ${num(up - top)} ${num(wide)} ${num(tall)}`;
  const scope = `.${ids.id}-${theme}`;
  const body = [
    defsLayer(map, { ...ids, scale }),
    window,
    `<rect class="mat" x="${num(left)}" y="${num(up - top)}" width="${num(wide)}" height="${num(tall)}"/>`,
    text,
    `<g clip-path="${clip}">${sheet}</g>`,
    view === undefined ? frameLayer(map) : '',
    row.svg,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="${ids.id}-${theme}" viewBox="${box}" width="${num(width)}" height="${num(height)}">`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    `<style>${pictureCss(theme, scope, body, size / UNIT_SCALE)}</style>`,
    body,
    '</svg>',
  ].join('');
}
