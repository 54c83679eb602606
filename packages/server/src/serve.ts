import { handle } from './handle.ts';
import { listen } from './listen.ts';
import { MESSAGES, terminalLanguage } from './messages.ts';
import { readSettings } from './settings.ts';

/**
 * Serves the page as the environment says (`PORT`, `HOST`), prints its address and stops on SIGINT or SIGTERM. What
 * keeps it from starting is told in a sentence on standard error; the process then ends with status 1.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  const settings = readSettings(env);
  const running = settings.ok ? await listen(handle, settings.value) : settings;
  if (!running.ok) {
    console.error(messages.describe(running.error));
    process.exitCode = 1;
    return;
  }
  console.log(messages.serving(running.value.address));
  const stop = async (): Promise<void> => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await running.value.stop();
    console.log(messages.stopped);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
