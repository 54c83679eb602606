import { invite } from '@standoff/store';
import { storeFor } from './backup.ts';
import { MESSAGES, terminalLanguage } from './messages.ts';

/**
 * Prints a link by which an account becomes administrator, for whoever has lost theirs: who can start this command has the
 * data in hand already. Links printed before are dead.
 */
export async function adminLink(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const messages = MESSAGES[terminalLanguage(env)];
  const opened = await storeFor(env, messages);
  if (opened === undefined) return;
  const base = opened.settings.publicUrl ?? `http://localhost:${opened.settings.port}`;
  console.log(messages.adminLinkAnew(`${base}/admin#${await invite(opened.store.db, '', 'admin', Date.now())}`));
  await opened.store.close();
}
