import { randomBytes } from 'node:crypto';
import * as files from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The calls a safe write makes, so that a test can let any of them fail. */
export type FileCalls = Pick<typeof files, 'open' | 'rename' | 'link' | 'unlink' | 'readFile' | 'stat' | 'realpath'>;

/** What a file may hold already when it is written. */
export type Before =
  /** Exactly these bytes: somebody else's change is not overwritten. */
  | { readonly kind: 'unchanged'; readonly bytes: Uint8Array }
  /** Nothing: the file is new. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'anything' };

export type WriteResult = 'written' | 'exists' | 'changed-meanwhile';

const NEW_FILE_MODE = 0o666;

async function modeOf(file: string, calls: FileCalls): Promise<number | undefined> {
  try {
    return (await calls.stat(file)).mode & 0o7777;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes and flushes a file of its own beside the one meant, so that a crash leaves either the old or the new. */
async function writeBeside(
  file: string,
  text: string | Uint8Array,
  mode: number | undefined,
  calls: FileCalls,
): Promise<string> {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  const handle = await calls.open(beside, 'wx', mode ?? NEW_FILE_MODE);
  try {
    // The mode given at opening is cut by the umask; the file keeps the mode it had.
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await handle.close();
    await calls.unlink(beside).catch(() => undefined);
    throw error;
  }
  await handle.close();
  return beside;
}

/** The name of a file survives a crash only once its directory is flushed; not every system can. */
async function syncDirectory(file: string, calls: FileCalls): Promise<void> {
  try {
    const directory = await calls.open(dirname(file), 'r');
    await directory.sync().finally(() => directory.close());
  } catch {
    // The file itself is flushed.
  }
}

async function putInPlace(beside: string, file: string, before: Before, calls: FileCalls): Promise<WriteResult> {
  if (before.kind === 'absent') {
    try {
      await calls.link(beside, file);
      await calls.unlink(beside);
      return 'written';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') return 'exists';
      // File systems without links: the check and the renaming are two steps then.
      if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
      if ((await modeOf(file, calls)) !== undefined) return 'exists';
    }
  }
  if (before.kind === 'unchanged' && Buffer.compare(await calls.readFile(file), before.bytes) !== 0)
    return 'changed-meanwhile';
  await calls.rename(beside, file);
  return 'written';
}

/**
 * Writes a file so that at no moment, not even after a crash, the name stands for half a file: into a file
 * beside it, flushed, then renamed. Follows a symbolic link and keeps the mode. Errors of the file system are thrown,
 * and leave the old file as it was.
 */
export async function writeFileSafely(
  path: string,
  text: string | Uint8Array,
  before: Before,
  calls: FileCalls = files,
): Promise<WriteResult> {
  const file = await calls.realpath(path).catch(() => path);
  const mode = await modeOf(file, calls);
  if (before.kind === 'absent' && mode !== undefined) return 'exists';
  const beside = await writeBeside(file, text, mode, calls);
  let result: WriteResult | undefined;
  try {
    result = await putInPlace(beside, file, before, calls);
  } finally {
    if (result !== 'written') await calls.unlink(beside).catch(() => undefined);
  }
  if (result === 'written') await syncDirectory(file, calls);
  return result;
}
