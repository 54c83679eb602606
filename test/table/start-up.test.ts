import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@standoff/store';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_KEY } from './keys.ts';
import { type Cluster, noPostgres, startPostgres } from './postgres.ts';
import { type Ended, failing, serving } from './serving.ts';
import { mayMount, mountTmpfs } from './small-disk.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standoff-start-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** One sentence with its code, status 1, nothing said to be served, and no trace of a stack. */
function expectOneSentence(ended: Ended, code: string, ...words: readonly (string | RegExp)[]): void {
  expect(ended).toMatchObject({ status: 1, out: '' });
  const lines = ended.err.trimEnd().split('\n');
  expect(lines, ended.err).toHaveLength(1);
  expect(lines[0]).toContain(`[${code}]`);
  for (const word of words) expect(lines[0]).toMatch(word);
  expect(ended.err).not.toMatch(/^\s+at |node:internal/m);
}

test('a busy port is told with another one to take, in both languages, and is served at when it is free again', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve(Number((other.address() as { port: number }).port))),
  );
  const env = { DATA_DIR: join(folder, 'port'), PORT: String(port) };
  expectOneSentence(await failing(env), 'listen/port-in-use', `PORT=${port + 1} npm start`);
  expectOneSentence(await failing({ ...env, LANG: 'ru_RU.UTF-8' }), 'listen/port-in-use', `Порт ${port} занят`);
  await new Promise((resolve) => other.close(resolve));
  const served = await serving(env);
  expect(served.address).toBe(`http://localhost:${port}`);
  expect((await served.stop()).status).toBe(0);
});

/** A folder nothing can be written to; root can write everywhere but to what is mounted so. */
function closedFolder(): { readonly path: string; readonly open: () => void } {
  const path = join(folder, 'closed');
  mkdirSync(path);
  if (process.getuid?.() !== 0) {
    chmodSync(path, 0o555);
    return { path, open: () => chmodSync(path, 0o755) };
  }
  if (mayMount) {
    const disk = mountTmpfs(path, '4m', true);
    return { path, open: disk.unmount };
  }
  // Where root may not mount either, a file stands in the way.
  rmSync(path, { recursive: true });
  writeFileSync(path, '');
  return { path, open: () => rmSync(path) };
}

test('a folder that cannot be written to is told by name, and served from when it can', async () => {
  const { path, open } = closedFolder();
  expectOneSentence(await failing({ DATA_DIR: path }), 'store/cannot-open', path, /DATA_DIR/);
  expectOneSentence(await failing({ DATA_DIR: path, LANG: 'ru_RU.UTF-8' }), 'store/cannot-open', 'папкой');
  open();
  const served = await serving({ DATA_DIR: path });
  expect((await served.stop()).status).toBe(0);
  expect(readdirSync(path).sort()).toContain('standoff.db');
});

test('a file that is no database is told and left as it is', async () => {
  const data = join(folder, 'other');
  mkdirSync(data);
  writeFileSync(join(data, 'standoff.db'), 'Dear diary,\n'.repeat(1000));
  expectOneSentence(await failing({ DATA_DIR: data }), 'store/cannot-open', 'not a database');
  expect(readFileSync(join(data, 'standoff.db'), 'utf8')).toBe('Dear diary,\n'.repeat(1000));
});

test('a newer schema is told and not touched, and an unknown key neither', async () => {
  const data = join(folder, 'newer');
  mkdirSync(data);
  const file = join(data, 'standoff.db');
  const store = await openStore({ kind: 'sqlite', file });
  if (!store.ok) throw new Error(store.error.code);
  await store.value.db.updateTable('meta').set({ value: '99' }).where('key', '=', 'schema').execute();
  await store.value.close();
  const before = readFileSync(file);
  expectOneSentence(await failing({ DATA_DIR: data }), 'store/newer-schema', 'schema 99');
  expect(readFileSync(file).equals(before)).toBe(true);
  const again = await failing({ DATA_DIR: data, SEALING_KEY: 'short' });
  expectOneSentence(again, 'settings/sealing-key', '64');
  expect(again.err).not.toContain('short');
});

test.each([
  ['PORT', 'http', 'settings/port'],
  ['PUBLIC_URL', 'tables.example.org', 'settings/public-url'],
  ['MAIL_FROM', 'me@example.org', 'settings/missing'],
  ['HOST', 'nowhere.invalid', 'listen/failed'],
])('a wrong %s is told', async (name, value, code) => {
  expectOneSentence(await failing({ DATA_DIR: join(folder, 'settings'), [name]: value }), code);
});

describe.skipIf(noPostgres !== undefined)('a wrong DATABASE_URL', () => {
  let cluster: Cluster;
  let address: URL;
  beforeAll(async () => {
    cluster = await startPostgres();
    address = new URL(await cluster.database());
    const db = new pg.Client(address.href);
    await db.connect();
    await db.query("create role guest login password 'right'; grant all on schema public to guest");
    await db.end();
  });
  afterAll(async () => {
    await cluster.stop();
  });
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(address);
    change(url);
    return url.href;
  };
  const env = (url: string): Record<string, string> => ({
    DATABASE_URL: url,
    SEALING_KEY: TEST_KEY.kind === 'given' ? TEST_KEY.key : '',
  });

  test('is one of which nothing can be read, or whose host, port, database, name or password is wrong: each is told, without the password', async () => {
    const guest = (password: string, name = 'guest') =>
      changed((url) => {
        url.username = name;
        url.password = password;
      });
    const tries: readonly (readonly [string, string, string | RegExp])[] = [
      ['localhost/standoff', 'store/bad-address', 'postgres://'],
      ['mysql://root:right@localhost/standoff', 'store/bad-address', 'postgres://'],
      ['postgres://guest:%zz-wrong@localhost/x', 'store/no-answer', 'DATABASE_URL'],
      [
        changed((url) => {
          url.hostname = 'nowhere.invalid';
        }),
        'store/no-answer',
        /nowhere\.invalid/,
      ],
      [
        changed((url) => {
          url.port = '1';
        }),
        'store/no-answer',
        'ECONNREFUSED',
      ],
      [
        changed((url) => {
          url.pathname = '/missing';
        }),
        'store/refused',
        '"missing" does not exist',
      ],
      [guest('wrong-word'), 'store/refused', 'password'],
      [guest('', 'stranger'), 'store/refused', 'stranger'],
    ];
    const ends = await Promise.all(tries.map(([url]) => failing(env(url))));
    for (const [index, [, code, word]] of tries.entries()) {
      const end = ends[index];
      if (end === undefined) throw new Error('no end');
      expectOneSentence(end, code, word);
      expect(end.err).not.toMatch(/wrong-word|zz-wrong|:right@/);
    }
  });

  test('is mended by the right one, and a role that may not make tables is told', async () => {
    const right = changed((url) => {
      url.username = 'guest';
      url.password = 'right';
    });
    execFileSync('psql', [address.href, '-qc', 'revoke all on schema public from public, guest']);
    expectOneSentence(await failing(env(right)), 'store/refused', 'schema');
    execFileSync('psql', [address.href, '-qc', 'grant all on schema public to guest']);
    const served = await serving(env(right));
    expect(await (await fetch(`${served.address}/healthz`)).text()).toBe('ok\n');
    expect((await served.stop()).status).toBe(0);
  });
});
