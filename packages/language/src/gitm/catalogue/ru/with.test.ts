import { expect, test } from 'vitest';
import { withName } from './with.ts';

test('перед Швецией стоит «со», перед другими «с»', () => {
  expect(['Швецией', 'Францией', 'Саксонией', 'США', 'Австрией', 'SE'].map(withName)).toEqual([
    'со Швецией',
    'с Францией',
    'с Саксонией',
    'с США',
    'с Австрией',
    'с SE',
  ]);
});
