import { formatRules, newGame, parseRules, STANDARD_MAP } from '@standoff/diplomacy';
import { formatPhaseName, isList, isObject, parsePhaseName, readPositionData } from '@standoff/language';
import { type Board, boardOf, type PhaseNode, pathTo, type Workbench } from './document.ts';
import type { OrderLines } from './lines.ts';

/** The version of what is packed; another is refused. */
const VERSION = 1;

const OPENING = JSON.stringify(boardOf(newGame()));

function packBoard(board: Board): unknown {
  if (JSON.stringify(board) === OPENING) return 0;
  const { phase, units, dislodged, contested, unordered, centers } = board;
  const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
  return {
    f: formatPhaseName(phase),
    units,
    dislodged: some(dislodged),
    contested: some(contested),
    unordered: some(unordered),
    centers,
  };
}

function unpackBoard(value: unknown): Board | undefined {
  if (value === 0) return boardOf(newGame());
  if (!isObject(value) || typeof value.f !== 'string') return undefined;
  const phase = parsePhaseName(value.f);
  const position = readPositionData(STANDARD_MAP, value, '');
  if (phase === undefined || !position.ok) return undefined;
  const { units, dislodged = [], contested = [], centers = {} } = position.value;
  const listed = isList(value.unordered) ? value.unordered : [];
  const unordered = listed.filter((at) => typeof at === 'string').filter((at) => STANDARD_MAP.locationNumber.has(at));
  return { phase, units, dislodged, contested, unordered, centers };
}

/** A workbench as a plain value without what follows from the rest; `unpack` makes it whole again. */
export function pack(doc: Workbench): Readonly<Record<string, unknown>> {
  const place = new Map(doc.nodes.map((node, index) => [node.id, index] as const));
  return {
    v: VERSION,
    t: doc.title,
    w: doc.ofTable === true ? 1 : undefined,
    r: formatRules(doc.rules),
    y: doc.lastYear,
    c: place.get(doc.current) ?? 0,
    n: doc.nodes.map((node) => ({
      p: node.parent === undefined ? undefined : place.get(node.parent),
      b: node.board === undefined ? undefined : packBoard(node.board),
      o: Object.keys(node.orders).length === 0 ? undefined : node.orders,
      j: node.judged === true ? 1 : undefined,
    })),
  };
}

function unpackOrders(value: unknown): OrderLines | undefined {
  if (value === undefined) return {};
  if (!isObject(value)) return undefined;
  const lists = Object.entries(value).map(([power, lines]): [string, readonly string[]] => [
    power,
    isList(lines) ? lines.filter((line) => typeof line === 'string') : [],
  ]);
  const known = new Set<string>([...STANDARD_MAP.data.powers, '']);
  return lists.every(([power]) => known.has(power)) ? Object.fromEntries(lists) : undefined;
}

function unpackNode(value: unknown, index: number): PhaseNode | undefined {
  if (!isObject(value)) return undefined;
  const { p, b, o, j } = value;
  const board = b === undefined ? undefined : unpackBoard(b);
  const orders = unpackOrders(o);
  // A phase stands behind the one it follows from, so a tree can be read but never a ring.
  const parent = typeof p === 'number' && Number.isInteger(p) && p >= 0 && p < index ? p + 1 : undefined;
  if (orders === undefined || (b !== undefined && board === undefined)) return undefined;
  if (p !== undefined && parent === undefined) return undefined;
  if (board === undefined && parent === undefined) return undefined;
  return {
    id: index + 1,
    ...(parent === undefined ? {} : { parent }),
    ...(board === undefined ? {} : { board }),
    orders,
    ...(j === 1 ? { judged: true as const } : {}),
  };
}

/** Makes a packed workbench whole; `undefined` if the value is none, or of a version to come. Nothing in it is trusted. */
export function unpack(value: unknown): Workbench | undefined {
  if (!isObject(value) || value.v !== VERSION || !isList(value.n) || value.n.length === 0) return undefined;
  const nodes = value.n.map(unpackNode).filter((node) => node !== undefined);
  const rules = parseRules(typeof value.r === 'string' ? value.r : '');
  if (nodes.length < value.n.length || !rules.ok) return undefined;
  const current = typeof value.c === 'number' ? value.c + 1 : 1;
  return {
    ...(typeof value.t === 'string' ? { title: value.t.slice(0, 200) } : {}),
    ...(value.w === 1 ? { ofTable: true as const } : {}),
    ...(typeof value.y === 'number' && Number.isSafeInteger(value.y) ? { lastYear: value.y } : {}),
    rules: rules.value,
    nodes,
    current: nodes.some((node) => node.id === current) ? current : 1,
  };
}

/** How much of the tree a link holds. */
export type Extent = 'tree' | 'path' | 'phase';

function withoutTable({ ofTable: _, ...doc }: Workbench): Workbench {
  return doc;
}

/** The workbench cut down to the way to the current phase, or to that phase alone, with its board laid out. */
export function cutTo(whole: Workbench, extent: Extent, board: Board): Workbench {
  const doc = withoutTable(whole);
  if (extent === 'tree') return doc;
  const path = pathTo(doc);
  const node = path.at(-1);
  if (node === undefined) return doc;
  if (extent === 'path') return { ...doc, nodes: path };
  const { parent: _, ...alone } = node;
  return { ...doc, nodes: [{ ...alone, board }] };
}
