import type { PhaseKind } from '@standoff/diplomacy';
import type { Pace, Span } from './pace.ts';
import { DAY, dayNumber, MINUTE, momentOf, wallAt, weekday } from './zone.ts';

/** Minutes after midnight of `21:00`; `undefined` if it is no time of day. */
export function minutesOf(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
}

/** How far ahead an allowed day is looked for: more than a week, for days that a zone leaves out. */
const DAYS_AHEAD = 400;

function dayAt(at: number, zone: string): number {
  const { year, month, day } = wallAt(at, zone);
  return dayNumber(year, month, day);
}

function isOpen(day: number, { days }: Pace): boolean {
  return days.length === 0 || days.includes(weekday(day));
}

/** The first of some clock times on an allowed day that is not before a moment. */
function clockTime(minutes: readonly number[], pace: Pace, from: number): number | undefined {
  const today = dayAt(from, pace.zone);
  const sorted = [...minutes].sort((a, b) => a - b);
  for (let day = today; day <= today + DAYS_AHEAD; day++) {
    if (!isOpen(day, pace)) continue;
    const moments = sorted.map((minute) => momentOf(day, minute, pace.zone)).sort((a, b) => a - b);
    const found = moments.find((moment) => moment >= from);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The moment itself, or the same time of day on the next allowed day. */
function onOpenDay(at: number, pace: Pace): number {
  const day = dayAt(at, pace.zone);
  if (isOpen(day, pace)) return at;
  const { hour, minute } = wallAt(at, pace.zone);
  for (let later = day + 1; later <= day + DAYS_AHEAD; later++) {
    if (isOpen(later, pace)) return momentOf(later, hour * 60 + minute, pace.zone);
  }
  return at;
}

function spanOf(pace: Pace, kind: PhaseKind): Span {
  return pace[kind];
}

/** When a phase that begins at a moment ends; `null` where nothing but a hand ends it. */
export function deadlineFor(pace: Pace, kind: PhaseKind, from: number): number | null {
  const span = spanOf(pace, kind);
  if (span.kind === 'none') return null;
  if (span.kind === 'length') return onOpenDay(from + span.minutes * MINUTE, pace);
  const minutes = span.times.flatMap((time) => minutesOf(time) ?? []);
  return clockTime(minutes, pace, from + span.atLeast * MINUTE) ?? from + DAY;
}
