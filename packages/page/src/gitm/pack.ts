import { checkPhase, type TacPhase } from '@standoff/gitm';
import { isObject } from '@standoff/language';

/** The version of what is packed; another is refused. */
const VERSION = 1;
/** More than this is no phase that anybody wrote. */
const LONGEST_TEXT = 100_000;

/** A piece of work: the phase, and the text as it was typed, where that cannot be read or has more in it. */
export interface TacDoc {
  readonly phase: TacPhase;
  readonly typed?: string;
}

/** A piece of work as a plain value. */
export function pack(doc: TacDoc): unknown {
  return { v: VERSION, p: doc.phase, ...(doc.typed === undefined ? {} : { t: doc.typed }) };
}

/** Makes a packed piece of work whole; `undefined` if the value is none. Nothing in it is trusted. */
export function unpack(value: unknown): TacDoc | undefined {
  if (!isObject(value) || value.v !== VERSION) return undefined;
  const checked = checkPhase(value.p);
  if (!checked.ok) return undefined;
  const { t } = value;
  return { phase: checked.value, ...(typeof t === 'string' ? { typed: t.slice(0, LONGEST_TEXT) } : {}) };
}
