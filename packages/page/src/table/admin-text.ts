import type { Both } from '../shell/language.ts';

/** The words of the administrator's page. */
export interface AdminText {
  readonly title: string;
  readonly help: string;
  readonly kept: string;
  readonly count: Readonly<Record<string, string>>;
  readonly live: string;
  readonly accounts: string;
  readonly tables: string;
  readonly administrator: string;
  readonly banned: string;
  readonly ban: string;
  readonly unban: string;
  readonly resetLink: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly moderatorLink: string;
  readonly none: string;
}

export const ADMIN: Both<AdminText> = {
  en: {
    title: 'This server',
    help: 'Names, times and numbers; no orders, no messages, no secrets.',
    kept: 'What is kept',
    count: {
      tables: 'tables',
      turns: 'judged phases',
      events: 'events',
      messages: 'messages',
      order_log: 'saved sets of orders',
      chairs: 'seats held',
      accounts: 'accounts',
      contacts: 'addresses for notices',
      outbox: 'notices waiting',
    },
    live: 'listening now',
    accounts: 'Accounts',
    tables: 'Tables, the last changed first',
    administrator: 'administrator',
    banned: 'closed',
    ban: 'Close',
    unban: 'Open again',
    resetLink: 'Link for a new password',
    remove: 'Delete',
    removeSure: 'Delete it for good',
    moderatorLink: 'New moderator’s link',
    none: 'None.',
  },
  ru: {
    title: 'Этот сервер',
    help: 'Имена, время и числа; ни приказов, ни сообщений, ни секретов.',
    kept: 'Что хранится',
    count: {
      tables: 'столы',
      turns: 'рассчитанные фазы',
      events: 'события',
      messages: 'сообщения',
      order_log: 'сохранения приказов',
      chairs: 'занятые места',
      accounts: 'учётные записи',
      contacts: 'адреса для уведомлений',
      outbox: 'уведомления в очереди',
    },
    live: 'слушают сейчас',
    accounts: 'Учётные записи',
    tables: 'Столы, недавние сверху',
    administrator: 'администратор',
    banned: 'закрыта',
    ban: 'Закрыть',
    unban: 'Открыть снова',
    resetLink: 'Ссылка для нового пароля',
    remove: 'Удалить',
    removeSure: 'Удалить навсегда',
    moderatorLink: 'Новая ссылка ведущего',
    none: 'Нет.',
  },
};
