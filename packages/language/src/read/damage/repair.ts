import { type Decoder, western } from './bytes.ts';
import { bareEntityAt, entityAt, type Repair } from './entities.ts';
import { flagAt } from './flags.ts';
import { percentAt, quotedPrintableAt, russianMail } from './quoted-printable.ts';
import { russianLine, wrongCharsetAt } from './wrong-charset.ts';

/** A line after its damage was repaired; `origin` gives the place of each character in the line as it was given. */
export interface RepairedLine {
  readonly text: string;
  readonly origin?: readonly number[];
}

const SUSPECT =
  /[&=%\\\u0080-\u00ff\u0402-\u040f\u0452-\u045f\u0490\u0491\u200b-\u200f\u2018-\u2122\u2060\ufeff\ufffd\uff01-\uff5e\ud835]|[\ufe0e\ufe0f]|[gG][tT];|rarr;|RARR;|dash;|DASH;|\ud83c[\udde6-\uddff]|:flag|<\/?[a-zA-Z]|\[\/?[a-z]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufe0e\ufe0f]/;
const TAG =
  /<(?:\/?(b|i|u|s|p|em|strong|strike|del|ins|mark|small|sub|sup|tt|code|pre|span|font|div|li|ul|ol|dl|dt|dd|table|tbody|thead|tr|td|th|br|hr|h[1-6]|blockquote|body|html|a)(?:\s[^<>]{0,200})?\/?)>/iy;
/** Tags that end a line of text. */
const BREAKS = /^(?:p|div|li|tr|br|hr|h[1-6]|dt|dd|table|ul|ol)$/i;
const BBCODE =
  /\[(?:(\/?)(b|i|u|s|em|quote|code|color|size|font|url|list|center|left|right|spoiler|strike|sup|sub|pre)(?:=[^\][]{0,200})?)\]/y;
const ESCAPE = /\\u([0-9a-fA-F]{4})/y;

function tagAt(text: string, at: number): Repair | undefined {
  TAG.lastIndex = at;
  const match = TAG.exec(text);
  if (match === null) return undefined;
  const [whole, name = ''] = match;
  // `<A` of the Electronic Protocol is a dislodged army, not a link.
  if (name.toLowerCase() === 'a' && !/^<\/?a(?:>|\s+href)/.test(whole)) return undefined;
  if (/^<[BISU]>$/.test(whole) && !text.includes(`</${name}>`)) return undefined;
  return { put: BREAKS.test(name) ? ';' : ' ', length: whole.length };
}

/** `[b]` and `[/b]` of forums; a letter only where both stand, so that `[s]` may be a support. */
function bbcodeAt(text: string, at: number): Repair | undefined {
  BBCODE.lastIndex = at;
  const match = BBCODE.exec(text);
  if (match === null) return undefined;
  const [whole, slash, name = ''] = match;
  const paired = slash === '/' || name.length > 1 || text.includes(`[/${name}]`, at);
  return paired ? { put: ' ', length: whole.length } : undefined;
}

function escapeAt(text: string, at: number): Repair | undefined {
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(text);
  if (match === null) return undefined;
  return { put: String.fromCharCode(Number.parseInt(match[1] ?? '20', 16)), length: 6 };
}

function repairAt(text: string, at: number, russian: Decoder | undefined, tryRun: boolean): Repair | undefined {
  const letter = text[at] ?? '';
  const code = text.charCodeAt(at);
  switch (letter) {
    case '&':
      return entityAt(text, at);
    case '=':
      return quotedPrintableAt(text, at, russian);
    case '%':
      return percentAt(text, at);
    case '\\':
      return escapeAt(text, at);
    case '<':
      return tagAt(text, at);
    case ':':
      return flagAt(text, at);
    case '[':
      return bbcodeAt(text, at);
    case 'g':
    case 'r':
    case 'n':
    case 'm':
    case 'G':
    case 'R':
    case 'N':
    case 'M':
      return /[\s&;=-]/.test(text[at - 1] ?? 'x') ? bareEntityAt(text, at) : undefined;
    case '\ufffd':
      // A lost dash or arrow; within a word it is a lost letter.
      return /\s/.test(text[at - 1] ?? ' ') || /\s/.test(text[at + 1] ?? ' ') ? { put: '–', length: 1 } : undefined;
  }
  if (code < 0x80) return undefined;
  if (code === 0xd83c) return flagAt(text, at);
  if (INVISIBLE.test(letter)) return { put: '', length: 1 };
  if (code >= 0xff01 && code <= 0xff5e) return { put: String.fromCharCode(code - 0xfee0), length: 1 };
  if (code === 0xd835) return { put: text.slice(at, at + 2).normalize('NFKC'), length: 2 };
  const run = tryRun ? wrongCharsetAt(text, at) : undefined;
  if (run !== undefined) return run;
  return code < 0xa0 ? { put: western(code), length: 1 } : undefined;
}

/**
 * Undoes what mail programs, web pages and wrong character sets do to a line: entities, quoted-printable, tags,
 * characters read with the wrong set, invisible ones. Undamaged lines come back as they are.
 */
export function repairLine(line: string): RepairedLine {
  if (!SUSPECT.test(line)) return { text: line };
  const text = russianLine(line) ?? line;
  const russian = russianMail(text);
  let out = '';
  const origin: number[] = [];
  let changed = text !== line;
  // A run that was tried without success is not tried again from each of its letters.
  let triedUpTo = 0;
  for (let at = 0; at < text.length; ) {
    const repair = repairAt(text, at, russian, at >= triedUpTo);
    if (repair === undefined) {
      if (at >= triedUpTo && text.charCodeAt(at) >= 0x80) {
        triedUpTo = at + 1;
        while (triedUpTo < text.length && text.charCodeAt(triedUpTo) >= 0x80) triedUpTo += 1;
      }
      out += text[at];
      origin.push(at);
      at += 1;
      continue;
    }
    changed = true;
    for (let unit = 0; unit < repair.put.length; unit++) origin.push(at);
    out += repair.put;
    at += repair.length;
  }
  if (!changed) return { text: line };
  origin.push(text.length);
  return { text: out, origin };
}
