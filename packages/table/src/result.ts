import type { TableError } from './error.ts';

/** What was asked for, or why it cannot be, as a code with facts. */
export type Result<T, E = TableError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function fine<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function wrong<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
