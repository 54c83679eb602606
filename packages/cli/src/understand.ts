import {
  type GameMap,
  type PhaseKind,
  type Position,
  type Power,
  provinceOf,
  STANDARD_MAP,
  type WrittenOrder,
} from '@standoff/diplomacy';
import {
  asRetreat,
  type GameOrder,
  powerOfFileName,
  type ReadContext,
  type Reading,
  type ReadNotice,
  type ReadOrder,
  type ReadProblem,
  readOrders,
  type Span,
  whoseOrder,
} from '@standoff/language';

/** A text of orders and what it is called in messages. */
export interface OrderSource {
  readonly file: string;
  readonly text: string;
}

/** The board that orders are for; without a position they are read from the map alone. */
export interface OrderBoard {
  readonly kind: PhaseKind;
  readonly position?: Position;
}

/** An order somebody wrote; `power` is who sent it, where the text, the file or the board tells. */
export interface UnderstoodOrder {
  readonly source: OrderSource;
  readonly read: ReadOrder;
  readonly order: WrittenOrder;
  readonly power?: Power;
}

/** Something in a text that gives no order. */
export type TextProblem =
  | { readonly kind: 'reading'; readonly source: OrderSource; readonly problem: ReadProblem }
  /** Nobody is named, and no unit on the board tells whose order it is. */
  | { readonly kind: 'whose'; readonly source: OrderSource; readonly problem: ReadOrder };

export interface TextNotice {
  readonly source: OrderSource;
  readonly notice: ReadNotice;
  /** The text that an order was replaced in, where it is another. */
  readonly by?: OrderSource;
}

export interface Understanding {
  readonly readings: readonly { readonly source: OrderSource; readonly reading: Reading }[];
  readonly orders: readonly UnderstoodOrder[];
  readonly problems: readonly TextProblem[];
  readonly notices: readonly TextNotice[];
}

const MAP: GameMap = STANDARD_MAP;

function byPlace(a: Span, b: Span): number {
  return a.line - b.line || a.column - b.column;
}

function contextOf({ kind, position }: OrderBoard, power: Power | undefined): ReadContext {
  const sender = power === undefined ? {} : { power };
  if (position === undefined) return { map: MAP, phase: kind, ...sender };
  const { units, dislodged = [] } = position;
  return { map: MAP, phase: kind, units, dislodged, wholeBoard: true, ...sender };
}

function understandOrder(
  read: ReadOrder,
  source: OrderSource,
  sender: Power | undefined,
  { kind, position }: OrderBoard,
): UnderstoodOrder {
  const board = position ?? { units: [] };
  const order = asRetreat(read.order, { kind, position: board });
  const power = read.power ?? sender ?? whoseOrder(MAP, board, kind, order);
  return power === undefined ? { source, read, order } : { source, read, order, power };
}

function unitKey({ power, order }: UnderstoodOrder): string | undefined {
  return power === undefined || order.kind === 'waive' ? undefined : `${power} ${provinceOf(order.unit.at)}`;
}

/** Of orders that several texts give a unit, those of the last text count, as within one text (DATC 4.D.1). */
function lastTexts(all: readonly UnderstoodOrder[]): Pick<Understanding, 'orders' | 'notices'> {
  const last = new Map<string, UnderstoodOrder>();
  for (const one of all) {
    const key = unitKey(one);
    if (key !== undefined) last.set(key, one);
  }
  const notices: TextNotice[] = [];
  const orders = all.filter((one) => {
    const key = unitKey(one);
    const by = key === undefined ? undefined : last.get(key);
    if (by === undefined || by.source === one.source) return true;
    const { source, power, order, read } = one;
    const { line, column, endColumn } = read;
    const sender = power === undefined ? {} : { power };
    const replaced = {
      code: 'order/replaced' as const,
      line,
      column,
      endColumn,
      order,
      byLine: by.read.line,
      ...sender,
    };
    notices.push({ source, notice: replaced, by: by.source });
    return false;
  });
  return { orders, notices };
}

/**
 * Reads texts of orders. An order belongs to the power its text names, else to the one its file is named after, else
 * to the owner of its unit. One bad line never loses the others.
 */
export function understand(sources: readonly OrderSource[], board: OrderBoard): Understanding {
  const readings = sources.map((source) => {
    const sender = powerOfFileName(MAP, source.file);
    return { source, sender, reading: readOrders(source.text, contextOf(board, sender)) };
  });
  const { orders, notices } = lastTexts(
    readings.flatMap(({ source, sender, reading }) =>
      reading.orders.map((read) => understandOrder(read, source, sender, board)),
    ),
  );
  return {
    readings,
    orders,
    problems: readings.flatMap(({ source, reading }) =>
      [...reading.problems].sort(byPlace).map((problem): TextProblem => ({ kind: 'reading', source, problem })),
    ),
    notices: [
      ...readings.flatMap(({ source, reading }) =>
        [...reading.notices].sort(byPlace).map((notice) => ({ source, notice })),
      ),
      ...notices,
    ],
  };
}

/** Orders ready to be judged, and the problems of the texts with those orders that nobody can be found for. */
export function toJudge({ orders, problems }: Understanding): {
  readonly orders: readonly GameOrder[];
  readonly problems: readonly TextProblem[];
} {
  return {
    orders: orders.flatMap(({ power, read, order }) =>
      power === undefined ? [] : [{ power, text: read.text, order }],
    ),
    problems: [
      ...problems,
      ...orders.flatMap(({ source, read, power }) =>
        power === undefined ? [{ kind: 'whose' as const, source, problem: read }] : [],
      ),
    ],
  };
}
