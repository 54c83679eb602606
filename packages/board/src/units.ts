import { type Location, provinceOf } from '@standoff/diplomacy';
import { UNIT_GLYPHS } from './glyphs.ts';
import type { BoardMap, Point } from './map.ts';
import { type DrawnUnit, pointOf, unitKey } from './place.ts';
import { onCircle } from './point.ts';
import { powerClass, powerStyle } from './powers.ts';
import { circle, classes, escapeXml, num, path, pathThrough } from './svg.ts';

/** How large units are drawn where nothing else is said; 1 is 28 by 21 map units. */
export const UNIT_SCALE = 1.2;

/** The scale of units that keeps them 22 px wide at a scale of the map (px a map unit), as far as the map has room. */
export function unitScale(pixelsPerUnit: number): number {
  return Math.max(UNIT_SCALE, Math.min(2.1, 22 / (28 * pixelsPerUnit)));
}

/** The torn ring around a dislodged unit. */
function burst(at: Point, scale: number): string {
  const points = Array.from({ length: 20 }, (_, i) =>
    onCircle(at, (i % 2 === 0 ? 20 : 15.5) * scale, (i / 20) * 2 * Math.PI),
  );
  return path('burst', `${pathThrough(points)}z`);
}

export interface UnitOptions {
  /** Size of a unit, `UNIT_SCALE` unless told otherwise. */
  readonly scale?: number;
  /** The power's letter beside each unit, so that powers are told apart without colour. */
  readonly letters?: boolean;
  /** Province of the unit that is selected: a ring around it. */
  readonly selected?: Location;
  /** Provinces whose units keep their strength; the others are dimmed. */
  readonly kept?: ReadonlySet<Location>;
}

/** A unit's drawing, to be put in and taken out alone. */
export interface UnitDrawing {
  /** Its province, with a `*` where it waits for its retreat. */
  readonly key: string;
  readonly at: Point;
  /** A whole `<g>` with `data-unit`, `data-power` and `data-province`. */
  readonly svg: string;
}

const TILT = -16;

/** One unit as SVG, or `undefined` where the map does not know its place. */
export function drawUnit(map: BoardMap, unit: DrawnUnit, options: UnitOptions = {}): UnitDrawing | undefined {
  const at = pointOf(map, unit);
  if (at === undefined) return undefined;
  const { letters, selected, kept } = options;
  const out = unit.out === true;
  const scale = (options.scale ?? UNIT_SCALE) * (out ? 0.9 : 1);
  const province = provinceOf(unit.at);
  const tilted = unit.struck === true || out;
  const style = powerStyle(unit.power);
  const ring = !out && selected !== undefined && provinceOf(selected) === province;
  const parts = [
    tilted ? burst(at, scale / UNIT_SCALE) : '',
    ring ? circle('selected-ring', at, (19 * scale) / UNIT_SCALE) : '',
    `<g class="unit-glyph" transform="translate(${num(at[0])} ${num(at[1])}) scale(${Math.round(scale * 1000) / 1000})${tilted ? ` rotate(${TILT})` : ''}">${UNIT_GLYPHS[unit.type]}</g>`,
    letters === true
      ? `<g class="letter" transform="translate(${num(at[0] + 12.5 * scale)} ${num(at[1] - 7.5 * scale)})"><circle r="7"/><text y="3.6">${escapeXml(style.letter)}</text></g>`
      : '',
  ];
  const name = classes(
    'unit',
    powerClass(unit.power),
    unit.type === 'A' ? 'army' : 'fleet',
    unit.struck === true ? 'struck' : undefined,
    out ? 'out' : undefined,
    unit.gone === true ? 'gone' : undefined,
    kept === undefined || kept.has(province) ? undefined : 'dim',
  );
  const key = unitKey(unit);
  return {
    key,
    at,
    svg: `<g class="${name}" data-unit="${key}" data-power="${escapeXml(unit.power)}" data-province="${province}">${parts.join('')}</g>`,
  };
}

/** All units; those that wait for a retreat lie over the others. Units on places the map does not know are left out. */
export function unitLayer(map: BoardMap, units: readonly DrawnUnit[], options: UnitOptions = {}): string {
  const sorted = [...units].sort((a, b) => Number(a.out === true) - Number(b.out === true));
  return `<g class="units">${sorted.map((unit) => drawUnit(map, unit, options)?.svg ?? '').join('')}</g>`;
}
