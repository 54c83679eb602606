import { expect, test } from 'vitest';
import { MESSAGES, terminalLanguage } from './messages.ts';

test('the terminal is told in Russian where its locale is Russian', () => {
  expect(terminalLanguage({ LANG: 'ru_RU.UTF-8' })).toBe('ru');
  expect(terminalLanguage({ LANG: 'ru_RU.UTF-8', LC_ALL: 'C.UTF-8' })).toBe('en');
  expect(terminalLanguage({})).toBe('en');
});

test('a port in use is told with a command that takes another one', () => {
  const error = { code: 'listen/port-in-use', settings: { port: 3000, host: '127.0.0.1' } } as const;
  expect(MESSAGES.en.failed(error)).toContain('Port 3000 is taken');
  expect(MESSAGES.en.failed(error)).toContain('PORT=3001 npm start');
  expect(MESSAGES.ru.failed(error)).toContain('Порт 3000 занят');
  expect(MESSAGES.ru.failed({ ...error, settings: { port: 65535, host: '::' } })).toContain('PORT=3000 npm start');
});
