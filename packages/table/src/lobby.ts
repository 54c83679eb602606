import type { Power } from '@standoff/diplomacy';
import { beginGame, openSeats } from './begin.ts';
import { changeOf, type Draft, draftOf, tell, update } from './draft.ts';
import { type Chance, drawPowers } from './draw.ts';
import type { Change } from './effect.ts';
import { fine, type Result, wrong } from './result.ts';
import type { Seat } from './seat.ts';
import { takeSeat } from './seats.ts';
import type { Applicant, Table } from './table.ts';
import { isPower, seatOf } from './who.ts';

function seatAll(draft: Draft, chance: Chance): void {
  const { applicants } = draft.table;
  const drawn = drawPowers(applicants, openSeats(draft.table), chance);
  const seats: Record<Power, Seat> = { ...draft.table.seats };
  for (const { applicant, power } of drawn) {
    const seat = seatOf(draft.table, power);
    const name = applicants.find(({ id }) => id === applicant)?.name;
    if (seat !== undefined) seats[power] = { ...seat, holder: 'held', ...(name === undefined ? {} : { name }) };
  }
  const plays = drawn.find(({ applicant }) =>
    applicants.some(({ id, moderates }) => id === applicant && moderates === true),
  );
  const { moderator } = draft.table;
  update(draft, {
    seats,
    applicants: [],
    moderator: plays === undefined ? moderator : { ...moderator, plays: plays.power },
  });
  draft.effects.push({ kind: 'drawn', seats: drawn });
  tell(draft, 'table', { kind: 'drawn' });
}

/** Somebody takes a seat that has lost its player, in a game that goes on: one of those wished for, else any. */
function joinLate(table: Table, applicant: Applicant, chance: Chance, now: number): Result<Change> {
  const { id, name, wishes, moderates } = applicant;
  const open = openSeats(table);
  const power = wishes.find((wish) => open.includes(wish)) ?? open[Math.floor(chance() * open.length)];
  if (power === undefined) return wrong({ code: 'lobby/full' });
  const taken = takeSeat(table, power, name, now);
  if (!taken.ok) return taken;
  const drawn = { kind: 'drawn', seats: [{ applicant: id, power }] } as const;
  const { table: after, effects } = taken.value;
  const moderator = moderates ? { ...after.moderator, plays: power } : after.moderator;
  return fine({ table: { ...after, moderator }, effects: [drawn, ...effects] });
}

/** Somebody joins an open game. When the last seat has somebody, powers are drawn and the game begins. Later, seats that have lost their players are open to whoever joins. */
export function join(table: Table, applicant: Applicant, chance: Chance, now: number): Result<Change> {
  if (table.status === 'ended' || !table.settings.listed) return wrong({ code: 'lobby/closed' });
  if (table.status === 'playing') return joinLate(table, applicant, chance, now);
  const free = openSeats(table).length;
  if (table.applicants.length >= free) return wrong({ code: 'lobby/full' });
  const wishes = [...new Set(applicant.wishes)].filter((power) => isPower(table, power));
  const draft = draftOf(table, now);
  const others = table.applicants.filter(({ id }) => id !== applicant.id);
  const applicants = [...others, { ...applicant, wishes }];
  update(draft, { applicants });
  tell(draft, 'table', { kind: 'joined', count: applicants.length });
  if (applicants.length === free) {
    seatAll(draft, chance);
    beginGame(draft);
  }
  return fine(changeOf(draft));
}

/** Somebody leaves the lobby before powers are drawn. */
export function leaveLobby(table: Table, id: string, now: number): Result<Change> {
  const applicants = table.applicants.filter((one) => one.id !== id);
  if (applicants.length === table.applicants.length) return wrong({ code: 'lobby/unknown' });
  const draft = draftOf(table, now);
  update(draft, { applicants });
  tell(draft, 'table', { kind: 'joined', count: applicants.length });
  return fine(changeOf(draft));
}

/** The moderator begins before the lobby is full: those who are there are seated, the other seats stay open. */
export function startWith(table: Table, chance: Chance, now: number): Result<Change> {
  if (table.status !== 'gathering') return wrong({ code: 'table/not-gathering' });
  const draft = draftOf(table, now);
  if (table.applicants.length > 0) seatAll(draft, chance);
  beginGame(draft);
  return fine(changeOf(draft));
}
