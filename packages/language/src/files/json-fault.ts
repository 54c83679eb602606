const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none of them inside a text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SIMPLE = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

type Expecting = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

/**
 * Where a text stops being JSON, as an offset; the length of the text where it ends too early. Only for text that
 * `JSON.parse` refused: not every platform says where.
 */
export function jsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let expecting: Expecting | 'nothing' = 'value';
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const ended = (): Expecting | 'nothing' => (open.length === 0 ? 'nothing' : 'comma-or-end');
  for (;;) {
    take(SPACE);
    const sign = text[at];
    const inside = open.at(-1);
    const end = inside === '{' ? '}' : ']';
    if (sign === undefined || expecting === 'nothing') return at;
    if (sign === end && inside !== undefined && expecting.endsWith('or-end')) {
      open.pop();
      at += 1;
      expecting = ended();
    } else if (expecting === 'key' || expecting === 'key-or-end') {
      if (!take(TEXT)) return at;
      expecting = 'colon';
    } else if (expecting === 'colon') {
      if (sign !== ':') return at;
      at += 1;
      expecting = 'value';
    } else if (expecting === 'comma-or-end') {
      if (sign !== ',') return at;
      at += 1;
      expecting = inside === '{' ? 'key' : 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      at += 1;
      expecting = sign === '{' ? 'key-or-end' : 'value-or-end';
    } else {
      if (!take(TEXT) && !take(SIMPLE)) return at;
      expecting = ended();
    }
  }
}
