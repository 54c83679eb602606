// Who may import whom, as ARCHITECTURE.md has it. The compiler keeps each package to the references in its
// tsconfig.json; this keeps those references, and the dependencies, to the layers, and the pure packages pure.
import fs from 'node:fs';

/** What each package may import of the others. A pure one knows no Node, no browser, no clock and no chance. */
const LAYERS = {
  diplomacy: { imports: [], pure: true },
  gitm: { imports: [], pure: true },
  language: { imports: ['diplomacy', 'gitm'], pure: true },
  cli: { imports: ['diplomacy', 'gitm', 'language'], pure: false },
  server: { imports: [], pure: false },
};
/** What the language itself offers and the compiler therefore lets through. */
const IMPURE = /\bMath\.random\b|\bDate\b(?=[.(])|\beval\(/;

const packages = new URL('../packages/', import.meta.url);
/** @param {string} path */
const read = (path) => fs.readFileSync(new URL(path, packages), 'utf8');
/** @type {string[]} */
const faults = [];

for (const name of fs.readdirSync(packages)) {
  if (!Object.hasOwn(LAYERS, name)) faults.push(`packages/${name} stands in no layer: see scripts/layers.mjs`);
}
for (const [name, { imports, pure }] of Object.entries(LAYERS)) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(read(`${name}/package.json`));
  /** @type {{ references?: { path: string }[], compilerOptions?: Record<string, unknown> }} */
  const { references = [], compilerOptions = {} } = JSON.parse(read(`${name}/tsconfig.json`));
  const allowed = imports.map((other) => `@standoff/${other}`);
  for (const other of Object.keys(dependencies)) {
    const ours = other.startsWith('@standoff/');
    if ((ours || pure) && !allowed.includes(other)) faults.push(`packages/${name} may not depend on ${other}`);
  }
  for (const { path } of references) {
    const other = path.replace('../', '@standoff/');
    if (!allowed.includes(other)) faults.push(`packages/${name} may not refer to ${path}`);
  }
  if (!pure) continue;
  for (const option of ['types', 'lib']) {
    if (option in compilerOptions) faults.push(`packages/${name} is pure: its tsconfig.json may not set ${option}`);
  }
  for (const file of fs.readdirSync(new URL(`${name}/src`, packages), { recursive: true }).map(String)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const found = IMPURE.exec(read(`${name}/src/${file}`));
    if (found !== null) faults.push(`packages/${name}/src/${file} is pure: no ${found[0]}`);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
