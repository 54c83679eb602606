import type { Both } from '../shell/language.ts';

/** The words for where notices go. */
export interface NoticesText {
  readonly title: string;
  readonly help: string;
  readonly none: string;
  readonly kind: Readonly<Record<'mail' | 'discord' | 'webhook' | 'push', string>>;
  readonly to: Readonly<Record<'mail' | 'discord' | 'webhook', string>>;
  readonly on: Readonly<Record<'phase' | 'remind' | 'message' | 'votes' | 'ended' | 'table', string>>;
  readonly add: string;
  readonly remove: string;
  readonly test: string;
  readonly tested: string;
  readonly thisBrowser: string;
  readonly pushRefused: string;
  readonly needSeat: string;
}

export const NOTICES: Both<NoticesText> = {
  en: {
    title: 'Notices',
    help: 'Each place you name is told of what you switch on. Every mail has a link to stop it.',
    none: 'You are told nothing outside this page yet.',
    kind: { mail: 'E-mail', discord: 'Discord', webhook: 'Webhook (JSON)', push: 'This browser' },
    to: {
      mail: 'Your address',
      discord: 'Address of the Discord webhook',
      webhook: 'Address of the webhook, https',
    },
    on: {
      phase: 'a new phase',
      remind: 'deadline near, no orders',
      message: 'messages',
      votes: 'votes for a draw',
      ended: 'the end',
      table: 'seats and clock',
    },
    add: 'Add',
    remove: 'Remove',
    test: 'Send a test',
    tested: 'Sent, and taken there.',
    thisBrowser: 'this browser',
    pushRefused: 'This browser does not let the page notify you.',
    needSeat: 'Only who has a place at the table is sent notices.',
  },
  ru: {
    title: 'Уведомления',
    help: 'По каждому адресу приходит то, что вы включите. В каждом письме есть ссылка, чтобы это прекратить.',
    none: 'Пока вне этой страницы вам ничего не сообщают.',
    kind: { mail: 'Почта', discord: 'Discord', webhook: 'Вебхук (JSON)', push: 'Этот браузер' },
    to: { mail: 'Ваш адрес', discord: 'Адрес вебхука Discord', webhook: 'Адрес вебхука, https' },
    on: {
      phase: 'новая фаза',
      remind: 'срок близко, приказов нет',
      message: 'сообщения',
      votes: 'голоса за ничью',
      ended: 'конец партии',
      table: 'места и часы',
    },
    add: 'Добавить',
    remove: 'Убрать',
    test: 'Послать пробу',
    tested: 'Отправлено, там приняли.',
    thisBrowser: 'этот браузер',
    pushRefused: 'Этот браузер не разрешает странице уведомлять вас.',
    needSeat: 'Уведомления получает только тот, у кого есть место за столом.',
  },
};
