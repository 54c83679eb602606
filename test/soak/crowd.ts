import { Agent, request } from 'node:http';
import { fullTable, POWERS, someOrders } from '../table/at-table.ts';
import { secretOf } from '../table/servers.ts';

/** Somebody who plays: their table, their secret, and orders they might write. */
export interface Player {
  readonly table: string;
  readonly power: string;
  readonly token: string;
  readonly orders: () => string;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

export type Post = (method: 'POST' | 'PUT', path: string, token: string | undefined, body: unknown) => Promise<Reply>;

/** Asks over connections that stay open; lighter than `fetch`, as many ask from one process. */
export function poster(base: string): Post {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 128, timeout: 3000 });
  return (method, path, token, body) =>
    new Promise((resolve, reject) => {
      const sent = JSON.stringify(body);
      const headers = {
        'content-length': Buffer.byteLength(sent),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const asked = request({ hostname, port, agent, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      });
      asked.on('error', reject).end(sent);
    });
}

/** Makes tables and has all seats taken, some at a time. */
export async function gatherPlayers(post: Post, tables: number): Promise<readonly Player[]> {
  const board = fullTable();
  const players: Player[] = [];
  const make = async (n: number): Promise<void> => {
    const made = JSON.parse(
      (await post('POST', '/api/tables', undefined, { settings: { name: `table ${n}` }, as: 'token' })).text,
    );
    for (const { power, link } of made.links.seats as { power: string; link: string }[]) {
      const taken = await post('POST', '/api/invitations/take', undefined, { secret: secretOf(link), as: 'token' });
      const choices = Array.from({ length: 20 }, () =>
        someOrders(board, power, (count) => Math.floor(Math.random() * count))
          .map(({ text }) => text)
          .join('\n'),
      );
      players.push({
        table: made.id,
        power,
        token: JSON.parse(taken.text).token,
        orders: () => choices[Math.floor(Math.random() * choices.length)] ?? '',
      });
    }
  };
  let next = 0;
  const runner = async (): Promise<void> => {
    while (next < tables) await make(next++);
  };
  await Promise.all(Array.from({ length: 8 }, runner));
  if (players.length !== tables * POWERS.length) throw new Error('seats are missing');
  return players;
}

/** What listeners come upon. */
interface Ears {
  readonly heard: (event: string) => void;
  readonly closed: (why: string) => void;
}

/** Opens a stream of events for each player; resolves when all are open. Gives what ends them. */
export async function listen(base: string, players: readonly Player[], { heard, closed }: Ears): Promise<() => void> {
  const { hostname, port } = new URL(base);
  let open = true;
  const requests: ReturnType<typeof request>[] = [];
  const one = ({ table, token }: Player): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const asked = request(
        { hostname, port, agent: false, path: `/api/tables/${table}/events`, headers },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`a listener got ${response.statusCode}`));
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            const blocks = (rest + String(chunk)).split('\n\n');
            rest = blocks.pop() ?? '';
            for (const block of blocks) {
              const event = /^event: (.*)$/m.exec(block)?.[1];
              if (event !== undefined) heard(event);
            }
          });
          response.on('close', () => open && closed('closed'));
          resolve();
        },
      );
      requests.push(asked);
      asked.on('error', (error) => (open ? closed(String(error)) : undefined)).end();
    });
  for (let from = 0; from < players.length; from += 50) await Promise.all(players.slice(from, from + 50).map(one));
  return () => {
    open = false;
    for (const asked of requests) asked.destroy();
  };
}
