import type { Relation } from '@standoff/gitm';
import { behind, type Draft, fault, looksLikeUnit, near, spanOf, stateNamed } from './draft.ts';
import type { TacWanted } from './problem.ts';
import { type ClauseFault, type ClauseReading, type Part, readClause } from './relation-clauses.ts';
import { KNOWN_STATE_NAMES } from './states.ts';
import { isSign, type Token } from './tokens.ts';
import { ALL_RELATION_WORDS, isFiller, isLink, relationOfMark, relationOfWord } from './words.ts';

/** The longest name of a state, in words. */
const NAME_WORDS = 4;

interface Found {
  readonly state: string;
  readonly tokens: readonly Token[];
}

function isName(token: Token | undefined): token is Token {
  return token?.kind === 'word' || token?.kind === 'quoted';
}

/** The state that begins at a token, in as many words as fit. */
export function stateAt(draft: Draft, tokens: readonly Token[], index: number): Found | undefined {
  for (let count = NAME_WORDS; count > 0; count -= 1) {
    const words = tokens.slice(index, index + count);
    if (words.length < count || !words.every(isName)) continue;
    if (count > 1 && words.some((token) => token.kind === 'quoted')) continue;
    const state = stateNamed(draft, words.map((token) => token.text).join(' '), words);
    if (state !== undefined) return { state, tokens: words };
  }
  return undefined;
}

/** Whether a filler is one here, and not the code of a state: only written small can `at` or `is` be a filler. */
function isFillerToken(token: Token): boolean {
  return token.kind === 'word' && token.text === token.text.toLowerCase() && isFiller(token.text);
}

/** What stands in a line of relations, and the first word that is nothing of that. */
interface Scan {
  readonly parts: readonly Part[];
  readonly unknown?: Token;
}

function jointOf(token: Token): Part['joint'] | undefined {
  if (token.kind === 'dash') return 'dash';
  const links = isSign(token, ',&') || (token.kind === 'word' && isFillerToken(token) && isLink(token.text));
  return links ? 'link' : undefined;
}

function scan(draft: Draft, tokens: readonly Token[]): Scan {
  const parts: Part[] = [];
  let unknown: Token | undefined;
  let joint: Part['joint'] = 'none';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const joined = jointOf(token);
    if (joined !== undefined || isFillerToken(token)) {
      // «, and»: a comma or «and» counts before any dash.
      if (joined !== undefined && joint !== 'link') joint = joined;
      continue;
    }
    const mark = token.kind === 'word' || token.kind === 'sign' ? relationOfMark(token.text) : undefined;
    const relation = (token.kind === 'word' ? relationOfWord(token.text) : undefined) ?? mark;
    const found = relation === undefined ? stateAt(draft, tokens, index) : undefined;
    if (relation !== undefined) parts.push({ what: { relation }, joint, token });
    else if (found !== undefined) {
      parts.push({ what: { state: found.state }, joint, token });
      index += found.tokens.length - 1;
    } else {
      if (!isSign(token, ':./|')) unknown ??= token;
      continue;
    }
    joint = 'none';
  }
  return { parts, ...(unknown === undefined ? {} : { unknown }) };
}

function countOf(parts: readonly Part[], what: 'state' | 'relation'): number {
  return parts.filter((part) => what in part.what).length;
}

/** Whether a line can be meant to give a relation: it has a relation's word, or states and a dash, and no unit or square. */
export function isRelationLine(draft: Draft, tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.kind === 'square' || (token.kind === 'word' && looksLikeUnit(token)))) return false;
  if (tokens.some((token) => token.kind === 'word' && relationOfWord(token.text) !== undefined)) return true;
  const { parts } = scan(draft, tokens);
  const states = countOf(parts, 'state');
  const says = countOf(parts, 'relation') > 0 || tokens.some((token) => token.kind === 'dash');
  return states >= 2 || (states === 1 && says);
}

/** What should stand where a word says nothing, and the known words that are like it. */
function noteUnknown(draft: Draft, unknown: Token, parts: readonly Part[], line: number): void {
  const names = near(draft, unknown.text, [...draft.names.values(), ...KNOWN_STATE_NAMES]);
  const words = near(draft, unknown.text, ALL_RELATION_WORDS);
  const complete = countOf(parts, 'relation') > 0 && countOf(parts, 'state') > 1;
  let wanted: TacWanted = countOf(parts, 'state') < 2 ? 'state' : 'relation';
  if (complete) wanted = names.length > 0 ? 'state' : 'end';
  const candidates = wanted === 'state' ? names : words;
  fault(draft, spanOf(unknown, line), { code: 'gitm/unexpected-word', word: unknown.text, wanted, candidates });
}

/** Reads `FR-AU war`, `France – Austria: war`, `FR x AU`, «Франция воюет с Австрией и Испанией». */
export function readRelationLine(draft: Draft, tokens: readonly Token[], line: number): void {
  let subject: ClauseReading['subject'];
  for (const clause of clausesOf(tokens)) {
    const { parts, unknown } = scan(draft, clause);
    if (unknown !== undefined) {
      noteUnknown(draft, unknown, parts, line);
      return;
    }
    const reading = readClause(parts, subject);
    subject = reading.subject;
    for (const { states, relation } of reading.said) {
      const [a, b] = states;
      addRelation(
        draft,
        [a.what.state, b.what.state, relation.what.relation],
        [a.token, b.token, relation.token],
        line,
      );
    }
    const wrong: ClauseFault | undefined = parts.length === 0 ? { missing: 'state' } : reading.fault;
    if (wrong === undefined) continue;
    if ('missing' in wrong) fault(draft, behind(clause, line), { code: 'gitm/unfinished-line', wanted: wrong.missing });
    else {
      const { token } = wrong.surplus;
      const problem = { code: 'gitm/unexpected-word', word: token.text, wanted: 'end', candidates: [] } as const;
      fault(draft, spanOf(token, line), problem);
    }
    return;
  }
}

/** The parts of a line between semicolons; at least one. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, ';')) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  const filled = clauses.filter((clause) => clause.length > 0);
  return filled.length > 0 ? filled : [[]];
}

type Places = readonly [Token | undefined, Token | undefined, Token | undefined];

/** Notes a relation and where its parts stand in the text. */
export function addRelation(
  draft: Draft,
  entry: readonly [string, string, Relation],
  places: Places,
  line: number,
): void {
  const at = `relations[${draft.relations.length}]`;
  draft.relations.push(entry);
  for (const [index, token] of places.entries()) {
    if (token !== undefined) draft.spans.set(`${at}[${index}]`, spanOf(token, line));
  }
  const last = places[2] ?? places[0];
  if (last !== undefined) draft.spans.set(at, spanOf(last, line));
}
