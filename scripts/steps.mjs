// The steps that every command shares: the right Node, what has to be installed, what has to be built.
// Node built-ins only, and nothing that an old Node cannot load: this runs before anything is installed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshBundle } from '../packages/cli/bin/bundle.js';

const OLDEST_NODE = '20.19';
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program in the checkout and resolves to its exit status. A signal to stop reaches it too.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ stdout?: 1 | 2 }} [options] where its output goes: 2 keeps standard output for what was asked for
 * @returns {Promise<number>}
 */
function run(program, args, { stdout = 1 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', stdout, 2] });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (status) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(status ?? 1);
    });
  });
}

/**
 * Runs a script with this Node, e.g. the file of a tool under `node_modules`; resolves to its exit status.
 * @param {readonly string[]} args the script's path in the checkout and its arguments
 * @param {{ stdout?: 1 | 2 }} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

function requireNode() {
  if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) >= 0) return;
  console.error(
    `Standoff needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * When a file of the checkout was written; 0 where there is none.
 * @param {string} file
 */
function writtenAt(file) {
  const url = new URL(`../${file}`, import.meta.url);
  return fs.existsSync(url) ? fs.statSync(url).mtimeMs : 0;
}

/**
 * When the youngest file of some directories and files of the checkout was written.
 * @param {readonly string[]} places
 * @returns {number}
 */
function youngest(places) {
  const times = places.flatMap((place) => {
    const inside = fs.readdirSync(new URL(`../${place}`, import.meta.url), { recursive: true, withFileTypes: true });
    return inside
      .filter((entry) => entry.isFile())
      .map((entry) => fs.statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  });
  return Math.max(0, ...times);
}

/** What the page is built from; its drawings, judge and language are taken in. */
const PAGE_SOURCES = ['page/src', 'page/public', 'board/src', 'diplomacy/src', 'gitm/src', 'language/src'];
const PAGE_FILES = ['index.html', 'package.json', 'vite.config.ts', 'board-css-plugin.ts', 'offline-plugin.ts'];

/** Builds the page unless that was done since what it is built from last changed. */
async function buildPage() {
  const sources = PAGE_SOURCES.map((directory) => `packages/${directory}`);
  const changed = Math.max(youngest(sources), ...PAGE_FILES.map((file) => writtenAt(`packages/page/${file}`)));
  if (writtenAt('packages/page/dist/site/index.html') > changed) return;
  const built = await runNode(['node_modules/vite/bin/vite.js', 'build', 'packages/page', '--logLevel', 'warn'], {
    stdout: 2,
  });
  if (built !== 0) process.exit(built);
}

/** Whether this is a checkout that was built and then rid of its tools (`npm prune --omit=dev`): it is run as it is. */
function isDeployed() {
  return (
    writtenAt('node_modules/typescript/package.json') === 0 &&
    writtenAt('node_modules/.package-lock.json') > 0 &&
    writtenAt('packages/server/dist/index.js') > 0
  );
}

/** Installs from the lock file unless that was done since the lock file last changed; npm writes its own copy last. */
export async function install() {
  requireNode();
  if (isDeployed()) return;
  if (writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json')) return;
  console.error('Installing what package-lock.json names …');
  // The tools are development dependencies, and a server may well have NODE_ENV=production.
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const status =
    npm === undefined ? await run('npm', args, { stdout: 2 }) : await runNode([npm, ...args], { stdout: 2 });
  if (status !== 0) process.exit(status);
}

/** Compiles the packages that changed since they were last compiled, builds the page and bundles the command line where they did. */
export async function build() {
  if (isDeployed()) return;
  const compiled = await runNode(['node_modules/typescript/bin/tsc', '--build'], { stdout: 2 });
  if (compiled !== 0) process.exit(compiled);
  await buildPage();
  if (freshBundle() !== undefined) return;
  const bundled = await runNode(['scripts/bundle.mjs'], { stdout: 2 });
  if (bundled !== 0) process.exit(bundled);
}
