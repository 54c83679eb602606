import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileCalls, writeFileSafely } from './write-file.ts';

async function fresh(): Promise<string> {
  return files.mkdtemp(join(tmpdir(), 'standoff-write-'));
}

const OLD = Buffer.from('old');

test('a write that breaks off at any step leaves the old file and nothing beside it', async () => {
  const failing = new Error('no space left on device');
  const fail = (): Promise<never> => Promise.reject(failing);
  const open: typeof files.open = async (...where) => {
    const handle = await files.open(...where);
    return new Proxy(handle, {
      get: (target, name) => {
        if (name === 'writeFile') return () => target.write('ha').then(fail);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const broken: readonly Partial<FileCalls>[] = [{ open }, { rename: fail }, { readFile: fail }];
  for (const calls of broken) {
    const directory = await fresh();
    const file = join(directory, 'game.json');
    await files.writeFile(file, OLD);
    const writing = writeFileSafely(file, 'half a game', { kind: 'unchanged', bytes: OLD }, { ...files, ...calls });
    await expect(writing).rejects.toBe(failing);
    expect(await files.readFile(file, 'utf8')).toBe('old');
    expect(await files.readdir(directory)).toEqual(['game.json']);
  }
});

test('until the very renaming the name stands for the old file, which is then whole', async () => {
  const file = join(await fresh(), 'game.json');
  await files.writeFile(file, OLD);
  let atRenaming = '';
  let beside = '';
  const rename: typeof files.rename = async (from, to) => {
    atRenaming = await files.readFile(file, 'utf8');
    beside = await files.readFile(from, 'utf8');
    await files.rename(from, to);
  };
  await writeFileSafely(file, 'new', { kind: 'unchanged', bytes: OLD }, { ...files, rename });
  expect([atRenaming, beside]).toEqual(['old', 'new']);
  expect(await files.readFile(file, 'utf8')).toBe('new');
});

test("somebody else's change in between is not overwritten", async () => {
  const directory = await fresh();
  const file = join(directory, 'game.json');
  await files.writeFile(file, 'theirs');
  expect(await writeFileSafely(file, 'ours', { kind: 'unchanged', bytes: OLD })).toBe('changed-meanwhile');
  expect(await files.readFile(file, 'utf8')).toBe('theirs');
  expect(await files.readdir(directory)).toEqual(['game.json']);
});

test('a new file does not overwrite one that is there', async () => {
  const directory = await fresh();
  const file = join(directory, 'game.json');
  expect(await writeFileSafely(file, 'first', { kind: 'absent' })).toBe('written');
  expect(await writeFileSafely(file, 'second', { kind: 'absent' })).toBe('exists');
  // Also where it appears after we looked.
  const stat = (() => Promise.reject(Object.assign(new Error(), { code: 'ENOENT' }))) as typeof files.stat;
  expect(await writeFileSafely(file, 'third', { kind: 'absent' }, { ...files, stat })).toBe('exists');
  expect(await files.readFile(file, 'utf8')).toBe('first');
  expect(await files.readdir(directory)).toEqual(['game.json']);
});

test('a file keeps its mode, and a symbolic link stays one', async () => {
  const directory = await fresh();
  const file = join(directory, 'game.json');
  const link = join(directory, 'link.json');
  await files.writeFile(file, OLD);
  await files.chmod(file, 0o640);
  await files.symlink(file, link);
  expect(await writeFileSafely(link, 'new', { kind: 'anything' })).toBe('written');
  expect(await files.readFile(file, 'utf8')).toBe('new');
  expect((await files.stat(file)).mode & 0o777).toBe(0o640);
  expect((await files.lstat(link)).isSymbolicLink()).toBe(true);
});
