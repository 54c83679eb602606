/** How a line of a report is shown where there is more than plain text. */
export type TacLineKind = 'title' | 'head' | 'side' | 'text' | 'failed' | 'warning';

export interface TacLine {
  readonly kind: TacLineKind;
  readonly text: string;
}

/** What mails carry unbroken, with room for a few marks of quotation. */
const WIDTH = 74;

/** What would break a line, or what a terminal or mail reader acts on: names and titles come from others. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A blank at which no line is broken, until the lines are made: within the brackets that cite rules. */
const FIRM = '\u0001';

/** Breaks text at blanks, but not between square brackets; further lines are indented by `hang` more. */
export function wrapped(kind: TacLineKind, text: string, indent = 0, hang = 2): readonly TacLine[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let empty = true;
  const whole = text.replace(CONTROLS, ' ').replace(/\[[^\]]*\]/g, (cited) => cited.replaceAll(' ', FIRM));
  for (const word of whole.split(' ')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent + hang);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].map((one) => ({ kind, text: one.replaceAll(FIRM, ' ') }));
}

const BLANK: TacLine = { kind: 'text', text: '' };

/** Sections one below the other with an empty line between; empty ones are left out. */
export function stacked(sections: readonly (readonly TacLine[])[]): readonly TacLine[] {
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : [BLANK, ...section]));
}

/** A heading and what stands under it; nothing without that. */
export function section(head: string, lines: readonly TacLine[]): readonly TacLine[] {
  return lines.length === 0 ? [] : [{ kind: 'head', text: head }, ...lines];
}

export function toText(lines: readonly TacLine[]): string {
  return `${lines.map((line) => line.text).join('\n')}\n`;
}
