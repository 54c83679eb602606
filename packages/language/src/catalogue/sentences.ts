import type { Dislodgement, Power, Unit, WrittenOrder } from '@standoff/diplomacy';

/** What a sentence may lean on besides its reason. */
export interface Telling {
  /** The power the sentence is for: its own units are told without their power. */
  readonly power: Power;
  readonly unit?: Unit;
  readonly order?: WrittenOrder;
  readonly dislodged?: Dislodgement;
}

/** One sentence for every code of a union: a code without one is a type error. */
export type Sentences<R extends { readonly code: string }, C = Telling> = {
  readonly [K in R['code']]: (reason: Extract<R, { readonly code: K }>, context: C) => string;
};

/** The sentence of a reason. */
export function sentenceOf<R extends { readonly code: string }, C>(
  sentences: Sentences<R, C>,
  reason: R,
  context: C,
): string {
  const code: R['code'] = reason.code;
  // Each entry takes the reason of its own code, which the mapped type has checked.
  const say = sentences[code] as unknown as (reason: R, context: C) => string;
  return say(reason, context);
}
