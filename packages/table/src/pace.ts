/** How long a phase lasts: minutes from its beginning, up to the next of fixed clock times, or until it is judged by hand. */
export type Span =
  | { readonly kind: 'length'; readonly minutes: number }
  | {
      readonly kind: 'clock';
      /** `21:00`, in the zone of the table. */
      readonly times: readonly string[];
      /** A phase lasts at least so many minutes; a clock time that comes sooner is passed over. */
      readonly atLeast: number;
    }
  | { readonly kind: 'none' };

/** When phases end. */
export interface Pace {
  /** An IANA time zone, e.g. `Europe/Berlin`. */
  readonly zone: string;
  /** Days on which a phase may end: 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  readonly movement: Span;
  readonly retreat: Span;
  readonly build: Span;
  /** Minutes after a deadline in which those without orders may still send them. */
  readonly grace: number;
  /** How often each seat may ask for more time, and how many minutes it gets. */
  readonly extensions: { readonly each: number; readonly minutes: number };
  /** A phase is judged as soon as everybody who has something to order is ready. */
  readonly early: boolean;
  /** So many minutes before the deadline those without orders are reminded. */
  readonly remind: number;
}

/** One phase a day at nine in the evening, twelve hours for retreats and builds. */
export const DAILY: Pace = {
  zone: 'UTC',
  days: [1, 2, 3, 4, 5, 6, 7],
  movement: { kind: 'clock', times: ['21:00'], atLeast: 720 },
  retreat: { kind: 'length', minutes: 720 },
  build: { kind: 'length', minutes: 720 },
  grace: 30,
  extensions: { each: 2, minutes: 1440 },
  early: true,
  remind: 180,
};
