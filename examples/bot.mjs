// Plays one seat at a table over the HTTP API with random legal orders: a place to begin a bot of your own.
//
//   node examples/bot.mjs LINK          LINK is the link of a seat, as http://localhost:3000/join#…
//   node examples/bot.mjs LINK --seed 7   the same orders again
//
// Everything a bot needs is three addresses: take the seat, look at the table, save orders and say that one is ready.
import { pathToFileURL } from 'node:url';
import { allLegalOrders, positionOf, STANDARD_MAP } from '@standoff/diplomacy';

/** Numbers that look like chance and are the same for the same seed. */
export function chanceOf(seed) {
  let x = seed >>> 0;
  return () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let t = Math.imul(x ^ (x >>> 15), x | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One legal order for each unit of a power; in winter as many as are due. */
function randomOrders(state, power, chance) {
  const position = positionOf(state);
  const { kind } = state.phase;
  const options = allLegalOrders(STANDARD_MAP, position, kind, state.rules).filter((one) => one.power === power);
  const pick = (list) => list[Math.floor(chance() * list.length)];
  if (kind !== 'build') return options.map(({ orders }) => pick(orders));
  const units = position.units.filter((unit) => unit.power === power).length;
  const due = (position.centers[power] ?? []).length - units;
  if (due < 0) {
    const removals = options.map(({ orders }) => orders[0]);
    return Array.from({ length: -due }, () => removals.splice(Math.floor(chance() * removals.length), 1)[0]);
  }
  const builds = [];
  let free = options.flatMap(({ orders }) => orders).filter((order) => order.kind === 'build');
  while (builds.length < due && free.length > 0) {
    const build = pick(free);
    builds.push(build);
    free = free.filter((order) => order.unit.at.slice(0, 3) !== build.unit.at.slice(0, 3));
  }
  return builds;
}

/** Calls the API; a refusal is thrown with its code. */
async function call(base, token, method, path, body) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
  return answer;
}

/** Takes the seat of a link: `{ base, token, table, power }`. */
export async function takeSeat(link, name) {
  const { origin, hash } = new URL(link);
  const taken = await call(origin, undefined, 'POST', '/api/invitations/take', {
    secret: hash.slice(1),
    as: 'token',
    ...(name === undefined ? {} : { name }),
  });
  return { base: origin, token: taken.token, table: taken.table, power: taken.role };
}

/** Waits for something to happen at the table: the next event of the stream, or its end. */
async function* events({ base, token, table }) {
  const headers = { authorization: `Bearer ${token}` };
  let last;
  for (;;) {
    const response = await fetch(`${base}/api/tables/${table}/events`, {
      headers: last === undefined ? headers : { ...headers, 'last-event-id': last },
    });
    if (!response.ok) return;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        last = /^id: (.*)$/m.exec(block)?.[1] ?? last;
        const kind = /^event: (.*)$/m.exec(block)?.[1];
        if (kind !== undefined) yield kind;
      }
    }
  }
}

/** Plays until the game is over, and gives the table as it ended. */
export async function play(seat, chance) {
  const path = `/api/tables/${seat.table}`;
  const get = () => call(seat.base, seat.token, 'GET', path);
  let ordered = -1;
  for await (const kind of events(seat)) {
    if (!['hello', 'phase', 'ended', 'resumed', 'rolled-back', 'corrected'].includes(kind)) continue;
    const table = await get();
    if (table.status === 'ended') return table;
    const own = table.own.find(({ power }) => power === seat.power);
    if (table.status !== 'playing' || own === undefined || !own.mustOrder || own.ready) continue;
    if (table.turn === ordered && kind === 'phase') continue;
    ordered = table.turn;
    try {
      await call(seat.base, seat.token, 'PUT', `${path}/orders`, {
        orders: randomOrders(table.state, seat.power, chance),
      });
      await call(seat.base, seat.token, 'POST', `${path}/ready`, { ready: true });
    } catch (error) {
      // The phase may have ended meanwhile; the next one comes as an event.
      if (!['orders/locked', 'orders/nothing-to-order', 'table/ended'].includes(error.code)) throw error;
    }
  }
  return await get();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [link, flag, seed] = process.argv.slice(2);
  if (link === undefined) {
    console.error('node examples/bot.mjs LINK [--seed NUMBER]');
    process.exit(2);
  }
  const seat = await takeSeat(link, 'Bot');
  console.log(`Playing ${seat.power} at ${seat.base}/table/${seat.table}`);
  const table = await play(seat, flag === '--seed' ? chanceOf(Number(seed)) : Math.random);
  console.log(`The game is over: ${JSON.stringify(table.end)}`);
}
