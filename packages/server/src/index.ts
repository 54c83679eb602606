export { backup, restore } from './backup.ts';
export { NO_LIMITS } from './guard/limits.ts';
export type { Reach } from './guard/safe-post.ts';
export type { Log } from './log.ts';
export { lostKey } from './lost-key.ts';
export type { Outgoing, Senders } from './notices/sender.ts';
export { serve } from './serve.ts';
export { type ServerParts, type StandoffServer, startServer } from './server.ts';
export { readSettings, type Settings } from './settings.ts';
