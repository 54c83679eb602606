import { type AccountRow, accountById, dropKey, moveChairs, newKey } from '@standoff/store';
import type { Ask } from './ask.ts';
import { type Failure, refuse } from './failure.ts';
import { keepsCookies, setKeyCookie } from './key.ts';

/** The account of whoever asks. */
export async function accountFor({
  site,
  key,
}: Pick<Ask<unknown, unknown>, 'site' | 'key'>): Promise<AccountRow | Failure> {
  if (key?.accountId === undefined) return refuse('account/needed');
  const account = await accountById(site.store, key.accountId);
  if (account === undefined) return refuse('account/needed');
  return account.banned === 1 ? refuse('account/banned') : account;
}

/** The account of whoever asks, if it administers the server. */
export async function adminFor(ask: Pick<Ask<unknown, unknown>, 'site' | 'key'>): Promise<AccountRow | Failure> {
  const account = await accountFor(ask);
  if ('failed' in account) return account;
  return account.admin === 1 ? account : refuse('auth/forbidden');
}

/** The account an administrator asks about; `others`: one’s own is refused, or nobody might administer the server any more. */
export async function accountAsked(
  ask: Pick<Ask<unknown, unknown>, 'site' | 'key' | 'param'>,
  whose: 'any' | 'others',
): Promise<AccountRow | Failure> {
  const admin = await adminFor(ask);
  if ('failed' in admin) return admin;
  const account = await accountById(ask.site.store, ask.param('account'));
  if (account === undefined) return refuse('account/unknown');
  return whose === 'others' && account.id === admin.id ? refuse('auth/forbidden') : account;
}

/**
 * Begins a session of an account: with a new key, whatever key there was before, and the seats that were taken without an
 * account become the account's.
 */
export async function beginSession(
  ask: Ask<{ readonly as?: 'cookie' | 'token' | undefined }>,
  account: AccountRow,
): Promise<object> {
  const { site, c, key, now, body } = ask;
  const secret = await newKey(site.store.db, now, account.id);
  if (key !== undefined && key.accountId === undefined) {
    await moveChairs(site.store, key.hash, account.id);
    await dropKey(site.store, key.hash);
    site.hub.endOf({ hash: key.hash });
  }
  const { id, name, email, lang, admin } = account;
  const shown = { id, name, email, lang, admin: admin === 1 };
  if (!keepsCookies(c, body.as)) return { account: shown, token: secret };
  setKeyCookie(c, site, secret);
  return { account: shown };
}
