import type { Language } from '@standoff/language';
import type { ListenError } from './listen.ts';
import type { SettingsError } from './settings.ts';

/** What the terminal is told when the page is served, and when it cannot be. */
export interface Messages {
  readonly serving: (address: string) => string;
  readonly stopped: string;
  readonly describe: (error: SettingsError | ListenError) => string;
}

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    serving: (address) => `Standoff is at ${address} (Ctrl+C stops it).`,
    stopped: 'Standoff has stopped.',
    describe: (error) => {
      switch (error.code) {
        case 'settings/port':
          return `PORT must be a number from 0 to 65535, not "${error.word}".`;
        case 'listen/port-in-use':
          return `Port ${error.settings.port} is taken by another program. Choose another port: PORT=${otherPort(error.settings.port)} npm start`;
        case 'listen/port-forbidden':
          return `You may not open port ${error.settings.port}. Choose one above 1023: PORT=3000 npm start`;
        case 'listen/failed':
          return `Cannot serve on ${error.settings.host}, port ${error.settings.port}: ${error.system}.`;
      }
    },
  },
  ru: {
    serving: (address) => `Standoff открыт по адресу ${address} (остановить: Ctrl+C).`,
    stopped: 'Standoff остановлен.',
    describe: (error) => {
      switch (error.code) {
        case 'settings/port':
          return `PORT должен быть числом от 0 до 65535, а не «${error.word}».`;
        case 'listen/port-in-use':
          return `Порт ${error.settings.port} занят другой программой. Выберите другой: PORT=${otherPort(error.settings.port)} npm start`;
        case 'listen/port-forbidden':
          return `Порт ${error.settings.port} открыть нельзя: нет прав. Выберите порт выше 1023: PORT=3000 npm start`;
        case 'listen/failed':
          return `Не удалось открыть порт ${error.settings.port} на ${error.settings.host}: ${error.system}.`;
      }
    },
  },
};

function otherPort(port: number): number {
  return port === 65535 ? 3000 : port + 1;
}

/** The language of the terminal, from `LC_ALL`, `LC_MESSAGES` or `LANG`; English where they say nothing else. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.startsWith('ru') ? 'ru' : 'en';
}
