import type { PhaseKind, Position } from '@standoff/diplomacy';
import type { FileProblem } from '../files/problem.ts';
import type { PhaseLabel } from '../names/phase.ts';

/** A position with the phase its heading names, if it has one. */
export interface PositionText {
  readonly position: Position;
  readonly phase?: PhaseLabel;
}

export const POSITION_ERROR_CODES = [
  'board/unknown-line',
  'board/unknown-power',
  'board/unknown-place',
  'board/no-power',
  'board/letter-missing',
  'board/cannot-stand',
  'board/coast-needed',
  'board/two-units',
  'board/no-centre',
  'board/centre-twice',
] as const;
export type PositionErrorCode = (typeof POSITION_ERROR_CODES)[number];

/** What could not be read of a position written as text: where it stands and what may have been meant. */
export interface PositionTextError {
  readonly code: PositionErrorCode;
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  readonly word: string;
  /** Place codes (with coasts) or powers, the nearest first. */
  readonly suggestions: readonly string[];
}

/** Text errors are all told; JSON stops at the first. */
export type PositionError = PositionTextError | FileProblem;

export type PositionReading =
  | { readonly ok: true; readonly value: PositionText }
  | {
      readonly ok: false;
      readonly errors: readonly PositionError[];
      /** How many units and centres were understood all the same, and whether a phase or a section heads them. */
      readonly pieces: number;
      readonly headed: boolean;
      readonly phase?: PhaseKind;
    };
