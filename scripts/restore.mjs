// Reads a backup into an empty database, of either kind: node scripts/restore.mjs FILE
import { build, install } from './steps.mjs';

await install();
await build();
const { restore } = await import('@standoff/server');
await restore(process.env, process.argv[2]);
