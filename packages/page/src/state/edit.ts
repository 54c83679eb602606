import { type Power, type ProvinceCode, provinceOf, type Rules, type WrittenOrder } from '@standoff/diplomacy';
import { type Board, currentNode, type PhaseNode, viewOf, type Workbench } from './document.ts';
import type { OrderLines, ReadLine } from './lines.ts';
import { shortOrder } from './write.ts';

function replaceNode(doc: Workbench, node: PhaseNode): Workbench {
  return { ...doc, nodes: doc.nodes.map((one) => (one.id === node.id ? node : one)) };
}

/** The workbench with the orders of the current phase replaced; a judged phase is left alone. */
export function setOrders(doc: Workbench, orders: OrderLines): Workbench {
  const node = currentNode(doc);
  return node.judged === true ? doc : replaceNode(doc, { ...node, orders });
}

/** One power's lines replaced. */
export function setLines(doc: Workbench, power: Power, lines: readonly string[]): Workbench {
  const { [power]: _, ...others } = currentNode(doc).orders;
  return setOrders(doc, lines.length === 0 ? others : { ...others, [power]: lines });
}

function orderedAt(line: ReadLine): readonly ProvinceCode[] {
  return line.given.flatMap(({ order }) => (order.kind === 'waive' ? [] : [provinceOf(order.unit.at)]));
}

/** Whether a line is about the unit of a province, whole or in part. */
function isLineOf(line: ReadLine, at: ProvinceCode): boolean {
  return orderedAt(line).includes(at);
}

/** Writes an order into its power's list: in place of the line that ordered the unit before, or as a new line. */
export function giveOrder(doc: Workbench, power: Power, order: WrittenOrder): Workbench {
  const { read } = viewOf(doc);
  const lines = read.find((one) => one.power === power)?.lines ?? [];
  const text = shortOrder(order);
  const at = order.kind === 'waive' ? undefined : provinceOf(order.unit.at);
  const index = at === undefined ? -1 : lines.findIndex((line) => isLineOf(line, at));
  const old = lines.map((line) => line.text);
  return setLines(doc, power, index < 0 ? [...old, text] : old.map((line, i) => (i === index ? text : line)));
}

/** Takes away every line that orders the unit of a province. */
export function takeOrder(doc: Workbench, at: ProvinceCode): Workbench {
  let changed = doc;
  for (const { power, lines } of viewOf(doc).read) {
    const kept = lines.filter((line) => !isLineOf(line, at)).map((line) => line.text);
    if (kept.length < lines.length) changed = setLines(changed, power, kept);
  }
  return changed;
}

/** The current phase judged: its verdicts are shown and its orders are closed. */
export function judge(doc: Workbench): Workbench {
  const node = currentNode(doc);
  if (node.judged === true) return doc;
  const isEmpty = (line: string): boolean => line.trim() === '';
  const lists = Object.entries(node.orders);
  // Where there is nothing to tidy the orders stay the same value, so that nothing is read and judged again.
  if (lists.every(([, lines]) => lines.length > 0 && !lines.some(isEmpty)))
    return replaceNode(doc, { ...node, judged: true });
  const orders = Object.fromEntries(
    lists
      .map(([power, lines]) => [power, lines.filter((line) => !isEmpty(line))] as const)
      .filter(([, lines]) => lines.length > 0),
  );
  return replaceNode(doc, { ...node, orders, judged: true });
}

function nextId(doc: Workbench): number {
  return Math.max(0, ...doc.nodes.map((node) => node.id)) + 1;
}

/** On to the phase that follows from the current one; it is made where there is none yet. */
export function advance(doc: Workbench): Workbench {
  const judged = judge(doc);
  const node = currentNode(judged);
  const child = judged.nodes.find((one) => one.parent === node.id && one.board === undefined);
  if (child !== undefined) return { ...judged, current: child.id };
  const id = nextId(judged);
  return { ...judged, nodes: [...judged.nodes, { id, parent: node.id, orders: {} }], current: id };
}

/** The current phase once more, with its orders open, beside the one that was judged. */
export function branch(doc: Workbench): Workbench {
  const { judged: _, id: __, ...rest } = currentNode(doc);
  const id = nextId(doc);
  return { ...doc, nodes: [...doc.nodes, { ...rest, id }], current: id };
}

export function goTo(doc: Workbench, id: number): Workbench {
  return doc.nodes.some((node) => node.id === id) ? { ...doc, current: id } : doc;
}

/** Takes a phase and all that follows from it out of the tree; the last one stays. */
export function prune(doc: Workbench, id: number): Workbench {
  const gone = new Set<number>([id]);
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const node of doc.nodes) if (node.parent !== undefined && gone.has(node.parent)) gone.add(node.id);
  }
  const nodes = doc.nodes.filter((node) => !gone.has(node.id));
  const first = nodes[0];
  if (first === undefined) return doc;
  const parent = doc.nodes.find((node) => node.id === id)?.parent;
  const current = nodes.some((node) => node.id === doc.current)
    ? doc.current
    : (nodes.find((node) => node.id === parent)?.id ?? first.id);
  return { ...doc, nodes, current };
}

/** The board of the current phase laid out by hand. A judged phase stays as it was: a new one is laid beside it. */
export function setBoard(doc: Workbench, board: Board): Workbench {
  const open = currentNode(doc).judged === true ? branch(doc) : doc;
  const node = currentNode(open);
  const orders = node.board?.phase.kind === board.phase.kind || node.board === undefined ? node.orders : {};
  return replaceNode(open, { ...node, board, orders });
}

export function setRules(doc: Workbench, rules: Rules): Workbench {
  return { ...doc, rules };
}
