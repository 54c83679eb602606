import type { Both } from '../shell/language.ts';

/** The words of accounts, and of what a link does for an account or a mail. */
export interface AccountText {
  readonly accountHelp: string;
  readonly signUp: string;
  readonly logIn: string;
  readonly logOut: string;
  readonly userName: string;
  readonly password: string;
  readonly passwordHelp: string;
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly email: string;
  readonly emailHelp: string;
  readonly save: string;
  readonly saved: string;
  readonly hello: (name: string) => string;
  readonly deleteAccount: string;
  readonly deleteHelp: string;
  readonly deleteSure: string;
  readonly forgot: string;
  readonly resetTitle: string;
  readonly resetDone: string;
  readonly stopTitle: string;
  readonly stopHelp: string;
  readonly stop: string;
  readonly stopped: string;
  readonly adminTitle: string;
  readonly adminHelp: string;
  readonly adminTake: string;
  readonly adminDone: string;
  readonly needAccount: string;
}

export const ACCOUNT: Both<AccountText> = {
  en: {
    accountHelp: 'You need none to play. It collects your seats and brings them to another device.',
    signUp: 'Make an account',
    logIn: 'Log in',
    logOut: 'Log out',
    userName: 'Name',
    password: 'Password',
    passwordHelp: 'eight characters or more',
    newPassword: 'New password',
    currentPassword: 'Password until now',
    email: 'E-mail, if you like',
    emailHelp: 'Nobody sees it.',
    save: 'Save',
    saved: 'Saved.',
    hello: (name) => `You are ${name}.`,
    deleteAccount: 'Delete the account',
    deleteHelp: 'Its seats are given up, and their tables are told. Give your password above first.',
    deleteSure: 'Delete it for good',
    forgot: 'Forgotten? Whoever runs this server can give you a link for a new password.',
    resetTitle: 'A new password',
    resetDone: 'Done. Log in with the new password.',
    stopTitle: 'No more mails',
    stopHelp: 'This ends the mails that this link came with. The seat stays yours.',
    stop: 'Stop the mails',
    stopped: 'They are stopped.',
    adminTitle: 'Administer this server',
    adminHelp: 'Whoever presses this button with an account becomes the administrator; the link is dead then.',
    adminTake: 'Become administrator',
    adminDone: 'You administer this server now.',
    needAccount: 'Make an account or log in first, then open the link again.',
  },
  ru: {
    accountHelp: 'Для игры она не нужна. Она собирает ваши места и переносит их на другое устройство.',
    signUp: 'Завести запись',
    logIn: 'Войти',
    logOut: 'Выйти',
    userName: 'Имя',
    password: 'Пароль',
    passwordHelp: 'восемь знаков или больше',
    newPassword: 'Новый пароль',
    currentPassword: 'Прежний пароль',
    email: 'Почта, если хотите',
    emailHelp: 'Её никто не увидит.',
    save: 'Сохранить',
    saved: 'Сохранено.',
    hello: (name) => `Вы ${name}.`,
    deleteAccount: 'Удалить запись',
    deleteHelp: 'Её места освободятся, и столы об этом узнают. Сначала введите пароль выше.',
    deleteSure: 'Удалить навсегда',
    forgot: 'Забыли пароль? Хозяин сервера может дать ссылку для нового.',
    resetTitle: 'Новый пароль',
    resetDone: 'Готово. Войдите с новым паролем.',
    stopTitle: 'Больше не писать',
    stopHelp: 'Писем, с которыми пришла эта ссылка, больше не будет. Место останется вашим.',
    stop: 'Прекратить письма',
    stopped: 'Больше писем не будет.',
    adminTitle: 'Управлять сервером',
    adminHelp: 'Кто нажмёт эту кнопку со своей учётной записью, тот станет администратором; ссылка тогда погаснет.',
    adminTake: 'Стать администратором',
    adminDone: 'Теперь вы администратор этого сервера.',
    needAccount: 'Сначала заведите учётную запись или войдите, потом откройте ссылку снова.',
  },
};
