import { deleteContact, findInvitation, useInvitation } from '@standoff/store';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse } from '../failure.ts';
import { siteUrl } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import type { Site } from '../site.ts';

const Secret = z.string().regex(/^[\w-]{16,128}$/);
const Stop = z.object({ secret: Secret });
const AtOnce = z.object({ mail: Secret });

/** Ends the mails that a link in one of them stands for; whoever has the mail may do so, logged in or not. */
async function stopBy({ store }: Site, secret: string): Promise<Answer> {
  const invitation = await findInvitation(store, secret);
  if (invitation?.role.startsWith('stop:') !== true) return refuse('invitation/unknown');
  await deleteContact(store, invitation.role.slice('stop:'.length));
  await useInvitation(store.db, secret);
  return { body: {} };
}

function stop({ site, body }: Ask<z.infer<typeof Stop>>): Promise<Answer> {
  return stopBy(site, body.secret);
}

/** One click in a mail program, which posts a form; what stands in it says nothing more (RFC 8058). */
async function stopAtOnce({ site, query }: Ask<undefined, z.infer<typeof AtOnce>>): Promise<Answer> {
  const done = await stopBy(site, query.mail);
  // Clicking twice is no mistake.
  return 'failed' in done ? { body: {} } : done;
}

/** A mail program that only opens the address is shown the page with the button: looking ends nothing. */
function stopPage({ c, site, query }: Ask<undefined, z.infer<typeof AtOnce>>): Promise<Answer> {
  return Promise.resolve(c.redirect(`${siteUrl(c, site)}/stop#${query.mail}`, 303));
}

export function stopNoticeRoutes(app: Hono, site: Site): void {
  const tag = 'Notices';
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/notices/stop-at-once',
      tag,
      summary: 'Stop the mails of a mail, as mail programs do with one click',
      about: 'The address stands in the mail (`List-Unsubscribe`, RFC 8058). Opened in a browser it leads to a page.',
      query: AtOnce,
      rate: 'invitation',
    },
    stopAtOnce,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/notices/stop-at-once',
      tag,
      summary: 'The page that stops the mails of a mail',
      query: AtOnce,
      rate: 'invitation',
    },
    stopPage,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/notices/stop',
      tag,
      summary: 'Stop the mails of a link',
      body: Stop,
      rate: 'invitation',
    },
    stop,
  );
}
