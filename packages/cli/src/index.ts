export { type Io, processIo } from './io.ts';
export { run } from './run.ts';
