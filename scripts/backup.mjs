// Writes everything a server keeps into a file, while it runs: node scripts/backup.mjs FILE
import { build, install } from './steps.mjs';

await install();
await build();
const { backup } = await import('@standoff/server');
await backup(process.env, process.argv[2]);
