import { type Alphabet, alphabetOf, keyOf } from './letters.ts';

export type TokenKind =
  | 'word'
  | 'number'
  /** A sign of a move that can be nothing else: `->`, `=>`, `→`, `--`. */
  | 'arrow'
  /** The sign of a move written backwards: `Bur <- A Par`. */
  | 'back'
  /** A single dash: a move, a hyphen, a bullet or a minus. */
  | 'dash'
  | 'comma'
  | 'semicolon'
  | 'stop'
  | 'colon'
  | 'slash'
  | 'plus'
  | 'open'
  | 'close'
  | 'question'
  | 'bang'
  /** Stars, quotes, backticks, bullets and the like: no part of an order. */
  | 'mark';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** What a word is looked up by. */
  readonly key: string;
  /** A word all in capitals. */
  readonly caps: boolean;
  readonly alphabet: Alphabet;
  /** Blank before it. */
  readonly spaced: boolean;
  /** Line and columns (from 0) in the text as it was given. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

const LETTER = /[\p{L}\p{M}]/u;
const DASHES = '-–—−‐‑‒―⁃﹣－';
const ARROW_PARTS = `=>~►▶›»${DASHES}`;
const OPENING = '([{<〈⟨';
const CLOSING = ')]}>〉⟩';
/** "Berlin's attack". */
const POSSESSIVE = /['’ʼ][sS]$/;
const APOSTROPHES = "'’ʼ‘`´";

const LEFTWARD = new Set([0x2190, 0x219a, 0x21d0, 0x21e6, 0x21e0, 0x27f5, 0x27f8, 0x2b05, 0x2b98]);

const SIGNS: ReadonlyMap<string, TokenKind> = new Map([
  [',', 'comma'],
  ['，', 'comma'],
  ['、', 'comma'],
  [';', 'semicolon'],
  ['.', 'stop'],
  ['。', 'stop'],
  ['…', 'stop'],
  [':', 'colon'],
  ['/', 'slash'],
  ['\\', 'slash'],
  ['+', 'plus'],
  ['➕', 'plus'],
  ['➖', 'dash'],
  ['?', 'question'],
  ['!', 'bang'],
]);

/** Arrows of Unicode that do not point to the left. */
function isArrowSign(code: number): boolean {
  if (code < 0x2191) return false;
  const arrows =
    code <= 0x21ff || code === 0x2794 || (code >= 0x2798 && code <= 0x27bf) || (code >= 0x27f0 && code <= 0x27ff);
  if (!arrows && !(code >= 0x2900 && code <= 0x297f) && !(code >= 0x2b06 && code <= 0x2b95)) return false;
  return !LEFTWARD.has(code);
}

function isArrowPart(text: string, at: number): boolean {
  return ARROW_PARTS.includes(text[at] ?? ' ') || isArrowSign(text.charCodeAt(at));
}

function isLetterCode(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code >= 0x410 && code <= 0x44f) return true;
  return code > 0xa9 && code !== 0xab && code !== 0xbb && code !== 0xb7 && LETTER.test(String.fromCharCode(code));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isBlank(code: number): boolean {
  // The underscore joins words (`mid_atlantic_ocean`) or marks a failed order: a blank in both.
  return code === 32 || code === 9 || code === 95 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 13;
}

function wordEnd(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetterCode(code) || isDigit(code)) continue;
    if (APOSTROPHES.includes(text[at] ?? ' ') && isLetterCode(text.charCodeAt(at + 1))) continue;
    break;
  }
  return at;
}

/** Smileys, and names called with `@`: no part of an order. */
const ORNAMENT = /(?:https?:\/\/|www\.)[^\s<>]+|[:;=][-~^']?[)(\][DPpOo3|\\/*]+(?=\s|$|[.,!?])|@[\p{L}\d_.-]+/uy;

function ornamentEnd(text: string, at: number): number {
  const letter = text[at] ?? '';
  if (!':;=@hw'.includes(letter)) return at;
  ORNAMENT.lastIndex = at;
  return at + (ORNAMENT.exec(text)?.[0].length ?? 0);
}

/** Whether the rest is a comment: `//`, `<--`, or `#` after a blank and before anything but a number. */
function isComment(text: string, at: number): boolean {
  const next = text[at + 1] ?? '';
  if (text[at] === '/') return next === '/' && text[at - 1] !== ':';
  if (text[at] === '<') return DASHES.includes(next) && next !== '';
  return text[at] === '#' && isBlank(text.charCodeAt(at - 1)) && !isDigit(text.charCodeAt(at + 1));
}

/** `<- A Par`, `← Par` up to the end of its clause: the unit that comes here. */
const BACK =
  /(?:<[-=–—]+|[←⇐⟵])\s*(?:(?:(?:[AFАФ]|army|fleet|армия|флот)\.?\s+)\p{L}[\p{L}.]*(?:\s\p{L}+){0,3}|\p{L}[\p{L}.]*)(?:\s?[(/]\p{L}{2}\)?)?\s*(?=[,;.]|$)/iuy;
const BACK_SIGN = /<[-=–—]+|[←⇐⟵]/y;
const LONGEST_PLACE = 8;

/** The end of a sign that says where a unit comes from, after the words of a place alone. */
function backSignEnd(tokens: readonly Token[], text: string, at: number): number | undefined {
  let first = tokens.length;
  while (first > 0 && tokens.length - first <= LONGEST_PLACE && !isSeparator(tokens[first - 1])) first -= 1;
  const before = tokens.slice(first);
  const named = before.length > 0 && before.length <= LONGEST_PLACE && before[0]?.kind === 'word';
  if (!named || before.some(({ kind }) => kind !== 'word' && kind !== 'open' && kind !== 'close' && kind !== 'slash'))
    return undefined;
  BACK.lastIndex = at;
  if (!BACK.test(text)) return undefined;
  BACK_SIGN.lastIndex = at;
  return at + (BACK_SIGN.exec(text)?.[0].length ?? 1);
}

function isSeparator(token: Token | undefined): boolean {
  return token?.kind === 'comma' || token?.kind === 'semicolon' || token?.kind === 'stop';
}

function arrowKind(run: string): TokenKind {
  if (run.length === 1) return DASHES.includes(run) ? 'dash' : 'arrow';
  return /^~+$/.test(run) ? 'mark' : 'arrow';
}

/**
 * Cuts a line into tokens, comments left out. `origin` gives the place of each character in the line as it was given
 * (see `repairLine`); `line` counts from 1.
 */
export function tokenize(text: string, line: number, origin?: readonly number[]): Token[] {
  const tokens: Token[] = [];
  const place = (at: number): number => (origin === undefined ? at : (origin[at] ?? at));
  let angles = 0;
  let guillemets = 0;
  let spaced = true;
  const push = (kind: TokenKind, from: number, to: number): void => {
    const piece = text.slice(from, to);
    const isWord = kind === 'word';
    tokens.push({
      kind,
      text: piece,
      key: isWord ? keyOf(piece.replace(POSSESSIVE, '')) : piece,
      caps: isWord && piece === piece.toUpperCase(),
      alphabet: isWord ? alphabetOf(piece) : 'either',
      spaced,
      line,
      start: place(from),
      end: place(to),
    });
    spaced = false;
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) {
      spaced = true;
      at += 1;
      continue;
    }
    const apart = spaced || tokens.length === 0 || tokens[tokens.length - 1]?.kind === 'open';
    const ornament = apart ? ornamentEnd(text, at) : at;
    if (ornament > at) {
      push('mark', at, ornament);
      at = ornament;
      continue;
    }
    if (isLetterCode(code)) {
      const end = wordEnd(text, at);
      push('word', at, end);
      at = end;
      continue;
    }
    if (isDigit(code)) {
      let end = at + 1;
      while (isDigit(text.charCodeAt(end))) end += 1;
      push('number', at, end);
      at = end;
      continue;
    }
    const letter = text[at] ?? '';
    const back = letter === '<' || LEFTWARD.has(code) ? backSignEnd(tokens, text, at) : undefined;
    if (back !== undefined) {
      push('back', at, back);
      at = back;
      continue;
    }
    if (tokens.length > 0 && isComment(text, at)) break;
    if (letter === '«') {
      guillemets += 1;
    } else if (letter === '»' && guillemets > 0) {
      guillemets -= 1;
      push('mark', at, at + 1);
      at += 1;
      continue;
    } else if (letter === '>' && angles > 0) {
      angles -= 1;
      push('close', at, at + 1);
      at += 1;
      continue;
    }
    if (isArrowPart(text, at)) {
      let end = at + 1;
      while (end < text.length && isArrowPart(text, end)) {
        // `<F NWY-stp(nc)>`: the sign that closes a bracket is no part of an arrow.
        if (text[end] === '>' && angles > 0) break;
        if (text[end] === '»' && guillemets > 0) break;
        end += 1;
      }
      push(arrowKind(text.slice(at, end)), at, end);
      at = end;
      continue;
    }
    if (letter === '.' && text[at + 1] === '.') {
      let end = at + 2;
      while (text[end] === '.') end += 1;
      push('stop', at, end);
      at = end;
      continue;
    }
    const open = OPENING.indexOf(letter);
    if (open >= 0) {
      if (letter === '<') angles += 1;
      push('open', at, at + 1);
    } else if (CLOSING.includes(letter)) push('close', at, at + 1);
    else if (letter === '&') push('word', at, at + 1);
    else push(SIGNS.get(letter) ?? 'mark', at, at + 1);
    at += 1;
  }
  return tokens;
}
