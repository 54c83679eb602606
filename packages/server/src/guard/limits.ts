/** What is counted apart: so many at once, and so many more each second. */
const RATES = {
  create: { burst: 30, perSecond: 0.2 },
  account: { burst: 10, perSecond: 0.05 },
  login: { burst: 10, perSecond: 0.1 },
  invitation: { burst: 60, perSecond: 1 },
  join: { burst: 20, perSecond: 0.2 },
  write: { burst: 120, perSecond: 20 },
  press: { burst: 30, perSecond: 1 },
  judge: { burst: 120, perSecond: 20 },
  picture: { burst: 30, perSecond: 2 },
  upload: { burst: 20, perSecond: 0.2 },
  live: { burst: 60, perSecond: 2 },
  mail: { burst: 40, perSecond: 0.02 },
  contact: { burst: 10, perSecond: 0.02 },
} as const;
export type Rate = keyof typeof RATES;

/** Whether somebody may do a thing once more just now. */
export interface Limits {
  readonly take: (rate: Rate, who: string) => boolean;
  /** So many may listen from one address at a time. */
  readonly listeners: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST = 50_000;
const LISTENERS = 250;

/** Forgets those who have asked least lately: most of them are as new again. Who asks much is never forgotten by others' asking. */
function makeRoom(buckets: Map<string, Bucket>, at: number): void {
  for (const [key, bucket] of buckets) {
    const { burst, perSecond } = RATES[key.slice(0, key.indexOf(' ')) as Rate];
    if (bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond >= burst) buckets.delete(key);
  }
  if (buckets.size < MOST) return;
  const byLeft = [...buckets].sort(([, a], [, b]) => b.left - a.left || a.at - b.at);
  for (const [key] of byLeft.slice(0, MOST / 2)) buckets.delete(key);
}

/** Buckets that fill again with time. */
export function newLimits(now: () => number): Limits {
  const buckets = new Map<string, Bucket>();
  return {
    listeners: LISTENERS,
    take: (rate, who) => {
      const { burst, perSecond } = RATES[rate];
      const at = now();
      const key = `${rate} ${who}`;
      const known = buckets.get(key);
      if (known === undefined && buckets.size >= MOST) makeRoom(buckets, at);
      const left =
        known === undefined ? burst : Math.min(burst, known.left + (Math.max(0, at - known.at) / 1000) * perSecond);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1;
    },
  };
}

/** No limits: for tests, and for tables of bots. */
export const NO_LIMITS: Limits = { take: () => true, listeners: Number.POSITIVE_INFINITY };
