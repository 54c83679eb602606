import type { Post } from '../guard/safe-post.ts';
import type { Settings } from '../settings.ts';
import { mailSender } from './mail.ts';
import { pushSender } from './push.ts';
import type { Senders } from './sender.ts';
import { discordSender, webhookSender } from './webhook.ts';

/** The ways to send that the settings allow. */
export async function sendersOf({ smtp, push }: Settings, post: Post): Promise<Senders> {
  const pushing = push === undefined ? undefined : await pushSender(push, post);
  return {
    discord: discordSender(post),
    webhook: webhookSender(post),
    ...(smtp === undefined ? {} : { mail: mailSender(smtp.url, smtp.from) }),
    ...(pushing === undefined ? {} : { push: pushing }),
  };
}
