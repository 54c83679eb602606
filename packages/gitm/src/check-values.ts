import { closest } from './closest.ts';
import type { PhaseFault, WantedShape } from './fault.ts';
import { readSquare } from './square.ts';
import type { Square } from './vocabulary.ts';

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The faults found so far; reading goes on after a fault, so that one look shows all. */
export type Faults = PhaseFault[];

export function faultOfShape(faults: Faults, at: string, wanted: WantedShape, value: unknown): undefined {
  faults.push({ at, code: 'gitm/shape', wanted, ...(value === undefined ? { missing: true as const } : {}) });
  return undefined;
}

/** Suggestions are looked up for so many faults; further ones go without. */
const SUGGESTED = 50;

/** The known words that are like one that is not known. */
export function near(faults: Faults, word: string, known: Iterable<string>): readonly string[] {
  return faults.length < SUGGESTED ? closest(word, known) : [];
}

/** A field; `null` counts as left out, as many languages write it so. */
export function fieldOf(object: JsonObject, name: string): unknown {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return value === null ? undefined : value;
}

/** The list in a field; an empty one where it may be left out. */
export function listIn(object: JsonObject, name: string, faults: Faults): readonly unknown[] {
  const value = fieldOf(object, name);
  if (isList(value)) return value;
  if (value !== undefined) faultOfShape(faults, name, 'list', value);
  return [];
}

/** A code or name: some text without blanks or control characters, not overlong. */
export function readName(value: unknown, at: string, faults: Faults): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are what this refuses
  const usable = typeof value === 'string' && value.length <= 60 && /^[^\s\u0000-\u001f\u007f]+$/u.test(value);
  if (usable) return value;
  return faultOfShape(faults, at, 'name', value);
}

export function readSquareAt(value: unknown, at: string, faults: Faults): Square | undefined {
  if (typeof value !== 'string') return faultOfShape(faults, at, 'square', value);
  const reading = readSquare(value);
  if (reading.kind === 'square') return reading.square;
  faults.push(
    reading.kind === 'off-map'
      ? { at, code: 'gitm/off-map', square: value }
      : { at, code: 'gitm/not-a-square', word: value },
  );
  return undefined;
}

/** A square in a field that may be left out: an object to spread, empty without it. */
export function optionalSquare<K extends string>(
  object: JsonObject,
  name: K,
  at: string,
  faults: Faults,
): { readonly [P in K]?: Square } {
  const value = fieldOf(object, name);
  if (value === undefined) return {};
  const square = readSquareAt(value, `${at}.${name}`, faults);
  const found: { [P in K]?: Square } = {};
  if (square !== undefined) found[name] = square;
  return found;
}

/** Some text in a field that may be left out. */
export function optionalText(object: JsonObject, name: string, faults: Faults): string | undefined {
  const value = fieldOf(object, name);
  if (value === undefined || typeof value === 'string') return value;
  return faultOfShape(faults, name, 'text', value);
}
