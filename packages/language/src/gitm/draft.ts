import { closest, type RelationEntry } from '@standoff/gitm';
import type { TacSpan, TacSyntaxFault, TacTextProblem } from './problem.ts';
import { foldName, stateOfName } from './states.ts';
import { type Token, toCode } from './tokens.ts';
import type { Section } from './words.ts';

export interface DraftUnit {
  readonly unit: string;
  readonly state?: string;
  readonly square: string;
}

/** An event as it was read: fields of the case form, not yet checked. */
export type DraftEvent = { readonly type: string; readonly unit: string } & Readonly<Record<string, unknown>>;

/** A phase as its text is read: the case form in the making, and where in the text each part stands. */
export interface Draft {
  id?: string;
  title?: string;
  states?: string[];
  /** What states are called, by code; `setName` keeps it and `called` in step. */
  readonly names: Map<string, string>;
  /** The state that a name means, by the name as names are compared. */
  readonly called: Map<string, string>;
  readonly relations: RelationEntry[];
  readonly start: DraftUnit[];
  readonly terrain: { readonly square: string; readonly rating: number }[];
  readonly events: DraftEvent[];
  /** Units that are said to do nothing, and where, if that is said. */
  readonly idle: { readonly unit: Token; readonly square?: Token; readonly line: number }[];
  /** What the last heading announced. */
  section?: Section;
  /** States that orders name behind their units. */
  readonly said: Map<string, string>;
  /** By path in the case form, e.g. `start[3].square`. */
  readonly spans: Map<string, TacSpan>;
  readonly problems: TacTextProblem[];
}

export function newDraft(): Draft {
  return {
    names: new Map(),
    called: new Map(),
    relations: [],
    start: [],
    terrain: [],
    events: [],
    idle: [],
    said: new Map(),
    spans: new Map(),
    problems: [],
  };
}

export function spanOf(token: Token, line: number): TacSpan {
  return { line, column: token.column, length: token.length };
}

/** Notes a fault at a token; where the line ends too early, behind its last token. */
export function fault(draft: Draft, at: TacSpan, problem: TacSyntaxFault): void {
  draft.problems.push({ ...at, ...problem });
}

export function behind(tokens: readonly Token[], line: number): TacSpan {
  const last = tokens.at(-1);
  return { line, column: last === undefined ? 1 : last.column + last.length, length: 1 };
}

/** Suggestions are looked up for so many problems; further ones go without, as most have the same cause. */
const SUGGESTED = 100;

/** The known words that are like one that is none. */
export function near(draft: Draft, word: string, known: Iterable<string>): readonly string[] {
  return draft.problems.length < SUGGESTED ? closest(word, known) : [];
}

/** Notes what a state is called. */
export function setName(draft: Draft, state: string, name: string): void {
  draft.names.set(state, name);
  draft.called.set(foldName(name), state);
}

/** The state that some words name: a name given in the file, a known name, a code of the file, or two letters. */
export function stateNamed(draft: Draft, words: string, original: readonly Token[]): string | undefined {
  const [first] = original;
  if (first?.kind === 'quoted' && original.length === 1) return first.text;
  const folded = foldName(words);
  const called = draft.called.get(folded);
  if (called !== undefined) return called;
  const code = toCode(words);
  if (original.length === 1 && (draft.states?.includes(code) === true || draft.names.has(code))) return code;
  const known = stateOfName(words);
  if (known !== undefined) return known;
  return original.length === 1 && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** A unit's name as it is kept: a code in capitals, or what stands in quotation marks. */
export function unitNamed(token: Token): string {
  return token.kind === 'quoted' ? token.text : toCode(token.text);
}

/** Whether a token can only be a unit: letters and a number, as `FR1IN`, or quotation marks. */
export function looksLikeUnit(token: Token | undefined): boolean {
  return token?.kind === 'quoted' || (token?.kind === 'word' && /\d/.test(token.text));
}
