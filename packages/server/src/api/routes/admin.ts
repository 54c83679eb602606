import {
  countAll,
  deleteAccount,
  dropKeysOf,
  findInvitation,
  invite,
  listAccounts,
  recentTables,
  updateAccount,
  useInvitation,
} from '@standoff/store';
import type { Hono } from 'hono';
import * as z from 'zod';
import { leaveTables } from '../../accounts/leave-tables.ts';
import type { Ask } from '../ask.ts';
import { refuse } from '../failure.ts';
import { siteUrl } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import { accountAsked, accountFor, adminFor } from '../session.ts';
import type { Site } from '../site.ts';
import { newChairLink } from './seats.ts';

const Claim = z.object({ secret: z.string().regex(/^[\w-]{16,128}$/) });
const Ban = z.object({ banned: z.boolean() });
const SHOWN = 500;

async function claim(ask: Ask<z.infer<typeof Claim>>): Promise<Answer> {
  const { site, body } = ask;
  const account = await accountFor(ask);
  if ('failed' in account) return account;
  const invitation = await findInvitation(site.store, body.secret);
  if (invitation?.role !== 'admin') return refuse('invitation/unknown');
  if (!(await useInvitation(site.store.db, body.secret))) return refuse('invitation/unknown');
  await updateAccount(site.store, account.id, { admin: 1 });
  return { body: {} };
}

async function overview(ask: Ask): Promise<Answer> {
  const admin = await adminFor(ask);
  if ('failed' in admin) return admin;
  const { store, hub } = ask.site;
  const accounts = (await listAccounts(store, SHOWN)).map(
    ({ id, name, email, admin: administers, banned, created_at }) => ({
      id,
      name,
      email: email !== null,
      admin: administers === 1,
      banned: banned === 1,
      createdAt: created_at,
    }),
  );
  return {
    body: { counts: await countAll(store), live: hub.count(), accounts, tables: await recentTables(store, SHOWN) },
  };
}

async function ban(ask: Ask<z.infer<typeof Ban>>): Promise<Answer> {
  const account = await accountAsked(ask, ask.body.banned ? 'others' : 'any');
  if ('failed' in account) return account;
  const { id } = account;
  await updateAccount(ask.site.store, id, { banned: ask.body.banned ? 1 : 0 });
  if (!ask.body.banned) return { body: {} };
  await dropKeysOf(ask.site.store, id);
  ask.site.hub.endOf({ accountId: id });
  return { body: {} };
}

async function resetLink(ask: Ask): Promise<Answer> {
  const account = await accountAsked(ask, 'any');
  if ('failed' in account) return account;
  const secret = await invite(ask.site.store.db, '', `password:${account.id}`, ask.now);
  return { body: { link: `${siteUrl(ask.c, ask.site)}/password#${secret}` } };
}

async function remove(ask: Ask): Promise<Answer> {
  const account = await accountAsked(ask, 'others');
  if ('failed' in account) return account;
  await leaveTables(ask.site, account.id, ask.now);
  await deleteAccount(ask.site.store, account.id);
  ask.site.hub.endOf({ accountId: account.id });
  return { body: {} };
}

/** A new moderator's link for a table whose moderator has lost theirs. */
async function moderatorLink(ask: Ask): Promise<Answer> {
  const admin = await adminFor(ask);
  if ('failed' in admin) return admin;
  return await newChairLink(ask, ask.param('id'));
}

export function adminRoutes(app: Hono, site: Site): void {
  const tag = 'Administering';
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/admin/claim',
      tag,
      summary: 'Become administrator by the link printed at start',
      body: Claim,
      rate: 'login',
    },
    claim,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/admin',
      tag,
      summary: 'What is on this server',
      about: 'Names, times and numbers; no orders, no messages, no secrets.',
    },
    overview,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/admin/accounts/:account/ban',
      tag,
      summary: 'Close an account, or open it again',
      body: Ban,
    },
    ban,
  );
  addRoute(
    app,
    site,
    { method: 'post', path: '/api/admin/accounts/:account/password', tag, summary: 'Make a link for a new password' },
    resetLink,
  );
  addRoute(
    app,
    site,
    { method: 'delete', path: '/api/admin/accounts/:account', tag, summary: 'Delete an account' },
    remove,
  );
  addRoute(
    app,
    site,
    { method: 'post', path: '/api/admin/tables/:id/moderator', tag, summary: 'Make a new moderator’s link' },
    moderatorLink,
  );
}
