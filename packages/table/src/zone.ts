/** A moment as clocks on the wall show it. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export const MINUTE = 60_000;
export const DAY: number = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Whether a word names a time zone this platform knows. */
export function isZone(word: string): boolean {
  try {
    formatOf(word);
    return true;
  } catch {
    return false;
  }
}

/** Days since 1 January 1970 of a date of the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/** The weekday of a day number: 1 Monday to 7 Sunday. */
export function weekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** What clocks in a zone show at a moment (milliseconds since 1970). */
export function wallAt(at: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

function asUtc({ year, month, day, hour, minute }: WallTime): number {
  return dayNumber(year, month, day) * DAY + (hour * 60 + minute) * MINUTE;
}

function offsetAt(at: number, zone: string): number {
  return asUtc(wallAt(at, zone)) - Math.floor(at / MINUTE) * MINUTE;
}

/**
 * The moment at which clocks in a zone show a day (as `dayNumber` counts) and minutes after midnight. A time that summer
 * time skips is taken as if clocks had not been changed (02:30 is 03:30); of one that comes twice, the first.
 */
export function momentOf(day: number, minutes: number, zone: string): number {
  const utc = day * DAY + minutes * MINUTE;
  const before = offsetAt(utc - DAY, zone);
  const after = offsetAt(utc + DAY, zone);
  const first = utc - before;
  if (before === after || offsetAt(first, zone) === before) return first;
  const second = utc - after;
  return offsetAt(second, zone) === after ? second : first;
}
