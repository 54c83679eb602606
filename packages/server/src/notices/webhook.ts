import { randomBytes } from 'node:crypto';
import type { Post, PostResult } from '../guard/safe-post.ts';
import type { Outgoing, Send } from './sender.ts';

const LONGEST = 2000;

/** What Discord shows: text, in which nothing anybody wrote calls people up. */
export function discordBody({ subject, text, tableName, tableUrl }: Outgoing): string {
  const content = `**${tableName}**: ${subject}\n${text}`.trim();
  const link = `\n<${tableUrl}>`;
  const cut = content.length + link.length > LONGEST ? `${content.slice(0, LONGEST - link.length - 1)}…` : content;
  return JSON.stringify({ content: cut + link, allowed_mentions: { parse: [] } });
}

/** The notice as data; the map, where there is one, as PNG in base64. */
export function webhookBody({ tableId, tableName, tableUrl, subject, text, event, key, picture }: Outgoing): string {
  const map = picture === undefined ? {} : { map: Buffer.from(picture).toString('base64') };
  return JSON.stringify({ key, table: { id: tableId, name: tableName, url: tableUrl }, subject, text, event, ...map });
}

/** A message with a file, as a browser would send a form. */
function formBody(json: string, picture: Uint8Array, boundary: string): Buffer {
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${part('name="payload_json"\r\nContent-Type: application/json')}${json}\r\n`),
    Buffer.from(part('name="files[0]"; filename="map.png"\r\nContent-Type: image/png')),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

const JSON_HEADERS = { 'content-type': 'application/json', 'user-agent': 'Standoff' };

export function discordSender(post: Post): Send {
  return (outgoing): Promise<PostResult> => {
    const { contact, picture } = outgoing;
    const json = discordBody(outgoing);
    if (picture === undefined) return post(contact.to ?? '', JSON_HEADERS, json);
    const boundary = `standoff-${randomBytes(16).toString('hex')}`;
    const headers = { ...JSON_HEADERS, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return post(contact.to ?? '', headers, formBody(json, picture, boundary));
  };
}

export function webhookSender(post: Post): Send {
  return (outgoing): Promise<PostResult> =>
    post(outgoing.contact.to ?? '', { ...JSON_HEADERS, 'idempotency-key': outgoing.key }, webhookBody(outgoing));
}
