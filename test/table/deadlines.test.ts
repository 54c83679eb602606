import type { Power } from '@standoff/diplomacy';
import {
  answerProposal,
  type Change,
  concede,
  emptyTheSeat,
  extend,
  extendBySeat,
  judgeByHand,
  pause,
  propose,
  resume,
  rollBack,
  saveOrders,
  setReady,
  type Table,
  type TurnRecord,
  takeSeat,
  tick,
  viewFor,
  vote,
  wakesAt,
} from '@standoff/table';
import { expect, test } from 'vitest';
import { done, emptyTable, fullTable, HOUR, NOON, POWERS, SETTINGS, someOrders } from './at-table.ts';

const DAY = 24 * HOUR;

function withOrders(table: Table, powers: readonly Power[], now: number = NOON): Table {
  return powers.reduce(
    (at, power) =>
      done(
        saveOrders(
          at,
          power,
          someOrders(at, power, () => 0),
          now,
        ),
      ),
    table,
  );
}

function kinds(change: Change): readonly string[] {
  return change.effects.map((effect) => (effect.kind === 'event' ? effect.event.kind : effect.kind));
}

test('a table begins when its last seat is taken, and not before', () => {
  let table = emptyTable();
  for (const power of POWERS.slice(1)) table = done(takeSeat(table, power, 'x', NOON));
  expect(table.status).toBe('gathering');
  expect(wakesAt(table)).toBeNull();
  table = done(takeSeat(table, 'Austria', 'x', NOON));
  expect(table.status).toBe('playing');
  expect(table.clock.deadline).toBe(NOON + DAY);
});

test('saved orders count at the deadline whether or not their power was ready', () => {
  const table = withOrders(fullTable(), POWERS);
  expect(tick(table, NOON + DAY - 1).table.turn).toBe(0);
  const change = tick(table, NOON + DAY);
  expect(change.table.turn).toBe(1);
  expect(change.table.state.phase).toMatchObject({ season: 'fall', year: 1901 });
  const record = change.effects.find((effect) => effect.kind === 'turn')?.record;
  expect(record?.orders).toHaveLength(22);
  expect(record?.missed).toEqual([]);
  expect(kinds(change)).not.toContain('missed');
});

test('a phase is judged as soon as everybody is ready, even with nothing ordered', () => {
  let table = fullTable({}, ['Turkey']);
  for (const power of POWERS.slice(0, 5)) table = done(setReady(table, power, true, NOON));
  expect(table.turn).toBe(0);
  table = done(setReady(table, 'Russia', true, NOON + 5));
  expect(table.turn).toBe(1);
  expect(table.ready).toEqual([]);
  expect(table.clock.openedAt).toBe(NOON + 5);
});

test('a phase does not end early where the table did not ask for it', () => {
  let table = fullTable({ pace: { ...SETTINGS.pace, early: false } });
  for (const power of POWERS) table = done(setReady(table, power, true, NOON));
  expect(table.turn).toBe(0);
});

test('after the deadline nothing can be saved any more, even if the clock has not yet run', () => {
  const result = saveOrders(fullTable(), 'France', [], NOON + DAY);
  expect(result).toEqual({ ok: false, error: { code: 'orders/locked' } });
});

test('who has no orders is reminded once, before the deadline', () => {
  const table = withOrders(fullTable(), ['Austria']);
  expect(wakesAt(table)).toBe(NOON + DAY - 3 * HOUR);
  const change = tick(table, NOON + DAY - 3 * HOUR);
  const told = change.effects.flatMap((effect) => (effect.kind === 'event' ? [effect.channel] : []));
  expect(told).toEqual(POWERS.slice(1).map((power) => `seat:${power}`));
  expect(kinds(tick(change.table, NOON + DAY - HOUR))).toEqual([]);
  expect(wakesAt(change.table)).toBe(NOON + DAY);
});

test('in the grace period only the late may order, and the phase ends when they are ready', () => {
  const late: readonly Power[] = ['Germany'];
  const others = POWERS.filter((power) => power !== 'Germany');
  const table = withOrders(fullTable({ pace: { ...SETTINGS.pace, grace: 30 } }), others);
  const grace = tick(table, NOON + DAY).table;
  expect(grace.turn).toBe(0);
  expect(grace.clock.late).toEqual(late);
  expect(saveOrders(grace, 'France', [], NOON + DAY + 1).ok).toBe(false);
  const sent = withOrders(grace, late, NOON + DAY + 1);
  expect(sent.turn).toBe(0);
  expect(done(setReady(sent, 'Germany', true, NOON + DAY + 2)).turn).toBe(1);
  const missed = tick(grace, NOON + DAY + HOUR / 2).table;
  expect(missed.turn).toBe(1);
  expect(missed.seats.Germany?.missed).toBe(1);
});

test('a clock that was down for days judges one phase and gives the next its full time', () => {
  const table = withOrders(fullTable(), POWERS);
  const later = tick(table, NOON + 30 * DAY).table;
  expect(later.turn).toBe(1);
  expect(later.clock.deadline).toBe(NOON + 31 * DAY);
});

test('a table that waits goes on when the late have sent orders and are ready', () => {
  const others = POWERS.filter((power) => power !== 'Italy');
  const table = withOrders(fullTable({ noShow: { policy: 'wait', after: 1, seek: 60 } }), others);
  const waiting = tick(table, NOON + DAY).table;
  expect(waiting.turn).toBe(0);
  expect(waiting.clock.waiting).toBe('orders');
  expect(wakesAt(waiting)).toBeNull();
  expect(saveOrders(waiting, 'France', [], NOON + 9 * DAY).ok).toBe(false);
  const sent = withOrders(waiting, ['Italy'], NOON + 9 * DAY);
  expect(done(setReady(sent, 'Italy', true, NOON + 9 * DAY)).turn).toBe(1);
});

test('a replacement is sought for who missed, gets a full phase, and the phase goes on without one in the end', () => {
  const others = POWERS.filter((power) => power !== 'Italy');
  const table = withOrders(fullTable({ noShow: { policy: 'replacement', after: 1, seek: 2880 } }), others);
  const change = tick(table, NOON + DAY);
  expect(change.table.turn).toBe(0);
  expect(change.table.seats.Italy?.holder).toBe('open');
  expect(change.effects).toContainEqual({ kind: 'unseat', power: 'Italy' });
  const taken = done(takeSeat(change.table, 'Italy', 'somebody new', NOON + 2 * DAY));
  expect(taken.clock.deadline).toBe(NOON + 3 * DAY);
  expect(saveOrders(taken, 'Italy', [], NOON + 2 * DAY).ok).toBe(true);
  expect(saveOrders(taken, 'France', [], NOON + 2 * DAY).ok).toBe(false);
  const alone = tick(change.table, NOON + 3 * DAY).table;
  expect(alone.turn).toBe(1);
  expect(tick(withOrders(alone, others, NOON + 3 * DAY), NOON + 4 * DAY).table.turn).toBe(2);
});

test('civil disorder begins after as many misses as agreed and ends with the next orders', () => {
  const others = POWERS.filter((power) => power !== 'Italy');
  let table = withOrders(fullTable({ noShow: { policy: 'disorder', after: 2, seek: 60 } }), others);
  table = tick(table, NOON + DAY).table;
  expect(table.seats.Italy?.absent).toBe(false);
  table = tick(withOrders(table, others, NOON + DAY), NOON + 2 * DAY).table;
  expect(table.seats.Italy?.absent).toBe(true);
  for (const power of others) table = done(setReady(table, power, true, NOON + 2 * DAY));
  expect(table.turn).toBe(3);
  expect(vote(table, 'Italy', 'draw', true, NOON).ok).toBe(false);
  table = withOrders(table, ['Italy'], NOON + 2 * DAY);
  expect(table.seats.Italy).toMatchObject({ absent: false, missed: 2, missedInRow: 0 });
});

test('a table at which nobody orders twice running is paused', () => {
  let table = fullTable();
  table = tick(table, NOON + DAY).table;
  table = tick(table, NOON + 2 * DAY).table;
  expect(table.clock.paused?.by).toBe('silence');
  expect(wakesAt(table)).toBeNull();
  expect(done(resume(table, NOON + 5 * DAY)).clock.deadline).toBe(NOON + 6 * DAY);
});

test('a pause leaves as much time as was left', () => {
  const paused = done(pause(fullTable(), NOON + HOUR));
  expect(tick(paused, NOON + 9 * DAY).effects).toEqual([]);
  expect(saveOrders(paused, 'France', [], NOON + 2 * DAY).ok).toBe(true);
  expect(done(resume(paused, NOON + 5 * DAY)).clock.deadline).toBe(NOON + 6 * DAY - HOUR);
});

test('more than half of the players pause a table', () => {
  let table = fullTable();
  for (const power of POWERS.slice(0, 3)) table = done(vote(table, power, 'pause', true, NOON));
  expect(table.clock.paused).toBeUndefined();
  table = done(vote(table, 'Italy', 'pause', true, NOON));
  expect(table.clock.paused?.by).toBe('vote');
});

test('an extension is taken from the budget of its seat', () => {
  let table = fullTable();
  table = done(extendBySeat(table, 'France', NOON));
  expect(table.clock.deadline).toBe(NOON + 2 * DAY);
  table = done(extendBySeat(table, 'France', NOON));
  expect(extendBySeat(table, 'France', NOON)).toEqual({ ok: false, error: { code: 'clock/no-extensions' } });
  expect(done(extend(table, 60, NOON)).clock.deadline).toBe(NOON + 3 * DAY + HOUR);
});

test('a draw takes all survivors and comes when every player who still comes voted for it', () => {
  let table = fullTable({ noShow: { policy: 'disorder', after: 1, seek: 60 } });
  const others = POWERS.filter((power) => power !== 'Turkey');
  table = tick(withOrders(table, others), NOON + DAY).table;
  for (const power of others.slice(1)) table = done(vote(table, power, 'draw', true, NOON + DAY));
  expect(table.status).toBe('playing');
  table = done(vote(table, 'Austria', 'draw', true, NOON + DAY));
  expect(table.end).toEqual({ kind: 'draw', powers: [...POWERS] });
});

test('a game is conceded when all others concede to the same power', () => {
  let table = fullTable();
  for (const power of POWERS.slice(0, 5)) table = done(concede(table, power, 'Turkey', NOON));
  expect(concede(table, 'Russia', 'Russia', NOON).ok).toBe(false);
  table = done(concede(table, 'Russia', 'Turkey', NOON));
  expect(table.end).toEqual({ kind: 'conceded', power: 'Turkey' });
});

test('a moderator who plays judges nothing before its time', () => {
  const table: Table = { ...fullTable(), moderator: { plays: 'France' } };
  expect(judgeByHand(table, NOON)).toEqual({ ok: false, error: { code: 'moderator/plays' } });
  expect(judgeByHand({ ...table, moderator: {} }, NOON).ok).toBe(true);
});

test('going back puts the old board up and opens its phase anew', () => {
  const change = tick(withOrders(fullTable(), POWERS), NOON + DAY);
  const record = change.effects.find((effect) => effect.kind === 'turn')?.record as TurnRecord;
  const back = done(rollBack(change.table, record, NOON + 2 * DAY));
  expect(back.state).toEqual(fullTable().state);
  expect(back.turn).toBe(0);
  expect(back.branches).toEqual([{ line: 1, from: 0, turns: 1, at: NOON + 2 * DAY }]);
  expect(back.clock.deadline).toBe(NOON + 3 * DAY);
});

test('a seat given up is open, and the game goes on without it', () => {
  let table = done(emptyTheSeat(fullTable(), 'Russia', 'left', NOON));
  expect(table.seats.Russia).toMatchObject({ holder: 'open' });
  expect(table.seats.Russia?.name).toBeUndefined();
  for (const power of POWERS.filter((one) => one !== 'Russia')) table = done(setReady(table, power, true, NOON));
  expect(table.turn).toBe(1);
});

test('a table whose players have all left is paused and does not play on by itself', () => {
  let table = fullTable();
  for (const power of POWERS) table = done(emptyTheSeat(table, power, 'left', NOON));
  table = tick(table, NOON + DAY).table;
  table = tick(table, NOON + 2 * DAY).table;
  expect(table.turn).toBe(2);
  expect(table.clock.paused?.by).toBe('silence');
});

test('retreats of a dummy keep nobody waiting', () => {
  // Italy is driven out of Venice by two powers' armies, and has Apulia and Rome to go to.
  const units = [
    { power: 'Italy', type: 'A', at: 'VEN' },
    { power: 'Austria', type: 'A', at: 'TYR' },
    { power: 'Austria', type: 'A', at: 'TRI' },
  ] as const;
  const start = fullTable({}, ['Italy']);
  const table: Table = { ...start, state: { ...start.state, units } };
  const orders = [
    { text: '', order: { kind: 'move', unit: { at: 'TYR' }, to: 'VEN' } },
    { text: '', order: { kind: 'support-move', unit: { at: 'TRI' }, target: { at: 'TYR' }, to: 'VEN' } },
  ] as const;
  const judged = tick(done(saveOrders(table, 'Austria', orders, NOON)), NOON + DAY);
  const phases = judged.effects.flatMap((effect) => (effect.kind === 'turn' ? [effect.record.phase] : []));
  expect(phases).toEqual(['S1901M', 'S1901R']);
  expect(judged.table.state.phase).toMatchObject({ kind: 'movement', season: 'fall' });
  const held: Table = {
    ...table,
    seats: { ...table.seats, Italy: fullTable().seats.Italy ?? start.seats.Italy },
  } as Table;
  expect(tick(done(saveOrders(held, 'Austria', orders, NOON)), NOON + DAY).table.state.phase.kind).toBe('retreat');
});

test('a moderator who gives up the seat is no longer one who plays, and whoever takes it is not one either', () => {
  const table: Table = { ...fullTable(), moderator: { plays: 'France' } };
  expect(done(emptyTheSeat(table, 'France', 'left', NOON)).moderator.plays).toBeUndefined();
  expect(done(takeSeat(table, 'France', 'somebody else', NOON)).moderator.plays).toBeUndefined();
});

test('what a moderator who plays may not do alone is done when all the others agree, and dropped when one does not', () => {
  const table: Table = { ...fullTable(), moderator: { plays: 'France' } };
  expect(propose(fullTable(), { what: 'judge' }, NOON)).toEqual({ ok: false, error: { code: 'proposal/not-needed' } });
  let asked = done(propose(table, { what: 'judge' }, NOON));
  expect(answerProposal(asked, 'France', 1, true, NOON)).toEqual({ ok: false, error: { code: 'vote/not-elector' } });
  expect(done(answerProposal(asked, 'Italy', 1, false, NOON)).proposal).toBeUndefined();
  const others = POWERS.filter((power) => power !== 'France');
  for (const power of others.slice(1)) asked = done(answerProposal(asked, power, 1, true, NOON));
  expect(asked.turn).toBe(0);
  expect(viewFor(asked, { seats: ['Italy'], moderator: false }).proposal).toEqual({
    what: 'judge',
    n: 1,
    agreed: 5,
    of: 6,
  });
  asked = done(answerProposal(asked, 'Austria', 1, true, NOON));
  expect(asked.turn).toBe(1);
  expect(asked.proposal).toBeUndefined();
  const position = { units: table.state.units.slice(1), centers: table.state.centers };
  let corrected = done(propose(table, { what: 'correct', position }, NOON));
  for (const power of others) corrected = done(answerProposal(corrected, power, 1, true, NOON));
  expect(corrected.state.units).toHaveLength(21);
});
