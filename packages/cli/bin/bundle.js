import { existsSync, readFileSync, statSync } from 'node:fs';

const folder = new URL('../dist/bundle/', import.meta.url);

/**
 * The program bundled into few files, which Node loads in half the time; `undefined` where it was not bundled since
 * its packages were last compiled. The bundle tells itself what it was made from.
 * @returns {URL | undefined}
 */
export function freshBundle() {
  const list = new URL('made-from.json', folder);
  if (!existsSync(list)) return undefined;
  const bundled = statSync(list).mtimeMs;
  /** @type {readonly string[]} */
  const sources = JSON.parse(readFileSync(list, 'utf8'));
  for (const source of sources) {
    const file = statSync(new URL(source, folder), { throwIfNoEntry: false });
    if (file !== undefined && file.mtimeMs > bundled) return undefined;
  }
  return new URL('main.js', folder);
}
