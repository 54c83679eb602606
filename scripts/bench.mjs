import { build, install, runNode } from './steps.mjs';

await install();
await build();
const args = process.argv.slice(2);
process.exitCode = await runNode(['--import', 'tsx', 'bench/judge.ts', ...args]);
// Asked for figures of Diplomacy boards, as data or of a file, it gives these alone.
for (const script of args.length === 0 ? ['bench/gitm.ts', 'bench/page.ts'] : [])
  if (process.exitCode === 0) process.exitCode = await runNode(['--import', 'tsx', script]);
