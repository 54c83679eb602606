import { expect, test } from 'vitest';
import { formatTold, parseTold, type Told, tellInTime } from './tell.ts';

test('changes are told in one line, and one without a version too', () => {
  const told = [{ tableId: 'x-_9', version: 12 }, { tableId: 'y' }];
  expect(formatTold(told)).toBe('x-_9:12 y');
  expect(parseTold('x-_9:12 y')).toEqual(told);
  expect(parseTold('')).toEqual([]);
});

test('of what comes together each table is told once, as it was last, and stopping tells the rest', async () => {
  const sent: (readonly Told[])[] = [];
  const { tell, stop } = tellInTime(async (told) => void sent.push(told));
  for (const version of [1, 2, 3]) tell({ tableId: 'a', version });
  tell({ tableId: 'b', version: 7 });
  await stop();
  expect(sent).toEqual([
    [
      { tableId: 'a', version: 3 },
      { tableId: 'b', version: 7 },
    ],
  ]);
});

test('a database that cannot be told does not matter', async () => {
  const { tell, stop } = tellInTime(() => Promise.reject(new Error('gone')));
  tell({ tableId: 'a', version: 1 });
  await expect(stop()).resolves.toBeUndefined();
});
