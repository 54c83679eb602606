import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

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

test('the scripts of the front page and the map’s drawing stay small', () => {
  const assets = readdirSync(new URL('assets/', SITE)).map((name) => `assets/${name}`);
  const named = (start: string): string =>
    assets.find((name) => name.startsWith(`assets/${start}-`) && name.endsWith('.js')) ?? '';
  const files = new Set([...withImports(named('index')), ...withImports(named('front'))]);
  const map = named('map');
  expect(files.has(map)).toBe(true);
  files.delete(map);
  const scripts = [...files].reduce((sum, name) => sum + packedSize(name), 0);
  expect(scripts).toBeGreaterThan(20_000);
  expect(scripts).toBeLessThanOrEqual(120_000);
  expect(packedSize(map)).toBeLessThanOrEqual(90_000);
});
