import type { TacSpan } from './problem.ts';

/** Where each value of a JSON text stands, by its path: `events[2].to`; the whole text has the path ''. */
export type JsonPlaces = ReadonlyMap<string, TacSpan>;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{}:,]|[ \t\r\n]+/y;

/** Finds the places of all values in a text that is known to be JSON. */
export function jsonPlaces(text: string): JsonPlaces {
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
  interface Level {
    readonly path: string;
    readonly list: boolean;
    index: number;
    key: string | undefined;
  }
  const levels: Level[] = [];
  let path = '';
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
      path =
        level === undefined ? '' : level.list ? `${level.path}[${level.index}]` : dotted(level.path, level.key ?? '');
      places.set(path, span);
      if (token === '{' || token === '[') levels.push({ path, list: token === '[', index: 0, key: undefined });
    }
  }
  return places;
}

function dotted(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The place of a path, or of what is nearest around it; the begin of the text where there is neither. */
export function placeOfPath(places: JsonPlaces, path: string): TacSpan {
  for (let at = path; at !== ''; at = at.replace(/(?:\.?[^.[\]]*|\[\d+\])$/, '')) {
    const span = places.get(at);
    if (span !== undefined) return span;
  }
  return places.get('') ?? { line: 1, column: 1, length: 1 };
}
