import { jsonLog } from './log.ts';
import { MESSAGES, terminalLanguage } from './messages.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

/**
 * Serves page and API as the environment says, prints the address and resolves when SIGINT or SIGTERM has stopped it. What
 * keeps it from starting is told in a sentence on standard error; the process then ends with status 1.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  const settings = readSettings(env);
  const log = jsonLog((line) => console.error(line), Date.now);
  const running = settings.ok ? await startServer(settings.value, { log }) : settings;
  if (!running.ok) {
    console.error(messages.describe(running.error));
    process.exitCode = 1;
    return;
  }
  console.log(messages.serving(running.value.address));
  if (running.value.adminLink !== undefined) console.log(messages.adminLink(running.value.adminLink));
  // Ctrl+C under npm may arrive twice, so the listeners stay: the second signal must not cut the first one's work short.
  await new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
  await running.value.stop();
  console.log(messages.stopped);
}
