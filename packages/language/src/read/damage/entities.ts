import { western } from './bytes.ts';

/** HTML entities seen in pasted orders, with and without their ampersand. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['gt', '>'],
  ['lt', '<'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['shy', ''],
  ['ndash', '–'],
  ['mdash', '—'],
  ['minus', '−'],
  ['hyphen', '-'],
  ['rarr', '→'],
  ['rArr', '⇒'],
  ['larr', '←'],
  ['raquo', '»'],
  ['laquo', '«'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['middot', '·'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['sbquo', '‚'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['szlig', 'ß'],
]);

/** What a repair puts in place of a piece of text. */
export interface Repair {
  readonly put: string;
  readonly length: number;
}

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}))(;?)/y;
const BARE = /(gt|rarr|ndash|mdash|minus|raquo);/iy;

function character(code: number): string {
  // Numbers 128 to 159 mean Windows-1252 in old pages.
  if (code >= 0x80 && code < 0xa0) return western(code);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** An entity at `at`, escaped twice too (`&amp;gt;`). */
export function entityAt(text: string, at: number): Repair | undefined {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (match === null) return undefined;
  const [whole, decimal, hexadecimal, name, semicolon] = match;
  if (decimal !== undefined) return { put: character(Number.parseInt(decimal, 10)), length: whole.length };
  if (hexadecimal !== undefined) return { put: character(Number.parseInt(hexadecimal, 16)), length: whole.length };
  const put = ENTITIES.get(name ?? '') ?? ENTITIES.get((name ?? '').toLowerCase());
  if (put === undefined) return undefined;
  if (put === '&' && semicolon === ';') {
    const inner = bareEntityAt(text, at + whole.length);
    if (inner !== undefined) return { put: inner.put, length: whole.length + inner.length };
  }
  return { put, length: whole.length };
}

/** `gt;` whose ampersand was lost: `- gt;`. */
export function bareEntityAt(text: string, at: number): Repair | undefined {
  BARE.lastIndex = at;
  const match = BARE.exec(text);
  const put = ENTITIES.get((match?.[1] ?? '').toLowerCase());
  return match === null || put === undefined ? undefined : { put, length: match[0].length };
}
