import type { Token } from './tokens.ts';

/** Goes through the tokens of a statement. */
export interface Scanner {
  readonly peek: () => Token | undefined;
  readonly take: () => Token | undefined;
  readonly skip: (count: number) => void;
  readonly skipWhile: (passes: (token: Token) => boolean) => void;
  readonly here: () => { readonly tokens: readonly Token[]; readonly index: number };
}

export function scanner(tokens: readonly Token[]): Scanner {
  let index = 0;
  return {
    peek: () => tokens[index],
    take: () => {
      const token = tokens[index];
      index += 1;
      return token;
    },
    skip: (count) => {
      index += count;
    },
    skipWhile: (passes) => {
      for (let token = tokens[index]; token !== undefined && passes(token); token = tokens[index]) index += 1;
    },
    here: () => ({ tokens, index }),
  };
}

/** Words between a unit and the square where it stands. */
export const STANDING: ReadonlySet<string> = new Set([
  ...['stands', 'stand', 'is', 'are'],
  ...['стоит', 'стоят', 'находится', 'находятся', 'стояло', 'стояли'],
]);
