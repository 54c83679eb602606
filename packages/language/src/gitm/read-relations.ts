import { closest, type Relation } from '@standoff/gitm';
import { behind, type Draft, fault, looksLikeUnit, spanOf, stateNamed } from './draft.ts';
import { KNOWN_STATE_NAMES } from './states.ts';
import { isSign, type Token } from './tokens.ts';
import { ALL_RELATION_WORDS, isEmptyCell, isFiller, relationOfMark, relationOfWord } from './words.ts';

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

interface RelationLine {
  readonly states: Found[];
  relation?: { readonly relation: Relation; readonly token: Token };
  unknown?: Token;
}

function scan(draft: Draft, tokens: readonly Token[]): RelationLine {
  const line: RelationLine = { states: [] };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || isFillerToken(token)) continue;
    const mark = token.kind === 'word' || token.kind === 'sign' ? relationOfMark(token.text) : undefined;
    const relation = (token.kind === 'word' ? relationOfWord(token.text) : undefined) ?? mark;
    if (relation !== undefined && line.relation === undefined) {
      line.relation = { relation, token };
      continue;
    }
    const found = stateAt(draft, tokens, index);
    if (found !== undefined) {
      line.states.push(found);
      index += found.tokens.length - 1;
    } else if (token.kind !== 'dash' && !isSign(token, ':,.;/|&')) {
      line.unknown ??= token;
    }
  }
  return line;
}

/** Whether a line can be meant to give a relation: it has a relation's word, or states and a dash, and no unit or square. */
export function isRelationLine(draft: Draft, tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.kind === 'square' || (token.kind === 'word' && looksLikeUnit(token)))) return false;
  const { states, relation } = scan(draft, tokens);
  if (tokens.some((token) => token.kind === 'word' && relationOfWord(token.text) !== undefined)) return true;
  return (
    states.length >= 2 ||
    (states.length === 1 && (relation !== undefined || tokens.some((token) => token.kind === 'dash')))
  );
}

/** Reads `FR-AU war`, `France – Austria: war`, `FR x AU`, «Франция воюет с Австрией». */
export function readRelationLine(draft: Draft, tokens: readonly Token[], line: number): void {
  const { states, relation, unknown } = scan(draft, tokens);
  const [a, b, extra] = states;
  const wanted = a === undefined || b === undefined ? 'state' : 'relation';
  if (unknown !== undefined) {
    const known = wanted === 'state' ? [...draft.names.values(), ...KNOWN_STATE_NAMES] : ALL_RELATION_WORDS;
    const candidates = closest(unknown.text, known);
    fault(draft, spanOf(unknown, line), { code: 'gitm/unexpected-word', word: unknown.text, wanted, candidates });
    return;
  }
  if (a === undefined || b === undefined || relation === undefined) {
    fault(draft, behind(tokens, line), { code: 'gitm/unfinished-line', wanted });
    return;
  }
  const surplus = extra?.tokens[0];
  if (surplus !== undefined) {
    const problem = { code: 'gitm/unexpected-word', word: surplus.text, wanted: 'end', candidates: [] } as const;
    fault(draft, spanOf(surplus, line), problem);
    return;
  }
  addRelation(draft, [a.state, b.state, relation.relation], [a.tokens[0], b.tokens[0], relation.token], line);
}

type Places = readonly [Token | undefined, Token | undefined, Token | undefined];

function addRelation(draft: Draft, entry: readonly [string, string, Relation], places: Places, line: number): void {
  const at = `relations[${draft.relations.length}]`;
  draft.relations.push(entry);
  for (const [index, token] of places.entries()) {
    if (token !== undefined) draft.spans.set(`${at}[${index}]`, spanOf(token, line));
  }
  const last = places[2] ?? places[0];
  if (last !== undefined) draft.spans.set(at, spanOf(last, line));
}

/** The columns of a table of relations, while its rows are read. */
export interface Table {
  readonly columns: readonly { readonly state: string; readonly token: Token }[];
}

function withoutBars(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => !isSign(token, '|'));
}

/** The head of a table: nothing but two or more states. Names in small letters are too like other text. */
export function readTableHead(draft: Draft, all: readonly Token[]): Table | undefined {
  const tokens = withoutBars(all);
  const columns: { readonly state: string; readonly token: Token }[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    const found = stateAt(draft, tokens, index);
    if (token === undefined || found === undefined || relationOfWord(token.text) !== undefined) return undefined;
    columns.push({ state: found.state, token });
    index += found.tokens.length;
  }
  return columns.length >= 2 ? { columns } : undefined;
}

/** Marks may stand without blanks: `.x++`. */
function cellsOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    const letters = [...token.text];
    const apart = token.kind === 'quoted' || relationOfWord(token.text) !== undefined || letters.length === 1;
    if (apart || !letters.every((letter) => relationOfMark(letter) !== undefined || isEmptyCell(letter)))
      return [token];
    return letters.map((text, index): Token => ({ kind: 'sign', text, column: token.column + index, length: 1 }));
  });
}

/** Whether a line goes on with a table: a state, and then a mark and no further state. */
export function isTableRow(draft: Draft, all: readonly Token[]): boolean {
  const tokens = withoutBars(all);
  const found = stateAt(draft, tokens, 0);
  if (found === undefined) return false;
  const cells = cellsOf(tokens.slice(found.tokens.length));
  const [first] = cells;
  if (first === undefined) return false;
  const isCell = (token: Token): boolean =>
    isEmptyCell(token.text) || relationOfMark(token.text) !== undefined || relationOfWord(token.text) !== undefined;
  return isCell(first) && !(cells.length === 2 && !isCell(cells[1] ?? first) && stateAt(draft, cells, 1) !== undefined);
}

/** Reads a row of a table; one that ends early is the lower half of a triangle. */
export function readTableRow(draft: Draft, table: Table, all: readonly Token[], line: number): void {
  const tokens = withoutBars(all);
  const found = stateAt(draft, tokens, 0);
  if (found === undefined) return;
  const cells = cellsOf(tokens.slice(found.tokens.length));
  const surplus = cells[table.columns.length];
  if (surplus !== undefined) {
    const problem = { code: 'gitm/too-many-cells', cells: cells.length, columns: table.columns.length } as const;
    fault(draft, spanOf(surplus, line), problem);
  }
  for (const [index, { state }] of table.columns.entries()) {
    const cell = cells[index];
    if (cell === undefined || isEmptyCell(cell.text)) continue;
    const relation = relationOfMark(cell.text) ?? relationOfWord(cell.text);
    if (relation === undefined) fault(draft, spanOf(cell, line), { code: 'gitm/bad-cell', word: cell.text });
    else addRelation(draft, [found.state, state, relation], [cell, cell, cell], line);
  }
}
