import { isBoundary } from './boundary.ts';
import type { Draft, Parsed } from './draft.ts';
import type { Scan } from './scan.ts';

/** A reading of an order with how far it is to be preferred among readings of the same words. */
export interface Candidate extends Parsed {
  /** What follows is no part of an order. */
  readonly clean: boolean;
}

/** A reading of one order that ends before a token. */
export function candidate(scan: Scan, draft: Draft, end: number): Candidate {
  return { drafts: [draft], end, clean: isBoundary(scan, end) };
}

/** The reading to take: one that ends where an order may end, and of those the longest; the first of equals. */
export function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const each of candidates) {
    if (best === undefined || (each.clean && !best.clean) || (each.clean === best.clean && each.end > best.end))
      best = each;
  }
  return best;
}
