// Everything that can be said of the code without running it. Each check runs, so that one look shows all.
import { install, runNode } from './steps.mjs';

const CHECKS = [
  ['format, lint and layers', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types', 'node_modules/typescript/bin/tsc', '--build', '.', 'test', 'scripts'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['size in a browser', 'scripts/browser-size.mjs'],
  ['dependencies and their licences', 'scripts/dependencies.mjs', '--check'],
  ['known weaknesses', 'scripts/audit.mjs'],
];

await install();
const failed = [];
for (const [name, ...command] of CHECKS) {
  console.log(`— ${name}`);
  if ((await runNode(command)) !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}`);
  process.exitCode = 1;
}
