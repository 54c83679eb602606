import type { Outgoing, Senders } from '@standoff/server';
import { expect, test } from 'vitest';
import { newLimits } from '../../packages/server/src/guard/limits.ts';
import { seatAt, seated, serverOn } from './servers.ts';

const HANGING = 'https://example.org/hangs';

test('who takes a notice and never answers keeps none from the others', { timeout: 60_000 }, async () => {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const webhook: Senders['webhook'] = async ({ contact }) => {
    // The one answers only when the other has been told.
    if (contact.to === HANGING) await reached;
    else reach();
    return { ok: true };
  };
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: { webhook } });
  const table = await seated(server.address);
  const ask = (power: string, to: string) =>
    seatAt(table, power).send('POST', `${table.path}/notices`, { kind: 'webhook', to, on: ['message'] });
  await ask('France', HANGING);
  await ask('Italy', 'https://example.org/answers');
  await seatAt(table, 'England').send('POST', `${table.path}/threads/public`, { text: 'Hello' });
  await reached;
  await server.stop();
});

test('who cannot be reached is left alone for a while, whatever there is to tell', { timeout: 60_000 }, async () => {
  const tried: Outgoing[] = [];
  const told: Outgoing[] = [];
  let look = (): void => undefined;
  const webhook: Senders['webhook'] = (outgoing) => {
    const fails = outgoing.contact.to === HANGING;
    (fails ? tried : told).push(outgoing);
    look();
    return Promise.resolve(fails ? { ok: false, reason: 'failed' } : { ok: true });
  };
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: { webhook } });
  const table = await seated(server.address);
  for (const [power, to] of [
    ['France', HANGING],
    ['Italy', 'https://example.org/answers'],
  ] as const)
    await seatAt(table, power).send('POST', `${table.path}/notices`, { kind: 'webhook', to, on: ['message'] });
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      look = () => told.length >= count && resolve();
      look();
    });
  for (let n = 1; n <= 4; n++) {
    await seatAt(table, 'England').send('POST', `${table.path}/threads/public`, { text: `Hello ${n}` });
    await until(n);
  }
  expect(tried.length).toBeLessThan(3);
  await server.stop();
});

test('players cannot fill somebody’s letter box by writing to each other', { timeout: 60_000 }, async () => {
  const mails: Outgoing[] = [];
  let marked = (): void => undefined;
  const senders: Senders = {
    mail: (outgoing) => {
      mails.push(outgoing);
      return Promise.resolve({ ok: true });
    },
    webhook: (outgoing) => {
      if (outgoing.text.includes('the last')) marked();
      return Promise.resolve({ ok: true });
    },
  };
  const { take } = newLimits(() => 0);
  const limits = {
    listeners: 9,
    take: (rate: Parameters<typeof take>[0], who: string) => rate !== 'mail' || take(rate, who),
  };
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders, limits });
  const table = await seated(server.address);
  const { path } = table;
  for (const to of ['victim@example.org', 'Victim@example.org'])
    await seatAt(table, 'France').send('POST', `${path}/notices`, { kind: 'mail', to, on: ['message'] });
  await seatAt(table, 'Italy').send('POST', `${path}/notices`, {
    kind: 'webhook',
    to: 'https://example.org/x',
    on: ['message'],
  });
  const done = new Promise<void>((resolve) => {
    marked = resolve;
  });
  for (let n = 0; n < 60; n++)
    await seatAt(table, 'England').send('POST', `${path}/threads/public`, { text: n === 59 ? 'the last' : 'boom' });
  await done;
  expect(mails.length).toBeGreaterThan(10);
  expect(mails.length).toBeLessThanOrEqual(40);
  await server.stop();
});
