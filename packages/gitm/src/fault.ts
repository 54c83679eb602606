import type { Relation, Square, State, UnitId } from './vocabulary.ts';

export type WantedShape = 'object' | 'list' | 'text' | 'number' | 'truth' | 'name' | 'pair' | 'square';

/** What can be wrong with a tac phase; `at` is the path of the value, e.g. `events[2].to`. */
export type PhaseFault = { readonly at: string } & (
  | { readonly code: 'gitm/shape'; readonly wanted: WantedShape; readonly missing?: true }
  | { readonly code: 'gitm/not-a-square'; readonly word: string }
  | { readonly code: 'gitm/off-map'; readonly square: Square }
  | { readonly code: 'gitm/not-a-relation'; readonly word: string; readonly candidates: readonly Relation[] }
  /** A state cannot be at war with itself, or neutral. */
  | { readonly code: 'gitm/own-relation'; readonly state: State; readonly relation: Relation }
  /** One pair, two relations (A11); `first` is the path of the other. */
  | {
      readonly code: 'gitm/contradiction';
      readonly states: readonly [State, State];
      readonly relations: readonly [Relation, Relation];
      readonly first: string;
    }
  | { readonly code: 'gitm/unknown-state'; readonly state: State; readonly candidates: readonly State[] }
  | { readonly code: 'gitm/too-many-states'; readonly count: number; readonly limit: number }
  | { readonly code: 'gitm/unit-twice'; readonly unit: UnitId; readonly first: string }
  | { readonly code: 'gitm/unknown-unit'; readonly unit: UnitId; readonly candidates: readonly UnitId[] }
  | { readonly code: 'gitm/own-target'; readonly unit: UnitId }
  | { readonly code: 'gitm/unknown-event'; readonly type: string }
  | { readonly code: 'gitm/bad-rating'; readonly rating: number }
);

/** A value, or everything that is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly PhaseFault[] };
