import { isObject } from '@standoff/language';
import { keepValue, keptValue } from '../keep/store.ts';

const NAME = 'table/claims';

function kept(): Readonly<Record<string, unknown>> {
  const found = keptValue(NAME);
  return isObject(found) ? found : {};
}

/** Whether this browser has tried to sit down there, and knows of no answer. */
export function hasClaim(place: string): boolean {
  return typeof kept()[place] === 'string';
}

/**
 * A word that only this browser knows, kept until it has sat down: where an answer is lost, the same word gets the same
 * seat. `place`: a link or a table.
 */
export function claimFor(place: string): string {
  const before = kept()[place];
  if (typeof before === 'string') return before;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const word = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepValue(NAME, { ...kept(), [place]: word });
  return word;
}

/** One sits. */
export function dropClaim(place: string): void {
  const { [place]: _, ...rest } = kept();
  keepValue(NAME, rest);
}
