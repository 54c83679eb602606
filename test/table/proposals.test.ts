import {
  answerProposal,
  type Change,
  enterOrders,
  join,
  judgeByHand,
  propose,
  type Result,
  rollBack,
  setReady,
  type Table,
  type TurnRecord,
  viewFor,
} from '@standoff/table';
import { expect, test } from 'vitest';
import { done, emptyTable, fullTable, NOON, POWERS, someOrders } from './at-table.ts';

/** A table whose moderator plays France. */
function withPlayingModerator(): Table {
  return { ...fullTable(), moderator: { plays: 'France' } };
}

function allAgree(table: Table, record?: TurnRecord): Result<Change> {
  let last: Result<Change> = { ok: true, value: { table, effects: [] } };
  for (const power of POWERS.filter((one) => one !== 'France')) {
    if (!last.ok) return last;
    last = answerProposal(last.value.table, power, 1, true, NOON, record);
  }
  return last;
}

/** The first phase played through by ready marks, and what was judged. */
function played(table: Table): { readonly table: Table; readonly record: TurnRecord } {
  let now = table;
  for (const power of POWERS) {
    const set = setReady(now, power, true, NOON);
    if (!set.ok) throw new Error(set.error.code);
    now = set.value.table;
    const turn = set.value.effects.find((effect) => effect.kind === 'turn');
    if (turn !== undefined) return { table: now, record: turn.record };
  }
  throw new Error('nothing was judged');
}

test('orders that a moderator who plays was sent are saved when all agree; nobody sees them before', () => {
  const table = withPlayingModerator();
  const orders = someOrders(table, 'Turkey', (count) => count - 1);
  expect(enterOrders(table, 'Turkey', orders, NOON)).toEqual({ ok: false, error: { code: 'moderator/plays' } });
  const asked = done(propose(table, { what: 'enter', entered: [{ power: 'Turkey', orders }] }, NOON));
  const view = viewFor(asked, { seats: ['Italy'], moderator: false });
  expect(view.proposal).toEqual({ n: 1, what: 'enter', agreed: 0, of: 6, powers: ['Turkey'] });
  for (const { text } of orders) expect(JSON.stringify(view)).not.toContain(text);
  const agreed = done(allAgree(asked));
  expect(agreed.saved.Turkey?.orders).toEqual(orders);
});

test('a moderator who plays goes back only when all agree, and forward again likewise', () => {
  const { table, record } = played(withPlayingModerator());
  expect(rollBack(table, record, NOON)).toEqual({ ok: false, error: { code: 'moderator/plays' } });
  const asked = done(propose(table, { what: 'roll-back', turn: 0, phase: record.phase }, NOON));
  expect(viewFor(asked, { seats: ['Italy'], moderator: false }).proposal).toMatchObject({ phase: 'S1901M' });
  const back = done(allAgree(asked, record));
  expect(back.turn).toBe(0);
  expect(back.branches).toMatchObject([{ line: 1, from: 0, turns: 1 }]);
  const forward = done(propose(back, { what: 'bring-back', line: 1 }, NOON));
  let last: Table = forward;
  for (const power of POWERS.filter((one) => one !== 'France'))
    last = done(answerProposal(last, power, 2, true, NOON, record));
  expect(last.turn).toBe(1);
});

test('where a moderator who plays is the only player, nobody needs to be asked', () => {
  const dummies = POWERS.filter((power) => power !== 'France');
  const table: Table = { ...fullTable({}, dummies), moderator: { plays: 'France' } };
  expect(judgeByHand(table, NOON).ok).toBe(false);
  expect(done(propose(table, { what: 'judge' }, NOON)).turn).toBe(1);
});

test('a moderator who joins a game that goes on plays from then on, and one who waits sees no hidden names', () => {
  const chance = (): number => 0.5;
  const full = fullTable({ listed: true });
  const gap: Table = {
    ...full,
    seats: { ...full.seats, Italy: { holder: 'open', missed: 0, missedInRow: 0, absent: false, extensions: 0 } },
  };
  const joined = done(join(gap, { id: 'm', name: 'Mona', wishes: [], moderates: true }, chance, NOON));
  expect(joined.moderator.plays).toBe('Italy');
  expect(judgeByHand(joined, NOON)).toEqual({ ok: false, error: { code: 'moderator/plays' } });
  let lobby = emptyTable({ listed: true, names: 'hidden' });
  lobby = done(join(lobby, { id: 'a', name: 'Anna', wishes: [] }, chance, NOON));
  expect(viewFor(lobby, { seats: [], moderator: true }).lobby?.names).toEqual(['Anna']);
  lobby = done(join(lobby, { id: 'm', name: 'Mona', wishes: [], moderates: true }, chance, NOON));
  const view = viewFor(lobby, { seats: [], moderator: true, applicant: 'm' });
  expect(view.lobby).toEqual({ joined: 2, free: 7, waits: true });
});
