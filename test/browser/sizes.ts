import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const SITE = new URL('../../packages/page/dist/site/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, SITE), 'utf8');
}

function packedSize(name: string): number {
  return gzipSync(read(name), { level: 9 }).length;
}

/** A built file with everything it imports at once; what it loads later does not count. */
function withImports(name: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, from = ''] of read(name).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(`assets/${from}`, seen);
  return seen;
}

/** Packed bytes of the built front page: its scripts, and apart from them the map's drawing. */
export function frontPageSizes(): { readonly scripts: number; readonly map: number } {
  const assets = readdirSync(new URL('assets/', SITE)).map((name) => `assets/${name}`);
  const named = (start: string): string =>
    assets.find((name) => name.startsWith(`assets/${start}-`) && name.endsWith('.js')) ?? '';
  const files = new Set([...withImports(named('index')), ...withImports(named('front'))]);
  const map = named('map');
  if (!files.delete(map)) throw new Error('the front page draws the map');
  return { scripts: [...files].reduce((sum, name) => sum + packedSize(name), 0), map: packedSize(map) };
}
