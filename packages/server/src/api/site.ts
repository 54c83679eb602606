import type { Store } from '@standoff/store';
import type { Chance } from '@standoff/table';
import type { Limits } from '../guard/limits.ts';
import type { Hub } from '../live/hub.ts';
import type { Log } from '../log.ts';
import type { Senders } from '../notices/sender.ts';

/** Everything a request is answered with. Clock and chance are given, so that tests have their own. */
export interface Site {
  readonly store: Store;
  readonly now: () => number;
  readonly chance: Chance;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly log: Log;
  /** The address in links, without a slash at its end; `undefined`: the one the request came to. */
  readonly publicUrl?: string;
  /** Requests come through a proxy that says who asks. */
  readonly trustProxy: boolean;
  /** The public key for web push, where that is set up. */
  readonly pushKey?: string;
  /** The ways by which notices can be sent. */
  readonly senders: Senders;
  /** Whether an address may be posted to. */
  readonly isPostable: (address: string) => boolean;
}
