import type { Power } from '@standoff/diplomacy';
import {
  type Change,
  channelsFor,
  concede,
  type Effect,
  mayRead,
  maySee,
  messageFor,
  ordersFor,
  type Result,
  saveOrders,
  setReady,
  type Table,
  tick,
  turnFor,
  turnsShown,
  type Viewer,
  viewFor,
  vote,
  WATCHER,
  write,
} from '@standoff/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullTable, NOON, POWERS, SETTINGS, someOrders } from './at-table.ts';

const anyPower = fc.constantFrom(...POWERS);
/** What a seat can do that nobody else may learn of, or only as the table agreed. */
const secret = fc.record({
  power: anyPower,
  to: anyPower,
  what: fc.constantFrom('orders', 'draw', 'concede', 'press', 'unsay', 'ready'),
  pick: fc.nat(),
});
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

function act(table: Table, { power, to, what, pick }: Secret, now: number): Result<Change> {
  if (what === 'orders')
    return saveOrders(
      table,
      power,
      someOrders(table, power, (count) => pick % count),
      now,
    );
  if (what === 'draw') return vote(table, power, 'draw', pick % 3 > 0, now);
  if (what === 'concede') return concede(table, power, to === power ? undefined : to, now);
  if (what === 'ready') return setReady(table, power, pick % 4 > 0, now);
  if (what === 'unsay') return setReady(table, power, false, now);
  return write(table, power, [power, to].sort().join('+'), `secret ${pick}`, now);
}

/** Everything a viewer could hold about a table: the view and the events of the channels it may hear. */
function heard(table: Table, viewer: Viewer, effects: readonly Effect[]): string {
  const channels = channelsFor(table, viewer);
  const events = effects.filter((effect) => effect.kind === 'event' && channels.includes(effect.channel));
  const messages = effects.flatMap((effect) =>
    effect.kind === 'message' ? [messageFor(table, viewer, effect.message)] : [],
  );
  return JSON.stringify([viewFor(table, viewer), events, messages.filter((message) => message !== undefined)]);
}

function others(power: Power, to: Power, thread: boolean): readonly Viewer[] {
  const seats = POWERS.filter((other) => other !== power && !(thread && other === to));
  return [
    ...seats.map((seat): Viewer => ({ seats: [seat], moderator: false })),
    WATCHER,
    { seats: [], moderator: true },
  ];
}

const settings = fc.record({
  ready: fc.constant('hidden' as const),
  names: fc.constantFrom('shown' as const, 'hidden' as const),
  press: fc.constantFrom('all' as const, 'rulebook' as const),
  watch: fc.record({
    who: fc.constantFrom('nobody' as const, 'anyone' as const, 'delayed' as const),
    delay: fc.constant(1),
  }),
});

test('nobody learns anything from what another seat does before its phase is judged', () => {
  fc.assert(
    fc.property(settings, fc.array(secret, { maxLength: 40 }), (chosen, acts) => {
      // The moderator who does not play sees who has ordered, so there the moderator plays a seat that does nothing here.
      let table: Table = { ...fullTable(chosen), moderator: { plays: 'Austria' } };
      let now = NOON;
      for (const one of acts) {
        now += 1000;
        const result = act(table, one, now);
        if (!result.ok) continue;
        const { table: after, effects } = result.value;
        if (after.turn === table.turn && after.status === 'playing') {
          for (const viewer of others(one.power, one.to, one.what === 'press'))
            expect(heard(after, viewer, effects)).toBe(heard(table, viewer, []));
        }
        table = after;
      }
    }),
    { numRuns: 60 },
  );
});

test('no name leaves a table without names before its end, but one’s own', () => {
  const table = fullTable({ names: 'hidden', ready: 'named' });
  for (const viewer of [WATCHER, { seats: ['France'], moderator: false }]) {
    const text = JSON.stringify(
      viewFor({ ...table, settings: { ...table.settings, watch: { who: 'anyone', delay: 0 } } }, viewer),
    );
    expect(text.replace('player of France', '')).not.toContain('player of');
  }
  expect(JSON.stringify(viewFor({ ...table, status: 'ended' }, WATCHER))).toContain('player of Turkey');
  expect(JSON.stringify(viewFor(table, { seats: [], moderator: true }))).toContain('player of Turkey');
  const playing: Table = { ...table, moderator: { plays: 'Italy' } };
  expect(JSON.stringify(viewFor(playing, { seats: [], moderator: true }))).not.toContain('player of');
});

test('without press nobody has a name, whatever was asked for', () => {
  expect(fullTable({ press: 'none', names: 'shown' }).settings.names).toBe('hidden');
  expect(fullTable({ press: 'anonymous', names: 'shown' }).settings.names).toBe('hidden');
});

test('anonymous press names its writer to nobody, not even to the moderator or after the end', () => {
  const table = fullTable({ press: 'anonymous' });
  const sent = write(table, 'Italy', 'public', 'Beware of the grey one.', NOON);
  if (!sent.ok) throw new Error(sent.error.code);
  expect(
    sent.value.effects
      .filter(({ kind }) => kind === 'event')
      .map((effect) => JSON.stringify(effect))
      .join(),
  ).not.toContain('Italy');
  const message = sent.value.effects.find((effect) => effect.kind === 'message')?.message;
  if (message === undefined) throw new Error('no message');
  const own: Viewer = { seats: ['Italy'], moderator: false };
  const seen = (viewer: Viewer, at: Table): unknown => messageFor(at, viewer, message);
  for (const at of [table, { ...table, status: 'ended' as const }])
    for (const viewer of [
      { seats: ['France'], moderator: false },
      { seats: [], moderator: true },
    ])
      expect(JSON.stringify(seen(viewer, at))).not.toContain('Italy');
  expect(seen(own, table)).toMatchObject({ own: true });
});

test('watchers of a delayed table see as much later as was agreed, and then all', () => {
  const table: Table = fullTable({ watch: { who: 'delayed', delay: 1 } });
  const change = tick(table, NOON + 24 * 3_600_000);
  const record = change.effects.find((effect) => effect.kind === 'turn')?.record;
  if (record === undefined) throw new Error('no turn');
  expect(turnsShown(change.table, WATCHER)).toBe(0);
  expect(turnFor(change.table, WATCHER, record)).toBeUndefined();
  expect(viewFor(change.table, WATCHER, { turn: 0, state: record.before })).toMatchObject({
    phase: 'S1901M',
    delayed: true,
  });
  expect(viewFor(change.table, WATCHER, { turn: 0, state: record.before }).clock).toBeUndefined();
  expect(turnFor(change.table, { seats: ['Italy'], moderator: false }, record)?.phase).toBe('S1901M');
  expect(turnFor({ ...change.table, status: 'ended' }, WATCHER, record)?.phase).toBe('S1901M');
});

test('a table nobody may watch does not exist for strangers', () => {
  expect(maySee(fullTable(), WATCHER)).toBe(false);
  expect(maySee(fullTable({ watch: { who: 'anyone', delay: 0 } }), WATCHER)).toBe(true);
  expect(mayRead(fullTable(), WATCHER, 'public')).toBe(false);
});

test('a moderator reads orders and press only where the game says so and without playing', () => {
  const moderator: Viewer = { seats: [], moderator: true };
  const saved = saveOrders(fullTable(), 'France', [], NOON);
  if (!saved.ok) throw new Error(saved.error.code);
  const at = (part: Partial<Table>, reads: boolean): Table => ({
    ...saved.value.table,
    ...part,
    settings: { ...SETTINGS, moderatorReads: reads },
  });
  expect(ordersFor(at({}, false), moderator, 'France')).toBeUndefined();
  expect(ordersFor(at({}, true), moderator, 'France')).toBeDefined();
  expect(ordersFor(at({ moderator: { plays: 'Italy' } }, true), moderator, 'France')).toBeUndefined();
  expect(mayRead(at({}, false), moderator, 'France+Italy')).toBe(false);
  expect(mayRead(at({}, true), moderator, 'France+Italy')).toBe(true);
  expect(mayRead(at({ moderator: { plays: 'Italy' } }, true), moderator, 'France+Russia')).toBe(false);
});

test('orders as their writer worded them never reach the others', () => {
  const france = saveOrders(
    fullTable({ names: 'hidden' }),
    'France',
    [{ text: 'армия Париж - Бургундия', order: { kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' } }],
    NOON,
  );
  if (!france.ok) throw new Error(france.error.code);
  const change = tick(france.value.table, NOON + 24 * 3_600_000);
  const record = change.effects.find((effect) => effect.kind === 'turn')?.record;
  if (record === undefined) throw new Error('no turn');
  expect(JSON.stringify(turnFor(change.table, { seats: ['Italy'], moderator: false }, record))).not.toContain('Париж');
});
