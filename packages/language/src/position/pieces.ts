/** A piece of a line and the column it begins at, counted from 1. */
export interface Piece {
  readonly text: string;
  readonly column: number;
}

/** A piece without the blanks around it. */
export function trimmed({ text, column }: Piece): Piece {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), column: column + start };
}

/** Splits a piece at a separator; empty parts are dropped. */
export function split(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    parts.push({ text: piece.text.slice(from, match.index), column: piece.column + from });
    from = match.index + match[0].length;
  }
  parts.push({ text: piece.text.slice(from), column: piece.column + from });
  return parts.map(trimmed).filter((part) => part.text !== '');
}

/** The first word and what follows it. */
export function firstWord(piece: Piece): { readonly word: Piece; readonly rest: Piece } {
  const end = /[\s.]+/.exec(piece.text);
  if (end === null) return { word: piece, rest: { text: '', column: piece.column + piece.text.length } };
  const word = { text: piece.text.slice(0, end.index), column: piece.column };
  const next = end.index + end[0].length;
  return { word, rest: { text: piece.text.slice(next), column: piece.column + next } };
}
