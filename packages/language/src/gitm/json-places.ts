import type { TacSpan } from './problem.ts';

/** Where each value of a JSON text stands, by its path: `events[2].to`; the whole text has the path ''. */
export type JsonPlaces = ReadonlyMap<string, TacSpan>;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{}:,]|[ \t\r\n]+/y;

/** A list or an object that is being read. */
interface Level {
  /** `undefined` where nothing inside is asked for. */
  readonly path: string | undefined;
  readonly list: boolean;
  index: number;
  key: string | undefined;
}

/** The path of the value at hand; `undefined` where nobody asks for it. */
function pathIn({ path, list, index, key = '' }: Level, longest: number): string | undefined {
  if (path === undefined || key.length > longest) return undefined;
  if (list) return `${path}[${index}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A path and those around it, from the inside out, without the outermost. */
function* outwards(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.replace(/(?:\.?[^.[\]]*|\[\d+\])$/, '')) yield at;
}

/**
 * Finds the places of some values, and of those around them, in a text that is known to be JSON. Of the others no path is
 * made: in a text nested deep each would be as long as the text.
 */
export function jsonPlaces(text: string, wanted: Iterable<string>): JsonPlaces {
  const named = new Set(['', ...[...new Set(wanted)].flatMap((path) => [...outwards(path)])]);
  const longest = [...named].reduce((most, path) => Math.max(most, path.length), 0);
  const places = new Map<string, TacSpan>();
  let offset = 0;
  let line = 1;
  let lineStart = 0;
  const next = (): { readonly token: string; readonly span: TacSpan } => {
    for (;;) {
      TOKEN.lastIndex = offset;
      const token = TOKEN.exec(text)?.[0] ?? '';
      const span = { line, column: offset - lineStart + 1, length: Math.max(1, token.length) };
      offset += Math.max(1, token.length);
      if (!/^\s/.test(token)) return { token, span };
      for (const match of token.matchAll(/\r\n|\r|\n/g)) {
        line += 1;
        lineStart = offset - token.length + match.index + match[0].length;
      }
    }
  };
  // A stack of our own: no nesting is too deep.
  const levels: Level[] = [];
  while (offset < text.length) {
    const { token, span } = next();
    const level = levels.at(-1);
    if (token === '') break;
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level !== undefined) {
      level.index += 1;
      level.key = undefined;
    } else if (token !== ':') {
      if (level !== undefined && !level.list && level.key === undefined) {
        level.key = JSON.parse(token);
        continue;
      }
      const path = level === undefined ? '' : pathIn(level, longest);
      const asked = path !== undefined && named.has(path) ? path : undefined;
      if (asked !== undefined) places.set(asked, span);
      if (token === '{' || token === '[') levels.push({ path: asked, list: token === '[', index: 0, key: undefined });
    }
  }
  return places;
}

/** The place of a path, or of what is nearest around it; the begin of the text where there is neither. */
export function placeOfPath(places: JsonPlaces, path: string): TacSpan {
  for (const at of outwards(path)) {
    const span = places.get(at);
    if (span !== undefined) return span;
  }
  return places.get('') ?? { line: 1, column: 1, length: 1 };
}
