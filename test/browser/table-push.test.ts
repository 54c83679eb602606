import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { NOTICES } from '../../packages/page/src/table/notices-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { onlyTo, pushBrowser, receivePosts } from '../table/receivers.ts';
import { seatAt, seated } from '../table/servers.ts';
import { BROWSER } from './browser.ts';
import { button, eventually, pane } from './seat.ts';
import { openTableStage } from './table-stage.ts';

/** Keys as whoever runs a server makes them. */
function vapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys().toString('base64url');
  return { publicKey, privateKey: ecdh.getPrivateKey().toString('base64url') };
}

test.skipIf(BROWSER === undefined)(
  'a browser asks for notices, gets one sealed for it, and shows it though the page is not looked at',
  async () => {
    const posts = await receivePosts();
    const stage = await openTableStage(undefined, {
      parts: { reach: onlyTo(posts) },
      settings: { push: { ...vapidKeys(), contact: 'mailto:owner@example.org' } },
    });
    const table = await seated(stage.address);
    const visit = await stage.visit({ name: 'pushed', lang: 'en', phone: false, dark: false });
    const { page, context } = visit;
    await context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, 'France').token}` });
    await context.grantPermissions(['notifications'], { origin: stage.address });
    // The push service is the one thing that is not here: its answer to a subscription is ours.
    const receiver = pushBrowser('https://push.example.org/send/1');
    await page.addInitScript((subscription) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
      Notification.requestPermission = () => Promise.resolve('granted');
    }, receiver.subscription);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations;
        if (one !== undefined) resolve(one.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.goto(`/table/${table.id}`);
    const registrationId = await registered;
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await pane(visit, 'more');
    await button(page, TABLE.en.notices).click();
    await page.getByRole('combobox', { name: NOTICES.en.title }).selectOption('push');
    await button(page, NOTICES.en.add).click();
    await eventually(() => page.locator('.contact').count()).toBe(1);
    await seatAt(table, 'Italy').send('POST', `${table.path}/threads/France+Italy`, { text: 'Piedmont?' });
    await eventually(() => Promise.resolve(posts.posted.length)).toBe(1);
    const data = receiver.read(posts.posted[0]?.body ?? Buffer.alloc(0));
    await session.send('ServiceWorker.deliverPushMessage', { origin: stage.address, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, data: url }) => ({ title, body, url }));
      });
    await eventually(shown).toHaveLength(1);
    const [notice] = await shown();
    expect(notice?.title).toBe('Friday evening');
    expect(notice?.body).toContain('Piedmont?');
    expect(notice?.url).toBe(`${stage.address}/table/${table.id}`);
    expect(visit.complaints).toEqual([]);
    await context.close();
    await stage.stop();
    await posts.stop();
  },
);
