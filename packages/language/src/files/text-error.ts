import { formatOrder, type WrittenOrder } from '@standoff/diplomacy';
import type { ReadProblem } from '../read/reading.ts';

/** Why a piece of text gives no order, as data; lines and columns count from 1, `candidates` are canonical texts. */
export interface TextErrorData {
  readonly line: number;
  readonly column: number;
  readonly kind: 'ambiguous' | 'unknown';
  readonly word: string;
  readonly candidates: readonly string[];
}

/** The canonical text of an order without a path: the case form names none. */
export function canonicalText(order: WrittenOrder): string {
  return formatOrder(order.kind === 'move' && order.route !== undefined ? { ...order, route: [] } : order);
}

export function textErrorData({ code, line, column, word, candidates }: ReadProblem): TextErrorData {
  const kind = code === 'order/ambiguous' ? 'ambiguous' : 'unknown';
  return { line, column, kind, word, candidates: candidates.map(canonicalText) };
}
