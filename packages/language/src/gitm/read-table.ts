import { type Draft, fault, spanOf } from './draft.ts';
import { addRelation, stateAt } from './read-relations.ts';
import { isSign, type Token } from './tokens.ts';
import { isEmptyCell, isLink, relationOfMark, relationOfWord } from './words.ts';

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
  // `AU war FR, SP` below a table is a sentence.
  const prose = cells.some((token) => isSign(token, ',;') || isLink(token.text));
  return (
    isCell(first) &&
    !prose &&
    !(cells.length === 2 && !isCell(cells[1] ?? first) && stateAt(draft, cells, 1) !== undefined)
  );
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
