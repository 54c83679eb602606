import type { IllegalReason, Note } from '../reason.ts';

export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 3;
export const CONVOY = 4;

/** An order known to be legal on its board, as numbers. Only the checker makes one. */
export interface LegalOrder {
  readonly ok: true;
  readonly kind: number;
  /** Province of the ordered unit. */
  readonly from: number;
  /** Move: destination. Support, convoy: province of the other unit. Hold: 0. */
  readonly target: number;
  /** Support of a move, convoy: where the other unit goes. Else 0. */
  readonly dest: number;
  /** Move: location entered. Support of a move: the coast named, or 0 for any. */
  readonly place: number;
  /** Move: over land it could walk. */
  readonly walks: boolean;
  /** Move: "via convoy" was written (and a convoy is possible). */
  readonly via: boolean;
  /** Move: the one route allowed, as a mask of seas; 0 for any (DATC 4.A.6). */
  readonly route: number;
  readonly notes: readonly Note[];
}

/**
 * An order that breaks a rule. `tried`: it was a move, which counts as one under DATC 4.E.1 b; `always` where the move
 * fails rather than being impossible (4.B.2 b).
 */
export interface IllegalOrder {
  readonly ok: false;
  readonly reason: IllegalReason;
  /** Province of the unit it was for, 0 where there is none of this power. */
  readonly from: number;
  readonly tried: boolean | 'always';
}

export type CheckedOrder = LegalOrder | IllegalOrder;

/** The province of the unit that an order counts for (DATC 4.D.3): legal ones do, and moves that fail by 4.B.2 b; else 0. */
export function countsFor(check: CheckedOrder): number {
  return check.ok || check.tried === 'always' ? check.from : 0;
}

/** Whether two counting orders of a unit say the same. */
export function sameOrder(a: CheckedOrder | undefined, b: CheckedOrder | undefined): boolean {
  if (a === undefined || b === undefined || a.ok !== b.ok) return false;
  if (!a.ok || !b.ok) return true;
  return (
    a.kind === b.kind &&
    a.target === b.target &&
    a.dest === b.dest &&
    a.place === b.place &&
    a.via === b.via &&
    a.route === b.route
  );
}
