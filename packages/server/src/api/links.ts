import type { Context } from 'hono';
import { siteUrl } from './key.ts';
import type { Site } from './site.ts';

/** An invitation as a link. The secret stands after the `#`, where no server, log or referrer ever sees it. */
export function invitationLink(c: Context, site: Site, secret: string): string {
  return `${siteUrl(c, site)}/join#${secret}`;
}

export function tableLink(base: string, id: string): string {
  return `${base}/table/${id}`;
}
