import { build, install, runNode } from './steps.mjs';

await install();
await build();
process.exitCode = await runNode(['--import', 'tsx', 'bench/judge.ts', ...process.argv.slice(2)]);
