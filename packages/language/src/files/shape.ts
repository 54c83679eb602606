import { type Path, pathText } from './path.ts';

/** What a value in a file should have been. */
export type Wanted =
  | 'object'
  | 'list'
  | 'text'
  | 'whole-number'
  | 'truth'
  | 'phase'
  | 'season'
  | 'unit-type'
  | 'place'
  | 'order-kind'
  | 'end';

/** A value of the wrong kind; `at` is its path in the file, e.g. `phases[0].orders[2].text`. */
export interface ShapeProblem {
  readonly code: 'file/shape';
  readonly at: string;
  readonly wanted: Wanted;
  /** The value is not there at all. */
  readonly missing?: true;
}

/** A JSON object. */
export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isMember<T extends string>(members: readonly T[], value: unknown): value is T {
  return typeof value === 'string' && (members as readonly string[]).includes(value);
}

/** Says that `value` at `at` is not what was wanted. */
export function shapeProblem(path: Path, wanted: Wanted, value: unknown): ShapeProblem {
  const at = pathText(path);
  return value === undefined ? { code: 'file/shape', at, wanted, missing: true } : { code: 'file/shape', at, wanted };
}

/** An optional field: `null` counts as left out, as many languages write it so. */
export function optional(object: JsonObject, name: string): unknown {
  const value = object[name];
  return value === null ? undefined : value;
}
