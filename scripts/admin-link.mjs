// Prints a link by which an account becomes administrator, for whoever has lost theirs: node scripts/admin-link.mjs
import { build, install } from './steps.mjs';

await install();
await build();
const { adminLink } = await import('@standoff/server');
await adminLink(process.env);
