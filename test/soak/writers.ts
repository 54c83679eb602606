import { client, secretOf } from '../table/servers.ts';

/** A player who writes, and notes what was acknowledged: messages, and orders by their number. */
export interface Writer {
  readonly base: string;
  readonly table: string;
  readonly power: string;
  readonly token: string;
  readonly said: string[];
  orders: number;
}

/** Makes tables and takes all their seats. */
export async function gather(base: string, tables: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let n = 0; n < tables; n++) {
    const made = await client(base).send('POST', '/api/tables', { settings: { name: `table ${n}` }, as: 'token' });
    for (const { power, link } of made.body.links.seats) {
      const taken = await client(base).send('POST', '/api/invitations/take', { secret: secretOf(link), as: 'token' });
      writers.push({ base, table: made.body.id, power, token: taken.body.token, said: [], orders: 0 });
    }
  }
  return writers;
}

/** Writes until it is told to stop, whatever becomes of the server. */
export async function write(writer: Writer, state: { readonly stop: boolean }): Promise<void> {
  const { base, token, table, power } = writer;
  const me = client(base, token);
  for (let n = 0; !state.stop; n++) {
    try {
      const text = `${power} ${n}`;
      const said = await me.send('POST', `/api/tables/${table}/threads/public`, { text });
      if (said.status === 201) writer.said.push(text);
      const saved = await me.send('PUT', `/api/tables/${table}/orders`, { orders: [] });
      if (saved.status === 200) writer.orders += 1;
      // What was refused is not tried again at once.
      if (said.status >= 500) await new Promise((resolve) => setTimeout(resolve, 50));
      if (n % 5 === 0) await me.send('POST', `/api/tables/${table}/ready`, { ready: true });
    } catch {
      // The server is down: what was under way may be there or not, it was not acknowledged.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
