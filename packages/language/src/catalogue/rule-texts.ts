import type { RuleIssue, RuleOption } from '@standoff/diplomacy';

/** A question for every rule choice and a sentence part for every option: a missing one is a type error. */
export type RuleTexts = {
  readonly [I in RuleIssue]: {
    readonly question: string;
    readonly options: { readonly [O in RuleOption<I>]: string };
  };
};
