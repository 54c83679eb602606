import type { GameMap, PhaseKind } from '@standoff/diplomacy';
import { isLatinKey, twinKey } from '../letters.ts';
import { lookUpPlace, type NameLookup, namesOf } from '../names/lookup.ts';
import type { Token } from '../tokens.ts';
import { isCoastWord } from '../words/coasts.ts';
import { rolesOf } from '../words/lexicon.ts';
import { ROLE } from '../words/roles.ts';
import type { PlaceSlot } from './draft.ts';

export interface PlaceMatch {
  readonly slot: PlaceSlot;
  readonly end: number;
}

/** The tokens of a line with all the grammar asks about them. */
export interface Scan {
  readonly map: GameMap;
  readonly names: NameLookup;
  readonly phase: PhaseKind;
  readonly tokens: readonly Token[];
  /** Roles by token; 0 for signs. */
  readonly roles: readonly number[];
  /** For an opening bracket the number of its closing one, -1 without one. */
  readonly pairs: readonly number[];
  /** Words that are no known place may stand for one: for naming what was not understood. */
  readonly tolerant: boolean;
  /** The whole line is in capitals, so that capitals say nothing. */
  readonly shouting: boolean;
  /** For each token the first one at or after it that is no bracket, quote, star or the like. */
  readonly solids: readonly number[];
  /** For each token the end of its clause: the next comma, semicolon, full stop or line end outside brackets. */
  readonly clauseEnds: readonly number[];
  /** For each token the end of its sentence. */
  readonly sentenceEnds: readonly number[];
  /** Places found at a token, remembered. */
  readonly places: Map<number, readonly PlaceMatch[]>;
  /** What the grammar has found out on its way and need not try again. */
  readonly memory: { sharedUpTo: number };
}

function pairBrackets(tokens: readonly Token[]): number[] {
  const pairs = tokens.map(() => -1);
  const open: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') open.push(at);
    else if (token.kind === 'close') {
      const start = open.pop();
      if (start !== undefined) pairs[start] = at;
    }
  }
  return pairs;
}

function solidTokens(tokens: readonly Token[]): number[] {
  const solids: number[] = new Array(tokens.length);
  let next = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const kind = tokens[at]?.kind;
    if (kind !== 'open' && kind !== 'close' && kind !== 'mark') next = at;
    solids[at] = next;
  }
  return solids;
}

/** Signs that end a clause. */
export const SEPARATORS: ReadonlySet<string> = new Set(['comma', 'semicolon', 'stop', 'bang', 'question']);

function endsOfClauses(tokens: readonly Token[], pairs: readonly number[]): number[] {
  const ends: number[] = new Array(tokens.length);
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token === undefined || SEPARATORS.has(token.kind)) {
      ends[at] = at;
      continue;
    }
    const close = token.kind === 'open' ? (pairs[at] ?? -1) : -1;
    const next = close > at ? close + 1 : at + 1;
    ends[at] = ends[next] ?? tokens.length;
  }
  return ends;
}

function endsOfSentences(tokens: readonly Token[]): number[] {
  const ends: number[] = new Array(tokens.length);
  let end = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const kind = tokens[at]?.kind;
    const next = tokens[at + 1];
    if (kind === 'semicolon' || (kind === 'stop' && (next === undefined || next.spaced))) end = at;
    ends[at] = end;
  }
  return ends;
}

/** Whether a word means something in the letters it is written in. */
function isKnown(names: NameLookup, key: string): boolean {
  return (
    key.length > 1 &&
    key !== 'са' &&
    (rolesOf(key) !== 0 || isCoastWord(key) || lookUpPlace(names, key)?.listed === true)
  );
}

/**
 * Words whose letters look the same in both alphabets, in the alphabet the other words of their line are in: a lone
 * «С» among Latin words is the C of a convoy.
 */
function inOneAlphabet(names: NameLookup, tokens: readonly Token[]): readonly Token[] {
  let latin = 0;
  let cyrillic = 0;
  for (const { kind, alphabet } of tokens) {
    if (kind !== 'word') continue;
    if (alphabet === 'latin') latin += 1;
    else if (alphabet === 'cyrillic') cyrillic += 1;
  }
  if (latin === cyrillic) return tokens;
  return tokens.map((token) => {
    const strange = token.kind === 'word' && token.alphabet === 'either' && isLatinKey(token.key) !== latin > cyrillic;
    const key = strange && !isKnown(names, token.key) ? twinKey(token.key) : undefined;
    return key === undefined ? token : { ...token, key };
  });
}

function isShouting(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  return words.length > 2 && words.every(({ caps }) => caps) && words.some(({ text }) => text.length > 3);
}

/** Prepares the tokens of a line for the grammar. */
export function scanOf(map: GameMap, phase: PhaseKind, written: readonly Token[]): Scan {
  const names = namesOf(map);
  const tokens = inOneAlphabet(names, written);
  const pairs = pairBrackets(tokens);
  return {
    map,
    names,
    phase,
    tokens,
    roles: tokens.map((token) => (token.kind === 'word' ? rolesOf(token.key) : 0)),
    pairs,
    tolerant: false,
    shouting: isShouting(tokens),
    solids: solidTokens(tokens),
    clauseEnds: endsOfClauses(tokens, pairs),
    sentenceEnds: endsOfSentences(tokens),
    places: new Map(),
    memory: { sharedUpTo: -1 },
  };
}

/** The same tokens, with unknown words allowed in the place of places. */
export function tolerantScan(scan: Scan): Scan {
  return { ...scan, tolerant: true, places: new Map(), memory: { sharedUpTo: -1 } };
}

/** The first token at or after `at` that is no bracket, quote, star or the like. */
export function solid(scan: Scan, at: number): number {
  return scan.solids[at] ?? at;
}

/** Whether the word at `at` can play one of the roles. */
export function plays(scan: Scan, at: number, roles: number): boolean {
  return ((scan.roles[at] ?? 0) & roles) !== 0;
}

/** Whether a word is written small, or its capitals say nothing. */
export function isSmall(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  return scan.shouting || token === undefined || token.text === token.text.toLowerCase();
}

/** Whether a sign of a move stands at `at`. */
export function isArrow(scan: Scan, at: number): boolean {
  const kind = scan.tokens[at]?.kind;
  return kind === 'arrow' || kind === 'dash';
}

/** Passes a full stop after an abbreviation. */
export function afterStop(scan: Scan, at: number): number {
  return scan.tokens[at]?.kind === 'stop' ? at + 1 : at;
}

/** Passes words that only help a verb: `is ordered to`, «будет». */
export function afterAux(scan: Scan, at: number): number {
  let here = solid(scan, at);
  for (let passed = 0; passed < 6 && plays(scan, here, ROLE.aux); passed++) here = solid(scan, here + 1);
  return here;
}
