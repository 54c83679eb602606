import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@standoff/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGES } from '../../packages/server/src/messages.ts';
import { client, secretOf } from './servers.ts';
import { type Ended, failing, serving } from './serving.ts';

const PROGRAM = fileURLToPath(new URL('./command-process.mjs', import.meta.url));

let folder: string;
/** The data of a server at which somebody has been. */
let kept: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'standoff-clumsy-'));
  kept = join(folder, 'Мои данные', 'и ещё');
  const served = await serving({ DATA_DIR: kept });
  await client(served.address).send('POST', '/api/tables', { settings: { name: 'Friday' } });
  await served.stop();
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs one of the commands beside the server. */
function command(
  name: 'backup' | 'restore' | 'adminLink',
  env: Readonly<Record<string, string>>,
  file = '',
): Promise<Ended> {
  const { PATH, HOME, TMPDIR } = process.env;
  const given = { PATH, HOME, TMPDIR, LANG: 'en_GB.UTF-8', ...env };
  return new Promise((resolve) =>
    execFile(process.execPath, [PROGRAM, name, file], { env: given }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out, err }),
    ),
  );
}

function expectOneSentence({ status, out, err }: Ended, code: RegExp | string, hidden = 'hidden-word'): void {
  expect({ status, out }, err).toEqual({ status: 1, out: '' });
  expect(err.trimEnd().split('\n'), err).toHaveLength(1);
  expect(err).toMatch(code);
  expect(err).not.toContain(hidden);
}

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Tables <me@example.org>', PUBLIC_URL: 'https://example.org' };
const PUSH = {
  PUSH_PUBLIC_KEY: 'B'.repeat(87),
  PUSH_PRIVATE_KEY: 'b'.repeat(43),
  PUSH_CONTACT: 'mailto:me@example.org',
};

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['settings/trust-proxy', { TRUST_PROXY: '10.0.0.1' }],
  ['settings/smtp-url', { ...MAIL, SMTP_URL: 'mail.example.org:587' }],
  ['settings/smtp-url', { ...MAIL, SMTP_URL: 'me' }],
  ['settings/smtp-url', { ...MAIL, SMTP_URL: 'https://me:hidden-word@mail.example.org' }],
  ['settings/smtp-url', { ...MAIL, SMTP_URL: 'smtp://me:hidden-word%@mail.example.org' }],
  ['settings/mail-from', { ...MAIL, MAIL_FROM: 'Tables' }],
  ['settings/mail-from', { ...MAIL, MAIL_FROM: 'me@here, you@there' }],
  ['settings/missing', { ...MAIL, PUBLIC_URL: '' }],
  ['settings/public-url', { PUBLIC_URL: 'https://me:word@example.org' }],
  ['settings/public-url', { PUBLIC_URL: 'https://example.org/#start' }],
  ['settings/data-dir', { DATA_DIR: '~/data' }],
  ['settings/data-dir', { DATA_DIR: '$HOME/data' }],
  ['settings/data-dir', { DATA_DIR: '"/srv/standoff"' }],
  ['settings/push', { ...PUSH, PUSH_PUBLIC_KEY: 'x' }],
  ['settings/push', { ...PUSH, PUSH_PRIVATE_KEY: 'hidden-word' }],
  ['settings/push', { ...PUSH, PUSH_CONTACT: 'me' }],
])('%s: %j is told in one sentence of either language', (code, env) => {
  const read = readSettings({ DATA_DIR: kept, ...env });
  if (read.ok) throw new Error('taken as it is');
  expect(read.error.code).toBe(code);
  const told = { en: MESSAGES.en.failed(read.error), ru: MESSAGES.ru.failed(read.error) };
  for (const sentence of Object.values(told)) expect(sentence).not.toMatch(/hidden-word|\n/);
  expect(told.ru).toMatch(/[а-я]/);
  expect(told.en).not.toMatch(/[а-я]/);
});

test('a wrong setting keeps a server from starting', async () => {
  expectOneSentence(await failing({ DATA_DIR: kept, ...MAIL, SMTP_URL: 'hidden-word' }), 'settings/smtp-url');
});

test('what is kept can be read by nobody else on the machine', () => {
  for (const file of readdirSync(kept)) expect(statSync(join(kept, file)).mode & 0o077, file).toBe(0);
});

describe('a file', () => {
  const damaged = (name: string, change: (file: string) => void): string => {
    const data = join(folder, name);
    cpSync(kept, data, { recursive: true });
    change(join(data, 'standoff.db'));
    return data;
  };

  test('that is cut off, or overwritten, is told to be damaged, and left as it is', async () => {
    for (const data of [
      damaged('cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, 8192))),
      damaged('garbled', (file) => writeFileSync(file, readFileSync(file).fill(7, 4096, 12_288))),
      damaged('diary', (file) => writeFileSync(file, 'Dear diary,\n'.repeat(1000))),
    ]) {
      const before = readFileSync(join(data, 'standoff.db'));
      expectOneSentence(await failing({ DATA_DIR: data }), /damaged.*restore\.mjs/);
      expect(readFileSync(join(data, 'standoff.db')).equals(before)).toBe(true);
    }
  });

  test('that is not there is not made by a command that was to read it', async () => {
    const nowhere = join(folder, 'nowhere');
    for (const name of ['backup', 'adminLink'] as const)
      expectOneSentence(await command(name, { DATA_DIR: nowhere }, join(folder, 'none.backup')), 'store/none');
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(join(folder, 'none.backup'))).toBe(false);
  });
});

describe('a backup', () => {
  let whole: string;
  let lines: readonly string[];
  beforeAll(async () => {
    whole = join(folder, 'whole.backup');
    expect((await command('backup', { DATA_DIR: kept }, whole)).err).toBe('');
    lines = readFileSync(whole, 'utf8').trimEnd().split('\n');
  }, 120_000);
  let count = 0;
  const tried = async (text: string): Promise<{ readonly ended: Ended; readonly data: string }> => {
    const data = join(folder, `restored-${count++}`);
    mkdirSync(data);
    cpSync(join(kept, 'sealing.key'), join(data, 'sealing.key'));
    const file = join(folder, 'edited.backup');
    writeFileSync(file, text);
    return { ended: await command('restore', { DATA_DIR: data }, file), data };
  };

  test('of which the end is missing, cut between two lines, is not taken for a whole one', async () => {
    const { ended, data } = await tried(`${lines.slice(0, -2).join('\n')}\n`);
    expectOneSentence(ended, 'not whole');
    const again = await command('restore', { DATA_DIR: data }, whole);
    expect(again).toMatchObject({ status: 0, err: '' });
  });

  test('that somebody has edited is refused with the line, and changes nothing', async () => {
    const [head = '', first = ''] = lines;
    for (const wrong of ['{"tables": {"id": "x"}}', '{"tables": {"nonsense": 1}}', '{"meta": {}}', '[]', first]) {
      const { ended } = await tried(`${[head, first, wrong].join('\n')}\n`);
      expectOneSentence(ended, /line 3/);
    }
  });

  test('into a folder that is not there, or of a file that is none, is told', async () => {
    expectOneSentence(await command('backup', { DATA_DIR: kept }, join(folder, 'no', 'where')), 'ENOENT');
    expectOneSentence(await command('restore', { DATA_DIR: join(folder, 'r') }, join(folder, 'no')), 'ENOENT');
    expectOneSentence(await command('restore', { DATA_DIR: join(folder, 'r') }, folder), 'EISDIR');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is read into a folder that holds tables only by mistake, and changes nothing', async () => {
    expectOneSentence(await command('restore', { DATA_DIR: kept }, whole), 'already');
  });
});

test('an administrator who has lost everything gets in again by who can start a command', async () => {
  const served = await serving({ DATA_DIR: kept });
  const made = await client(served.address).send('POST', '/api/accounts', {
    name: 'Second',
    password: 'long enough',
    as: 'token',
  });
  const second = client(served.address, made.body.token);
  const printed = await command('adminLink', { DATA_DIR: kept });
  const link = /http\S+/.exec(printed.out)?.[0] ?? '';
  expect((await second.send('POST', '/api/admin/claim', { secret: secretOf(link) })).status).toBe(200);
  expect((await second.get('/api/admin')).status).toBe(200);
  expect((await second.send('POST', '/api/admin/claim', { secret: secretOf(link) })).status).toBe(404);
  await served.stop();
});
