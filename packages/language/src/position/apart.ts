import type { GameMap, PhaseKind } from '@standoff/diplomacy';
import { readOrders } from '../read/orders.ts';
import { isJson, parsePosition } from './parse.ts';
import type { PositionError, PositionReading, PositionText } from './result.ts';
import { powerNamedBy } from './words.ts';

/** Faults that a text of another kind has in every line; all others are faults of somebody who lists units. */
const COMMON = new Set<PositionError['code']>(['board/unknown-line', 'board/letter-missing', 'board/no-power']);

function isListed(error: PositionError): boolean {
  if (!('word' in error) || COMMON.has(error.code)) return false;
  return error.code !== 'board/unknown-power' || error.suggestions.length > 0;
}

/** A text that holds a position and, after it, orders. */
export interface PositionAndOrders {
  readonly position: PositionText;
  /** The text of the orders, the lines before them blank: its lines keep their numbers. */
  readonly orders: string;
}

/** Lines that both a position and orders may begin a list with. */
function isLabel(line: string, map: GameMap): boolean {
  return line.trim() === '' || powerNamedBy(map, line.trim().replace(/:$/, '')) !== undefined;
}

/** Takes apart a text in which orders follow a position; `undefined` if it is not such a text. */
export function takeApart(text: string, map: GameMap): PositionAndOrders | undefined {
  const whole = parsePosition(text, map);
  if (whole.ok || isJson(text)) return undefined;
  const [first] = whole.errors;
  if (first === undefined || !('line' in first) || first.line === undefined) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  let end = first.line - 1;
  while (end > 0 && isLabel(lines[end - 1] ?? '', map)) end--;
  const head = parsePosition(lines.slice(0, end).join('\n'), map);
  if (!head.ok) return undefined;
  const { units, centers } = head.value.position;
  const powers = new Set(units.map(({ power }) => power)).size;
  if (units.length === 0 || (powers < 2 && centers === undefined)) return undefined;
  const orders = lines.map((line, index) => (index < end ? '' : line)).join('\n');
  const { dislodged = [], contested = [] } = head.value.position;
  const read = units.length + dislodged.length + contested.length + Object.values(centers ?? {}).flat().length;
  const phase = head.value.phase?.kind ?? (dislodged.length > 0 ? 'retreat' : 'movement');
  // Below a mere fault of the position, more of the position follows than can be taken for orders.
  const more = whole.pieces - read;
  const count = readOrders(orders, { map, phase }).orders.length;
  const written = orders.split('\n').filter((line) => line.trim() !== '').length;
  return count > more && count * 4 >= written ? { position: head.value, orders } : undefined;
}

/** A mail without what it quotes: that is not what its writer says, unless there is nothing else. */
function withoutQuotes(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const own = lines.filter((line) => !line.trimStart().startsWith('>'));
  return own.length < lines.length && own.some((line) => line.trim() !== '') ? own.join('\n') : text;
}

/**
 * Whether a text that holds either a position or orders is a position, perhaps one with faults: it is if it reads as one,
 * if more of it reads as units and centres than as orders, or if it is headed as one and nothing in it is an order.
 */
export function holdsPosition(text: string, reading: PositionReading, map: GameMap): boolean {
  const own = withoutQuotes(text);
  return own === text ? isMeant(text, reading, map) : isMeant(own, parsePosition(own, map), map);
}

function isMeant(text: string, reading: PositionReading, map: GameMap): boolean {
  if (reading.ok) {
    const { units, dislodged, centers } = reading.value.position;
    return units.length > 0 || dislodged !== undefined || centers !== undefined;
  }
  const { pieces, errors, phase: kind, headed } = reading;
  const listed = errors.filter(isListed);
  const ordersFor = (phase: PhaseKind) => readOrders(text, { map, phase });
  const moves = ordersFor('movement');
  // In winter a unit alone may be one to build, so a faulty list of units reads as orders too.
  if (kind === 'build' && ordersFor('build').orders.length > 2 * (pieces + listed.length)) return false;
  if (pieces > moves.orders.length) return true;
  if (moves.orders.length > 0 || moves.problems.some(({ detail }) => detail !== 'no-order')) return false;
  return listed.some((error) => headed || error.code === 'board/unknown-power');
}
