/** A place in one line, columns counted from 1. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** So much of a line is shown around what is wrong in it. */
const WINDOW = 100;
const CUT = '…';

/** What a terminal would act on instead of showing it. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Text of others as it may stand on a terminal: tabs stay, other control characters become a mark of the same width. */
export function shown(text: string): string {
  return text.replace(CONTROLS, (control) => (control === '\t' ? control : '�'));
}

/** A line with a caret below what is wrong in it, both behind the number of the line; of a long line the part around it. */
export function lineExcerpt(
  whole: string,
  { line, column, length }: LinePlace,
  caret: (text: string) => string,
): string {
  const first = whole.length <= WINDOW ? 0 : Math.max(0, Math.min(column - 1 - WINDOW / 2, whole.length - WINDOW));
  const last = Math.min(whole.length, first + WINDOW);
  const [left, right] = [first > 0 ? CUT : '', last < whole.length ? CUT : ''];
  const text = `${left}${shown(whole.slice(first, last))}${right}`;
  const at = left.length + column - 1 - first;
  // Tabs stay tabs, so that the caret stands below the word whatever their width.
  const before = text.slice(0, at).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(length, last - (column - 1)));
  const number = String(line);
  return `  ${number} | ${text}\n  ${' '.repeat(number.length)} | ${before}${caret('^'.repeat(width))}\n`;
}
