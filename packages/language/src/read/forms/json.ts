/** A JSON value with the place it stands at, so that what is read from it can be pointed to. */
export type JsonNode =
  | { readonly kind: 'text'; readonly at: number; readonly end: number; readonly value: string }
  | { readonly kind: 'list'; readonly at: number; readonly end: number; readonly items: readonly JsonNode[] }
  | {
      readonly kind: 'object';
      readonly at: number;
      readonly end: number;
      readonly entries: readonly { readonly key: string; readonly at: number; readonly value: JsonNode }[];
    }
  | { readonly kind: 'other'; readonly at: number; readonly end: number };

const BLANK = /[\s,]*/y;
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const WORD = /[^\s,:{}[\]"']+/y;
const DEEPEST = 12;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, escaped: string) => {
    if (escaped.length === 5) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return escaped === 'n' || escaped === 't' ? ' ' : escaped;
  });
}

/** Reads JSON, or what scripts write that is nearly JSON, at `at`; `undefined` if it is not that. */
export function jsonAt(text: string, at: number, depth = 0): JsonNode | undefined {
  const start = at + match(BLANK, text, at).length;
  const letter = text[start];
  if (depth > DEEPEST || letter === undefined) return undefined;
  if (letter === '"' || letter === "'") {
    const quoted = match(TEXT, text, start);
    return quoted === '' ? undefined : { kind: 'text', at: start, end: start + quoted.length, value: unquoted(quoted) };
  }
  if (letter === '[' || letter === '{') {
    const isList = letter === '[';
    const items: JsonNode[] = [];
    const entries: { key: string; at: number; value: JsonNode }[] = [];
    let here = start + 1;
    for (;;) {
      here += match(BLANK, text, here).length;
      if (text[here] === (isList ? ']' : '}')) break;
      let key = '';
      const keyAt = here;
      if (!isList) {
        const name = match(TEXT, text, here) || match(WORD, text, here);
        if (name === '') return undefined;
        key = /^["']/.test(name) ? unquoted(name) : name;
        here += name.length;
        here += match(BLANK, text, here).length;
        if (text[here] !== ':') return undefined;
        here += 1;
      }
      const value = jsonAt(text, here, depth + 1);
      if (value === undefined) return undefined;
      items.push(value);
      entries.push({ key, at: keyAt, value });
      here = value.end;
    }
    const end = here + 1;
    return isList ? { kind: 'list', at: start, end, items } : { kind: 'object', at: start, end, entries };
  }
  const word = match(WORD, text, start);
  return word === '' ? undefined : { kind: 'other', at: start, end: start + word.length };
}
