import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the server is on port 3000 of this machine alone and keeps its data in ./data', () => {
  const none = readSettings({});
  expect(none).toMatchObject({
    ok: true,
    value: { port: 3000, host: '127.0.0.1', store: { kind: 'sqlite' }, trustProxy: false },
  });
  expect(none.ok && none.value.store.kind === 'sqlite' && none.value.store.file).toMatch(/[\\/]data[\\/]standoff\.db$/);
  expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' })).toEqual(
    none,
  );
});

test('PORT and HOST are taken as given', () => {
  expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ value: { port: 8080, host: '0.0.0.0' } });
});

test('DATABASE_URL wins over DATA_DIR', () => {
  const address = 'postgres://me@here/games';
  expect(readSettings({ DATABASE_URL: address, DATA_DIR: '/x' })).toMatchObject({
    value: { store: { kind: 'postgres', address } },
  });
});

test.each(['http', '-1', '65536', '80.5', '0x50', ' 80'])('PORT=%s is refused by name', (word) => {
  expect(readSettings({ PORT: word })).toEqual({ ok: false, error: { code: 'settings/port', word } });
});

test.each(['example.org', 'ftp://example.org', 'https://example.org/tables'])(
  'PUBLIC_URL=%s is refused by name',
  (word) => {
    expect(readSettings({ PUBLIC_URL: word })).toEqual({ ok: false, error: { code: 'settings/public-url', word } });
  },
);

test('mail needs a server and a sender', () => {
  expect(readSettings({ SMTP_URL: 'smtp://localhost' })).toEqual({
    ok: false,
    error: { code: 'settings/missing', name: 'MAIL_FROM', needed: 'SMTP_URL' },
  });
});
