import type { Power } from '@standoff/diplomacy';
import type { ProblemDetail } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import type { Draft, PlaceSlot } from './draft.ts';

/** A piece of a line that is an order, several, or one that is not to be carried out. */
export interface Piece {
  readonly first: number;
  readonly end: number;
  /** Orders; each is a list of readings of one order. */
  readonly orders: readonly (readonly Draft[])[];
  /** The power named right before the order. */
  readonly power?: Power;
  /** Why it is not carried out; the orders are then only what may be meant. */
  readonly refusal?: ProblemDetail;
  /** Token the refusal is about. */
  readonly at?: number;
  readonly ignored?: readonly [number, number];
  /** Only a unit is named. */
  readonly bare?: true;
  /** A dash and a blank stand before it at the start of its line: a minus or a bullet. */
  readonly bullet?: true;
}

/** A line while it is read: its pieces so far, and what the clause at hand has told. */
export interface Line {
  readonly pieces: Piece[];
  power: Power | undefined;
  /** The power written before the first order of the line: it holds for the others. */
  prefix: Power | undefined;
  /** Words that are none of the reader's stood in the clause before the token at hand. */
  strange: boolean;
  /** What the last verb of a winter's line does with the units after it. */
  adjusting: 'build' | 'disband' | undefined;
  /** Tolerant reading was tried in this clause already. */
  tried: boolean;
  /** The line is the inside of a condition: conditions in it are part of it. */
  readonly nested: boolean;
}

/** Begins a line. */
export function newLine(power: Power | undefined, nested: boolean): Line {
  return { pieces: [], power, prefix: undefined, strange: false, adjusting: undefined, tried: false, nested };
}

function ordersOf(candidate: Candidate): readonly (readonly Draft[])[] {
  return candidate.alternatives === true ? [candidate.drafts] : candidate.drafts.map((draft) => [draft]);
}

/** The power a heading or a mention has set. */
export function powered(line: Line): { readonly power?: Power } {
  return line.power === undefined ? {} : { power: line.power };
}

function powerOf(candidate: Candidate, line: Line): Power | undefined {
  const [draft] = candidate.drafts;
  return (draft !== undefined && 'unit' in draft ? draft.unit.power : undefined) ?? line.prefix ?? line.power;
}

/** The piece a reading makes. */
export function piece(line: Line, candidate: Candidate, first: number, more: Partial<Piece> = {}): Piece {
  const power = powerOf(candidate, line);
  return { first, end: candidate.end, orders: ordersOf(candidate), ...(power === undefined ? {} : { power }), ...more };
}

/** Whether the ordered unit is written with its letter or word, so that the words can be nothing but an order. */
export function isTyped(candidate: Candidate): boolean {
  const [draft] = candidate.drafts;
  return draft !== undefined && 'unit' in draft && draft.unit.type !== undefined;
}

/** Whether only a unit is named. */
export function isBare(candidate: Candidate): boolean {
  return candidate.drafts[0]?.kind === 'bare';
}

/** The place of the ordered unit. */
export function slotOf(candidate: Candidate): PlaceSlot | undefined {
  const [draft] = candidate.drafts;
  return draft !== undefined && 'unit' in draft ? draft.unit.at : undefined;
}
