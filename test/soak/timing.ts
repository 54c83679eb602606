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

interface Taken {
  readonly time: number;
  /** Of a processor, by server and asker together: that much is the same whatever else the machine does. */
  readonly work: number;
}

async function measure(asking: Asking): Promise<Taken> {
  const from = performance.now();
  const before = process.cpuUsage();
  await asking();
  const { user, system } = process.cpuUsage(before);
  return { time: performance.now() - from, work: (user + system) / 1000 };
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
  const ones: Taken[] = [];
  const others: Taken[] = [];
  for (let n = -5; n < times; n++) {
    const first = Math.random() < 0.5;
    const a = first ? await measure(one) : undefined;
    const b = await measure(other);
    const late = a ?? (await measure(one));
    // The first few warm up.
    if (n < 0) continue;
    ones.push(late);
    others.push(b);
  }
  const differences = ones.map(({ time }, index) => time - (others[index]?.time ?? 0));
  const works = ones.map(({ work }, index) => work - (others[index]?.work ?? 0));
  const [least, most] = range(differences);
  const slower = differences.filter((difference) => difference > 0).length / differences.length;
  const tells = (least > 0 || most < 0) && Math.abs(median(differences)) > bearable;
  const told = [
    `${name}: ${times} pairs`,
    `medians ${median(ones.map(({ time }) => time)).toFixed(2)} and ${median(others.map(({ time }) => time)).toFixed(2)} ms`,
    `median difference ${median(differences).toFixed(3)} ms (${least.toFixed(3)} to ${most.toFixed(3)})`,
    `of work ${median(works).toFixed(3)} ms (${range(works)
      .map((end) => end.toFixed(3))
      .join(' to ')})`,
    `the first slower in ${(slower * 100).toFixed(0)} of 100`,
  ];
  console.log(`${told.join(', ')}${tells ? ': TELLS' : ''}`);
  return tells;
}

let count = 0;
const login = (name: string) => (): Promise<unknown> =>
  client(base).send('POST', '/api/session', { name, password: `wrong ${count++}` });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const drawn = (length: number): string =>
  Array.from({ length }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');

/** One after the other of what was drawn beforehand: drawing takes time too. */
function each(draw: () => string): () => string {
  const all = Array.from({ length: secrets + 10 }, draw);
  return () => all.pop() ?? '';
}

/** Secrets that are right but for their last letters. */
const nearly = (secret: string): (() => string) => each(() => `${secret.slice(0, -6)}${drawn(6)}`);
const nothing = (): (() => string) => each(() => drawn(32));
const me = (token: () => string) => (): Promise<unknown> => client(base, token()).get('/api/me');
const seatBy = (token: () => string) => (): Promise<unknown> => client(base, token()).get(table.path);
const look = (secret: () => string) => (): Promise<unknown> =>
  client(base).send('POST', '/api/invitations/look', { secret: secret() });
const tableAt = (path: () => string) => (): Promise<unknown> => client(base).get(path());

const pairs: readonly Pair[] = [
  {
    name: 'a wrong password for a name that is known, and for one that is not',
    times: logins,
    bearable: 2,
    one: login('Lucie'),
    other: login('Lucia'),
  },
  {
    name: 'a session that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: me(nearly(made.body.token)),
    other: me(nothing()),
  },
  {
    name: 'a seat’s secret that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: seatBy(nearly(seatAt(table, 'France').token ?? '')),
    other: seatBy(nothing()),
  },
  {
    name: 'a link that is right but for its end, and one that is nothing',
    times: secrets,
    bearable: 0.1,
    one: look(nearly(secretOf(open.body.links.seats[0].link))),
    other: look(nothing()),
  },
  {
    name: 'a table that one may not see, and one that is not there',
    times: secrets,
    bearable: 0.1,
    one: tableAt(() => table.path),
    other: tableAt(each(() => `${table.path.slice(0, -12)}${drawn(12)}`)),
  },
];

let told = 0;
for (const pair of pairs) if (await compare(pair)) told += 1;
await server.stop();
console.log(told === 0 ? 'No time tells anything.' : `${told} of ${pairs.length} tell something.`);
if (told > 0) process.exitCode = 1;
