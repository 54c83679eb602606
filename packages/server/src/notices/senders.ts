import type { Settings } from '../settings.ts';
import { mailSender } from './mail.ts';
import { pushSender } from './push.ts';
import type { Senders } from './sender.ts';
import { discordSender, webhookSender } from './webhook.ts';

/** The ways to send that the settings allow. */
export async function sendersOf({ smtp, push }: Settings): Promise<Senders> {
  const pushing = push === undefined ? undefined : await pushSender(push);
  return {
    discord: discordSender(),
    webhook: webhookSender(),
    ...(smtp === undefined ? {} : { mail: mailSender(smtp.url, smtp.from) }),
    ...(pushing === undefined ? {} : { push: pushing }),
  };
}
