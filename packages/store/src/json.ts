/** The JSON of things that stay as they are, as long as they are there. */
const written = new WeakMap<object, string>();

function jsonOfLasting(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(part);
  written.set(part, json);
  return json;
}

/**
 * The JSON of an object of which some parts mostly are as they were when it was last written: each of these, known by what
 * it is and never written to, is put into words once. One that is a text is JSON already.
 */
export function jsonOf(open: object, lasting: Readonly<Record<string, object | string>>): string {
  const first = JSON.stringify(open).slice(1, -1);
  const parts = Object.entries(lasting).map(
    ([name, part]) => `${JSON.stringify(name)}:${typeof part === 'string' ? part : jsonOfLasting(part)}`,
  );
  return `{${[...(first === '' ? [] : [first]), ...parts].join(',')}}`;
}
