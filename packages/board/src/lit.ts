import { type Location, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import { type DrawingIds, idOf, useOutline } from './defs.ts';
import type { BoardMap, Point } from './map.ts';
import { coastAt, unitPoint } from './place.ts';
import { powerClass } from './powers.ts';
import { num, path } from './svg.ts';
import type { Tints } from './tints.ts';

/** A place that the selected unit may be pointed at. */
export interface LitTarget {
  readonly at: Location;
  /** `move`: it may go there; `help`: only a support or a convoy fits. */
  readonly kind: 'move' | 'help';
  /** Under the pointer, or next by the keyboard. */
  readonly hot?: boolean;
}

/** Lit targets, and the outline of the selected unit's province. Coasts are lit along their line where a target names one. */
export function litLayer(
  map: BoardMap,
  targets: readonly LitTarget[],
  selected?: Location,
  ids: DrawingIds = {},
): string {
  const provinces = new Map<ProvinceCode, LitTarget>();
  for (const target of targets) {
    const code = provinceOf(target.at);
    const known = provinces.get(code);
    const better = known === undefined || target.hot === true || (known.kind === 'help' && target.kind === 'move');
    if (map.provinces[code] !== undefined && better) provinces.set(code, target);
  }
  const shapes = [...provinces].map(([code, { kind, hot }]) => {
    const name = `lit${kind === 'help' ? ' lit-help' : ''}${hot === true ? ' lit-hot' : ''}`;
    const shape = useOutline(ids, code, name, ` data-lit="${code}"`);
    return kind === 'help' ? shape : `${shape}<use href="#${idOf(ids, code)}" fill="url(#${idOf(ids, 'lit')})"/>`;
  });
  const coasts = targets.map(({ at }) => {
    const coast = coastAt(map, at);
    return coast === undefined ? '' : path('lit-coast', coast.line);
  });
  const own = selected === undefined ? undefined : provinceOf(selected);
  const outline = own !== undefined && map.provinces[own] !== undefined ? useOutline(ids, own, 'selected') : '';
  return `<g class="lits">${shapes.join('')}${coasts.join('')}${outline}</g>`;
}

/** The numbered places a dislodged unit may choose from, and crosses where it may not go. */
export function optionLayer(map: BoardMap, open: readonly Location[], closed: readonly Location[] = []): string {
  const put = (at: Location, draw: (x: string, y: string) => string): string => {
    const point = unitPoint(map, at);
    return point === undefined ? '' : draw(num(point[0]), num(point[1]));
  };
  const numbers = open.map((at, index) =>
    put(
      at,
      (x, y) =>
        `<g class="option" data-option="${at}" transform="translate(${x} ${y})"><circle r="11"/><text y="5">${index + 1}</text></g>`,
    ),
  );
  const crosses = closed.map((at) => {
    const point = unitPoint(map, at);
    return point === undefined ? '' : seal(point, `data-closed="${at}"`);
  });
  return `<g class="options">${crosses.join('')}${numbers.join('')}</g>`;
}

/** A ringed cross, 16 units wide at size 1. */
export function seal([x, y]: Point, more: string, size = 1): string {
  const scale = size === 1 ? '' : ` scale(${num(size)})`;
  return `<g class="seal" ${more} transform="translate(${num(x)} ${num(y)})${scale}"><circle r="8"/><path d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4"/></g>`;
}

/** "What decides this": the board washed out but for the provinces that a reason names. Lies under centres, names and orders. */
export function washLayer(map: BoardMap, kept: ReadonlySet<ProvinceCode>, tints: Tints, ids: DrawingIds = {}): string {
  const shapes = [...kept].map((code) => {
    const province = map.provinces[code];
    if (province === undefined) return '';
    const owner = tints[code];
    const sea = province.kind === 'sea';
    const name = sea ? 'kept-sea' : owner === undefined ? 'land' : `tint ${powerClass(owner)}`;
    return useOutline(ids, code, name) + useOutline(ids, code, 'kept');
  });
  return `<g class="decides"><rect class="wash" width="${num(map.width)}" height="${num(map.height)}"/>${shapes.join('')}</g>`;
}
