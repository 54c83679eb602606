import type { WrittenOrder } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { writeOrder } from './order.ts';

const support: WrittenOrder = {
  kind: 'support-move',
  unit: { type: 'A', at: 'MAR' },
  target: { type: 'A', at: 'PAR', power: 'France' },
  to: 'BUR',
};

test('an order is written with codes and with names in both languages', () => {
  expect(writeOrder(support, { lang: 'en', form: 'codes' })).toBe('A MAR S French A PAR - BUR');
  expect(writeOrder(support, { lang: 'en', form: 'names' })).toBe('A Marseilles supports French A Paris - Burgundy');
  expect(writeOrder(support, { lang: 'ru', form: 'codes' })).toBe('А МАР П французскую А ПАР - БУР');
  expect(writeOrder(support, { lang: 'ru', form: 'names' })).toBe(
    'А Марсель поддерживает французскую А Париж - Бургундия',
  );
});

test('a coast is written in the words of the language', () => {
  const build: WrittenOrder = { kind: 'build', unit: { type: 'F', at: 'STP/SC' } };
  expect(writeOrder(build, { lang: 'en', form: 'codes' })).toBe('Build F STP/SC');
  expect(writeOrder(build, { lang: 'en', form: 'names' })).toBe('Build F St Petersburg (south coast)');
  expect(writeOrder(build, { lang: 'ru', form: 'codes' })).toBe('Построить Ф СПБ/ЮП');
  expect(writeOrder(build, { lang: 'ru', form: 'names' })).toBe('Построить Ф Санкт-Петербург (южное побережье)');
});

test('a convoyed move says so, and names the seas where the order does', () => {
  const move = { kind: 'move', unit: { type: 'A', at: 'LON' }, to: 'TUN', via: true } as const;
  expect(writeOrder(move, { lang: 'en', form: 'codes' })).toBe('A LON - TUN via convoy');
  expect(writeOrder(move, { lang: 'ru', form: 'names' })).toBe('А Лондон - Тунис через конвой');
  expect(writeOrder({ ...move, route: ['ENG', 'MAO'] }, { lang: 'en', form: 'names' })).toBe(
    'A London - Tunis via English Channel, Mid-Atlantic Ocean',
  );
});

test('a retreat puts the Russian name into its case', () => {
  const retreat: WrittenOrder = { kind: 'retreat', unit: { type: 'F', at: 'TRI' }, to: 'ALB' };
  expect(writeOrder(retreat, { lang: 'ru', form: 'names' })).toBe('Ф Триест отступает в Албанию');
  expect(writeOrder(retreat, { lang: 'ru', form: 'codes' })).toBe('Ф ТРИ О АЛБ');
});
