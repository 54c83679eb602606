/**
 * Where a value stands in a file, as steps from the outermost value: made for every value that is read and written out
 * only for those that are wrong. A text is a path already written.
 */
export type Path = string | { readonly parent: Path; readonly step: string | number };

/** The path of a field or of an item of a list. */
export function under(parent: Path, step: string | number): Path {
  return { parent, step };
}

/** A path as text: `phases[0].orders[2].text`; the outermost value is the empty text. */
export function pathText(path: Path): string {
  if (typeof path === 'string') return path;
  const parent = pathText(path.parent);
  const { step } = path;
  if (typeof step === 'number') return `${parent}[${step}]`;
  return parent === '' ? step : `${parent}.${step}`;
}
