import { expect, test } from 'vitest';
import { opensOnlyHere } from './local-links.ts';

test.each(['http://localhost:3000/join#x', 'http://127.0.0.1:3000/join#x', 'http://[::1]:3000/join#x'])(
  '%s opens on this computer alone',
  (link) => {
    expect(opensOnlyHere(link)).toBe(true);
  },
);

test.each(['http://192.168.1.7:3000/join#x', 'https://localhost.example.org/join#x', 'nothing'])(
  '%s is not said to open here alone',
  (link) => {
    expect(opensOnlyHere(link)).toBe(false);
  },
);
