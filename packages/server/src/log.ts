export type LogLevel = 'info' | 'warn' | 'error';

/** Facts of something that happened; never a secret, an order or a message. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** A log of JSON lines. */
export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts }));
}

/** Where an error broke out, for the log: its name, message and first frame; no values of the request. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: String(error) };
  const frame = error.stack
    ?.split('\n')
    .find((line) => line.trim().startsWith('at '))
    ?.trim();
  return { error: `${error.name}: ${error.message}`, at: frame };
}
