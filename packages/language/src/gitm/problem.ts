import type { PhaseFault } from '@standoff/gitm';

/** A piece of a text: line and column counted from 1. */
export interface TacSpan {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What was looked for where a line breaks off or goes on otherwise. */
export type TacWanted = 'unit' | 'square' | 'state' | 'relation' | 'number' | 'name' | 'end';

/** What can be wrong with a line before anything is known of its meaning. */
export type TacSyntaxFault =
  /** The line is none of those that the text form has. */
  | { readonly code: 'gitm/unreadable-line'; readonly word: string; readonly candidates: readonly string[] }
  /** Something else stands where `wanted` should. */
  | {
      readonly code: 'gitm/unexpected-word';
      readonly word: string;
      readonly wanted: TacWanted;
      readonly candidates: readonly string[];
    }
  | { readonly code: 'gitm/unfinished-line'; readonly wanted: TacWanted }
  /** «в» says both where a unit stands and where it goes. */
  | { readonly code: 'gitm/stands-or-goes'; readonly unit: string; readonly square: string }
  | { readonly code: 'gitm/bad-cell'; readonly word: string }
  | { readonly code: 'gitm/too-many-cells'; readonly cells: number; readonly columns: number }
  /** A unit that no line places, though one with nearly its name stands where its order says. */
  | { readonly code: 'gitm/unit-misspelt'; readonly unit: string; readonly candidates: readonly string[] };

type WithoutPaths<T> = T extends unknown ? Omit<T, 'at' | 'first'> : never;

/** Something wrong with a text, and where. */
export type TacTextProblem = TacSpan & {
  /** Where that stands with which it does not agree; in data without lines, `otherPath`. */
  readonly other?: TacSpan;
  readonly otherPath?: string;
} & (TacSyntaxFault | WithoutPaths<PhaseFault>);
