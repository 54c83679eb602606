import { STANDARD_MAP } from '@standoff/diplomacy';
import { parsePosition, takeApart } from '@standoff/language';
import type { OrderSource, Understanding } from './understand.ts';

/** What is written where a power sends no orders. */
const SAYS_NONE =
  /(?:^|[:\s])(?:nmr|none|no (?:orders|moves)(?: (?:received|sent))?|нет|нет приказов|приказов нет|без приказов)[.!]?$/i;

type Read = Understanding['readings'][number];

/** Whether a text gives no orders on purpose: it is blank, or has nothing but headings and notes that there are none. */
function isMeantEmpty({ source, reading }: Read): boolean {
  const headings = new Set(reading.lines.flatMap(({ kind, line }) => (kind === 'heading' ? [line] : [])));
  return source.text
    .split(/\r\n|\r|\n/)
    .every((line, index) => line.trim() === '' || headings.has(index + 1) || SAYS_NONE.test(line.trim()));
}

/** The texts in which orders were looked for in vain: nobody's order was understood, and none of these is meant so. */
export function withoutOrders({ readings, orders }: Understanding): readonly OrderSource[] {
  if (orders.length > 0) return [];
  return readings.filter((read) => !isMeantEmpty(read)).map(({ source }) => source);
}

/** A text of orders that is rather a position: units of several powers or centres, and hardly an order among them. */
export function positionAmong({ readings }: Understanding): OrderSource | undefined {
  return readings.find(({ source: { text }, reading }) => {
    const position = parsePosition(text, STANDARD_MAP);
    if (!position.ok) return takeApart(text, STANDARD_MAP) !== undefined;
    const { units, centers } = position.value.position;
    const powers = new Set(units.map(({ power }) => power)).size;
    return (powers > 1 || centers !== undefined) && reading.orders.length * 2 < units.length;
  })?.source;
}
