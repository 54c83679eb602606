import { type DrawingIds, idOf, useOutline } from './defs.ts';
import type { BoardMap } from './map.ts';
import { num, path } from './svg.ts';

// Water lining, as engravers draw it: pairs of lines along the coast.
const LINING: readonly (readonly [width: number, className: string])[] = [
  [17, 'lining-a'],
  [16, 'lining-b'],
  [11.6, 'lining-a'],
  [10.6, 'lining-b'],
  [6.6, 'lining-a'],
  [5.6, 'lining-b'],
];

/** Sea and bare land: what lies under the tints and never changes. Each province's shape carries `data-province`. */
export function groundLayer(map: BoardMap, ids: DrawingIds = {}): string {
  const sheet = `width="${num(map.width)}" height="${num(map.height)}"`;
  const provinces = Object.entries(map.provinces);
  const shape = ([code, { kind }]: (typeof provinces)[number]): string =>
    useOutline(ids, code, kind === 'sea' ? 'sea' : 'land', ` data-province="${code}"`);
  const seas = provinces.filter(([, { kind }]) => kind === 'sea').map(shape);
  const lands = provinces.filter(([, { kind }]) => kind !== 'sea').map(shape);
  const hatched = (d: string): string => `<path d="${d}" fill="url(#${idOf(ids, 'void')})" fill-rule="evenodd"/>`;
  return [
    '<g class="ground">',
    `<rect ${sheet} fill="url(#${idOf(ids, 'sea')})"/><rect ${sheet} fill="url(#${idOf(ids, 'waves')})"/>`,
    path('graticule', map.ornaments.graticule),
    ...LINING.map(
      ([width, name]) => `<use href="#${idOf(ids, 'coastline')}" class="${name}" stroke-width="${num(width)}"/>`,
    ),
    path('sea-border', map.borders.sea.map(({ line }) => line).join('')),
    ...seas,
    ...lands,
    hatched(map.impassable.land),
    hatched(map.impassable.mountains.outline),
    path('lake', map.impassable.water),
    '</g>',
  ].join('');
}

function compass(map: BoardMap): string {
  const [x, y] = map.ornaments.compass;
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
    const [long, wide] = angle % 90 === 0 ? [36, 5.5] : [22, 4];
    const half = (side: number): string => `M0 ${-long}L${side * wide} ${-wide}L0 0z`;
    return `<g transform="rotate(${angle})">${path('compass-dark', half(1))}${path('compass-light', half(-1))}</g>`;
  });
  return `<g class="compass" transform="translate(${num(x)} ${num(y)})"><circle class="compass-ring" r="30"/><circle class="compass-ring" r="26.5"/>${rays.join('')}</g>`;
}

/** Borders, coasts, lakes and ornaments: what lies over the tints and never changes. */
export function linesLayer(map: BoardMap, ids: DrawingIds = {}): string {
  const borders = map.borders.land.map(({ line }) => line).join('');
  return [
    '<g class="lines">',
    path('lake', map.ornaments.lakes),
    path('border-light', borders),
    path('border-land', borders),
    path('strait', map.ornaments.straits),
    `<use href="#${idOf(ids, 'coastline')}" class="coast"/>`,
    path('canal', map.ornaments.canal),
    compass(map),
    '</g>',
  ].join('');
}

/** The triple line around the sheet, 11 units beyond it on each side. */
export function frameLayer(map: BoardMap): string {
  const frame = (name: string, out: number): string =>
    `<rect class="${name}" x="${num(-out)}" y="${num(-out)}" width="${num(map.width + 2 * out)}" height="${num(map.height + 2 * out)}"/>`;
  return `<g class="frame">${frame('neat1', 0)}${frame('neat2', 5.5)}${frame('neat3', 9.5)}</g>`;
}

/** Invisible shapes over all that take clicks and taps: one a province, with `data-province`. */
export function hitLayer(map: BoardMap, ids: DrawingIds = {}): string {
  const shapes = Object.keys(map.provinces).map((code) => useOutline(ids, code, 'hit', ` data-province="${code}"`));
  return `<g class="hits">${shapes.join('')}</g>`;
}
