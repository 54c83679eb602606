import type { Power } from '@standoff/diplomacy';
import { parseRules } from '@standoff/diplomacy';
import { parsePhaseName } from '@standoff/language';
import { type Board, boardOf, type PhaseNode, type Workbench } from '../state/document.ts';
import type { OrderLines } from '../state/lines.ts';
import { shortOrder } from '../state/write.ts';
import type { TableAnswer, TurnAnswer, TurnLine } from './answers.ts';

function linesOf(orders: TurnAnswer['orders']): OrderLines {
  const lines: Record<Power, string[]> = {};
  for (const { power, order } of orders) {
    const list = lines[power] ?? [];
    list.push(shortOrder(order));
    lines[power] = list;
  }
  return lines;
}

function same(a: Board, b: Board): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The number of a phase on the workbench. */
export function nodeOfTurn(turn: number): number {
  return turn + 1;
}

/** A phase that has not been fetched: a dot in the row, and nothing on its board. */
function unseen({ turn, phase: name }: TurnLine, parent: number | undefined, fallback: Board): PhaseNode {
  const label = parsePhaseName(name);
  const phase = { ...fallback.phase, ...label };
  const board: Board = { phase, units: [], dislodged: [], contested: [], unordered: [], centers: {} };
  return { id: nodeOfTurn(turn), ...(parent === undefined ? {} : { parent }), board, orders: {}, judged: true };
}

/**
 * A table as a document of the workbench: its judged phases in a row, then the one now played with the lines one has
 * written for it. A board that does not follow from the phase before it was corrected, and is laid out as it is. Phases
 * that are only known by name have empty boards.
 */
export function layTable(
  table: TableAnswer,
  past: readonly (TurnAnswer | TurnLine)[],
  own: OrderLines,
  shown?: number,
): Workbench {
  const nodes: PhaseNode[] = [];
  let after: Board | undefined;
  for (const one of past) {
    if (!('before' in one)) {
      nodes.push(unseen(one, nodes.at(-1)?.id, boardOf(table.state)));
      after = undefined;
      continue;
    }
    const { turn, before, orders, after: next } = one;
    const board = boardOf(before);
    const follows = after !== undefined && same(after, board);
    nodes.push({
      id: nodeOfTurn(turn),
      ...(nodes.length === 0 ? {} : { parent: nodes.at(-1)?.id ?? 1 }),
      ...(follows ? {} : { board }),
      orders: linesOf(orders),
      judged: true,
    });
    after = boardOf(next);
  }
  const now = boardOf(table.state);
  const last: PhaseNode = {
    id: nodeOfTurn(table.turn),
    ...(nodes.length === 0 ? {} : { parent: nodes.at(-1)?.id ?? 1 }),
    ...(after !== undefined && same(after, now) ? {} : { board: now }),
    orders: own,
  };
  // A table that is over ends with its last phase; one that never had any shows the board it began with.
  if (table.status !== 'ended' || nodes.length === 0) nodes.push(last);
  const rules = parseRules(table.settings.rules);
  const { lastYear } = table.settings;
  const wanted = nodes.find(({ id }) => id === shown) ?? nodes.at(-1) ?? last;
  return {
    title: table.settings.name,
    rules: rules.ok ? rules.value : table.state.rules,
    ...(lastYear === undefined ? {} : { lastYear }),
    nodes,
    current: wanted.id,
  };
}

/** The lines of the orders one has saved. */
export function savedLines(table: TableAnswer): OrderLines {
  return Object.fromEntries(
    table.own.flatMap(({ power, saved }) => {
      const lines = (saved?.orders ?? []).map(({ order }) => shortOrder(order));
      return lines.length === 0 ? [] : [[power, lines]];
    }),
  );
}

/** The phase of a judged turn, for an address: `S1901M`. */
export function phaseOfTurn(turns: readonly TurnLine[], node: number): string | undefined {
  return turns.find(({ turn }) => nodeOfTurn(turn) === node)?.phase;
}
