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
  contact: { burst: 10, perSecond: 0.02 },
} as const;
export type Rate = keyof typeof RATES;

/** Whether somebody may do a thing once more just now. */
export interface Limits {
  readonly take: (rate: Rate, who: string) => boolean;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST = 50_000;

/** Buckets that fill again with time. */
export function newLimits(now: () => number): Limits {
  const buckets = new Map<string, Bucket>();
  return {
    take: (rate, who) => {
      const { burst, perSecond } = RATES[rate];
      const at = now();
      const key = `${rate} ${who}`;
      const known = buckets.get(key);
      if (known === undefined && buckets.size >= MOST) buckets.clear();
      const left =
        known === undefined ? burst : Math.min(burst, known.left + (Math.max(0, at - known.at) / 1000) * perSecond);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1;
    },
  };
}

/** No limits: for tests, and for tables of bots. */
export const NO_LIMITS: Limits = { take: () => true };
