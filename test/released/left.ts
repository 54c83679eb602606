import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { StorePlace } from '@standoff/store';
import pg from 'pg';
import { expect } from 'vitest';
import { client, serverOn } from '../table/servers.ts';
import { type Left, look, THEN } from './scenario.ts';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
/** All releases of which something is kept. */
export const RELEASES: readonly string[] = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Something that a release left behind. */
export function kept(release: string, name: string): Buffer {
  return gunzipSync(readFileSync(join(FOLDER, release, `${name}.gz`)));
}

/** Who could see what at the table it left. */
export function leftBy(release: string, kind: StorePlace['kind']): Left {
  return JSON.parse(kept(release, `${kind}.left.json`).toString()) as Left;
}

/** Without sentences: a later release may say the same in better words. */
function facts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(facts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'why' && name !== 'message');
  return Object.fromEntries(fields.map(([name, field]) => [name, facts(field)]));
}

/** Everybody sees on a store what they saw under the release that wrote it; later ones may show more. */
export async function expectSame(place: StorePlace, { id, tokens, seen }: Left): Promise<void> {
  const server = await serverOn(place, { now: () => THEN });
  const clients = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, client(server.address, token === '' ? undefined : token)]),
  );
  expect(facts(await look(`/api/tables/${id}`, clients))).toMatchObject(facts(seen) as object);
  // And the game goes on.
  const judged = await clients.moderator?.send('POST', `/api/tables/${id}/moderator/judge`, {});
  expect(judged).toMatchObject({ status: 200, body: { turn: 4 } });
  const turn = await clients.France?.get(`/api/tables/${id}/turns/3`);
  expect(JSON.stringify(turn?.body.orders)).toContain('A PIC - BEL');
  await server.stop();
}

/** Fills an empty PostgreSQL database with what a release left. */
export async function takeDump(release: string, address: string): Promise<void> {
  const db = new pg.Client(address);
  await db.connect();
  // Lines that begin with a backslash are for psql.
  await db.query(
    kept(release, 'postgres.sql')
      .toString()
      .replaceAll(/^\\.*$/gm, ''),
  );
  await db.end();
}
