import { deadlineFor } from '@standoff/table';
import { expect, test } from 'vitest';
import { freshSettings, PACES, paceOf, timesOf } from './new-settings.ts';

test('times of day are read as people write them, and what is none is left out', () => {
  expect(timesOf('9:00, 21.30;23:59')).toEqual(['09:00', '21:30', '23:59']);
  expect(timesOf('25:00 noon 7')).toEqual([]);
});

test('every pace with a name has a next deadline, or none where the moderator judges', () => {
  const monday = Date.UTC(2027, 0, 4, 12);
  const ends = PACES.filter((name) => name !== 'own').map((name) => [
    name,
    deadlineFor(paceOf(name, 'UTC'), 'movement', monday),
  ]);
  expect(Object.fromEntries(ends)).toEqual({
    live: monday + 15 * 60_000,
    daily: Date.UTC(2027, 0, 5, 21),
    twice: Date.UTC(2027, 0, 5, 21),
    hand: null,
  });
});

test('two phases a week never follow each other within a day', () => {
  const tuesdayEvening = Date.UTC(2027, 0, 5, 20);
  expect(deadlineFor(paceOf('twice', 'UTC'), 'movement', tuesdayEvening)).toBe(Date.UTC(2027, 0, 8, 21));
});

test('a fresh table asks nothing of whoever makes it', () => {
  expect(freshSettings('x', 'Europe/Berlin')).toMatchObject({ press: 'all', noShow: { policy: 'hold' } });
});
