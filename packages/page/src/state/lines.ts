import {
  type GameState,
  type GivenOrder,
  type Power,
  positionOf,
  STANDARD_MAP,
  type Unit,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { type ReadContext, type ReadNotice, type ReadProblem, readOrders, whoseOrder } from '@standoff/language';

/** Lines of orders as they were typed or made, by power; those of nobody stand under the empty name. */
export type OrderLines = Readonly<Record<Power, readonly string[]>>;

/** A line and what was understood of it. */
export interface ReadLine {
  readonly text: string;
  readonly given: readonly GivenOrder[];
  readonly problems: readonly ReadProblem[];
  readonly notices: readonly ReadNotice[];
}

export interface ReadPower {
  readonly power: Power;
  readonly lines: readonly ReadLine[];
}

function contextOf(state: GameState, power?: Power): ReadContext {
  return {
    map: STANDARD_MAP,
    phase: state.phase.kind,
    units: state.units,
    dislodged: state.dislodged,
    wholeBoard: true,
    ...(power === undefined || power === '' ? {} : { power }),
  };
}

/** Many lines stay the same while one is typed. */
const remembered = new WeakMap<readonly Unit[], Map<string, ReadLine>>();

function readLine(text: string, power: Power, state: GameState): ReadLine {
  const memory = remembered.get(state.units) ?? new Map<string, ReadLine>();
  remembered.set(state.units, memory);
  const key = `${state.phase.kind} ${power} ${text}`;
  const found = memory.get(key);
  if (found !== undefined) return found;
  const { orders, problems, notices } = readOrders(text, contextOf(state, power));
  const owner = (order: WrittenOrder, named: Power | undefined): Power =>
    power !== '' ? power : (named ?? whoseOrder(STANDARD_MAP, positionOf(state), state.phase.kind, order) ?? '');
  const line: ReadLine = {
    text,
    given: orders.map((read) => ({ power: owner(read.order, read.power), order: read.order })),
    problems,
    notices,
  };
  if (memory.size > 2000) memory.clear();
  memory.set(key, line);
  return line;
}

/** Reads all lines on the board they are for. */
export function readLines(orders: OrderLines, state: GameState): readonly ReadPower[] {
  return Object.entries(orders).map(([power, lines]) => ({
    power,
    lines: lines.map((text) => readLine(text, power, state)),
  }));
}

/** What a text of many lines holds: lines by power, and the lines that could not be read. */
export interface ReadText {
  readonly orders: OrderLines;
  readonly count: number;
  readonly problems: readonly ReadProblem[];
  readonly notices: readonly ReadNotice[];
}

/**
 * Reads a text with the orders of any powers, as it came by mail. Each order becomes a line in its own words; lines that
 * could not be read are kept too, so that nothing written is lost.
 */
export function readText(text: string, state: GameState, power?: Power): ReadText {
  const reading = readOrders(text, contextOf(state, power));
  const rows = text.split(/\r\n|\n|\r|\u2028|\u2029/);
  const lists = new Map<Power, { readonly line: number; readonly column: number; readonly text: string }[]>();
  const put = (owner: Power, line: number, column: number, words: string): void => {
    const list = lists.get(owner) ?? [];
    list.push({ line, column, text: words });
    lists.set(owner, list);
  };
  const position = positionOf(state);
  const heading = (line: number): Power | undefined =>
    reading.lines.filter((one) => one.line <= line && one.kind === 'heading' && one.power !== undefined).at(-1)?.power;
  for (const read of reading.orders) {
    const owner = read.power ?? power ?? whoseOrder(STANDARD_MAP, position, state.phase.kind, read.order) ?? '';
    put(owner, read.line, read.column, read.text.replace(/\s+/g, ' ').trim());
  }
  const doubtful = new Set<number>();
  for (const problem of reading.problems) {
    if (doubtful.has(problem.line) || reading.orders.some((read) => read.line === problem.line)) continue;
    doubtful.add(problem.line);
    const row = (rows[problem.line - 1] ?? '').trim();
    if (row !== '') put(problem.power ?? power ?? heading(problem.line) ?? '', problem.line, problem.column, row);
  }
  const orders: Record<Power, readonly string[]> = {};
  for (const owner of [...STANDARD_MAP.data.powers, ...lists.keys()]) {
    const list = lists.get(owner);
    if (list === undefined || orders[owner] !== undefined) continue;
    orders[owner] = list.sort((a, b) => a.line - b.line || a.column - b.column).map((one) => one.text);
  }
  return { orders, count: reading.orders.length, problems: reading.problems, notices: reading.notices };
}
