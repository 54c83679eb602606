import { build, install } from './steps.mjs';

await install();
await build();
const { serve } = await import('@standoff/server');
await serve(process.env);
