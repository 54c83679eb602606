// Brings the Chromium that the tests of the page run in, where a skipped test is a failure: Debian's package, as root.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isThere() {
  if (process.env.CHROMIUM) return true;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => NAMES.some((name) => fs.existsSync(path.join(folder, name))));
}

/** Installs Chromium with `CI=true` as root on Debian, unless it is there; whatever goes wrong is told, and the tests are skipped by name. */
export function bringBrowser() {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || isThere() || !fs.existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 2, 2],
      env,
    });
  } catch (error) {
    console.error(`Chromium could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
