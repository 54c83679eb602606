import type { GameMap, PhaseKind } from '@standoff/diplomacy';
import { type NameLookup, namesOf } from '../names/lookup.ts';
import type { Token } from '../tokens.ts';
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
  /** For each token the first one at or after it that is no bracket, quote, star or the like. */
  readonly solids: readonly number[];
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

/** Prepares the tokens of a line for the grammar. */
export function scanOf(map: GameMap, phase: PhaseKind, tokens: readonly Token[]): Scan {
  return {
    map,
    names: namesOf(map),
    phase,
    tokens,
    roles: tokens.map((token) => (token.kind === 'word' ? rolesOf(token.key) : 0)),
    pairs: pairBrackets(tokens),
    tolerant: false,
    solids: solidTokens(tokens),
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
