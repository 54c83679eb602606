import { DAILY, type Pace, type TableSettings } from '@standoff/table';

export const PACES = ['live', 'daily', 'twice', 'hand', 'own'] as const;
/** Paces with a name; `own` leaves what there is and lets every field be changed. */
export type PaceName = (typeof PACES)[number];

const LENGTH = (minutes: number): Pace['movement'] => ({ kind: 'length', minutes });

/** The pace of a name, in a zone. */
export function paceOf(name: Exclude<PaceName, 'own'>, zone: string): Pace {
  const common = { zone, days: DAILY.days, early: true };
  switch (name) {
    case 'live':
      return {
        ...common,
        movement: LENGTH(15),
        retreat: LENGTH(5),
        build: LENGTH(5),
        grace: 2,
        extensions: { each: 1, minutes: 10 },
        remind: 2,
      };
    case 'twice':
      return {
        ...DAILY,
        zone,
        days: [2, 5],
        movement: { kind: 'clock', times: ['21:00'], atLeast: 1440 },
        retreat: LENGTH(1440),
        build: LENGTH(1440),
        grace: 60,
        remind: 720,
      };
    case 'hand':
      return {
        ...common,
        movement: { kind: 'none' },
        retreat: { kind: 'none' },
        build: { kind: 'none' },
        grace: 0,
        extensions: { each: 0, minutes: 60 },
        early: false,
        remind: 0,
      };
    default:
      return { ...DAILY, zone };
  }
}

/** The zone of this browser. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** A table with a sensible answer to everything. */
export function freshSettings(name: string, zone: string): TableSettings {
  return {
    name,
    variant: 'standard',
    rules: 'datc-3.2',
    press: 'all',
    names: 'shown',
    pace: paceOf('daily', zone),
    noShow: { policy: 'hold', after: 1, seek: 2880 },
    draws: 'hidden',
    ready: 'count',
    watch: { who: 'delayed', delay: 1 },
    listed: false,
    moderatorReads: false,
  };
}

/** Times of day out of a line: `9:00, 21.00` gives `09:00` and `21:00`; what is none is left out. */
export function timesOf(line: string): readonly string[] {
  return line.split(/[\s,;]+/).flatMap((word) => {
    const match = /^(\d{1,2})[:.](\d{2})$/.exec(word);
    if (match === null || Number(match[1]) > 23 || Number(match[2]) > 59) return [];
    return [`${(match[1] ?? '').padStart(2, '0')}:${match[2]}`];
  });
}

/** The zones this browser knows, with the one in use among them. */
export function zones(used: string): readonly string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['UTC', used, ...known])].sort();
}
