import { openStore, type Store, type StorePlace } from '@standoff/store';
import { expect, test } from 'vitest';
import { runClocks } from '../../packages/server/src/work/clock.ts';
import { chanceOf } from '../random-boards/chance.ts';
import { type Client, client, type Reply, type Seated, seatAt, seated, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { SEVEN } from './with-table.ts';

/*
 * Orders and ready marks that come in the very moment a phase ends, at two servers at once, with a third process that
 * judges: each is counted in the phase it was meant for, or refused with a code that says so.
 */
const ROUNDS = 24;
const HOUR = 3_600_000;
const SETTINGS = {
  watch: { who: 'anyone', delay: 0 },
  pace: { movement: { kind: 'length', minutes: 60 }, grace: 0, remind: 0, early: true },
};

/** One unit of each power, and an order for it that leaves everything where it is, but is another each time. */
const UNITS: Readonly<Record<string, string>> = {
  Austria: 'A VIE',
  England: 'F LON',
  France: 'A PAR',
  Germany: 'A MUN',
  Italy: 'A ROM',
  Russia: 'A MOS',
  Turkey: 'F ANK',
};
const ORDERS = (power: string, round: number): string =>
  `${UNITS[power]} ${round % 2 === 0 ? 'H' : `S ${UNITS[power] === 'A PAR' ? 'F BRE' : 'A PAR'}`}`;

interface Sent {
  readonly power: string;
  readonly kind: 'orders' | 'ready';
  readonly reply: Reply;
}

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

onEveryStore(({ place }) => {
  test('what comes at the very moment of a deadline is counted in its phase or refused, and no phase passes twice', async () => {
    const chance = chanceOf(Number(process.env.SEED ?? 1901));
    let time = Date.parse('2027-01-04T12:00Z');
    /** So often the clock is looked at before it strikes: the deadline falls between any two looks. */
    let looks = Number.POSITIVE_INFINITY;
    let moment = time;
    const now = (): number => {
      if (looks > 0) looks -= 1;
      else time = Math.max(time, moment);
      return time;
    };
    const where = await place();
    const parts = { now, senders: {} };
    const servers = [await serverOn(where, parts), await serverOn(where, parts)];
    const store = await opened(where);
    const judge = (): Promise<number> => runClocks({ store, now, log: () => undefined });
    const table: Seated = await seated(servers[0]?.address ?? '', SETTINGS);
    const at = (power: string): Client => {
      const server = chance.pick(servers);
      return client(server?.address ?? '', seatAt(table, power).token);
    };
    const seen = { counted: 0, refused: 0 };
    /** Whose orders came too late for the phase before, named none, and so are for this one. */
    let early: readonly string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = (await table.moderator.get(table.path)).body;
      const { turn } = before;
      const save = async (power: string): Promise<Sent> => {
        const reply = await at(power).send('PUT', `${table.path}/orders`, {
          text: ORDERS(power, round),
          // Who names no phase means the one that is played when the request comes, and is told which it was.
          ...(chance.isTrue(0.7) ? { turn } : {}),
        });
        return { power, kind: 'orders', reply };
      };
      const ready = async (power: string): Promise<Sent> => {
        const reply = await at(power).send('POST', `${table.path}/ready`, { ready: true, turn });
        return { power, kind: 'ready', reply };
      };
      const all = [...SEVEN.map((power) => () => save(power)), ...SEVEN.map((power) => () => ready(power))];
      const mixed = all.map((ask) => ({ ask, place: chance.below(1000) })).sort((a, b) => a.place - b.place);
      time = before.clock.deadline - 1;
      moment = before.clock.deadline;
      looks = Number.POSITIVE_INFINITY;
      // One has ordered in good time, or the table would wait for who is silent.
      const sure = await save(SEVEN[round % SEVEN.length] ?? '');
      looks = chance.below(mixed.length * 2);
      const half = chance.below(mixed.length + 1);
      const first = mixed.slice(0, half).map(({ ask }) => ask());
      const judging = [judge()];
      await Promise.race([...first, Promise.resolve()]);
      judging.push(judge());
      const second = mixed.slice(half).map(({ ask }) => ask());
      judging.push(judge());
      const sent = [sure, ...(await Promise.all([...first, ...second]))];
      looks = 0;
      await Promise.all(judging);
      await judge();

      const after = (await table.moderator.get(table.path)).body;
      expect(after.turn, `round ${round}`).toBe(turn + 1);
      const judged = (await table.moderator.get(`${table.path}/turns/${turn}`)).body;
      const given: readonly string[] = judged.orders.map(({ text }: { readonly text: string }) => text);
      const counted = new Set(early);
      const next: string[] = [];
      for (const { power, kind, reply } of sent) {
        const told = `round ${round}, ${power}, ${kind}: ${JSON.stringify(reply.body)}`;
        if (reply.status !== 200) {
          seen.refused += 1;
          expect([reply.status, reply.body.error.code], told).toEqual([409, 'orders/locked']);
        } else if (kind === 'ready' || reply.body.turn === turn) {
          seen.counted += 1;
          if (kind === 'orders') counted.add(power);
        } else {
          expect(reply.body.turn, told).toBe(turn + 1);
          next.push(power);
        }
      }
      expect(given.map((text) => SEVEN.find((power) => text.startsWith(UNITS[power] ?? ''))).sort()).toEqual(
        [...counted].sort(),
      );
      // Nothing else of it fell to the phase that came after.
      for (const power of SEVEN) {
        const own = (await seatAt(table, power).get(table.path)).body.own[0];
        const isNext = next.includes(power);
        expect([own.power, own.ready, own.saved !== undefined], `round ${round}`).toEqual([power, false, isNext]);
      }
      early = next;
      time += chance.below(HOUR / 2);
    }
    // Both came about.
    expect(seen.counted).toBeGreaterThan(ROUNDS);
    expect(seen.refused).toBeGreaterThan(ROUNDS);
    await store.close();
    for (const server of servers) await server.stop();
  }, 120_000);
});
