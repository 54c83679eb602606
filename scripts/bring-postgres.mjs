// Brings the PostgreSQL that the tests of stores run on, where a skipped test is a failure: Debian's package, as root.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

function isThere() {
  const folders = [
    ...(fs.existsSync('/usr/lib/postgresql')
      ? fs.readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
      : []),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.some((folder) => fs.existsSync(`${folder}/initdb`));
}

/** Installs PostgreSQL with `CI=true` as root on Debian, unless it is there; whatever goes wrong is told, and the tests are skipped by name. */
export function bringPostgres() {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || isThere() || !fs.existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 2, 2],
      env,
    });
  } catch (error) {
    console.error(`PostgreSQL could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
