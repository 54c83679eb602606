import type { Curve } from '../curve.ts';
import type { Point } from '../map.ts';

/** What one order comes to, before it is wrapped for its layers. */
export interface Drawn {
  /** Class names: the kind of order, and `failed` where it did not come about. */
  readonly name: string;
  readonly below?: string;
  readonly ring?: string;
  readonly above?: string;
  readonly plate?: string;
  readonly way?: Curve;
  /** The line as it is drawn. */
  readonly line?: Curve;
  readonly tip: Point;
}
