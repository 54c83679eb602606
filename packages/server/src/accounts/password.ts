import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 2 ** 20 };
const LENGTH = 32;
/** So many at once: each takes 32 MB and a sixth of a second. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

let working = 0;
const waiting: (() => void)[] = [];

async function enter(): Promise<boolean> {
  if (working < AT_ONCE) {
    working += 1;
    return true;
  }
  if (waiting.length >= MOST_WAITING) return false;
  await new Promise<void>((resolve) => waiting.push(resolve));
  return true;
}

function leave(): void {
  const next = waiting.shift();
  if (next === undefined) working -= 1;
  else next();
}

/** `undefined` where too many wait already. */
async function derive(password: string, salt: Buffer): Promise<Buffer | undefined> {
  if (!(await enter())) return undefined;
  try {
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
        error === null ? resolve(key) : reject(error),
      ),
    );
  } finally {
    leave();
  }
}

/** What is kept of a password: scrypt with a salt of its own. */
export async function hashPassword(password: string): Promise<string | undefined> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return key === undefined ? undefined : `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** A hash that no password has, so that asking for an account that is not there takes as long. */
const NOBODY = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(LENGTH).toString('base64url')}`;

/** Whether a password is the one kept; `undefined` where too many are asking. */
export async function checkPassword(password: string, kept: string | undefined): Promise<boolean | undefined> {
  const [, salt = '', hash = ''] = (kept ?? NOBODY).split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'));
  if (key === undefined) return undefined;
  const expected = Buffer.from(hash, 'base64url');
  return key.length === expected.length && timingSafeEqual(key, expected) && kept !== undefined;
}
