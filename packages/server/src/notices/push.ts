import type { Post } from '../guard/safe-post.ts';
import type { Settings } from '../settings.ts';
import type { Send } from './sender.ts';

/** Sends web push messages; `undefined` where the `web-push` package is not installed. */
export async function pushSender(
  { publicKey, privateKey, contact: owner }: NonNullable<Settings['push']>,
  post: Post,
): Promise<Send | undefined> {
  try {
    const { default: webPush } = await import('web-push');
    return async ({ contact, subject, text, tableName, tableUrl }) => {
      if (contact.subscription === undefined) return { ok: false, reason: 'gone' };
      const payload = JSON.stringify({ title: tableName, body: `${subject}\n${text}`.slice(0, 1000), url: tableUrl });
      const vapidDetails = { subject: owner, publicKey, privateKey };
      const { endpoint, headers, body } = webPush.generateRequestDetails(contact.subscription, payload, {
        vapidDetails,
        TTL: 86_400,
      });
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      return await post(endpoint, plain, body ?? Buffer.alloc(0));
    };
  } catch {
    return undefined;
  }
}
