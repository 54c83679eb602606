import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Closes what nobody but its writer may read yet, so that whoever gets hold of the database or a backup cannot read it
 * without the key: AES-256-GCM. `where` names the row: a text moved to another row does not open there.
 */
export interface Seal {
  /** By this a key is known without being told. */
  readonly fingerprint: string;
  readonly close: (text: string, where: string) => string;
  /** The text again; one that was never sealed is given as it is. Throws where key or row is another. */
  readonly open: (text: string, where: string) => string;
}

/** What a sealed text begins with; no JSON does. */
const MARK = 'sealed1.';
const NONCE = 12;
const TAG = 16;

export const KEY_BYTES = 32;

export function isSealed(text: string): boolean {
  return text.startsWith(MARK);
}

/** So many nonces are drawn at a time: one by one, drawing costs as much as sealing. */
const DRAWN = 512;

/** Nonces, each given once. */
function nonces(): () => Buffer {
  let drawn = Buffer.alloc(0);
  let next = 0;
  return () => {
    if (next === drawn.length) {
      drawn = randomBytes(DRAWN * NONCE);
      next = 0;
    }
    next += NONCE;
    return drawn.subarray(next - NONCE, next);
  };
}

/** The seal of a key of 32 bytes. */
export function sealOf(key: Uint8Array): Seal {
  const newNonce = nonces();
  return {
    fingerprint: createHash('sha256').update('standoff sealing key').update(key).digest('hex').slice(0, 16),
    close: (text, where) => {
      const nonce = newNonce();
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(where));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return MARK + Buffer.concat(sealed).toString('base64url');
    },
    open: (text, where) => {
      if (!isSealed(text)) return text;
      const bytes = Buffer.from(text.slice(MARK.length), 'base64url');
      const nonce = bytes.subarray(0, NONCE);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(where))
        .setAuthTag(bytes.subarray(-TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    },
  };
}
