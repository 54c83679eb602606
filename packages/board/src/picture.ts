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
import { escapeXml, num } from './svg.ts';
import type { Theme } from './theme.ts';
import { centreLayer, type Tints, tintLayer, tintsOf } from './tints.ts';
import { unitLayer } from './units.ts';

export interface PictureOptions {
  readonly lang: Language;
  /** `light` unless told otherwise. */
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
  /** The strengths on plates at the heads of the arrows. */
  readonly strengths?: boolean;
  /** Only these provinces and the orders kept by the scene are shown in full: what decides an order. */
  readonly decides?: ReadonlySet<ProvinceCode>;
  readonly lit?: readonly LitTarget[];
  /** Begins the ids of the picture. */
  readonly id?: string;
}

const MARGIN = 14;
const TITLE = 44;

/** A whole board as one SVG that stands alone: styles inside, colours spelt out, readable by any renderer. */
export function boardPicture(map: BoardMap, position: Position, options: PictureOptions): string {
  const { lang, theme = 'light', patterns = false, view, title, decides } = options;
  const ids = { id: options.id ?? 'board' };
  const top = title === undefined ? 0 : TITLE;
  const [left, up, wide, high] = view ?? [-MARGIN, -MARGIN, map.width + 2 * MARGIN, map.height + 2 * MARGIN];
  const width = options.width ?? wide;
  const scale = width / wide;
  const height = (high + top) * scale;
  const scene: OrderScene = options.scene ?? { units: unitsOf(position), orders: [] };
  const tints = options.tints ?? tintsOf(map, position);
  const drawings = drawOrders(map, scene);
  const orders = layersOf(map, scene, drawings);
  const units = { letters: patterns, ...(decides === undefined ? {} : { kept: decides }) };
  const names = { lang, scale, avoid: coverBoxes(drawings), ...(decides === undefined ? {} : { kept: decides }) };
  const sheet = [
    groundLayer(map, ids),
    tintLayer(map, tints, { ...ids, patterns }),
    linesLayer(map, ids),
    options.lit === undefined ? '' : litLayer(map, options.lit, undefined, ids),
    decides === undefined ? '' : washLayer(map, decides, tints, ids),
    centreLayer(map, decides),
    nameLayer(map, names),
    orders.below,
    unitLayer(map, scene.units, scene.unitScale === undefined ? units : { ...units, scale: scene.unitScale }),
    orders.above,
    options.strengths === true ? orders.plates : '',
  ].join('');
  const clip = `url(#${idOf(ids, 'sheet')})`;
  const heading =
    title === undefined
      ? ''
      : `<text class="title" x="${num(left + MARGIN)}" y="${num(up - 12)}">${escapeXml(title)}</text>`;
  const box = `${num(left)} ${num(up - top)} ${num(wide)} ${num(high + top)}`;
  const scope = `.${ids.id}-${theme}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${ids.id}-${theme}" viewBox="${box}" width="${num(width)}" height="${num(height)}">`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    `<style>${pictureCss(theme, scope)}</style>`,
    defsLayer(map, { ...ids, scale }),
    `<rect class="mat" x="${num(left)}" y="${num(up - top)}" width="${num(wide)}" height="${num(high + top)}"/>`,
    heading,
    `<g clip-path="${clip}">${sheet}</g>`,
    view === undefined ? frameLayer(map) : '',
    '</svg>',
  ].join('');
}
