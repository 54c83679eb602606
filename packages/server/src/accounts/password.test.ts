import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

test('a password is known again, however its letters were composed, and no other passes', async () => {
  const kept = await hashPassword('caf\u00e9 und Zähne');
  expect(kept).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  expect(await checkPassword('cafe\u0301 und Za\u0308hne', kept)).toBe(true);
  expect(await checkPassword('café und Zahne', kept)).toBe(false);
  expect(await checkPassword('anything', undefined)).toBe(false);
  expect(await hashPassword('caf\u00e9 und Zähne')).not.toBe(kept);
});
