import type {
  GameMap,
  Location,
  PhaseKind,
  Power,
  ProvinceCode,
  Season,
  UnitType,
  WrittenOrder,
} from '@standoff/diplomacy';

/** A unit of the position as far as it is known; the list may leave out units of others. */
export interface KnownUnit {
  readonly power?: Power;
  readonly type: UnitType;
  readonly at: Location;
}

/** What the reader knows beside the text. */
export interface ReadContext {
  readonly map: GameMap;
  readonly phase: PhaseKind;
  /** Who sent the text. */
  readonly power?: Power;
  /** Units on the board; without them a text is read from the map alone. */
  readonly units?: readonly KnownUnit[];
  readonly dislodged?: readonly KnownUnit[];
  /** `units` is the whole board: a place without a unit in it is empty. */
  readonly wholeBoard?: boolean;
  /** Only a hint: every text may hold every language. */
  readonly lang?: string;
}

/** Where in the text: lines and columns count from 1, columns in UTF-16 units of the text as it was given. */
export interface Span {
  readonly line: number;
  readonly column: number;
  /** The column after the last character. */
  readonly endColumn: number;
}

export interface ReadOrder extends Span {
  /** Only where the text itself names it, by a heading or a prefix. */
  readonly power?: Power;
  readonly order: WrittenOrder;
  /** The piece of text. */
  readonly text: string;
}

export const PROBLEM_DETAILS = [
  'unknown-place',
  'not-on-map',
  'unknown-word',
  'unknown-coast',
  'out-of-reach',
  'several-places',
  'coast-needed',
  'type-needed',
  'mover-missing',
  'no-order',
  'no-destination',
  'no-target',
  'no-unit',
  'conditional',
  'alternative',
  'question',
  'prohibition',
  'uncertain',
  'press',
  'proxy',
  'wrong-phase',
  'other-layout',
  'too-long',
] as const;
/** What exactly was missing or could not be told. */
export type ProblemDetail = (typeof PROBLEM_DETAILS)[number];

/** A piece of text that was not carried out; the other lines still count. */
export interface ReadProblem extends Span {
  readonly code: 'order/ambiguous' | 'order/unknown';
  readonly detail: ProblemDetail;
  /** The word or words it is about. */
  readonly word: string;
  /** The power a heading or prefix names. */
  readonly power?: Power;
  /** Fair readings (`order/ambiguous`), or what may have been meant (`order/unknown`). */
  readonly candidates: readonly WrittenOrder[];
  /** Place codes or words, nearest first. */
  readonly suggestions: readonly string[];
}

/** Something the writer should know although the text was read. */
export type ReadNotice = Span &
  (
    | { readonly code: 'order/replaced'; readonly order: WrittenOrder; readonly power?: Power; readonly byLine: number }
    | { readonly code: 'order/quoted'; readonly order: WrittenOrder; readonly power?: Power }
    | { readonly code: 'coast-missing'; readonly at: ProvinceCode; readonly coasts: readonly Location[] }
    | { readonly code: 'spelling-repaired'; readonly word: string; readonly meant: string }
    | { readonly code: 'words-ignored'; readonly words: string }
  );

/** What one line of the text was understood to be. */
export interface ReadLine {
  readonly line: number;
  readonly kind: 'orders' | 'heading' | 'nothing' | 'problem';
  /** Facts of a heading. */
  readonly power?: Power;
  readonly season?: Season;
  readonly year?: number;
  readonly phase?: PhaseKind;
}

/** All that was understood of a text. */
export interface Reading {
  readonly orders: readonly ReadOrder[];
  readonly problems: readonly ReadProblem[];
  readonly notices: readonly ReadNotice[];
  readonly lines: readonly ReadLine[];
}
