// Writes docs/DEPENDENCIES.md from the lock file; with --check it only says whether that is done, and whether every licence is
// one that may be given on.
import fs from 'node:fs';

const FILE = new URL('../docs/DEPENDENCIES.md', import.meta.url);
const LOCK = new URL('../package-lock.json', import.meta.url);

/** What each is for that some package of ours names; one that is not here keeps the check from passing. */
const ABOUT = {
  '@hono/node-server': 'HTTP on Node',
  hono: 'addresses and answers of the API',
  'hono-openapi': 'the description of the API',
  zod: 'checks what comes in',
  kysely: 'one set of queries for both databases',
  pg: 'PostgreSQL',
  nodemailer: 'mails',
  libsql: 'SQLite where Node has none (before 22.13)',
  '@resvg/resvg-js': 'pictures as PNG',
  'web-push': 'push messages',
  commander: 'arguments of the command',
  picocolors: 'colours on a terminal',
  preact: 'the page',
  '@preact/signals': 'state of the page',
  vite: 'builds the page',
  '@fontsource-variable/eb-garamond': 'font of headings and seas',
  '@fontsource-variable/source-sans-3': 'font of the page',
  '@fontsource-variable/source-serif-4': 'font of lands',
  '@biomejs/biome': 'format and lint',
  '@types/node': 'types',
  '@types/nodemailer': 'types',
  '@types/pg': 'types',
  '@types/smtp-server': 'types',
  '@types/web-push': 'types',
  ajv: 'checks answers against the description of the API',
  'axe-core': 'looks for what shuts people out of the page',
  esbuild: 'bundles the command',
  'fast-check': 'tests by properties',
  knip: 'finds unused code',
  'postal-mime': 'reads mails in tests',
  'smtp-server': 'takes mails in tests',
  'playwright-core': 'drives a browser in tests',
  tsx: 'runs TypeScript in tests',
  typescript: 'compiles',
  vitest: 'runs tests',
};

/** May be given on with an MIT-licensed program. */
const LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
  'Unlicense',
  'MIT OR Apache-2.0',
];

/** @typedef {{ version?: string, license?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, devDependencies?: Record<string, string>, workspaces?: string[] }} Locked */

/** @type {Record<string, Locked>} */
const packages = JSON.parse(fs.readFileSync(LOCK, 'utf8')).packages;

/**
 * Where a package finds another: beside itself, or further out.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Everything a package needs to run.
 * @param {string} from
 * @param {Set<string>} found
 * @param {'dependencies' | 'optionalDependencies'} first what of the package itself is followed
 */
function follow(from, found, first) {
  for (const name of Object.keys(packages[from]?.[first] ?? {})) {
    const ours = name.startsWith('@standoff/');
    const place = ours ? `packages/${name.slice('@standoff/'.length)}` : placeOf(from, name);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    follow(place, found, 'dependencies');
    // What a library of others takes with it where it can; what ours may go without is listed apart.
    if (!ours) follow(place, found, 'optionalDependencies');
  }
}

const needed = new Set();
follow('packages/server', needed, 'dependencies');
const extra = new Set();
for (const workspace of ['packages/server', 'packages/store']) follow(workspace, extra, 'optionalDependencies');

/** @param {string} place */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @type {Map<string, { place: string, of: string[], dev: boolean }>} */
const named = new Map();
for (const [workspace, { dependencies, optionalDependencies, devDependencies }] of Object.entries(packages)) {
  if (workspace.includes('node_modules')) continue;
  const owner = workspace === '' ? 'tools' : workspace.slice('packages/'.length);
  for (const [kind, list] of [
    ['', dependencies],
    ['', optionalDependencies],
    ['dev', devDependencies],
  ]) {
    for (const name of Object.keys(list ?? {})) {
      const place = placeOf(workspace, name);
      if (name.startsWith('@standoff/') || place === undefined) continue;
      const known = named.get(name) ?? { place, of: [], dev: true };
      named.set(name, { place, of: [...known.of, owner], dev: known.dev && kind === 'dev' });
    }
  }
}

/** @param {{ place: string, of: string[], dev: boolean }} one */
function whoNeeds({ place, of, dev }) {
  if (needed.has(place)) return 'yes';
  if (extra.has(place)) return 'if it is there';
  return dev || of.every((owner) => owner === 'page') ? 'no: built with, or tested with' : 'no: the command';
}

/** @param {Iterable<string>} places */
function listOf(places) {
  const others = [...places].filter((place) => !place.startsWith('packages/') && !named.has(nameOf(place)));
  // Of programs for many systems one is installed.
  const some = others.filter((place) => !/[-/](?:android|darwin|win32|linux|freebsd|wasm)/.test(place));
  return some
    .map((place) => `${nameOf(place)} ${packages[place]?.version} (${packages[place]?.license})`)
    .sort()
    .join(', ');
}

const rows = [...named]
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, one]) => {
    const { version, license } = packages[one.place] ?? {};
    return `| ${name} | ${version} | ${license} | ${/** @type {Record<string, string>} */ (ABOUT)[name] ?? '?'} | ${whoNeeds(one)} |`;
  });

const text = `# Dependencies

Written by \`node scripts/dependencies.mjs\` from the lock file; \`npm run check\` refuses a table that is behind, a licence that may not be given on, and, where the registry can be reached, a version with a known weakness. Versions are exact; nothing runs while it is installed. The rules, the language, the drawings and the tables have none at all.

| name | version | licence | what for | does the server need it |
|---|---|---|---|---|
${rows.join('\n')}

Those that the server needs bring with them: ${listOf(needed)}.

Those that it takes where they are there: ${listOf(extra)}.

All packages in the lock file: ${Object.keys(packages).filter((place) => place.includes('node_modules/') && packages[place]?.link !== true).length}, among them the same program for other systems.
`;

/** @type {string[]} */
const faults = [];
for (const name of named.keys())
  if (!Object.hasOwn(ABOUT, name)) faults.push(`scripts/dependencies.mjs does not say what ${name} is for`);
for (const [place, { license, link }] of Object.entries(packages)) {
  if (!place.includes('node_modules/') || link === true) continue;
  if (license === undefined || !LICENCES.includes(license)) faults.push(`${nameOf(place)} has the licence ${license}`);
}
if (process.argv.includes('--check')) {
  const kept = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '';
  if (kept !== text) faults.push('docs/DEPENDENCIES.md is behind: node scripts/dependencies.mjs');
} else fs.writeFileSync(FILE, text);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
