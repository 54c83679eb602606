/** Columns of a report: what a terminal and a mail show without breaking lines. */
export const WIDTH = 78;

/**
 * Blanks at which a line may break: not before or within figures or a coast in brackets, nor after a unit's letter or
 * "St".
 */
const BREAK =
  /(?<!(?:^|[ (_«])(?:[AFАФ]|St)) (?![^()]{0,16}\d\))(?!\(\d+\))(?!\(\p{L}+ (?:coast|побереж\p{L}+)\))(?!(?:coast|побереж\p{L}+)\))/u;

/** Breaks a text at blanks into lines of at most `width` characters; a longer word stands alone. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BREAK)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text as indented lines, all but the first `hang` further in. */
export function paragraph(text: string, indent: number, hang = 0): string[] {
  return wrap(text, WIDTH - indent - hang).map((line, index) => ' '.repeat(indent + (index === 0 ? 0 : hang)) + line);
}

/** A name and what it has, the further lines under the first word: `Austria: A Vienna, …`. */
export function entry(name: string, text: string, indent = 2): string[] {
  return paragraph(`${name}: ${text}`, indent, 4);
}
