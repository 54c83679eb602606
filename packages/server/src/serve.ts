import { systemWord } from '@standoff/store';
import { errorFacts, jsonLog, type Log } from './log.ts';
import { MESSAGES, terminalLanguage } from './messages.ts';
import { type Started, startServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

/** Starts; what nobody thought of is told in a sentence too, and its place is in the log. */
async function start(
  settings: Settings,
  log: Log,
): Promise<
  Started | { readonly ok: false; readonly error: { readonly code: 'start/failed'; readonly system: string } }
> {
  try {
    return await startServer(settings, { log });
  } catch (error) {
    log('error', 'start-failed', errorFacts(error));
    return { ok: false, error: { code: 'start/failed', system: systemWord(error) } };
  }
}

/**
 * Serves page and API as the environment says, prints the address and resolves when SIGINT or SIGTERM has stopped it. What
 * keeps it from starting is told in a sentence on standard error; the process then ends with status 1.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  // What is kept is for nobody else on this machine.
  process.umask(0o077);
  const messages = MESSAGES[terminalLanguage(env)];
  const settings = readSettings(env);
  const log = jsonLog((line) => console.error(line), Date.now);
  const running = settings.ok ? await start(settings.value, log) : settings;
  if (!running.ok) {
    console.error(messages.failed(running.error));
    // What was begun before it failed must not keep the process alive.
    process.exit(1);
  }
  // Ctrl+C under npm may arrive twice, so the listeners stay: the second signal must not cut the first one's work short.
  const stopped = new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
  console.log(messages.serving(running.value.address));
  if (running.value.adminLink !== undefined) console.log(messages.adminLink(running.value.adminLink));
  await stopped;
  await running.value.stop();
  console.log(messages.stopped);
}
