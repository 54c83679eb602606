import type { Language } from '@standoff/language';
import type { LoadError, StoreError } from '@standoff/store';
import type { ListenError } from './listen.ts';
import type { SettingsError } from './settings.ts';

/** Why a server cannot begin. */
export type StartError =
  | SettingsError
  | ListenError
  | StoreError
  /** A command is to read what is kept, and nothing is there. */
  | { readonly code: 'store/none'; readonly file: string }
  /** Something nobody thought of. */
  | { readonly code: 'start/failed'; readonly system: string };

/** What the terminal is told when the page is served, and when it cannot be. */
export interface Messages {
  readonly serving: (address: string) => string;
  readonly adminLink: (link: string) => string;
  readonly adminLinkAnew: (link: string) => string;
  readonly stopped: string;
  readonly backedUp: (rows: number, file: string) => string;
  readonly restored: (rows: number) => string;
  readonly notRestored: (error: LoadError, file: string) => string;
  readonly fileFailed: (file: string, system: string) => string;
  /** What it means to go on without the key. */
  readonly lostKey: string;
  readonly dropped: (tables: number) => string;
  readonly usage: (command: 'backup' | 'restore') => string;
  /** Why the server or a command cannot begin: a sentence that says what to do, and the code. */
  readonly failed: (error: StartError) => string;
}

type Describe = (error: StartError) => string;

/** The sentence, and the code in brackets: by it people search and ask. */
function withCode(describe: Describe): Describe {
  return (error) => `${describe(error)} [${error.code}]`;
}

/** The library’s words for a file that is there, but is not a sound database of ours. */
const DAMAGED = /malformed|not a database|already exists$|no such (?:table|column)/;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    serving: (address) => `Standoff is at ${address} (Ctrl+C stops it).`,
    adminLink: (link) => `Nobody administers it yet. Who opens this link with an account will: ${link}`,
    adminLinkAnew: (link) => `Who opens this link with an account administers the server too: ${link}`,
    stopped: 'Standoff has stopped.',
    backedUp: (rows, file) =>
      `Everything is in ${file} (rows: ${rows}). What nobody may read yet is sealed in it: to restore it, the key is needed too (SEALING_KEY, or sealing.key in the folder of the data). Keep both safe, and apart.`,
    restored: (rows) => `Everything is there again (rows: ${rows}).`,
    notRestored: (error, file) => {
      switch (error.code) {
        case 'backup/not-one':
          return `${file} is no backup of Standoff. Nothing was changed.`;
        case 'backup/newer-schema':
          return `${file} was written by a newer Standoff (schema ${error.schema}; this one knows ${error.known}). Nothing was changed; restore it with the newer version.`;
        case 'backup/other-key':
          return `${file} is sealed with another key (${error.needed}; the one here is ${error.found}). Put the key of the server it comes from into SEALING_KEY or sealing.key in the folder of the data, and restore again. Nothing was changed.`;
        case 'backup/not-empty':
          return 'This database holds tables or accounts already. A backup goes into an empty one; nothing was changed.';
        case 'backup/cut-off':
          return `${file} is not whole: ${error.found} of ${error.needed} rows are there. Take another copy of it. Nothing was changed.`;
        case 'backup/broken':
          return `${file} cannot be read in line ${error.line}. Nothing was changed.`;
      }
    },
    fileFailed: (file, system) => `${file}: ${system}`,
    lostKey:
      'If sealing.key (or SEALING_KEY) is gone for good: stop the server, make a backup, and run\n  node scripts/lost-key.mjs --drop\nA new key is made. Boards, judged phases, seats, clocks and accounts stay. Lost are the orders saved for the phases now played, order logs, votes, messages, notebooks and addresses of notices: nobody can read them without the key.',
    dropped: (tables) =>
      tables === 0
        ? 'The key is the right one, or there is nothing it would open. Nothing was dropped.'
        : `What nobody could open any more was dropped (tables: ${tables}). Tell the players to save their orders again.`,
    usage: (command) => `node scripts/${command}.mjs FILE`,
    failed: withCode((error) => {
      switch (error.code) {
        case 'settings/port':
          return `PORT must be a number from 0 to 65535, not "${error.word}".`;
        case 'settings/public-url':
          return `PUBLIC_URL must be the address people use, as https://tables.example.org, not "${error.word}".`;
        case 'settings/data-dir':
          return `DATA_DIR must be the whole path of a folder, as /srv/standoff; what only a shell understands stands for nothing here: "${error.word}".`;
        case 'settings/trust-proxy':
          return `TRUST_PROXY must be 1 behind a proxy, else empty, not "${error.word}".`;
        case 'settings/smtp-url':
          return 'SMTP_URL must look like smtps://user:password@host or smtp://host:587; signs as @ / % # in name or password are written %40 %2F %25 %23.';
        case 'settings/mail-from':
          return `MAIL_FROM must be an e-mail address, as Tables <tables@example.org>, not "${error.word}".`;
        case 'settings/push':
          return `${error.name} does not look right: the keys are those that \`npx web-push generate-vapid-keys\` prints, PUSH_CONTACT is mailto:you@example.org.`;
        case 'settings/missing':
          return `${error.needed} is set, so ${error.name} is needed too.`;
        case 'settings/sealing-key':
          return 'SEALING_KEY must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them.';
        case 'store/no-sqlite':
          return `No SQLite loads on this machine (${error.system}). Use Node 24, which has its own, or set DATABASE_URL to a PostgreSQL database.`;
        case 'store/cannot-open':
          return DAMAGED.test(error.system)
            ? `${error.file} is damaged, or no file of Standoff: ${error.system}. Nothing was changed. Move it away and read a backup into an empty folder: node scripts/restore.mjs FILE.`
            : `Cannot open ${error.file}: ${error.system}. DATA_DIR must be a folder that can be written to.`;
        case 'store/none':
          return `There is no ${error.file}. Give this command the settings the server has: DATA_DIR, or DATABASE_URL.`;
        case 'store/no-answer':
          return `No PostgreSQL answers at ${error.address}: ${error.system}. Look at DATABASE_URL.`;
        case 'store/refused':
          return `PostgreSQL at ${error.address} answers, but cannot be used: ${error.system}. Look at user, password and database in DATABASE_URL; the user must be allowed to make tables.`;
        case 'store/bad-address':
          return 'DATABASE_URL must look like postgres://user:password@host:5432/name.';
        case 'store/newer-schema':
          return `This data was written by a newer Standoff (schema ${error.found}; this one knows ${error.known}). Nothing was changed; start the newer version.`;
        case 'store/key-missing':
          return `The key that orders and messages are sealed with is missing: ${error.name}. Put it back from where it is kept safe, or set SEALING_KEY; if it is gone for good: node scripts/lost-key.mjs. Nothing was changed.`;
        case 'store/key-unreadable':
          return `Cannot read or make the key ${error.name}: ${error.system}. DATA_DIR must be a folder that can be written to; or set SEALING_KEY.`;
        case 'store/key-broken':
          return `${error.name} is no key: it must hold 64 hexadecimal digits. Put it back from where it is kept safe. Nothing was changed.`;
        case 'store/key-other':
          return `The key in ${error.name} (${error.found}) is not the one that orders and messages here are sealed with (${error.needed}). All processes of one database need the same: copy sealing.key, or set SEALING_KEY. Nothing was changed.`;
        case 'listen/port-in-use':
          return `Port ${error.settings.port} is taken by another program. Choose another port: PORT=${otherPort(error.settings.port)} npm start`;
        case 'listen/port-forbidden':
          return `You may not open port ${error.settings.port}. Choose one above 1023: PORT=3000 npm start`;
        case 'start/failed':
          return `Standoff could not begin: ${error.system}. Nothing was changed; the line before says where it stopped.`;
        case 'listen/failed':
          return `Cannot serve on ${error.settings.host}, port ${error.settings.port}: ${error.system}.`;
      }
    }),
  },
  ru: {
    serving: (address) => `Standoff открыт по адресу ${address} (остановить: Ctrl+C).`,
    adminLink: (link) =>
      `Администратора ещё нет. Им станет тот, кто откроет эту ссылку со своей учётной записью: ${link}`,
    adminLinkAnew: (link) => `Кто откроет эту ссылку со своей учётной записью, тоже станет администратором: ${link}`,
    stopped: 'Standoff остановлен.',
    backedUp: (rows, file) =>
      `Всё записано в ${file} (строк: ${rows}). То, что никому пока нельзя читать, в нём запечатано: чтобы восстановить, нужен и ключ (SEALING_KEY или sealing.key в папке данных). Храните и то и другое, но порознь.`,
    restored: (rows) => `Всё снова на месте (строк: ${rows}).`,
    notRestored: (error, file) => {
      switch (error.code) {
        case 'backup/not-one':
          return `${file} не резервная копия Standoff. Ничего не изменено.`;
        case 'backup/newer-schema':
          return `${file} записан более новым Standoff (схема ${error.schema}; этот знает ${error.known}). Ничего не изменено; восстановите новой версией.`;
        case 'backup/other-key':
          return `${file} запечатан другим ключом (${error.needed}; здесь ${error.found}). Положите ключ того сервера в SEALING_KEY или в sealing.key в папке данных и повторите. Ничего не изменено.`;
        case 'backup/not-empty':
          return 'В этой базе уже есть столы или учётные записи. Копию можно прочесть только в пустую; ничего не изменено.';
        case 'backup/cut-off':
          return `${file} не целый: строк ${error.found} из ${error.needed}. Возьмите другую его копию. Ничего не изменено.`;
        case 'backup/broken':
          return `${file} не читается в строке ${error.line}. Ничего не изменено.`;
      }
    },
    fileFailed: (file, system) => `${file}: ${system}`,
    lostKey:
      'Если sealing.key (или SEALING_KEY) пропал насовсем: остановите сервер, сделайте резервную копию и выполните\n  node scripts/lost-key.mjs --drop\nБудет создан новый ключ. Карты, прошедшие фазы, места, часы и учётные записи останутся. Пропадут приказы, сохранённые для текущих фаз, журналы приказов, голоса, письма, записные книжки и адреса уведомлений: без ключа их никто не прочтёт.',
    dropped: (tables) =>
      tables === 0
        ? 'Ключ верный, или открывать им нечего. Ничего не удалено.'
        : `То, что никто уже не мог открыть, удалено (столов: ${tables}). Скажите игрокам, чтобы они сохранили приказы заново.`,
    usage: (command) => `node scripts/${command}.mjs ФАЙЛ`,
    failed: withCode((error) => {
      switch (error.code) {
        case 'settings/port':
          return `PORT должен быть числом от 0 до 65535, а не «${error.word}».`;
        case 'settings/public-url':
          return `PUBLIC_URL должен быть адресом для людей, как https://tables.example.org, а не «${error.word}».`;
        case 'settings/data-dir':
          return `DATA_DIR — это полный путь папки, как /srv/standoff; что понятно только оболочке, здесь ничего не значит: «${error.word}».`;
        case 'settings/trust-proxy':
          return `TRUST_PROXY должен быть 1 за прокси, иначе пустым, а не «${error.word}».`;
        case 'settings/smtp-url':
          return 'SMTP_URL должен выглядеть так: smtps://имя:пароль@узел или smtp://узел:587; знаки @ / % # в имени и пароле пишутся %40 %2F %25 %23.';
        case 'settings/mail-from':
          return `MAIL_FROM должен быть адресом почты, как Столы <tables@example.org>, а не «${error.word}».`;
        case 'settings/push':
          return `Переменная ${error.name} не похожа на верную: ключи печатает \`npx web-push generate-vapid-keys\`, PUSH_CONTACT — это mailto:you@example.org.`;
        case 'settings/missing':
          return `Раз задан ${error.needed}, нужен и ${error.name}.`;
        case 'settings/sealing-key':
          return 'SEALING_KEY — это 64 шестнадцатеричные цифры, как их печатает `openssl rand -hex 32`.';
        case 'store/no-sqlite':
          return `SQLite на этой машине не загружается (${error.system}). Возьмите Node 24, где он свой, или укажите в DATABASE_URL базу PostgreSQL.`;
        case 'store/cannot-open':
          return DAMAGED.test(error.system)
            ? `${error.file} повреждён или не от Standoff: ${error.system}. Ничего не изменено. Уберите его и прочтите резервную копию в пустую папку: node scripts/restore.mjs ФАЙЛ.`
            : `Не открыть ${error.file}: ${error.system}. DATA_DIR должен быть папкой, в которую можно писать.`;
        case 'store/none':
          return `Файла ${error.file} нет. Этой команде нужны те же настройки, что у сервера: DATA_DIR или DATABASE_URL.`;
        case 'store/no-answer':
          return `PostgreSQL не отвечает на ${error.address}: ${error.system}. Проверьте DATABASE_URL.`;
        case 'store/refused':
          return `PostgreSQL на ${error.address} отвечает, но пользоваться им нельзя: ${error.system}. Проверьте имя, пароль и базу в DATABASE_URL; этому имени должно быть можно создавать таблицы.`;
        case 'store/bad-address':
          return 'DATABASE_URL должен выглядеть так: postgres://имя:пароль@узел:5432/база.';
        case 'store/newer-schema':
          return `Данные записаны более новым Standoff (схема ${error.found}; этот знает ${error.known}). Ничего не изменено; запустите новую версию.`;
        case 'store/key-missing':
          return `Нет ключа, которым запечатаны приказы и письма: ${error.name}. Верните его оттуда, где он хранится, или задайте SEALING_KEY; если он пропал насовсем: node scripts/lost-key.mjs. Ничего не изменено.`;
        case 'store/key-unreadable':
          return `Не прочесть и не создать ключ ${error.name}: ${error.system}. DATA_DIR должен быть папкой, в которую можно писать; или задайте SEALING_KEY.`;
        case 'store/key-broken':
          return `${error.name} не ключ: в нём должны быть 64 шестнадцатеричные цифры. Верните его оттуда, где он хранится. Ничего не изменено.`;
        case 'store/key-other':
          return `Ключ в ${error.name} (${error.found}) не тот, которым здесь запечатаны приказы и письма (${error.needed}). Всем процессам одной базы нужен один ключ: скопируйте sealing.key или задайте SEALING_KEY. Ничего не изменено.`;
        case 'listen/port-in-use':
          return `Порт ${error.settings.port} занят другой программой. Выберите другой: PORT=${otherPort(error.settings.port)} npm start`;
        case 'listen/port-forbidden':
          return `Порт ${error.settings.port} открыть нельзя: нет прав. Выберите порт выше 1023: PORT=3000 npm start`;
        case 'start/failed':
          return `Standoff не смог начать: ${error.system}. Ничего не изменено; где он остановился, сказано строкой выше.`;
        case 'listen/failed':
          return `Не удалось открыть порт ${error.settings.port} на ${error.settings.host}: ${error.system}.`;
      }
    }),
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
