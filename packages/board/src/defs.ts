import type { BoardMap } from './map.ts';
import type { Hatching } from './powers.ts';
import { powerClass, powerStyle, STYLED_POWERS } from './powers.ts';
import { num } from './svg.ts';

/** Names the parts of one drawing, so that several may stand on a page. */
export interface DrawingIds {
  /** Begins every id of the drawing; `board` unless told otherwise. */
  readonly id?: string;
}

export function idOf(ids: DrawingIds, part: string): string {
  return `${ids.id ?? 'board'}-${part}`;
}

/** A province's outline, reused: `<use>` of the path that `defsLayer` wrote. */
export function useOutline(ids: DrawingIds, province: string, className: string, more = ''): string {
  return `<use href="#${idOf(ids, province)}" class="${className}"${more}/>`;
}

// Heraldic (Petra Sancta) hatching, 8 by 8.
const HATCHINGS: Readonly<Record<Hatching, string>> = {
  upright: '<path class="hatch" d="M3 0V8"/>',
  level: '<path class="hatch" d="M0 3H8"/>',
  'level-broken': '<path class="hatch" d="M0 2H5M4 6H8M0 6H1"/>',
  crossed: '<path class="hatch" d="M0 3H8M3 0V8"/>',
  falling: '<path class="hatch" d="M-1-1 9 9M-1 7 1 9M7-1 9 1"/>',
  rising: '<path class="hatch" d="M9-1-1 9M1-1-1 1M9 7 7 9"/>',
  dots: '<circle class="hatch-dot" cx="2" cy="2" r=".9"/><circle class="hatch-dot" cx="6" cy="6" r=".9"/>',
};

/** The seven hatchings as patterns; `scale` keeps them 8 px wide where the map is not drawn at 1 px a unit. */
function hatchings(ids: DrawingIds, scale = 1): string {
  return STYLED_POWERS.map((power) => {
    const id = idOf(ids, `hatch-${powerClass(power)}`);
    const content = HATCHINGS[powerStyle(power).hatching];
    return `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(${Math.round(1000 / scale) / 1000})">${content}</pattern>`;
  }).join('');
}

export interface DefsOptions extends DrawingIds {
  /** Pixels a map unit at which the picture is looked at; for the width of the hatching. */
  readonly scale?: number;
}

/** `<defs>` of a board: every outline once (`board-BUR`), the sea's shades, the patterns, the clip. Part of every drawing. */
export function defsLayer(map: BoardMap, options: DefsOptions = {}): string {
  const { width, height } = map;
  const id = (part: string): string => idOf(options, part);
  const outlines = Object.entries(map.provinces).map(
    ([code, { outline }]) => `<path id="${id(code)}" d="${outline}" fill-rule="evenodd"/>`,
  );
  return [
    '<defs>',
    `<radialGradient id="${id('sea')}" gradientUnits="userSpaceOnUse" cx="${num(width * 0.47)}" cy="${num(height * 0.52)}" r="${num(width * 0.78)}"><stop offset="0" class="sea0"/><stop offset=".55" class="sea1"/><stop offset="1" class="sea2"/></radialGradient>`,
    `<pattern id="${id('void')}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" class="void"/><path d="M0 0V5" class="void-hatch"/></pattern>`,
    `<pattern id="${id('lit')}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" class="lit-hatch"/></pattern>`,
    `<pattern id="${id('waves')}" width="46" height="22" patternUnits="userSpaceOnUse"><path class="sea-wave" d="M4 7q4-3.4 8 0t8 0M27 18q4-3.4 8 0t8 0"/></pattern>`,
    hatchings(options, options.scale),
    `<clipPath id="${id('sheet')}"><rect width="${num(width)}" height="${num(height)}"/></clipPath>`,
    `<path id="${id('coastline')}" d="${map.borders.coast}"/>`,
    ...outlines,
    '</defs>',
  ].join('');
}
