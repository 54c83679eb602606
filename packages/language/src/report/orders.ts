import type {
  JudgedOrder,
  PhaseResult,
  Power,
  Reason,
  ReasonCode,
  ResultWord,
  UnorderedUnit,
} from '@standoff/diplomacy';
import { explainOrder, explainUnordered, verdictWord } from '../catalogue/explain.ts';
import type { Language } from '../names/terms.ts';
import { unitLabel } from '../names/unit.ts';
import { type OrderForm, writeOrder } from '../write/order.ts';
import { addParagraph, blanks, WIDTH, wrap } from './layout.ts';
import { REPORT_WORDS } from './words.ts';

const INDENT = 2;
const REASON_INDENT = 6;
/** Columns for an order, the mark of a failed one apart. */
const ORDER_WIDTH: number = WIDTH - INDENT - 2;
/** Verdicts stand in one column where orders are short enough. */
const WIDEST_COLUMN = 54;

export interface OrderLineStyle {
  readonly lang: Language;
  readonly form: OrderForm;
  /** Marks a text that failed: underlined on a terminal, in underscores elsewhere (seed S2). */
  readonly mark: (text: string) => string;
  /** Columns the mark adds to a text. */
  readonly markWidth: number;
}

/** What a power's list shows of one order or of a unit without one. */
interface Line {
  readonly text: string;
  readonly marked: boolean;
  readonly verdict: string;
  readonly reason: string;
}

function isLost(word: ResultWord | undefined): boolean {
  return word === 'dislodged' || word === 'destroyed';
}

/** Whether an order is shown as failed: by its first word, or because its unit was driven out (seed S2). */
export function isMarked(result: readonly ResultWord[]): boolean {
  const [first] = result;
  if (first === 'fails' || first === 'illegal' || first === 'invalid' || first === 'cut' || first === 'disrupted')
    return true;
  return isLost(first) || (result.length > 1 && result.some(isLost));
}

/** Whether the verdict and a word beside it say all there is to say. */
function isPlain(reason: Reason, notes: number): boolean {
  if (notes > 0 || reason.dislodged !== undefined) return false;
  switch (reason.code) {
    case 'moved':
      return reason.rivals.length === 0 && reason.dislodges === undefined && !reason.byConvoy;
    case 'held':
      return reason.attackers.length === 0;
    case 'convoyed':
      return reason.used;
    case 'supported':
    case 'retreated':
    case 'built':
    case 'removed':
    case 'waived':
      return true;
    default:
      return false;
  }
}

/** What the judge said, in a word, and a word beside it where that says all. */
function verdictOf(result: readonly ResultWord[], code: ReasonCode, plain: boolean, lang: Language): string {
  const word = verdictWord(result, lang);
  const brief = plain ? (REPORT_WORDS[lang].brief[code] ?? '') : '';
  return brief === '' ? word : `${word}, ${brief}`;
}

function orderedLine(judged: JudgedOrder, style: OrderLineStyle): Line {
  const { result, reason } = judged;
  const { lang } = style;
  const plain = isPlain(reason, judged.notes?.length ?? 0);
  return {
    text: writeOrder(judged.order, style),
    marked: isMarked(result),
    verdict: verdictOf(result, reason.code, plain, lang),
    reason: plain ? '' : explainOrder(judged, lang),
  };
}

function unorderedLine(unordered: UnorderedUnit, { lang, form }: OrderLineStyle): Line {
  const { unit, result, reason } = unordered;
  const plain = isPlain(reason, 0);
  return {
    text: `${unitLabel(unit, lang, form)} (${REPORT_WORDS[lang].noOrder})`,
    marked: isMarked(result),
    verdict: verdictOf(result, reason.code, plain, lang),
    reason: plain ? '' : explainUnordered(unordered, lang),
  };
}

function show({ text, marked, verdict, reason }: Line, column: number, style: OrderLineStyle, shown: string[]): void {
  const { mark, markWidth } = style;
  let last = text;
  if (text.length > ORDER_WIDTH) {
    const parts = wrap(text, ORDER_WIDTH);
    last = parts.pop() ?? '';
    for (const part of parts) shown.push(blanks(INDENT) + (marked ? mark(part) : part));
  }
  const end = blanks(INDENT) + (marked ? mark(last) : last);
  const used = INDENT + last.length + (marked ? markWidth : 0);
  const fits = used + 2 <= column && column + verdict.length <= WIDTH;
  if (fits) shown.push(end + blanks(column - used) + verdict);
  else if (used + 2 + verdict.length <= WIDTH) shown.push(`${end}  ${verdict}`);
  else shown.push(end, blanks(column) + verdict);
  if (reason !== '') addParagraph(shown, reason, REASON_INDENT);
}

/** Orders and units without orders of every power that has any, in the order of `powers`. */
export function orderLines(result: PhaseResult, powers: readonly Power[], style: OrderLineStyle): [Power, string[]][] {
  const lists: Line[][] = powers.map(() => []);
  let power: Power | undefined;
  let own: Line[] | undefined;
  for (const judged of result.orders) {
    if (judged.power !== power) {
      power = judged.power;
      own = lists[powers.indexOf(power)];
    }
    own?.push(orderedLine(judged, style));
  }
  if ('unordered' in result)
    for (const one of result.unordered) lists[powers.indexOf(one.unit.power)]?.push(unorderedLine(one, style));
  let longest = 0;
  for (const lines of lists) for (const { text } of lines) if (text.length > longest) longest = text.length;
  const column = Math.min(INDENT + longest + style.markWidth + 2, WIDEST_COLUMN);
  const shown: [Power, string[]][] = [];
  for (const [index, power] of powers.entries()) {
    const lines = lists[index] ?? [];
    if (lines.length === 0) continue;
    const texts: string[] = [];
    for (const one of lines) show(one, column, style, texts);
    shown.push([power, texts]);
  }
  return shown;
}
