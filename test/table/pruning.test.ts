import {
  contactsOf,
  deleteContact,
  findInvitation,
  insertContact,
  invite,
  inviteToo,
  pruneInvitations,
  type Store,
} from '@standoff/store';
import { expect, test } from 'vitest';
import { NOON } from './at-table.ts';
import { onEveryStore } from './stores.ts';

const DAY = 24 * 3_600_000;

onEveryStore(({ open }) => {
  test('links in mails are dropped after two months, but the newest for as long as mails are sent', async () => {
    const store = await open();
    for (const id of ['here', 'gone'])
      await insertContact(store, { id, table_id: 't', role: 'France', kind: 'mail', doc: '{}', created_at: NOON });
    const mail = (id: string, at: number): Promise<string> => inviteToo(store.db, 't', `stop:${id}`, at);
    const secrets = {
      first: await mail('here', NOON),
      second: await mail('here', NOON + DAY),
      newest: await mail('here', NOON + 2 * DAY),
      stopped: await mail('gone', NOON),
      stoppedLate: await mail('gone', NOON + 30 * DAY),
      seat: await invite(store.db, 't', 'France', NOON),
    };
    await deleteContact(store, 'gone');
    const good = async (): Promise<readonly string[]> => await goodOf(store, secrets);
    await pruneInvitations(store, NOON + 59 * DAY);
    expect(await good()).toEqual(Object.keys(secrets));
    await pruneInvitations(store, NOON + 61.5 * DAY);
    expect(await good()).toEqual(['newest', 'stoppedLate', 'seat']);
    await pruneInvitations(store, NOON + 5000 * DAY);
    expect(await good()).toEqual(['newest', 'seat']);
    expect(await contactsOf(store, 't')).toHaveLength(1);
  });

  test('a link for a new password is good for a week; others stay', async () => {
    const store = await open();
    const secrets = {
      password: await invite(store.db, '', 'password:lucie', NOON),
      admin: await invite(store.db, '', 'admin', NOON),
    };
    await pruneInvitations(store, NOON + 6.9 * DAY);
    expect(await goodOf(store, secrets)).toEqual(['password', 'admin']);
    await pruneInvitations(store, NOON + 7.1 * DAY);
    expect(await goodOf(store, secrets)).toEqual(['admin']);
  });
});

/** Which of some secrets still open something. */
async function goodOf(store: Store, secrets: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(secrets).map(async ([name, secret]) =>
      (await findInvitation(store, secret)) === undefined ? [] : [name],
    ),
  );
  return found.flat();
}
