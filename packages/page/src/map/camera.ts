/** Where a sheet lies on the screen: a point of the sheet is at `x + k * its x`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels a unit of the sheet. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a sheet is shown at first: all of it, or as much of it as fills the box, around a point of the sheet. */
export type Opening =
  | { readonly kind: 'all' }
  | { readonly kind: 'fill'; readonly around: Spot; readonly width?: number };

/** The largest zoom, as a multiple of the whole sheet fitted in. */
export const CLOSEST = 6;
/** The smallest: never less than the whole sheet, for around it there is nothing. */
const FURTHEST = 1;

/** Pixels a unit at which the whole sheet just fits in the box. */
export function fitted(box: Size, sheet: Size): number {
  return Math.min(box.width / sheet.width, box.height / sheet.height);
}

function held(at: number, length: number, room: number): number {
  // A sheet smaller than its box stays in the middle; a larger one covers the box.
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** The camera kept within bounds: not too near, not too far, and the sheet never out of sight. */
export function bounded(camera: Camera, box: Size, sheet: Size): Camera {
  const whole = fitted(box, sheet);
  const k = Math.min(whole * CLOSEST, Math.max(whole * FURTHEST, camera.k));
  return { k, x: held(camera.x, sheet.width * k, box.width), y: held(camera.y, sheet.height * k, box.height) };
}

export function openingCamera(opening: Opening, box: Size, sheet: Size): Camera {
  if (opening.kind === 'all') return bounded({ x: 0, y: 0, k: fitted(box, sheet) }, box, sheet);
  const cover = Math.max(box.width / sheet.width, box.height / sheet.height);
  const k = opening.width === undefined ? cover : Math.max(cover, box.width / opening.width);
  return bounded(centred(opening.around, k, box), box, sheet);
}

/** The camera that has a point of the sheet in the middle of the box. */
export function centred(around: Spot, k: number, box: Size): Camera {
  return { k, x: box.width / 2 - around.x * k, y: box.height / 2 - around.y * k };
}

/** Zoomed by a factor so that the point under `at` (on the screen) stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Spot, box: Size, sheet: Size): Camera {
  const whole = fitted(box, sheet);
  const k = Math.min(whole * CLOSEST, Math.max(whole * FURTHEST, camera.k * factor));
  const by = k / camera.k;
  return bounded({ k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, box, sheet);
}

export function panned(camera: Camera, dx: number, dy: number, box: Size, sheet: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, box, sheet);
}

/** Two fingers moved from one pair of spots to another: zoomed by how far they went apart, moved by their middle. */
export function pinched(
  camera: Camera,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
  box: Size,
  sheet: Size,
): Camera {
  const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Spot, Spot]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const [before, after] = [middle(from), middle(to)];
  return panned(
    zoomed(camera, apart(to) / apart(from), before, box, sheet),
    after.x - before.x,
    after.y - before.y,
    box,
    sheet,
  );
}

/** The point of the sheet under a spot of the screen. */
export function onSheet(camera: Camera, at: Spot): Spot {
  return { x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k };
}

/** The spot of the screen where a point of the sheet is. */
export function onScreen(camera: Camera, at: Spot): Spot {
  return { x: camera.x + at.x * camera.k, y: camera.y + at.y * camera.k };
}
