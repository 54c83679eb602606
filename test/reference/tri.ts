/** Three-valued logic: `undefined` is "not settled yet". A formula that gives a value keeps it whatever is settled later. */
export type Tri = boolean | undefined;

export function not(value: Tri): Tri {
  return value === undefined ? undefined : !value;
}

export function all(values: readonly Tri[]): Tri {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

export function some(values: readonly Tri[]): Tri {
  return not(all(values.map(not)));
}

/** A strength of which only bounds are known. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export function exactly(value: number): Range {
  return { min: value, max: value };
}

/** What holds in one of two cases, where it may not be known in which. */
export function choose(condition: Tri, then: Range, otherwise: Range): Range {
  if (condition === true) return then;
  if (condition === false) return otherwise;
  return { min: Math.min(then.min, otherwise.min), max: Math.max(then.max, otherwise.max) };
}

/** One, and one more for each of these that is true. */
export function oneAnd(values: readonly Tri[]): Range {
  const sure = values.filter((value) => value === true).length;
  const open = values.filter((value) => value === undefined).length;
  return { min: 1 + sure, max: 1 + sure + open };
}

export function exceeds(left: Range, right: Range): Tri {
  if (left.min > right.max) return true;
  return left.max <= right.min ? false : undefined;
}
