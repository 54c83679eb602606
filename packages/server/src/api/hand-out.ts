import { randomBytes } from 'node:crypto';
import { changeTable, giveChair, invite, type Key, type Trx } from '@standoff/store';
import { openSeats, type Table, takeSeat } from '@standoff/table';
import type { Ask } from './ask.ts';
import { invitationLink } from './links.ts';

export function newId(): string {
  return randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x');
}

/** The seat the creator takes, out of those that want a player. */
export function ownSeat(table: Table, seat: string | undefined, chance: () => number): string | undefined {
  const open = openSeats(table);
  return seat === 'random' ? open[Math.floor(chance() * open.length)] : seat;
}

/** A link for each seat that wants a player, but the creator’s own, and one for the moderator. */
export async function makeLinks(trx: Trx, ask: Ask<unknown>, table: Table, own: string | undefined): Promise<object> {
  const { site, c, now } = ask;
  const link = async (role: string): Promise<string> => invitationLink(c, site, await invite(trx, table.id, role, now));
  const seats: { power: string; link: string }[] = [];
  if (!table.settings.listed)
    for (const power of openSeats(table)) if (power !== own) seats.push({ power, link: await link(power) });
  return { seats, moderator: await link('moderator') };
}

/** The creator takes a seat, and from then on is a moderator who plays. */
export async function sitDown(
  { site, body, now }: Ask<{ readonly name?: string | undefined }>,
  id: string,
  power: string,
  key: Key,
): Promise<void> {
  await changeTable(
    site.store,
    id,
    now,
    (table) => {
      const taken = takeSeat(table, power, body.name, now);
      if (!taken.ok) return taken;
      const { table: after, effects } = taken.value;
      return { ok: true, value: { table: { ...after, moderator: { ...after.moderator, plays: power } }, effects } };
    },
    async (trx) => {
      await giveChair(trx, id, power, key, now);
      return undefined;
    },
  );
}
