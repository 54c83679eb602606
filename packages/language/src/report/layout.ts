/** Columns of a report: what a terminal and a mail show without breaking lines. */
export const WIDTH = 78;

const LETTERS = new Set(['A', 'F', 'А', 'Ф']);
const BEFORE_LETTER = new Set(['', ' ', '(', '_', '«']);
/** What is not parted from what stands before it: figures and coasts in brackets, and the words within. */
const HELD = / (?:[^()]{0,16}\d\)|\(\d+\)|\(\p{L}+ (?:coast|побереж\p{L}+)\)|(?:coast|побереж\p{L}+)\))/uy;

/** Whether a line may break at a blank: not after a unit's letter or "St", nor before or within what is held together. */
function mayBreak(text: string, at: number): boolean {
  if (LETTERS.has(text.charAt(at - 1)) && BEFORE_LETTER.has(text.charAt(at - 2))) return false;
  if (text.startsWith('St', at - 2) && BEFORE_LETTER.has(text.charAt(at - 3))) return false;
  if (!text.includes(')', at)) return true;
  HELD.lastIndex = at;
  return !HELD.test(text);
}

/** Where the line that begins at `start` breaks: at its last fitting blank, else at the first one after it. */
function breakOf(text: string, start: number, width: number): number {
  for (let at = text.lastIndexOf(' ', start + width); at > start; at = text.lastIndexOf(' ', at - 1))
    if (mayBreak(text, at)) return at;
  for (let at = text.indexOf(' ', start + width + 1); at !== -1; at = text.indexOf(' ', at + 1))
    if (mayBreak(text, at)) return at;
  return text.length;
}

/** Breaks a text at blanks into lines of at most `width` characters; a longer word stands alone. */
export function wrap(text: string, width: number): string[] {
  if (text === '') return [];
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const end = breakOf(text, start, width);
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  if (start < text.length) lines.push(text.slice(start));
  return lines;
}

const BLANKS: readonly string[] = Array.from({ length: WIDTH + 1 }, (_, count) => ' '.repeat(count));

/** So many blanks, at most a line of them. */
export function blanks(count: number): string {
  return BLANKS[count] ?? '';
}

/** Adds a text as indented lines, all but the first `hang` further in. */
export function addParagraph(lines: string[], text: string, indent: number, hang = 0): void {
  if (text === '') return;
  if (text.length <= WIDTH - indent - hang) {
    lines.push(blanks(indent) + text);
    return;
  }
  for (const [index, line] of wrap(text, WIDTH - indent - hang).entries())
    lines.push(blanks(indent + (index === 0 ? 0 : hang)) + line);
}

/** A text as indented lines, all but the first `hang` further in. */
export function paragraph(text: string, indent: number, hang = 0): string[] {
  const lines: string[] = [];
  addParagraph(lines, text, indent, hang);
  return lines;
}

/** A name and what it has, the further lines under the first word: `Austria: A Vienna, …`. */
export function entry(name: string, text: string, indent = 2): string[] {
  return paragraph(`${name}: ${text}`, indent, 4);
}
