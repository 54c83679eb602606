import { type BoardMap, drawOrders, type OrderDrawing, type OrderScene } from '@standoff/board';

interface Drawn {
  readonly map: BoardMap;
  readonly size: number;
  readonly drawings: readonly OrderDrawing[];
}

const drawn = new WeakMap<OrderScene, Drawn>();

/** The orders of a scene as drawings, for units of a size; drawn once, so that they can be drawn before they are shown. */
export function drawingsOf(map: BoardMap, scene: OrderScene, size: number): readonly OrderDrawing[] {
  const found = drawn.get(scene);
  if (found?.map === map && found.size === size) return found.drawings;
  const drawings = drawOrders(map, { ...scene, unitScale: size });
  drawn.set(scene, { map, size, drawings });
  return drawings;
}
