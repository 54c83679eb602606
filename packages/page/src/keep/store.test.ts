import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAll, keepValue, keptValue } from './store.ts';

beforeEach(() => {
  // What a browser gives: values are properties, so that names can be listed.
  const given = Object.create({
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });
  vi.stubGlobal('localStorage', given);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('all that is kept under a beginning can be dropped at once, and nothing else', () => {
  keepValue('table/a/unsent', { turn: 1, lines: { France: ['A Par H'] } });
  keepValue('table/b/read', {});
  keepValue('tables', 1);
  keepValue('language', 'ru');
  dropAll('table/');
  expect(['table/a/unsent', 'table/b/read', 'tables', 'language'].map(keptValue)).toEqual([
    undefined,
    undefined,
    1,
    'ru',
  ]);
});
