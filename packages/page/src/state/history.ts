/** A value with its past and its future. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last step did, so that typing on in one line is one step. */
  readonly last?: string;
}

const LONGEST = 200;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** One step on. A step of the same named kind as the last one goes on with it; an unchanged value is no step. */
export function step<T>(history: History<T>, now: T, kind?: string): History<T> {
  if (now === history.now) return history;
  const goesOn = kind !== undefined && kind === history.last && history.past.length > 0;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-LONGEST);
  return { past, now, future: [], ...(kind === undefined ? {} : { last: kind }) };
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...later] = future;
  return after === undefined ? { past, now, future } : { past: [...past, now], now: after, future: later };
}
