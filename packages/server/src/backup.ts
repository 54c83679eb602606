import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  dumpStore,
  type KeyPolicy,
  type LoadError,
  loadStore,
  openStore,
  type Store,
  systemWord,
} from '@standoff/store';
import { MESSAGES, type Messages, terminalLanguage } from './messages.ts';
import { readSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the store of the environment for a command; tells what keeps it from opening. */
async function storeFor(env: Environment, messages: Messages, policy?: KeyPolicy): Promise<Store | undefined> {
  const settings = readSettings(env);
  const store = settings.ok ? await openStore(settings.value.store, policy) : settings;
  if (store.ok) return store.value;
  console.error(messages.failed(store.error));
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
  } finally {
    await handle.close();
  }
}

/** Writes all that the server of this environment keeps into a file, while it runs. */
export async function backup(env: Environment, file: string | undefined): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  if (file === undefined) return usage(messages, 'backup');
  const store = await storeFor(env, messages);
  if (store === undefined) return;
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
  const store = await storeFor(env, messages, 'any-if-empty');
  if (store === undefined) return;
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
