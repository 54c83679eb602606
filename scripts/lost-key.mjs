// For the day the key of the seals is gone: says what would be lost; with --drop it goes on without: node scripts/lost-key.mjs
import { build, install } from './steps.mjs';

await install();
await build();
const { lostKey } = await import('@standoff/server');
await lostKey(process.env, process.argv[2]);
