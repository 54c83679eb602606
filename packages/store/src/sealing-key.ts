import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type StoreError, systemWord } from './error.ts';
import { KEY_BYTES } from './seal.ts';

/** Where the key is: given as 64 hexadecimal digits, or in a file, which is made where there is none. */
export type KeyPlace =
  | { readonly kind: 'given'; readonly key: string }
  | { readonly kind: 'file'; readonly file: string };

type Read = { readonly ok: true; readonly key: Uint8Array } | { readonly ok: false; readonly error: StoreError };

/** Reads a key as people write it; `undefined` if it is none. */
export function parseKey(text: string): Uint8Array | undefined {
  const digits = text.trim();
  return new RegExp(`^[0-9a-f]{${2 * KEY_BYTES}}$`, 'i').test(digits) ? Buffer.from(digits, 'hex') : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Makes a key file that nobody else may read. It comes to be whole or not at all; of several makers one is first. */
async function makeFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      await handle.write(`${randomBytes(KEY_BYTES).toString('hex')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(part, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** What a place is called where people set it. */
export function nameOf(place: KeyPlace): string {
  return place.kind === 'given' ? 'SEALING_KEY' : place.file;
}

/** The key of a place. A file is made only where `mayMake` says so: else what is missing is told. */
export async function readKey(place: KeyPlace, mayMake: boolean): Promise<Read> {
  const name = nameOf(place);
  const wrong = (error: StoreError): Read => ({ ok: false, error });
  let text: string;
  try {
    if (place.kind === 'given') text = place.key;
    else {
      text = await readFile(place.file, 'utf8').catch(async (error: unknown) => {
        if (!isMissing(error) || !mayMake) throw error;
        await makeFile(place.file);
        return await readFile(place.file, 'utf8');
      });
    }
  } catch (error) {
    if (isMissing(error) && !mayMake) return wrong({ code: 'store/key-missing', name });
    return wrong({ code: 'store/key-unreadable', name, system: systemWord(error) });
  }
  const key = parseKey(text);
  return key === undefined ? wrong({ code: 'store/key-broken', name }) : { ok: true, key };
}
