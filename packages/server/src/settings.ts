import { join, resolve } from 'node:path';
import { KEY_FILE, type KeyPlace, parseKey, type StorePlace } from '@standoff/store';

/** How a server is set up; `docs/HOSTING.md` lists the environment it is read from. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly store: StorePlace;
  /** The address people reach the server at, without a slash at its end. */
  readonly publicUrl?: string;
  /** The server stands behind a proxy whose `X-Forwarded-` headers are to be believed. */
  readonly trustProxy: boolean;
  readonly smtp?: { readonly url: string; readonly from: string };
  readonly push?: { readonly publicKey: string; readonly privateKey: string; readonly contact: string };
}

export type SettingsError =
  | { readonly code: 'settings/port'; readonly word: string }
  | { readonly code: 'settings/public-url'; readonly word: string }
  | { readonly code: 'settings/sealing-key' }
  /** One of several that belong together is missing. */
  | { readonly code: 'settings/missing'; readonly name: string; readonly needed: string };

type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: SettingsError };

const DEFAULT_PORT = 3000;
/** Reached as `localhost` and from this machine only; `HOST=0.0.0.0` opens it to others. */
const DEFAULT_HOST = '127.0.0.1';

function storeOf(env: Environment): Read<StorePlace> {
  const folder = resolve(env.DATA_DIR || 'data');
  const given = env.SEALING_KEY;
  // The word is a secret: it is not told.
  if (given && parseKey(given) === undefined) return { ok: false, error: { code: 'settings/sealing-key' } };
  const key: KeyPlace = given ? { kind: 'given', key: given } : { kind: 'file', file: join(folder, KEY_FILE) };
  const address = env.DATABASE_URL;
  if (address) return { ok: true, value: { kind: 'postgres', address, key } };
  return { ok: true, value: { kind: 'sqlite', file: join(folder, 'standoff.db'), key } };
}

function publicUrlOf(env: Environment): Read<string | undefined> {
  const word = env.PUBLIC_URL;
  if (!word) return { ok: true, value: undefined };
  const url = URL.canParse(word) ? new URL(word) : undefined;
  const fits = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return fits ? { ok: true, value: url.origin } : { ok: false, error: { code: 'settings/public-url', word } };
}

/** The values of variables that only make sense together; `undefined` where none is set. */
function together(env: Environment, names: readonly string[]): Read<readonly string[] | undefined> {
  const missing = names.find((name) => !env[name]);
  const given = names.find((name) => env[name]);
  if (given === undefined) return { ok: true, value: undefined };
  if (missing !== undefined) return { ok: false, error: { code: 'settings/missing', name: missing, needed: given } };
  return { ok: true, value: names.map((name) => env[name] ?? '') };
}

/** Reads the settings from the environment. An empty value counts as none. */
export function readSettings(env: Environment): Read<Settings> {
  const word = env.PORT ?? '';
  const port = word === '' ? DEFAULT_PORT : Number(word);
  if (!/^\d*$/.test(word) || port > 65535) return { ok: false, error: { code: 'settings/port', word } };
  const store = storeOf(env);
  if (!store.ok) return store;
  const publicUrl = publicUrlOf(env);
  if (!publicUrl.ok) return publicUrl;
  const mail = together(env, ['SMTP_URL', 'MAIL_FROM']);
  if (!mail.ok) return mail;
  const push = together(env, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT']);
  if (!push.ok) return push;
  const [url = '', from = ''] = mail.value ?? [];
  const [publicKey = '', privateKey = '', contact = ''] = push.value ?? [];
  return {
    ok: true,
    value: {
      port,
      host: env.HOST || DEFAULT_HOST,
      store: store.value,
      ...(publicUrl.value === undefined ? {} : { publicUrl: publicUrl.value }),
      trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
      ...(mail.value === undefined ? {} : { smtp: { url, from } }),
      ...(push.value === undefined ? {} : { push: { publicKey, privateKey, contact } }),
    },
  };
}
