// Whether the time of an answer tells what it must not: which names have accounts, and how much of a secret was right. Of
// each pair both are asked in turns, in an order that chance decides, so that whatever else the machine does is the same
// to both. Arguments: pairs of logins (150), pairs of secrets (3000).
import { client, seatAt, seated, secretOf, serverOn } from '../table/servers.ts';

const [logins = 150, secrets = 3000] = process.argv.slice(2).map(Number);

const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: {} });
const base = server.address;
const table = await seated(base);
const made = await client(base).send('POST', '/api/accounts', { name: 'Lucie', password: 'long enough', as: 'token' });
const open = await client(base).send('POST', '/api/tables', { settings: { name: 'Links' }, as: 'token' });

type Asking = () => Promise<unknown>;

interface Pair {
  readonly name: string;
  readonly times: number;
  /** Milliseconds that nobody could make anything of. */
  readonly bearable: number;
  readonly one: Asking;
  readonly other: Asking;
}

async function timeOf(asking: Asking): Promise<number> {
  const from = performance.now();
  await asking();
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Between which values the median of others like these would lie, 99 times of 100. */
function range(values: readonly number[]): readonly [number, number] {
  const medians = Array.from({ length: 1000 }, () =>
    median(Array.from(values, () => values[Math.floor(Math.random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  return [medians[5] ?? 0, medians[994] ?? 0];
}

/** Asks both of a pair in turns; `true` if their times tell them apart. */
async function compare({ name, times, bearable, one, other }: Pair): Promise<boolean> {
  const ones: number[] = [];
  const others: number[] = [];
  for (let n = -5; n < times; n++) {
    const first = Math.random() < 0.5;
    const a = first ? await timeOf(one) : undefined;
    const b = await timeOf(other);
    const late = a ?? (await timeOf(one));
    // The first few warm up.
    if (n < 0) continue;
    ones.push(late);
    others.push(b);
  }
  const differences = ones.map((time, index) => time - (others[index] ?? 0));
  const [least, most] = range(differences);
  const slower = differences.filter((difference) => difference > 0).length / differences.length;
  const tells = (least > 0 || most < 0) && Math.abs(median(differences)) > bearable;
  console.log(
    `${name}: ${times} pairs, medians ${median(ones).toFixed(2)} and ${median(others).toFixed(2)} ms, median difference ${median(differences).toFixed(3)} ms (${least.toFixed(3)} to ${most.toFixed(3)}), the first slower in ${(slower * 100).toFixed(0)} of 100${tells ? ': TELLS' : ''}`,
  );
  return tells;
}

let count = 0;
const login = (name: string) => (): Promise<unknown> =>
  client(base).send('POST', '/api/session', { name, password: `wrong ${count++}` });
/** The same with its last letters changed. */
const nearly = (secret: string): string => `${secret.slice(0, -4)}${secret.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
const random = (): string =>
  Array.from({ length: 32 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join('');
const me = (token: string) => (): Promise<unknown> => client(base, token).get('/api/me');
const look = (secret: string) => (): Promise<unknown> => client(base).send('POST', '/api/invitations/look', { secret });
const session: string = made.body.token;
const seat = seatAt(table, 'France').token ?? '';
const link = secretOf(open.body.links.seats[0].link);

const pairs: readonly Pair[] = [
  {
    name: 'a wrong password for a name that is known, and for one that is not',
    times: logins,
    bearable: 2,
    one: login('Lucie'),
    other: () => login(`Nobody ${count}`)(),
  },
  {
    name: 'a session that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: me(nearly(session)),
    other: () => me(random())(),
  },
  {
    name: 'a seat’s secret that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: () => client(base, nearly(seat)).get(table.path),
    other: () => client(base, random()).get(table.path),
  },
  {
    name: 'a link that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: look(nearly(link)),
    other: () => look(random())(),
  },
  {
    name: 'a table that one may not see, and one that is not there',
    times: secrets,
    bearable: 0.1,
    one: () => client(base).get(table.path),
    other: () => client(base).get(`${table.path.slice(0, -4)}xxxx`),
  },
];

let told = 0;
for (const pair of pairs) if (await compare(pair)) told += 1;
await server.stop();
console.log(told === 0 ? 'No time tells anything.' : `${told} of ${pairs.length} tell something.`);
if (told > 0) process.exitCode = 1;
