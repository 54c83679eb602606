import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@standoff/language';
import {
  type AccountRow,
  accountNamed,
  deleteAccount,
  dropKey,
  dropKeysOf,
  findInvitation,
  insertAccount,
  nameKey,
  updateAccount,
  useInvitation,
} from '@standoff/store';
import type { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import * as z from 'zod';
import { leaveTables } from '../../accounts/leave-tables.ts';
import { checkPassword, hashPassword } from '../../accounts/password.ts';
import type { Ask } from '../ask.ts';
import { refuse } from '../failure.ts';
import { COOKIE } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import { lineOf } from '../schemas/settings.ts';
import { accountFor, beginSession } from '../session.ts';
import type { Site } from '../site.ts';

const As = z.enum(['cookie', 'token']).optional();
const Password = z.string().min(8).max(200);
const New = z.object({
  name: lineOf(40),
  password: Password,
  email: z.email().max(200).optional(),
  lang: z.enum(LANGUAGES).default('en'),
  as: As,
});
const Login = z.object({ name: z.string().max(200), password: z.string().max(200), as: As });
const Change = z.object({
  email: z.email().max(200).nullable().optional(),
  lang: z.enum(LANGUAGES).optional(),
  password: Password.optional().meta({ description: 'A new password; all other sessions end.' }),
  current: z.string().max(200).optional().meta({ description: 'The password until now; needed for a new one.' }),
  as: As,
});
const Delete = z.object({ password: z.string().max(200) });
const Reset = z.object({ secret: z.string().regex(/^[\w-]{16,128}$/), password: Password });

async function create(ask: Ask<z.infer<typeof New>>): Promise<Answer> {
  const { site, body, now } = ask;
  const password = await hashPassword(body.password);
  if (password === undefined) return refuse('request/too-many');
  const account: AccountRow = {
    id: randomBytes(9).toString('base64url'),
    name: body.name,
    name_key: nameKey(body.name),
    password,
    email: body.email ?? null,
    lang: body.lang,
    admin: 0,
    banned: 0,
    created_at: now,
  };
  if (!(await insertAccount(site.store, account))) return refuse('account/name-taken');
  return { status: 201, body: await beginSession(ask, account) };
}

async function login(ask: Ask<z.infer<typeof Login>>): Promise<Answer> {
  const { site, body } = ask;
  // One name is guessed at no faster from many addresses than from one.
  if (!site.limits.take('login', `name ${nameKey(body.name)}`)) return refuse('request/too-many');
  const account = await accountNamed(site.store, body.name);
  const right = await checkPassword(body.password, account?.password);
  if (right === undefined) return refuse('request/too-many');
  if (!right || account === undefined) return refuse('auth/wrong');
  if (account.banned === 1) return refuse('account/banned');
  return { body: await beginSession(ask, account) };
}

async function logout({ site, key, c }: Ask): Promise<Answer> {
  // Without an account the key is all that opens one's seats: only forgetting it here, it stays good.
  if (key?.accountId !== undefined) {
    await dropKey(site.store, key.hash);
    site.hub.endOf({ hash: key.hash });
  }
  deleteCookie(c, COOKIE, { path: '/' });
  return { body: {} };
}

async function me(ask: Ask): Promise<Answer> {
  if (ask.key?.accountId === undefined) return { body: { account: null } };
  const account = await accountFor(ask);
  if ('failed' in account) return account;
  const { id, name, email, lang, admin } = account;
  return { body: { account: { id, name, email, lang, admin: admin === 1 } } };
}

async function change(ask: Ask<z.infer<typeof Change>>): Promise<Answer> {
  const { site, body } = ask;
  const account = await accountFor(ask);
  if ('failed' in account) return account;
  const { email, lang } = body;
  const plain = { email: email === undefined ? account.email : email, lang: lang ?? account.lang };
  if (body.password === undefined) {
    await updateAccount(site.store, account.id, plain);
    return { body: {} };
  }
  // A stolen session guesses at the password no faster than anybody.
  if (!site.limits.take('login', `name ${account.name_key}`)) return refuse('request/too-many');
  const right = await checkPassword(body.current ?? '', account.password);
  if (right === false) return refuse('auth/wrong');
  const password = right === undefined ? undefined : await hashPassword(body.password);
  if (password === undefined) return refuse('request/too-many');
  await updateAccount(site.store, account.id, { ...plain, password });
  await dropKeysOf(site.store, account.id);
  site.hub.endOf({ accountId: account.id });
  return { body: await beginSession(ask, account) };
}

async function remove(ask: Ask<z.infer<typeof Delete>>): Promise<Answer> {
  const account = await accountFor(ask);
  if ('failed' in account) return account;
  if (!ask.site.limits.take('login', `name ${account.name_key}`)) return refuse('request/too-many');
  const right = await checkPassword(ask.body.password, account.password);
  if (right !== true) return refuse(right === undefined ? 'request/too-many' : 'auth/wrong');
  await leaveTables(ask.site, account.id, ask.now);
  await deleteAccount(ask.site.store, account.id);
  ask.site.hub.endOf({ accountId: account.id });
  deleteCookie(ask.c, COOKIE, { path: '/' });
  return { body: {} };
}

/** A new password by a link of the administrator, for one who has forgotten it. */
async function reset({ site, body }: Ask<z.infer<typeof Reset>>): Promise<Answer> {
  const invitation = await findInvitation(site.store, body.secret);
  const id = invitation?.role.startsWith('password:') === true ? invitation.role.slice('password:'.length) : undefined;
  if (id === undefined) return refuse('invitation/unknown');
  const password = await hashPassword(body.password);
  if (password === undefined) return refuse('request/too-many');
  if (!(await useInvitation(site.store.db, body.secret))) return refuse('invitation/unknown');
  await updateAccount(site.store, id, { password });
  await dropKeysOf(site.store, id);
  site.hub.endOf({ accountId: id });
  return { body: {} };
}

export function accountRoutes(app: Hono, site: Site): void {
  const tag = 'Accounts';
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/accounts',
      status: 201,
      tag,
      summary: 'Make an account',
      about: 'Nobody needs one. It collects one’s seats, and brings them to another device.',
      body: New,
      rate: 'account',
    },
    create,
  );
  addRoute(
    app,
    site,
    { method: 'post', path: '/api/session', tag, summary: 'Log in', body: Login, rate: 'login' },
    login,
  );
  addRoute(app, site, { method: 'delete', path: '/api/session', tag, summary: 'Log out' }, logout);
  addRoute(app, site, { method: 'get', path: '/api/me', tag, summary: 'One’s account' }, me);
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/me',
      tag,
      summary: 'Change one’s e-mail, language or password',
      body: Change,
      rate: 'account',
    },
    change,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/me/delete',
      tag,
      summary: 'Delete one’s account',
      about: 'Its seats are given up, and their tables are told.',
      body: Delete,
      rate: 'login',
    },
    remove,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/password',
      tag,
      summary: 'Set a new password by a link of the administrator',
      body: Reset,
      rate: 'login',
    },
    reset,
  );
}
