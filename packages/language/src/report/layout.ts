/** Columns of a report: what a terminal and a mail show without breaking lines. */
export const WIDTH = 78;

/**
 * A blank at which a line may break: not before or within figures or a coast in brackets, nor after a unit's letter or
 * "St". Tried at one place at a time.
 */
const BREAK =
  /(?<!(?:^|[ (_«])(?:[AFАФ]|St)) (?![^()]{0,16}\d\))(?!\(\d+\))(?!\(\p{L}+ (?:coast|побереж\p{L}+)\))(?!(?:coast|побереж\p{L}+)\))/uy;

function mayBreak(text: string, at: number): boolean {
  BREAK.lastIndex = at;
  return BREAK.test(text);
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

/** A text as indented lines, all but the first `hang` further in. */
export function paragraph(text: string, indent: number, hang = 0): string[] {
  return wrap(text, WIDTH - indent - hang).map((line, index) => ' '.repeat(indent + (index === 0 ? 0 : hang)) + line);
}

/** A name and what it has, the further lines under the first word: `Austria: A Vienna, …`. */
export function entry(name: string, text: string, indent = 2): string[] {
  return paragraph(`${name}: ${text}`, indent, 4);
}
