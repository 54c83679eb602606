/** Where the page is served. */
export interface Settings {
  readonly port: number;
  readonly host: string;
}

export type SettingsError = { readonly code: 'settings/port'; readonly word: string };

const DEFAULT_PORT = 3000;
/** Reached as `localhost` and from this machine only; `HOST=0.0.0.0` opens it to others. */
const DEFAULT_HOST = '127.0.0.1';

/** Reads `PORT` (0 to 65535; 0 takes any free port) and `HOST` from the environment. An empty value counts as none. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly value: Settings } | { readonly ok: false; readonly error: SettingsError } {
  const word = env.PORT ?? '';
  const port = word === '' ? DEFAULT_PORT : Number(word);
  if (!/^\d*$/.test(word) || port > 65535) return { ok: false, error: { code: 'settings/port', word } };
  return { ok: true, value: { port, host: env.HOST || DEFAULT_HOST } };
}
