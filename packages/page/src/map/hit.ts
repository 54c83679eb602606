import type { BoardMap } from '@standoff/board';
import { type Location, type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import type { Spot } from './camera.ts';

/** Something on the board that can be pointed at. */
export interface Mark {
  readonly at: ProvinceCode;
  readonly x: number;
  readonly y: number;
}

/** How near a tap has to be, in pixels. */
export const REACH = 22;

/** Marks within reach of a spot, the nearest first. `k`: pixels a unit of the sheet. */
export function within(marks: readonly Mark[], spot: Spot, k: number, reach: number = REACH): readonly Mark[] {
  const far = (mark: Mark): number => Math.hypot(mark.x - spot.x, mark.y - spot.y) * k;
  return marks.filter((mark) => far(mark) <= reach).sort((a, b) => far(a) - far(b));
}

/** Marks nearly as near to a finger as the nearest: so many pixels apart nobody can tell which is meant. */
const UNSURE = 10;

/** What a finger on a spot may mean: the nearest mark within reach, and those that are nearly as near. */
export function unsure(marks: readonly Mark[], spot: Spot, k: number, reach: number = REACH): readonly ProvinceCode[] {
  const near = within(marks, spot, k, reach);
  const [first] = near;
  if (first === undefined) return [];
  const far = (mark: Mark): number => Math.hypot(mark.x - spot.x, mark.y - spot.y) * k;
  return near.filter((mark) => far(mark) - far(first) < UNSURE).map((mark) => mark.at);
}

/** The unit places of provinces on the sheet. */
export function marksOf(map: BoardMap, places: readonly Location[]): readonly Mark[] {
  return places.flatMap((place) => {
    const at = provinceOf(place);
    const province = map.provinces[at];
    if (province === undefined) return [];
    const coast = Object.entries(province.coasts ?? {}).find(([name]) => place.endsWith(`/${name}`))?.[1];
    const [x, y] = coast?.unit ?? province.unit;
    return [{ at, x, y }];
  });
}

let outlines:
  | {
      readonly map: BoardMap;
      readonly paths: ReadonlyMap<ProvinceCode, Path2D>;
      readonly pen: CanvasRenderingContext2D | null;
    }
  | undefined;

/** The province that a spot of the sheet lies in. */
export function provinceUnder(map: BoardMap, { x, y }: Spot): ProvinceCode | undefined {
  if (outlines?.map !== map) {
    const paths = new Map(
      Object.entries(map.provinces).map(([code, { outline }]) => [code, new Path2D(outline)] as const),
    );
    outlines = { map, paths, pen: document.createElement('canvas').getContext('2d') };
  }
  const { paths, pen } = outlines;
  // Land lies over the seas.
  const codes = [...paths.keys()].sort(
    (a, b) => Number(map.provinces[a]?.kind === 'sea') - Number(map.provinces[b]?.kind === 'sea'),
  );
  return codes.find((code) => {
    const path = paths.get(code);
    return path !== undefined && pen?.isPointInPath(path, x, y, 'evenodd') === true;
  });
}

/** What lies in a direction from a mark: the nearest of those that lie more that way than to a side, else of all that do at all. */
export function towards(marks: readonly Mark[], from: Spot, way: 'left' | 'right' | 'up' | 'down'): Mark | undefined {
  const along = (mark: Mark): readonly [ahead: number, aside: number] => {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    if (way === 'left') return [-dx, Math.abs(dy)];
    if (way === 'right') return [dx, Math.abs(dy)];
    return way === 'up' ? [-dy, Math.abs(dx)] : [dy, Math.abs(dx)];
  };
  let best: { readonly mark: Mark; readonly cost: number } | undefined;
  for (const mark of marks) {
    const [ahead, aside] = along(mark);
    if (ahead <= 1) continue;
    // Straight that way before half aside.
    const cost = Math.hypot(ahead, aside) + (aside > ahead ? 1000 : 0);
    if (best === undefined || cost < best.cost) best = { mark, cost };
  }
  return best?.mark;
}
