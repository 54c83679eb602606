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
import { plainOrder } from '../read/forms/plain.ts';
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

/** An order in canonical notation whose places are all on the map. */
function canonicalOrder(map: GameMap, kind: PhaseKind, text: string): WrittenOrder | undefined {
  // What programs write is in the plain style, which is read letter by letter to the same order.
  const plain = kind === 'movement' ? plainOrder(map, kind, text) : undefined;
  if (plain !== undefined) return plain.order;
  const parsed = parseOrder(text.trim());
  const onMap = parsed !== undefined && placesOf(parsed).every((at) => map.provinceNumber.has(provinceOf(at)));
  return onMap ? parsed : undefined;
}

function given(order: WrittenOrder, context: OrderContext): OrderReading {
  return { ok: true, orders: [{ power: context.power, order: asRetreat(order, context) }] };
}

/**
 * Reads one order text: canonical notation as it stands; anything else by `otherwise`, as people write. Canonical
 * notation with a code that is on no map is somebody's other code first, and an illegal order only if nothing fits.
 */
export function readOrderText(text: string, context: OrderContext, otherwise: ReadOrderText): OrderReading {
  const canonical = canonicalOrder(context.map, context.kind, text);
  if (canonical !== undefined) return given(canonical, context);
  const reading = otherwise(text, context);
  if (reading.ok)
    return {
      ok: true,
      orders: reading.orders.map(({ power, order }) => ({ power, order: asRetreat(order, context) })),
    };
  const strange = parseOrder(text.trim());
  return strange === undefined ? reading : given(strange, context);
}
