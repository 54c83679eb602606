import { expect, test } from 'vitest';
import { ago, clock, duration, moment, timeLeft, zoneName } from './when.ts';

const HOUR = 3_600_000;

test('time left has two units, and seconds only under an hour', () => {
  expect(timeLeft(5 * HOUR + 12 * 60_000 + 40_000, 'en')).toBe('5 h 12 min');
  expect(timeLeft(5 * HOUR + 12 * 60_000, 'ru')).toBe('5 ч 12 мин');
  expect(timeLeft(50 * HOUR, 'en')).toBe('2 d 2 h');
  expect(timeLeft(61_000, 'ru')).toBe('1 мин 1 с');
  expect(timeLeft(-5, 'en')).toBe('0 min 0 s');
});

test('minutes are told in the largest unit that fits, with the plurals of the language', () => {
  expect([15, 720, 1440, 2880].map((n) => duration(n, 'en'))).toEqual(['15 minutes', '12 hours', '1 day', '2 days']);
  expect([1, 62, 300, 1440, 7200].map((n) => duration(n, 'ru'))).toEqual([
    '1 минута',
    '62 минуты',
    '5 часов',
    '1 день',
    '5 дней',
  ]);
  expect(duration(0, 'en')).toBe('0 minutes');
});

test('a moment is told in the zone of the table, by a clock of 24 hours', () => {
  const at = Date.UTC(2026, 11, 7, 20, 0);
  expect(moment(at, 'en', 'Europe/Berlin')).toBe('Mon 7 December, 21:00');
  expect(moment(at, 'ru', 'Europe/Berlin')).toBe('пн 7 декабря, 21:00');
  expect(clock(Date.UTC(2026, 11, 7, 23, 5), 'en', 'Europe/Berlin')).toBe('00:05');
});

test('how long ago somebody was here grows from minutes to days', () => {
  expect([0, 20 * 60_000, 2 * HOUR, 72 * HOUR].map((ms) => ago(ms, 'en'))).toEqual(['0 min', '20 min', '2 h', '3 d']);
});

test('a zone is named in the language of the reader', () => {
  expect(zoneName('Europe/Moscow', 'ru')).toBe('московское время');
  expect(zoneName('Asia/Yekaterinburg', 'ru')).toBe('время: Екатеринбург');
  expect(zoneName('Europe/Berlin', 'ru')).toBe('время: Центральная Европа');
  expect(zoneName('Europe/Moscow', 'en')).toBe('Moscow time');
  expect(zoneName('UTC', 'ru')).toBe('UTC');
});
