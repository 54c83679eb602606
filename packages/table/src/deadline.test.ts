import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineFor } from './deadline.ts';
import { DAILY, type Pace } from './pace.ts';
import { dayNumber, wallAt, weekday } from './zone.ts';

const BERLIN: Pace = { ...DAILY, zone: 'Europe/Berlin' };
const at = (text: string): number => Date.parse(text);

test('a daily phase ends at the same clock time before and after clocks change', () => {
  expect(deadlineFor(BERLIN, 'movement', at('2027-03-26T20:00Z'))).toBe(at('2027-03-27T20:00Z'));
  expect(deadlineFor(BERLIN, 'movement', at('2027-03-27T20:00Z'))).toBe(at('2027-03-28T19:00Z'));
});

test('a clock time sooner than the least length is passed over', () => {
  expect(deadlineFor(BERLIN, 'movement', at('2027-01-11T15:00Z'))).toBe(at('2027-01-12T20:00Z'));
  const short: Pace = { ...BERLIN, movement: { kind: 'clock', times: ['21:00'], atLeast: 60 } };
  expect(deadlineFor(short, 'movement', at('2027-01-11T15:00Z'))).toBe(at('2027-01-11T20:00Z'));
});

test('a phase that would end on a closed day ends at that time on the next open one', () => {
  const weekdays: Pace = { ...BERLIN, days: [1, 2, 3, 4, 5] };
  // Friday 8 January 2027, 18:00 in Berlin, and a day more would be a Saturday.
  expect(
    deadlineFor({ ...weekdays, retreat: { kind: 'length', minutes: 1440 } }, 'retreat', at('2027-01-08T17:00Z')),
  ).toBe(at('2027-01-11T17:00Z'));
  expect(deadlineFor(weekdays, 'movement', at('2027-01-08T20:30Z'))).toBe(at('2027-01-11T20:00Z'));
});

test('a phase judged by hand has no deadline', () => {
  expect(deadlineFor({ ...BERLIN, build: { kind: 'none' } }, 'build', 0)).toBeNull();
});

test('a deadline is never too soon, falls on an allowed day, and at a time that was asked for', () => {
  const times = fc.uniqueArray(fc.constantFrom('00:00', '02:30', '07:15', '12:00', '21:00', '23:59'), { minLength: 1 });
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe');
  const from = fc.integer({ min: at('2026-01-01'), max: at('2036-01-01') });
  fc.assert(
    fc.property(times, days, zone, from, fc.integer({ min: 0, max: 3000 }), (clocks, open, where, now, atLeast) => {
      const pace: Pace = { ...DAILY, zone: where, days: open, movement: { kind: 'clock', times: clocks, atLeast } };
      const end = deadlineFor(pace, 'movement', now) ?? 0;
      expect(end).toBeGreaterThanOrEqual(now + atLeast * 60_000);
      expect(end).toBeLessThan(now + atLeast * 60_000 + 8.1 * 86_400_000);
      const wall = wallAt(end, where);
      expect(open).toContain(weekday(dayNumber(wall.year, wall.month, wall.day)));
      const shown = `${String(wall.hour).padStart(2, '0')}:${String(wall.minute).padStart(2, '0')}`;
      // 02:30 is the only one of them that clocks ever skip.
      if (wall.hour !== 3 && !(where === 'Australia/Lord_Howe' && wall.hour === 2)) expect(clocks).toContain(shown);
    }),
  );
});
