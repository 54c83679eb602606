import { chairsOf, type Holder, noteSeen } from '@standoff/store';
import { isPower, maySee, type Table, type Viewer, WATCHER } from '@standoff/table';
import type { Ask, AtTable } from './ask.ts';
import { type Failure, refuse } from './failure.ts';

const APPLICANT = 'applicant:';

/** What some chairs at a table let their holder see. */
export function viewerOf(roles: readonly string[]): Viewer {
  const applicant = roles.find((role) => role.startsWith(APPLICANT))?.slice(APPLICANT.length);
  return {
    seats: roles.filter((role) => role !== 'moderator' && !role.startsWith(APPLICANT)).sort(),
    moderator: roles.includes('moderator'),
    ...(applicant === undefined ? {} : { applicant }),
  };
}

/** Who somebody is at a table. */
export async function viewerAt(ask: Pick<Ask<unknown, unknown>, 'site' | 'key'>, id: string): Promise<Viewer> {
  if (ask.key === undefined) return WATCHER;
  const chairs = await chairsOf(ask.site.store, ask.key, id);
  return viewerOf(chairs.map(({ role }) => role));
}

/** The table a request is about, if whoever asks may know of it; a table one may not see is a table that is not there. */
export async function tableFor(ask: Ask<unknown, unknown>): Promise<(AtTable & { readonly table: Table }) | Failure> {
  const { arrival } = ask;
  if (arrival?.table === undefined) return refuse('table/unknown');
  const { table } = arrival;
  const { id } = table;
  const viewer = arrival.key === undefined ? WATCHER : viewerOf(arrival.roles);
  if (!maySee(table, viewer)) return refuse('table/unknown');
  const roles = [...viewer.seats, ...(viewer.moderator ? ['moderator'] : [])];
  if (!ask.recalled) await noteSeen(ask.site.store, id, roles, ask.now);
  return { id, table, viewer };
}

/** On what condition something may be written that somebody does in a role, where it is only recalled who they are. */
export function holderOf({ recalled, key, now }: Ask<unknown, unknown>, role: string): Holder | undefined {
  return recalled && key !== undefined ? { hash: key.hash, role, now } : undefined;
}

/** A table with the seat somebody acts for: the one named, or the only one held. */
export async function seatFor(
  ask: Ask<unknown, unknown>,
  named: string | undefined,
): Promise<(AtTable & { readonly table: Table; readonly power: string }) | Failure> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { seats } = at.viewer;
  if (seats.length === 0) return refuse(ask.key === undefined ? 'auth/needed' : 'auth/forbidden');
  if (named === undefined && seats.length > 1) return refuse('seat/which', { seats });
  const power = named ?? seats[0];
  if (power === undefined || !isPower(at.table, power) || !seats.includes(power)) return refuse('auth/forbidden');
  return { ...at, power };
}

/** A table for its moderator. */
export async function moderatorFor(
  ask: Ask<unknown, unknown>,
): Promise<(AtTable & { readonly table: Table }) | Failure> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  if (!at.viewer.moderator) return refuse(ask.key === undefined ? 'auth/needed' : 'auth/forbidden');
  return at;
}
