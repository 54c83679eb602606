// Runs every test, or those that the arguments name as they would for vitest, and ends with one line that counts them.
import { bringBrowser } from './bring-browser.mjs';
import { bringPostgres } from './bring-postgres.mjs';
import { build, install } from './steps.mjs';

await install();
await build();
bringPostgres();
bringBrowser();
const { parseCLI, startVitest } = await import('vitest/node');

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, options);
const modules = vitest.state.getTestModules();
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const passed = tests.filter((test) => test.result().state === 'passed').length;
const skipped = tests.filter((test) => test.result().state === 'skipped');
// A file that does not load, a hook that fails and an error outside any test are failures, though no test has them.
const around = modules.flatMap((module) => [module, ...module.children.allSuites()]);
const broken = around.filter((part) => part.errors().length > 0).length + vitest.state.getUnhandledErrors().length;
const failed = tests.length - passed - skipped.length + broken;
await vitest.close();

for (const test of skipped) console.log(`skipped: ${test.fullName} (${test.module.relativeModuleId})`);
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
const complete = process.env.CI !== 'true' || skipped.length === 0;
if (failed > 0 || passed === 0 || !complete) process.exitCode = 1;
