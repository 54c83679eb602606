import { isObject } from '@standoff/language';
import { dropAll, dropEntry, keepValue, keptEntries, keptText, keptValue } from './store.ts';

/** The account that is logged in here, or was last; the empty text when it has logged out. */
const WHOSE = 'whose';

/** Notices that are shown are taken away, and no more come: whoever gets one that was not sent yet is told that nobody is here. */
async function endNotices(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // A browser that knows no notices has none.
  }
}

/** Drops what this browser keeps of somebody's tables: orders not sent yet, what was read, copies on the workbench. */
async function dropTables(): Promise<void> {
  dropAll('table/');
  for (const { id } of keptEntries('boards')) {
    const kept = keptValue(`boards/${id}`);
    if (isObject(kept) && kept.w === 1) dropEntry('boards', id);
  }
  await endNotices();
}

/** Somebody has logged out: whoever sits down here next sees nothing of their tables, in no window. */
export async function leave(): Promise<void> {
  await dropTables();
  keepValue(WHOSE, '');
}

/**
 * Somebody is logged in. Where it was somebody else before, whose session ended in some other way, what is kept of theirs
 * goes; then `true`: what this window holds is not for who came.
 */
export async function arrive(account: string): Promise<boolean> {
  const before = keptValue(WHOSE);
  const isOther = typeof before === 'string' && before !== '' && before !== account;
  if (isOther) await dropTables();
  if (before !== account) keepValue(WHOSE, account);
  return isOther;
}

/** Loads a window anew that still shows what belongs to somebody who has left: another one, or one come back to. Call once. */
export function watchLeaving(): void {
  const here = keptText(WHOSE);
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const wasSomebody = oldValue !== null && oldValue !== JSON.stringify('');
    if (key === `standoff/${WHOSE}` && wasSomebody && newValue !== oldValue) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptText(WHOSE) !== here) location.reload();
  });
}
