import { type Power, type ProvinceCode, provinceOf, type WrittenOrder } from '@standoff/diplomacy';
import type { Curve } from '../curve.ts';
import type { Point } from '../map.ts';

/** How an order is drawn. */
export const OUTCOMES = ['open', 'done', 'failed', 'cut', 'broken', 'unmatched', 'illegal'] as const;
/**
 * `open`: not judged. `done`: went, given, available, stands. `failed`: did not go. `cut`: a support. `broken`: a convoy
 * whose fleet was driven out. `unmatched`: fits no other order. `illegal`: impossible on this board.
 */
export type Outcome = (typeof OUTCOMES)[number];

/** An order to draw. */
export interface OrderMark {
  /** Tells it from the others: `orderKey` unless there are several of one unit. */
  readonly key: string;
  readonly power: Power;
  readonly order: WrittenOrder;
  readonly outcome: Outcome;
  /** Nobody gave it: the unit holds because it has no order. */
  readonly unordered?: boolean;
  /** Whether a move went by convoy, where that is known. */
  readonly byConvoy?: boolean;
  /** The seas that carried it, in order, where that is known. */
  readonly route?: readonly ProvinceCode[];
  /** What stands on the plate at an arrow's head: its strength. */
  readonly strength?: number;
}

/** The key of an order: its unit's province, with a `*` for a unit that waits for its retreat. */
export function orderKey(order: WrittenOrder, retreat = false): string {
  if (order.kind === 'waive') return 'waive';
  return `${provinceOf(order.unit.at)}${retreat ? '*' : ''}`;
}

/** An order as SVG in three parts, for three layers. Each non-empty part is a whole `<g>` with `data-order`. */
export interface OrderDrawing {
  readonly key: string;
  readonly power: Power;
  /** Under the units: shafts. */
  readonly below: string;
  /** Under the units, over all shafts: rings of fleets, bars of holds. */
  readonly ring: string;
  /** Over the units: heads, joints, marks. */
  readonly above: string;
  /** The number at the head, on a plate: shown where a reason is looked at. */
  readonly plate: string;
  /** The way a moving unit marches, from its place to where it wants to go. */
  readonly way?: Curve;
  /** The line as it is drawn, if the order has one. */
  readonly line?: Curve;
  /** Where the reason of the order opens: the head of an arrow, else the unit. */
  readonly tip: Point;
}
