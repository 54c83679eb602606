import {
  type GameMap,
  type GivenOrder,
  type Location,
  type PhaseKind,
  type Position,
  type Power,
  parseOrder,
  provinceOf,
  type WrittenOrder,
} from '@standoff/diplomacy';
import type { ReadProblem } from '../read/reading.ts';

/** What helps to understand one order text. */
export interface OrderContext {
  readonly map: GameMap;
  readonly kind: PhaseKind;
  readonly power: Power;
  readonly position: Position;
}

/** What a text came to: one order or, where a player wrote several in one text, more. */
export type OrderReading =
  | { readonly ok: true; readonly orders: readonly GivenOrder[] }
  | { readonly ok: false; readonly errors: readonly ReadProblem[] };

export type ReadOrderText = (text: string, context: OrderContext) => OrderReading;

function placesOf(order: WrittenOrder): readonly Location[] {
  if (order.kind === 'waive') return [];
  const target = 'target' in order ? [order.target.at] : [];
  const to = 'to' in order ? [order.to] : [];
  const route = order.kind === 'move' ? (order.route ?? []) : [];
  return [order.unit.at, ...target, ...to, ...route];
}

/** In a retreat phase `A MUN - TYR` of a dislodged unit can only mean a retreat. */
export function asRetreat(
  order: WrittenOrder,
  { kind, position }: Pick<OrderContext, 'kind' | 'position'>,
): WrittenOrder {
  if (kind !== 'retreat' || order.kind !== 'move' || order.via === true) return order;
  const from = provinceOf(order.unit.at);
  const dislodged = (position.dislodged ?? []).some((unit) => provinceOf(unit.at) === from);
  return dislodged ? { kind: 'retreat', unit: order.unit, to: order.to } : order;
}

/**
 * Reads one order text: canonical notation as it stands; anything else by `otherwise`, as people write. Canonical
 * notation with a code that is on no map is somebody's other code first, and an illegal order only if nothing fits.
 */
export function readOrderText(text: string, context: OrderContext, otherwise: ReadOrderText): OrderReading {
  const canonical = parseOrder(text.trim());
  const given = (order: WrittenOrder): OrderReading => ({
    ok: true,
    orders: [{ power: context.power, order: asRetreat(order, context) }],
  });
  if (canonical !== undefined && placesOf(canonical).every((at) => context.map.provinceNumber.has(provinceOf(at))))
    return given(canonical);
  const reading = otherwise(text, context);
  if (reading.ok)
    return {
      ok: true,
      orders: reading.orders.map(({ power, order }) => ({ power, order: asRetreat(order, context) })),
    };
  return canonical === undefined ? reading : given(canonical);
}
