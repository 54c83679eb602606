import { type Client, type Seated, seatAt, seated } from '../table/servers.ts';

/** When the games of the fixtures are played: Monday 4 January 2027, noon. */
export const THEN = Date.parse('2027-01-04T12:00Z');

/** What everybody at a table can see of it, by who they are and what they asked for. */
export type Seen = Readonly<Record<string, unknown>>;

/** A table as it was left: where it is, what opens it, and what was seen. */
export interface Left {
  readonly id: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly seen: Seen;
}

const OPENINGS: Readonly<Record<string, string>> = {
  Austria: 'A Vie - Gal\nA Bud - Ser\nF Tri - Alb',
  England: 'F Edi - Nth\nF Lon - Eng\nA Lvp - Yor',
  France: 'A Par - Bur\nA Mar S A Par - Bur\nF Bre - Mao',
  Germany: 'A Мюн - Бур\nA Ber - Kie\nF Kie - Den',
  Italy: 'A Ven H\nA Rom - Apu\nF Nap - Ion',
  Russia: 'A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF StP/sc - Bot',
  Turkey: 'A Con - Bul\nA Smy - Con\nF Ank - Bla',
};

async function send(who: Client, method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
  const reply = await who.send(method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
}

/** Plays a little of everything: judged phases, a phase taken back, press, notes, votes, orders not yet judged. */
export async function play(base: string): Promise<Seated> {
  const table = await seated(base, { watch: { who: 'anyone', delay: 0 }, ready: 'count' });
  const { path, moderator } = table;
  for (const [power, text] of Object.entries(OPENINGS))
    await send(seatAt(table, power), 'PUT', `${path}/orders`, { text });
  await send(seatAt(table, 'France'), 'PUT', `${path}/orders`, { text: 'A Par - Pic\nF Bre - Mao' });
  await send(moderator, 'POST', `${path}/moderator/judge`, {});
  for (const power of ['Austria', 'Turkey'])
    await send(seatAt(table, power), 'PUT', `${path}/orders`, { text: 'A Ser - Gre\nA Bul - Gre' });
  await send(moderator, 'POST', `${path}/moderator/judge`, {});
  await send(moderator, 'POST', `${path}/moderator/judge`, {});
  await send(moderator, 'POST', `${path}/moderator/roll-back`, { turn: 2 });
  await send(seatAt(table, 'Italy'), 'POST', `${path}/threads/public`, { text: 'Кто ходил в Галицию?\u2028«Я»\u0000' });
  await send(seatAt(table, 'Italy'), 'POST', `${path}/threads/Italy+Turkey`, { text: 'secret pact of Rome' });
  await send(seatAt(table, 'Turkey'), 'PUT', `${path}/read`, { thread: 'Italy+Turkey', n: 1 });
  await send(seatAt(table, 'Turkey'), 'PUT', `${path}/notes`, { text: 'trust nobody, notebook of Stamboul' });
  await send(seatAt(table, 'Turkey'), 'PUT', `${path}/vote`, { vote: 'draw', value: true });
  await send(moderator, 'POST', `${path}/moderator/judge`, {});
  await send(seatAt(table, 'France'), 'PUT', `${path}/orders`, { text: 'армия Пикардия - Бельгия\nF Mao - Por' });
  await send(seatAt(table, 'France'), 'POST', `${path}/ready`, { ready: true });
  return table;
}

/** Everything each seat, the moderator and a stranger see of a table. */
export async function look(path: string, clients: Readonly<Record<string, Client>>): Promise<Seen> {
  const seen: Record<string, unknown> = {};
  for (const [name, who] of Object.entries(clients)) {
    const whole =
      name === 'France' || name === 'stranger' ? ['/turns?whole=yes', '/export', '/export?format=python'] : [];
    const own = ['/orders/log', '/notes', '/threads', '/threads/public', '/threads/Italy+Turkey'];
    for (const place of ['', ...whole, ...(name === 'moderator' || name === 'stranger' ? [] : own)]) {
      const { status, body } = await who.get(`${path}${place}`);
      seen[`${name} ${place}`] = { status, body };
    }
  }
  return seen;
}
