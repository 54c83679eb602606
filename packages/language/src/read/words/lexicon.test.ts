import { describe, expect, test } from 'vitest';
import { keyOf } from '../letters.ts';
import { rolesOf } from './lexicon.ts';
import { ROLE, type Role } from './roles.ts';

describe('rolesOf', () => {
  test.each<[string, Role]>([
    ['supports', 'support'],
    ['поддерживает', 'support'],
    ['поддержать', 'support'],
    ['unterstützt', 'support'],
    ['convoying', 'convoy'],
    ['перевозит', 'convoy'],
    ['attacked', 'move'],
    ['наступаем', 'move'],
    ['zieht', 'move'],
    ['holds', 'hold'],
    ['обороняется', 'hold'],
    ['bleibt', 'hold'],
    ['армией', 'army'],
    ['Flotte', 'fleet'],
    ['Waived', 'waive'],
    ['отказываюсь', 'waive'],
    ['роспуск', 'disband'],
    ['MTO', 'move'],
    ['SUP', 'support'],
    ['DSB', 'disband'],
  ])('%s can be a word for %s', (word, role) => {
    expect(rolesOf(keyOf(word)) & ROLE[role]).not.toBe(0);
  });

  test('the beginning of a word is enough where no other word begins so', () => {
    expect(rolesOf('поддерживаю') & ROLE.support).not.toBe(0);
    expect(rolesOf('xyzzy')).toBe(0);
  });
});
