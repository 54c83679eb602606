import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, isZone, momentOf, wallAt, weekday } from './zone.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];

test('days are counted as the calendar counts them', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }), (date) => {
      const day = dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      expect(day).toBe(Math.floor(date.getTime() / 86_400_000));
      expect(weekday(day) % 7).toBe(date.getUTCDay());
    }),
  );
});

test('a clock time exists at the moment found for it, or was skipped by summer time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 16_000, max: 25_000 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, day, minutes) => {
        const wall = wallAt(momentOf(day, minutes, zone), zone);
        const found = dayNumber(wall.year, wall.month, wall.day) * 1440 + wall.hour * 60 + wall.minute;
        const off = found - (day * 1440 + minutes);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(60);
      },
    ),
  );
});

test('nine in the evening in Berlin is another moment in summer', () => {
  expect(momentOf(dayNumber(2027, 3, 27), 21 * 60, 'Europe/Berlin')).toBe(Date.parse('2027-03-27T20:00Z'));
  expect(momentOf(dayNumber(2027, 3, 28), 21 * 60, 'Europe/Berlin')).toBe(Date.parse('2027-03-28T19:00Z'));
  expect(momentOf(dayNumber(2027, 10, 31), 21 * 60, 'Europe/Berlin')).toBe(Date.parse('2027-10-31T20:00Z'));
});

test('a time that summer time skips comes an hour later, and of one that comes twice the first counts', () => {
  expect(momentOf(dayNumber(2027, 3, 28), 150, 'Europe/Berlin')).toBe(Date.parse('2027-03-28T01:30Z'));
  expect(momentOf(dayNumber(2027, 10, 31), 150, 'Europe/Berlin')).toBe(Date.parse('2027-10-31T00:30Z'));
});

test('only zones that exist are zones', () => {
  expect(isZone('Europe/Moscow')).toBe(true);
  expect(isZone('Europe/Atlantis')).toBe(false);
  expect(isZone('')).toBe(false);
});
