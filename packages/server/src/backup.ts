import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  dumpStore,
  type KeyPolicy,
  type LoadError,
  loadStore,
  type OpenedStore,
  openStore,
  type Store,
  systemWord,
} from '@standoff/store';
import { MESSAGES, type Messages, terminalLanguage } from './messages.ts';
import { readSettings, type Settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the store of some settings. Only where a backup is read in, one may be made that was not there. */
async function openFor({ store: place }: Settings, policy?: KeyPolicy): Promise<OpenedStore | Missing> {
  if (policy !== 'any-if-empty' && place.kind === 'sqlite' && !existsSync(place.file))
    return { ok: false, error: { code: 'store/none', file: place.file } };
  return await openStore(place, policy);
}

interface Missing {
  readonly ok: false;
  readonly error: { readonly code: 'store/none'; readonly file: string };
}

/** Opens the store of the environment for a command; tells what keeps it from opening. */
export async function storeFor(
  env: Environment,
  messages: Messages,
  policy?: KeyPolicy,
): Promise<{ readonly store: Store; readonly settings: Settings } | undefined> {
  // What is written is for nobody else on this machine.
  process.umask(0o077);
  const settings = readSettings(env);
  const opened = settings.ok ? await openFor(settings.value, policy) : settings;
  if (opened.ok && settings.ok) return { store: opened.value, settings: settings.value };
  if (!opened.ok) console.error(messages.failed(opened.error));
  process.exitCode = 1;
  return undefined;
}

async function writeBackup(store: Store, file: string): Promise<number> {
  // A backup that breaks off never takes the place of a whole one. Nobody else may read it.
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    let waiting = '';
    const rows = await dumpStore(store, async (line) => {
      waiting += `${line}\n`;
      if (waiting.length < 1_000_000) return;
      await handle.write(waiting);
      waiting = '';
    });
    await handle.write(waiting);
    await handle.sync();
    await rename(part, file);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Writes all that the server of this environment keeps into a file, while it runs. */
export async function backup(env: Environment, file: string | undefined): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  if (file === undefined) return usage(messages, 'backup');
  const opened = await storeFor(env, messages);
  if (opened === undefined) return;
  const { store } = opened;
  try {
    console.log(messages.backedUp(await writeBackup(store, file), file));
  } catch (error) {
    console.error(messages.fileFailed(file, systemWord(error)));
    process.exitCode = 1;
  } finally {
    await store.close();
  }
}

/** Reads a backup into the empty store of this environment. */
export async function restore(env: Environment, file: string | undefined): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  if (file === undefined) return usage(messages, 'restore');
  // An empty store takes the key of the backup that is to be read into it.
  const opened = await storeFor(env, messages, 'any-if-empty');
  if (opened === undefined) return;
  const { store } = opened;
  try {
    const input = createReadStream(file, 'utf8');
    const failed = new Promise<never>((_, reject) => input.on('error', reject));
    const loaded = await Promise.race([
      failed,
      loadStore(store, createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })),
    ]);
    if (loaded.ok) console.log(messages.restored(loaded.rows));
    else tellLoadError(messages, loaded.error, file);
  } catch (error) {
    console.error(messages.fileFailed(file, systemWord(error)));
    process.exitCode = 1;
  } finally {
    await store.close();
  }
}

function tellLoadError(messages: Messages, error: LoadError, file: string): void {
  console.error(messages.notRestored(error, file));
  process.exitCode = 1;
}

function usage(messages: Messages, command: 'backup' | 'restore'): void {
  console.error(messages.usage(command));
  process.exitCode = 2;
}
