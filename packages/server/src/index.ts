export { NO_LIMITS } from './guard/limits.ts';
export type { Log } from './log.ts';
export { serve } from './serve.ts';
export { type ServerParts, type StandoffServer, startServer } from './server.ts';
export { readSettings, type Settings } from './settings.ts';
