import type { Power } from '@standoff/diplomacy';
import type { Scan } from '../grammar/scan.ts';
import { keyOf } from '../letters.ts';
import { namedPower } from '../names/powers.ts';
import { type Token, tokenize } from '../tokens.ts';

type Column = 'power' | 'unit' | 'from' | 'order' | 'supported' | 'to';

/** The order in which the cells of a row make an order. */
const ORDER: readonly Column[] = ['power', 'unit', 'from', 'order', 'supported', 'to'];
const NAMES: Readonly<Record<Column, string>> = {
  power: 'power powers country nation player держава страна игрок land macht',
  unit: 'unit type unittype юнит тип войско подразделение einheit',
  from: 'from location loc province place start origin откуда где провинция место von ort',
  order: 'order action verb command приказ действие befehl ordertype',
  supported: 'supported supportedunit targetunit auxunit helped object поддерживаемый',
  to: 'to target destination dest goal куда цель nach ziel',
};
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  ORDER.flatMap((column) => NAMES[column].split(' ').map((name) => [keyOf(name), column] as const)),
);

/** How the columns of a pasted table are laid out. */
export interface TableLayout {
  readonly separator: string;
  readonly columns: readonly (Column | undefined)[];
}

const LONGEST_HEADER = 300;
const SEPARATORS = ['\t', '|', ';', ','];

function cellsOf(line: string, separator: string): string[] {
  const cells = line.split(separator);
  return separator === '|' && cells[0]?.trim() === '' ? cells.slice(1) : cells;
}

/** The layout a header row gives; `undefined` for any other line. */
export function layoutOf(line: string): TableLayout | undefined {
  if (line.length > LONGEST_HEADER) return undefined;
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const cells = cellsOf(line, separator);
    if (cells.length < 3 || cells.length > 20) continue;
    const columns = cells.map((cell) => COLUMNS.get(keyOf(cell.replace(/[^\p{L}]/gu, ''))));
    const named = new Set(columns.filter((column) => column !== undefined));
    if (named.size >= 3 && (named.has('order') || named.has('to')) && (named.has('from') || named.has('unit'))) {
      return { separator, columns };
    }
  }
  return undefined;
}

export interface TableRow {
  readonly tokens: readonly Token[];
  readonly power?: Power;
}

/** The tokens of a row in the order of an order; `undefined` for a line that is no row. */
export function rowOf(map: Scan['map'], layout: TableLayout, text: string, line: number): TableRow | undefined {
  const cells = cellsOf(text, layout.separator);
  if (cells.length < 2) return undefined;
  const shift = text.length - cells.join(layout.separator).length;
  let offset = shift;
  const byColumn = new Map<Column, Token[]>();
  for (const [index, cell] of cells.entries()) {
    const column = layout.columns[index];
    const start = offset;
    offset += cell.length + layout.separator.length;
    if (column === undefined) continue;
    const tokens = tokenize(cell, line).map((token, index) => ({
      ...token,
      spaced: index === 0 || token.spaced,
      start: token.start + start,
      end: token.end + start,
    }));
    byColumn.set(column, [...(byColumn.get(column) ?? []), ...tokens]);
  }
  const [first] = byColumn.get('power') ?? [];
  const power = first === undefined ? undefined : namedPower(map, first.key)?.power;
  const tokens = ORDER.slice(1).flatMap((column) => byColumn.get(column) ?? []);
  return power === undefined ? { tokens } : { tokens, power };
}
