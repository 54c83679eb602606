import type { Context } from 'hono';
import type { Outgoing } from '../notices/sender.ts';
import { siteUrl } from './key.ts';
import type { Site } from './site.ts';

/** An invitation as a link. The secret stands after the `#`, where no server, log or referrer ever sees it. */
export function invitationLink(c: Context, site: Site, secret: string): string {
  return `${siteUrl(c, site)}/join#${secret}`;
}

export function tableLink(base: string, id: string): string {
  return `${base}/table/${id}`;
}

/** By which a mail's receiver ends such mails: a page, and an address for mail programs to post to. */
export function stopLinks(base: string, secret: string): Pick<Outgoing, 'stopUrl' | 'stopAtOnceUrl'> {
  return { stopUrl: `${base}/stop#${secret}`, stopAtOnceUrl: `${base}/api/notices/stop-at-once?mail=${secret}` };
}
