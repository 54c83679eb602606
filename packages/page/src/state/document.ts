import {
  DEFAULT_RULES,
  type GameState,
  type GivenOrder,
  newGame,
  type PhaseResult,
  type Power,
  playTurn,
  positionOf,
  type Rules,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { type OrderLines, type ReadPower, readLines } from './lines.ts';

/** What is laid out by hand: a state without what is the same on the whole workbench. */
export type Board = Omit<GameState, 'variant' | 'rules' | 'lastYear' | 'end'>;

/** A phase in the tree. Its board is laid out by hand, or follows from the orders of the phase before. */
export interface PhaseNode {
  readonly id: number;
  /** The phase whose orders led here. */
  readonly parent?: number;
  /** Laid out by hand; a phase without a parent always has one. */
  readonly board?: Board;
  readonly orders: OrderLines;
  /** The verdicts are shown, and the orders are closed. */
  readonly judged?: true;
}

/** All that is on the workbench: plain JSON, kept, shared and undone as one value. */
export interface Workbench {
  readonly title?: string;
  /** It was copied from a table, with what its player knew there: it goes when the player logs out. */
  readonly ofTable?: true;
  readonly rules: Rules;
  readonly lastYear?: number;
  readonly nodes: readonly PhaseNode[];
  readonly current: number;
}

/** A phase with all that follows from it. */
export interface PhaseView {
  readonly node: PhaseNode;
  readonly state: GameState;
  readonly read: readonly ReadPower[];
  readonly given: readonly GivenOrder[];
  readonly result: PhaseResult;
  readonly next: GameState;
}

/** The board of a state. */
export function boardOf(state: GameState): Board {
  const { phase, units, dislodged, contested, unordered, centers } = state;
  return { phase, units, dislodged, contested, unordered, centers };
}

/** A workbench with one phase. */
export function newWorkbench(board: Board = boardOf(newGame()), rules: Rules = DEFAULT_RULES): Workbench {
  return { rules, nodes: [{ id: 1, board, orders: {} }], current: 1 };
}

export function nodeOf(doc: Workbench, id: number): PhaseNode | undefined {
  return doc.nodes.find((node) => node.id === id);
}

/** The phase one is looking at. */
export function currentNode(doc: Workbench): PhaseNode {
  const node = nodeOf(doc, doc.current) ?? doc.nodes[0];
  if (node === undefined) throw new Error('a workbench has at least one phase');
  return node;
}

interface Known {
  readonly view: PhaseView;
  readonly board: Board | undefined;
  readonly rules: Rules;
  readonly lastYear: number | undefined;
  readonly before: PhaseView | undefined;
}

/**
 * Nodes and their orders are never changed in place, so what follows from them is found once; a phase that is judged has
 * the orders it had before, and its verdicts with them.
 */
const known = new WeakMap<PhaseNode, Known>();
const knownOfOrders = new WeakMap<OrderLines, Known>();

function stateOf(doc: Workbench, node: PhaseNode, before: PhaseView | undefined): GameState {
  const { rules, lastYear } = doc;
  const settings = { variant: STANDARD_MAP.data.name, rules, ...(lastYear === undefined ? {} : { lastYear }) };
  if (node.board !== undefined) return { ...settings, ...node.board };
  if (before === undefined) throw new Error(`phase ${node.id} has neither a board nor a phase before it`);
  return before.next;
}

/** A phase with its board, its orders as they were understood, and what the judge says of them. */
export function viewOf(doc: Workbench, node: PhaseNode = currentNode(doc)): PhaseView {
  const parent = node.board === undefined && node.parent !== undefined ? nodeOf(doc, node.parent) : undefined;
  const before = parent === undefined ? undefined : viewOf(doc, parent);
  const { rules, lastYear } = doc;
  const stillHolds = (one: Known | undefined): one is Known =>
    one !== undefined &&
    one.rules === rules &&
    one.lastYear === lastYear &&
    one.before === before &&
    one.board === node.board;
  const found = known.get(node);
  if (stillHolds(found)) return found.view;
  const alike = knownOfOrders.get(node.orders);
  const view = stillHolds(alike) ? { ...alike.view, node } : newView(doc, node, before);
  const now: Known = { view, board: node.board, rules, lastYear, before };
  known.set(node, now);
  knownOfOrders.set(node.orders, now);
  return view;
}

function newView(doc: Workbench, node: PhaseNode, before: PhaseView | undefined): PhaseView {
  const state = stateOf(doc, node, before);
  const read = readLines(node.orders, state);
  const given = read.flatMap(({ lines }) => lines.flatMap((line) => line.given));
  return { node, state, read, given, ...playTurn(state, given) };
}

/** Phases from the first to this one. */
export function pathTo(doc: Workbench, id: number = doc.current): readonly PhaseNode[] {
  const path: PhaseNode[] = [];
  for (let node = nodeOf(doc, id); node !== undefined && !path.includes(node); ) {
    path.unshift(node);
    node = node.parent === undefined ? undefined : nodeOf(doc, node.parent);
  }
  return path;
}

/** Powers that have something on the board or lines of orders, in the order of the variant. */
export function powersOf(state: GameState, orders: OrderLines): readonly Power[] {
  const { units, dislodged = [], centers = {} } = positionOf(state);
  const alive = (power: Power): boolean =>
    units.some((unit) => unit.power === power) ||
    dislodged.some((unit) => unit.power === power) ||
    (centers[power] ?? []).length > 0 ||
    (orders[power] ?? []).length > 0;
  return STANDARD_MAP.data.powers.filter(alive);
}
