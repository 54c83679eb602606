import type { Language } from '@standoff/language';
import type { Arrival, Key } from '@standoff/store';
import type { Viewer } from '@standoff/table';
import type { Context } from 'hono';
import type { Site } from './site.ts';

/** A request as a handler gets it. */
export interface Ask<B = undefined, Q = undefined> {
  readonly site: Site;
  readonly c: Context;
  readonly body: B;
  readonly query: Q;
  readonly now: number;
  readonly lang: Language;
  /** Who asks, by the secret that came along. */
  readonly key: Key | undefined;
  /** Where a request is about a table: the table, and who they are there. */
  readonly arrival: Arrival | undefined;
  /** Set where that is only how it was a moment ago: what they do may be written only if it still is (`holderOf`). */
  readonly recalled: boolean;
  /** The network address, for limits. */
  readonly address: string;
  readonly param: (name: string) => string;
}

/** Whoever asks, at one table. */
export interface AtTable {
  readonly id: string;
  readonly viewer: Viewer;
}
