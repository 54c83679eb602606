import { isObject } from '@standoff/language';
import { keepValue, keptValue } from '../keep/store.ts';

const NAME = 'table/claims';

function kept(): Readonly<Record<string, unknown>> {
  const found = keptValue(NAME);
  return isObject(found) ? found : {};
}

interface Claim {
  readonly claim: string;
  readonly attempt: number;
}

function keptAt(place: string): Claim | undefined {
  const found = kept()[place];
  if (!isObject(found) || typeof found.claim !== 'string' || typeof found.attempt !== 'number') return undefined;
  return { claim: found.claim, attempt: found.attempt };
}

/** Whether this browser has tried to sit down there, and knows of no answer. */
export function hasClaim(place: string): boolean {
  return keptAt(place) !== undefined;
}

function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A word that only this browser knows, kept until it has sat down, with the number of the try: where an answer is lost, the
 * same word gets the same seat. `place`: a link or a table.
 */
export function claimFor(place: string): Claim {
  const before = keptAt(place);
  const next = { claim: before?.claim ?? newWord(), attempt: (before?.attempt ?? 0) + 1 };
  keepValue(NAME, { ...kept(), [place]: next });
  return next;
}

/** One sits. */
export function dropClaim(place: string): void {
  const { [place]: _, ...rest } = kept();
  keepValue(NAME, rest);
}
