// A server in a process of its own, to be killed. Its store and port come from the environment.
import { NO_LIMITS, readSettings, startServer } from '@standoff/server';

const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.error.code);
const started = await startServer(settings.value, {
  log: (level, event, facts) => console.error(level, event, JSON.stringify(facts)),
  limits: NO_LIMITS,
});
if (!started.ok) {
  console.error(JSON.stringify(started.error));
  process.exit(1);
}
console.log(started.value.address);
// What it holds when all that can be let go of is.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  console.log(JSON.stringify({ rss, heapUsed }));
});
process.on('SIGTERM', () => void started.value.stop().then(() => process.exit(0)));
