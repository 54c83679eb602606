import { type PostResult, safePost } from '../guard/safe-post.ts';
import type { Outgoing, Send } from './sender.ts';

type Post = typeof safePost;

const LONGEST = 2000;

/** What Discord shows: text, in which nothing anybody wrote calls people up. */
export function discordBody({ subject, text, tableName, tableUrl }: Outgoing): string {
  const content = `**${tableName}**: ${subject}\n${text}`.trim();
  const link = `\n<${tableUrl}>`;
  const cut = content.length + link.length > LONGEST ? `${content.slice(0, LONGEST - link.length - 1)}…` : content;
  return JSON.stringify({ content: cut + link, allowed_mentions: { parse: [] } });
}

export function webhookBody({ tableId, tableName, tableUrl, subject, text, event, key }: Outgoing): string {
  return JSON.stringify({ key, table: { id: tableId, name: tableName, url: tableUrl }, subject, text, event });
}

const JSON_HEADERS = { 'content-type': 'application/json', 'user-agent': 'Standoff' };

export function discordSender(post: Post = safePost): Send {
  return (outgoing): Promise<PostResult> => post(outgoing.contact.to ?? '', JSON_HEADERS, discordBody(outgoing));
}

export function webhookSender(post: Post = safePost): Send {
  return (outgoing): Promise<PostResult> =>
    post(outgoing.contact.to ?? '', { ...JSON_HEADERS, 'idempotency-key': outgoing.key }, webhookBody(outgoing));
}
