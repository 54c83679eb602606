import { openStore } from '@standoff/store';
import { MESSAGES, terminalLanguage } from './messages.ts';
import { readSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * For the day the key is gone for good: drops what nobody can open any more, so that the tables go on with another key. What
 * that is is told first, and nothing done until `--drop` says so. A right key changes nothing.
 */
export async function lostKey(env: Environment, word: string | undefined): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  if (word !== '--drop') {
    console.error(messages.lostKey);
    process.exitCode = 2;
    return;
  }
  const settings = readSettings(env);
  const store = settings.ok ? await openStore(settings.value.store, 'lost') : settings;
  if (!store.ok) {
    console.error(messages.failed(store.error));
    process.exitCode = 1;
    return;
  }
  console.log(messages.dropped(store.dropped));
  await store.value.close();
}
