import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words of the moderator's page. */
export interface ModeratorText {
  readonly title: string;
  readonly toTable: string;
  readonly notYours: string;
  readonly plays: string;
  readonly pause: string;
  readonly resume: string;
  readonly extend: string;
  readonly extendBy: string;
  readonly hours: (n: number) => string;
  readonly judge: string;
  readonly judgeSure: (missing: number) => string;
  readonly start: string;
  readonly startSure: string;
  readonly callOff: string;
  readonly callOffSure: string;
  readonly writeAll: string;
  readonly written: string;
  readonly seat: string;
  readonly player: string;
  readonly orders: string;
  readonly seen: string;
  readonly missed: string;
  readonly given: string;
  readonly none: string;
  readonly nothingDue: string;
  readonly ready: string;
  readonly never: string;
  readonly agoOf: (time: string) => string;
  readonly link: string;
  readonly linkOpen: string;
  readonly newLink: (power: string) => string;
  readonly linkHelp: string;
  readonly revoke: string;
  readonly revokeSure: string;
  readonly dummy: string;
  readonly undummy: string;
  readonly remind: string;
  readonly done: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly pasteLabel: string;
  readonly whose: string;
  readonly byUnit: string;
  readonly check: string;
  readonly savePasted: string;
  readonly readAs: (n: number) => string;
  readonly saved: string;
  readonly lineOf: (n: number) => string;
  readonly noneRead: string;
  readonly report: string;
  readonly reportHelp: string;
  readonly copyReport: string;
  readonly copyMap: string;
  readonly saveMap: string;
  readonly noReport: string;
  readonly rollBack: string;
  readonly rollHelp: string;
  readonly rollTo: (phase: string) => string;
  readonly rollSure: string;
  readonly branches: string;
  readonly branchOf: (phases: number, when: string) => string;
  readonly bringBack: string;
  readonly noPhases: string;
  readonly correct: string;
  readonly correctHelp: string;
  readonly correctLabel: string;
  readonly correctTake: string;
  readonly corrected: string;
  readonly correctSure: string;
  readonly askJudge: string;
  readonly askEnter: string;
  readonly askCorrect: string;
  readonly askSure: string;
  readonly askHelp: string;
  readonly asked: string;
  readonly passOn: string;
  readonly passOnHelp: string;
}

export const MODERATOR: Both<ModeratorText> = {
  en: {
    title: 'Moderator',
    toTable: 'Table',
    notYours: 'Only the moderator of this table sees this page.',
    plays:
      'You hold a seat too, so this page hides who has ordered and when anybody was here. To judge early, enter orders, go back or correct the board, all others have to agree.',
    pause: 'Pause',
    resume: 'Go on',
    extend: 'Extend',
    extendBy: 'Extend by',
    hours: (n) => `${n} h`,
    judge: 'Judge now',
    judgeSure: (n) =>
      n === 0
        ? 'Yes, judge it'
        : `Yes, judge it: ${n} ${enCount(n, { one: 'power has', other: 'powers have' })} no orders`,
    start: 'Start now',
    startSure: 'Yes, start with empty seats',
    callOff: 'End without a result',
    callOffSure: 'Yes, end it',
    writeAll: 'Write to all',
    written: 'Sent.',
    seat: 'Seat',
    player: 'Player',
    orders: 'Orders',
    seen: 'Seen',
    missed: 'Missed',
    given: 'given',
    none: 'none yet',
    nothingDue: 'nothing due',
    ready: 'ready',
    never: 'never',
    agoOf: (time) => `${time} ago`,
    link: 'New link',
    linkOpen: 'link not used yet',
    newLink: (power) => `New link to ${power}`,
    linkHelp: 'The link before is dead, and the table is told. The seat changes hands when this one is used.',
    revoke: 'Take away',
    revokeSure: 'Yes, take it away',
    dummy: 'Make a dummy',
    undummy: 'Open to a player',
    remind: 'Remind',
    done: 'Done.',
    paste: 'Enter orders',
    pasteHelp: 'As they came by mail or across the table: one power’s, or several under headings.',
    pasteLabel: 'Orders as text',
    whose: 'Whose orders',
    byUnit: 'by heading or unit',
    check: 'Read only',
    savePasted: 'Save these orders',
    readAs: (n) => `${n} ${enCount(n, { one: 'order', other: 'orders' })}`,
    saved: 'Saved.',
    lineOf: (n) => `Line ${n}`,
    noneRead: 'No order could be read. Nothing was changed.',
    report: 'Report and map',
    reportHelp: 'Of the last judged phase, to hand round.',
    copyReport: 'Copy report',
    copyMap: 'Copy map',
    saveMap: 'Save map (PNG)',
    noReport: 'No phase has been judged yet.',
    rollBack: 'Roll back to a phase',
    rollHelp: 'Everybody is told. Later phases are kept as a branch and can be brought back.',
    rollTo: (phase) => `Back to ${phase}`,
    rollSure: 'Yes, go back',
    branches: 'Branches',
    branchOf: (n, when) => `${n} ${enCount(n, { one: 'phase', other: 'phases' })}, set aside ${when}`,
    bringBack: 'Bring back',
    noPhases: 'No phase to go back to yet.',
    correct: 'Correct the board',
    correctHelp: 'The position as text. What is saved replaces the board; orders already saved are dropped.',
    correctLabel: 'Position',
    correctTake: 'Put it on the board',
    corrected: 'The board is corrected.',
    correctSure: 'Yes, put it there',
    askJudge: 'Ask to judge now',
    askEnter: 'Ask to save these orders',
    askCorrect: 'Ask to put it on the board',
    askSure: 'Yes, ask everybody',
    askHelp: 'You play, so the others have to agree. Later phases are kept as a branch and can be brought back.',
    asked: 'The others are asked.',
    passOn: 'Pass the chair on',
    passOnHelp: 'You keep it until somebody takes it by the link.',
  },
  ru: {
    title: 'Ведущий',
    toTable: 'Стол',
    notYours: 'Эту страницу видит только ведущий стола.',
    plays:
      'Вы и сами играете, поэтому здесь не видно, кто дал приказы и когда заходил. Чтобы рассчитать фазу раньше срока, внести приказы, вернуться назад или поправить доску, нужно согласие всех остальных.',
    pause: 'Пауза',
    resume: 'Продолжить',
    extend: 'Продлить',
    extendBy: 'Продлить на',
    hours: (n) => `${n} ч`,
    judge: 'Рассчитать сейчас',
    judgeSure: (n) =>
      n === 0
        ? 'Да, рассчитать'
        : `Да, рассчитать: без приказов ${n} ${ruCount(n, { one: 'держава', few: 'державы', many: 'держав' })}`,
    start: 'Начать сейчас',
    startSure: 'Да, начать с пустыми местами',
    callOff: 'Закончить без исхода',
    callOffSure: 'Да, закончить',
    writeAll: 'Написать всем',
    written: 'Отправлено.',
    seat: 'Место',
    player: 'Игрок',
    orders: 'Приказы',
    seen: 'Заходил',
    missed: 'Пропуски',
    given: 'даны',
    none: 'ещё нет',
    nothingDue: 'не нужны',
    ready: 'готово',
    never: 'ни разу',
    agoOf: (time) => `${time} назад`,
    link: 'Новая ссылка',
    linkOpen: 'ссылка не использована',
    newLink: (power) => `Новая ссылка: ${power}`,
    linkHelp: 'Прежняя ссылка погасла, столу объявлено. Место сменит хозяина, когда воспользуются этой.',
    revoke: 'Освободить',
    revokeSure: 'Да, освободить',
    dummy: 'Без игрока',
    undummy: 'Открыть для игрока',
    remind: 'Напомнить',
    done: 'Сделано.',
    paste: 'Внести приказы',
    pasteHelp: 'Как пришли по почте или через стол: одной державы или нескольких под заголовками.',
    pasteLabel: 'Приказы текстом',
    whose: 'Чьи приказы',
    byUnit: 'как в тексте',
    check: 'Только прочесть',
    savePasted: 'Сохранить приказы',
    readAs: (n) => `${n} ${ruCount(n, { one: 'приказ', few: 'приказа', many: 'приказов' })}`,
    saved: 'Сохранено.',
    lineOf: (n) => `Строка ${n}`,
    noneRead: 'Ни одного приказа прочесть не удалось. Ничего не изменено.',
    report: 'Отчёт и карта',
    reportHelp: 'О последней рассчитанной фазе, чтобы разослать.',
    copyReport: 'Копировать отчёт',
    copyMap: 'Копировать карту',
    saveMap: 'Сохранить карту (PNG)',
    noReport: 'Ни одна фаза ещё не рассчитана.',
    rollBack: 'Вернуться к фазе',
    rollHelp: 'Об этом узнают все. Поздние фазы останутся ветвью, и их можно вернуть.',
    rollTo: (phase) => `К фазе: ${phase}`,
    rollSure: 'Да, вернуться',
    branches: 'Ветви',
    branchOf: (n, when) => `${n} ${ruCount(n, { one: 'фаза', few: 'фазы', many: 'фаз' })}, отложено ${when}`,
    bringBack: 'Вернуть',
    noPhases: 'Возвращаться пока некуда.',
    correct: 'Поправить доску',
    correctHelp: 'Позиция текстом. Сохранённое заменит доску; приказы, данные до этого, пропадут.',
    correctLabel: 'Позиция',
    correctTake: 'Поставить на доску',
    corrected: 'Доска поправлена.',
    correctSure: 'Да, поставить',
    askJudge: 'Просить рассчитать сейчас',
    askEnter: 'Просить сохранить приказы',
    askCorrect: 'Просить поставить на доску',
    askSure: 'Да, спросить всех',
    askHelp: 'Вы играете, поэтому остальные должны согласиться. Поздние фазы останутся ветвью, и их можно вернуть.',
    asked: 'Остальных спросили.',
    passOn: 'Передать место ведущего',
    passOnHelp: 'Оно ваше, пока кто-то не займёт его по ссылке.',
  },
};
