/** What stands in a line. Words keep their spelling; `dash` is any dash or arrow that does not belong to a square. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'square' | 'number' | 'dash' | 'sign';
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
  readonly length: number;
}

const PATTERNS: readonly (readonly [Token['kind'] | 'blank', RegExp])[] = [
  ['blank', /\s+/y],
  ['quoted', /"(?:[^"]|"")*"/y],
  ['square', /\d{1,9}[-‐‑‒–—−]\d{1,9}(?![\p{L}\p{N}])/uy],
  ['dash', /(?:->|=>|-+>|[-‐‑‒–—−]+|[→⇒➔])/uy],
  ['word', /[\p{L}\p{N}_'’]*\p{L}[\p{L}\p{N}_'’]*/uy],
  ['number', /\d+/y],
  ['sign', /./suy],
];

/** Where a comment begins: `#`, or `//`, outside quotation marks; the length of the line without one. */
export function commentAt(line: string): number {
  let quoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') quoted = !quoted;
    if (!quoted && (line[index] === '#' || (line[index] === '/' && line[index + 1] === '/'))) return index;
  }
  return line.length;
}

function nextToken(text: string, index: number): { readonly kind: Token['kind'] | 'blank'; readonly raw: string } {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match !== null && match[0] !== '') return { kind, raw: match[0] };
  }
  return { kind: 'sign', raw: text[index] ?? '' };
}

function textOf(kind: Token['kind'], raw: string): string {
  if (kind === 'quoted') return raw.slice(1, -1).replaceAll('""', '"');
  return kind === 'square' ? raw.replace(/[^\d]/, '-') : raw;
}

/** The tokens of one line without its comment. Nothing is dropped but blanks. */
export function tokensOf(line: string): readonly Token[] {
  const text = line.slice(0, commentAt(line));
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const { kind, raw } = nextToken(text, index);
    if (kind !== 'blank') tokens.push({ kind, text: textOf(kind, raw), column: index + 1, length: raw.length });
    index += raw.length;
  }
  return tokens;
}

/** Whether a token is one of these single signs, and not the same in quotation marks. */
export function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.text);
}

const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВСЕНКМОРТХУ'].map((letter, index) => [letter, [...'ABCEHKMOPTXY'][index] ?? letter]),
);

/** A code in capitals, Cyrillic letters that look like Latin ones read as these: `аu1in` is AU1IN. */
export function toCode(word: string): string {
  return [...word.toUpperCase()].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
}
