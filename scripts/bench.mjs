import { build, install, runNode } from './steps.mjs';

await install();
await build();
const args = process.argv.slice(2);
process.exitCode = await runNode(['--import', 'tsx', 'bench/judge.ts', ...args]);
// Asked for figures of Diplomacy boards, as data or of a file, it gives these alone.
if (process.exitCode === 0 && args.length === 0) process.exitCode = await runNode(['--import', 'tsx', 'bench/gitm.ts']);
