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
  | { readonly code: 'settings/data-dir'; readonly word: string }
  | { readonly code: 'settings/trust-proxy'; readonly word: string }
  | { readonly code: 'settings/smtp-url' }
  | { readonly code: 'settings/mail-from'; readonly word: string }
  | { readonly code: 'settings/push'; readonly name: string }
  /** One of several that belong together is missing. */
  | { readonly code: 'settings/missing'; readonly name: string; readonly needed: string };

type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: SettingsError };

const DEFAULT_PORT = 3000;
/** Reached as `localhost` and from this machine only; `HOST=0.0.0.0` opens it to others. */
const DEFAULT_HOST = '127.0.0.1';

function storeOf(env: Environment): Read<StorePlace> {
  const word = env.DATA_DIR ?? '';
  // Only a shell knows what it stands for; where none has read it, a folder of that name would be made.
  if (/^~|^["']|\$[{\w]/.test(word)) return { ok: false, error: { code: 'settings/data-dir', word } };
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
  const bare = url !== undefined && [url.origin, `${url.origin}/`].includes(url.href.replace(/[#?]$/, ''));
  const fits = bare && /^https?:$/.test(url.protocol) && !/[#?]/.test(word);
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

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['', '0', 'false', 'no', 'off'];

function trustProxyOf({ TRUST_PROXY: word = '' }: Environment): Read<boolean> {
  if (YES.includes(word.toLowerCase())) return { ok: true, value: true };
  return NO.includes(word.toLowerCase())
    ? { ok: true, value: false }
    : { ok: false, error: { code: 'settings/trust-proxy', word } };
}

function isDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function mailOf(env: Environment): Read<Settings['smtp']> {
  const mail = together(env, ['SMTP_URL', 'MAIL_FROM']);
  if (!mail.ok) return mail;
  if (mail.value === undefined) return { ok: true, value: undefined };
  const [address = '', from = ''] = mail.value;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOne = url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  // The address may hold a password: it is not told.
  if (!isOne || !isDecoded(url.username) || !isDecoded(url.password))
    return { ok: false, error: { code: 'settings/smtp-url' } };
  if (!/^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from.trim()))
    return { ok: false, error: { code: 'settings/mail-from', word: from } };
  // Links in mails need an address, and whoever asks for one must not choose it.
  if (!env.PUBLIC_URL)
    return { ok: false, error: { code: 'settings/missing', name: 'PUBLIC_URL', needed: 'SMTP_URL' } };
  return { ok: true, value: { url: address, from } };
}

function pushOf(env: Environment): Read<Settings['push']> {
  const push = together(env, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT']);
  if (!push.ok) return push;
  if (push.value === undefined) return { ok: true, value: undefined };
  const [publicKey = '', privateKey = '', contact = ''] = push.value;
  const isKey = (word: string, bytes: number): boolean =>
    /^[\w-]+=*$/.test(word) && Buffer.from(word, 'base64url').length === bytes;
  const wrong = (name: string): Read<Settings['push']> => ({ ok: false, error: { code: 'settings/push', name } });
  if (!isKey(publicKey, 65)) return wrong('PUSH_PUBLIC_KEY');
  if (!isKey(privateKey, 32)) return wrong('PUSH_PRIVATE_KEY');
  if (!/^mailto:[^\s@]+@[^\s@]+$|^https:\/\/\S+$/.test(contact)) return wrong('PUSH_CONTACT');
  return { ok: true, value: { publicKey, privateKey, contact } };
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
  const trustProxy = trustProxyOf(env);
  if (!trustProxy.ok) return trustProxy;
  const mail = mailOf(env);
  if (!mail.ok) return mail;
  const push = pushOf(env);
  if (!push.ok) return push;
  return {
    ok: true,
    value: {
      port,
      host: env.HOST || DEFAULT_HOST,
      store: store.value,
      ...(publicUrl.value === undefined ? {} : { publicUrl: publicUrl.value }),
      trustProxy: trustProxy.value,
      ...(mail.value === undefined ? {} : { smtp: mail.value }),
      ...(push.value === undefined ? {} : { push: push.value }),
    },
  };
}
