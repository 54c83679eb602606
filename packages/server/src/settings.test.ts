import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the page is served on port 3000 of this machine alone', () => {
  expect(readSettings({})).toEqual({ ok: true, value: { port: 3000, host: '127.0.0.1' } });
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({ ok: true, value: { port: 3000, host: '127.0.0.1' } });
});

test('PORT and HOST are taken as given', () => {
  expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ ok: true, value: { port: 8080, host: '0.0.0.0' } });
});

test.each(['http', '-1', '65536', '80.5', '0x50', ' 80'])('PORT=%s is refused by name', (word) => {
  expect(readSettings({ PORT: word })).toEqual({ ok: false, error: { code: 'settings/port', word } });
});
