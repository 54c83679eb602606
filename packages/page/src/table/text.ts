import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words of the screen of a table. */
export interface TableText {
  readonly table: string;
  readonly tables: string;
  readonly youPlay: (powers: string) => string;
  readonly watching: string;
  readonly moderating: string;
  readonly delayed: (phases: number) => string;
  readonly loading: string;
  readonly missing: string;
  readonly missingBody: string;
  readonly noServer: string;
  readonly noServerBody: string;
  readonly connectionLost: string;
  readonly gathering: string;
  readonly seatsTaken: (n: number, of: number) => string;
  readonly waiting: string;
  readonly noDeadline: string;
  readonly paused: Readonly<Record<'vote' | 'moderator' | 'silence', string>>;
  readonly grace: (who: string) => string;
  readonly lateWait: (who: string) => string;
  readonly seeking: (who: string) => string;
  readonly timeUp: string;
  readonly today: (time: string) => string;
  readonly map: string;
  readonly orders: string;
  readonly talk: string;
  readonly more: string;
  readonly yourOrders: string;
  readonly asText: string;
  readonly asList: string;
  readonly textHelp: string;
  readonly saved: (n: number, time: string) => string;
  readonly savedNone: (time: string) => string;
  readonly notYet: string;
  readonly saving: string;
  readonly unsent: string;
  readonly refused: string;
  readonly tooLate: string;
  readonly notRead: (n: number) => string;
  readonly notYours: (powers: string) => string;
  readonly log: string;
  readonly logShort: string;
  readonly logHelp: string;
  readonly logNone: string;
  readonly logEmpty: string;
  readonly byModerator: string;
  readonly ready: string;
  readonly notReady: string;
  readonly iAmReady: string;
  readonly readyWithout: (n: number) => string;
  readonly wouldHold: string;
  readonly wouldDisband: string;
  readonly readyAnyway: string;
  readonly orderFirst: string;
  readonly countsAt: (time: string) => string;
  readonly countsAnyway: string;
  readonly onlyHurries: string;
  readonly readyCount: (n: number, of: number) => string;
  readonly nothingToOrder: string;
  readonly locked: string;
  readonly seats: string;
  readonly holder: Readonly<Record<'open' | 'held' | 'dummy', string>>;
  readonly absent: string;
  readonly missed: (n: number) => string;
  readonly centres: (n: number) => string;
  readonly units: (n: number) => string;
  readonly seatReady: string;
  readonly you: string;
  readonly settings: string;
  readonly sandbox: string;
  readonly sandboxHelp: string;
  readonly nowPlayed: (phase: string) => string;
  readonly toNow: (phase: string) => string;
  readonly linkToPhase: string;
  readonly copied: string;
  readonly copyReport: string;
  readonly exportGame: string;
  readonly exportPython: string;
  readonly passOn: string;
  readonly passOnHelp: string;
  readonly passOnLink: string;
  readonly leave: string;
  readonly leaveHelp: string;
  readonly leaveSure: string;
  readonly moderator: string;
  readonly everyone: string;
  readonly somebody: string;
  readonly notes: string;
  readonly notesHelp: string;
  readonly group: string;
  readonly groupHelp: string;
  readonly open: string;
  readonly writeTo: (whom: string) => string;
  readonly send: string;
  readonly sendFailed: string;
  readonly noMessages: string;
  readonly closedTalk: string;
  readonly unread: (n: number) => string;
  readonly as: string;
  readonly back: string;
  readonly notices: string;
}

export const TABLE: Both<TableText> = {
  en: {
    table: 'Table',
    tables: 'Tables',
    youPlay: (powers) => `You play ${powers}`,
    watching: 'You are watching',
    moderating: 'You moderate',
    delayed: (n) => `Watchers see this table ${n} ${enCount(n, { one: 'phase', other: 'phases' })} later.`,
    loading: 'The table is being laid…',
    missing: 'This table is not open to you',
    missingBody: 'There is no such table, or one needs a seat at it. Open your own link, or log in where you hold one.',
    noServer: 'The server does not answer',
    noServerBody: 'Nothing is lost. This page tries again by itself.',
    connectionLost: 'The connection is lost. What you change is kept here and sent when it is back.',
    gathering: 'Waiting for players',
    seatsTaken: (n, of) => `${n} of ${of} seats are taken`,
    waiting: 'The game starts when every seat has somebody.',
    noDeadline: 'no deadline',
    paused: {
      vote: 'Paused by vote',
      moderator: 'Paused by the moderator',
      silence: 'Paused: nobody at all had ordered',
    },
    grace: (who) => `The deadline is past. Still open for: ${who}`,
    lateWait: (who) => `Waiting for orders: ${who}`,
    seeking: (who) => `A replacement is sought: ${who}`,
    timeUp: 'time is up',
    today: (time) => `today at ${time}`,
    map: 'Map',
    orders: 'Orders',
    talk: 'Talk',
    more: 'Table',
    yourOrders: 'Your orders',
    asText: 'As text',
    asList: 'As list',
    textHelp: 'Write them the way you know. Every line is read as you type and saved at once.',
    saved: (n, time) => `${n} saved, ${time}`,
    savedNone: (time) => `none saved, ${time}`,
    notYet: 'nothing saved yet',
    saving: 'saving…',
    unsent: 'not sent yet',
    refused: 'not saved',
    tooLate: 'The phase was judged before these orders reached the server.',
    notRead: (n) => `${n} ${enCount(n, { one: 'line is', other: 'lines are' })} not understood and not saved.`,
    notYours: (powers) => `Not yours, so not saved: ${powers}.`,
    log: 'Order log',
    logShort: 'Log',
    logHelp: 'Every set of orders that was saved for you, newest first. Nobody else sees it.',
    logNone: 'Nothing has been saved yet.',
    logEmpty: 'no orders',
    byModerator: 'entered by the moderator',
    ready: 'Ready',
    notReady: 'Not ready after all',
    iAmReady: 'I am ready',
    readyWithout: (n) => `${n} ${enCount(n, { one: 'unit has', other: 'units have' })} no order. Ready all the same?`,
    wouldHold: 'Without an order a unit holds.',
    wouldDisband: 'Without an order a dislodged unit is disbanded.',
    readyAnyway: 'Ready all the same',
    orderFirst: 'Not yet',
    countsAt: (time) => `Saved orders count at ${time} either way.`,
    countsAnyway: 'Saved orders count either way.',
    onlyHurries: 'Ready only hurries the table.',
    readyCount: (n, of) => `Ready only hurries the table: ${n} of ${of} are.`,
    nothingToOrder: 'You have nothing to order in this phase.',
    locked: 'Orders are closed.',
    seats: 'Seats',
    holder: { open: 'open', held: 'taken', dummy: 'dummy, holds' },
    absent: 'civil disorder',
    missed: (n) => `missed ${n}`,
    centres: (n) => `${n} ${enCount(n, { one: 'centre', other: 'centres' })}`,
    units: (n) => `${n} ${enCount(n, { one: 'unit', other: 'units' })}`,
    seatReady: 'ready',
    you: 'you',
    settings: 'What this table agreed on',
    sandbox: 'Sandbox',
    sandboxHelp:
      'Sandbox: a private copy of this game on the workbench, with your own orders in it. It is kept in this browser only, and nothing you try there is sent.',
    nowPlayed: (phase) => `now: ${phase}`,
    toNow: (phase) => `On to ${phase}`,
    linkToPhase: 'Copy link',
    copied: 'Copied',
    copyReport: 'Copy report',
    exportGame: 'Save the game',
    exportPython: 'For python diplomacy',
    passOn: 'Pass my seat on',
    passOnHelp: 'Makes a link for somebody else. You keep the seat until they take it; the table is told.',
    passOnLink: 'Link to your seat',
    leave: 'Give my seat up',
    leaveHelp: 'The seat is open again and the table is told.',
    leaveSure: 'Yes, give it up',
    moderator: 'Moderator',
    everyone: 'Everyone',
    somebody: 'Somebody',
    notes: 'Notes',
    notesHelp: 'Only you see them. They are saved as you type.',
    group: 'Group',
    groupHelp: 'Whom do you want to talk with?',
    open: 'Open',
    writeTo: (whom) => `Write to ${whom}`,
    send: 'Send',
    sendFailed: 'Not sent. Your text is still here.',
    noMessages: 'Nothing has been said here yet.',
    closedTalk: 'Nobody can write here now.',
    unread: (n) => `${n} unread`,
    as: 'As',
    back: 'Back',
    notices: 'Notices',
  },
  ru: {
    table: 'Стол',
    tables: 'Столы',
    youPlay: (powers) => `Вы играете: ${powers}`,
    watching: 'Вы смотрите',
    moderating: 'Вы ведущий',
    delayed: (n) => `Зрители видят этот стол на ${n} ${ruCount(n, { one: 'фазу', few: 'фазы', many: 'фаз' })} позже.`,
    loading: 'Стол накрывается…',
    missing: 'Этот стол вам не открыт',
    missingBody: 'Такого стола нет, или за ним нужно место. Откройте свою ссылку или войдите туда, где оно у вас есть.',
    noServer: 'Сервер не отвечает',
    noServerBody: 'Ничего не потеряно. Страница попробует снова сама.',
    connectionLost: 'Связи нет. Ваши изменения хранятся здесь и уйдут, когда она вернётся.',
    gathering: 'Ждём игроков',
    seatsTaken: (n, of) => `Занято ${n} ${ruCount(n, { one: 'место', few: 'места', many: 'мест' })} из ${of}`,
    waiting: 'Партия начнётся, когда на каждом месте кто-то будет.',
    noDeadline: 'без срока',
    paused: {
      vote: 'Пауза по голосованию',
      moderator: 'Пауза, объявлена ведущим',
      silence: 'Пауза: приказов не дал никто',
    },
    grace: (who) => `Срок вышел. Ещё ждём: ${who}`,
    lateWait: (who) => `Ждём приказов: ${who}`,
    seeking: (who) => `Ищем замену: ${who}`,
    timeUp: 'время вышло',
    today: (time) => `сегодня в ${time}`,
    map: 'Карта',
    orders: 'Приказы',
    talk: 'Переписка',
    more: 'Стол',
    yourOrders: 'Ваши приказы',
    asText: 'Текстом',
    asList: 'Списком',
    textHelp: 'Пишите так, как привыкли. Каждая строка читается на ходу и сразу сохраняется.',
    saved: (n, time) => `сохранено ${n}, ${time}`,
    savedNone: (time) => `приказов нет, ${time}`,
    notYet: 'ничего не сохранено',
    saving: 'сохраняется…',
    unsent: 'ещё не отправлено',
    refused: 'не сохранено',
    tooLate: 'Фаза рассчитана раньше, чем эти приказы дошли до сервера.',
    notRead: (n) =>
      `${n} ${ruCount(n, { one: 'строка не понята и не сохранена', few: 'строки не поняты и не сохранены', many: 'строк не понято и не сохранено' })}.`,
    notYours: (powers) => `Это не ваши приказы, они не сохранены: ${powers}.`,
    log: 'Журнал приказов',
    logShort: 'Журнал',
    logHelp: 'Всё, что сохранялось для вас, новое сверху. Больше никто этого не видит.',
    logNone: 'Пока ничего не сохранено.',
    logEmpty: 'без приказов',
    byModerator: 'внёс ведущий',
    ready: 'Готовность',
    notReady: 'Отменить готовность',
    iAmReady: 'Готово',
    readyWithout: (n) =>
      `Без приказа ${n} ${ruCount(n, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}. Всё равно готово?`,
    wouldHold: 'Подразделение без приказа обороняется.',
    wouldDisband: 'Разбитое подразделение без приказа расформировывается.',
    readyAnyway: 'Всё равно готово',
    orderFirst: 'Ещё нет',
    countsAt: (time) => `Сохранённые приказы в ${time} и так в силе.`,
    countsAnyway: 'Сохранённые приказы и так в силе.',
    onlyHurries: 'Готовность только торопит стол.',
    readyCount: (n, of) => `Готовность только торопит стол: готовы ${n} из ${of}.`,
    nothingToOrder: 'В этой фазе вам нечего приказывать.',
    locked: 'Приём приказов закрыт.',
    seats: 'Места',
    holder: { open: 'свободно', held: 'занято', dummy: 'без игрока, обороняется' },
    absent: 'гражданские беспорядки',
    missed: (n) => `пропусков: ${n}`,
    centres: (n) => `${n} ${ruCount(n, { one: 'центр', few: 'центра', many: 'центров' })}`,
    units: (n) => `${n} ${ruCount(n, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}`,
    seatReady: 'готово',
    you: 'вы',
    settings: 'О чём договорились',
    sandbox: 'Песочница',
    sandboxHelp:
      'Песочница: ваша личная копия этой партии в мастерской, с вашими приказами. Она хранится только в этом браузере, и оттуда ничего не отправляется.',
    nowPlayed: (phase) => `сейчас: ${phase}`,
    toNow: (phase) => `Дальше: ${phase}`,
    linkToPhase: 'Ссылка',
    copied: 'Скопировано',
    copyReport: 'Отчёт',
    exportGame: 'Сохранить партию',
    exportPython: 'Для python diplomacy',
    passOn: 'Передать место',
    passOnHelp: 'Сделает ссылку для другого. Место ваше, пока его не займут; стол узнает.',
    passOnLink: 'Ссылка на ваше место',
    leave: 'Освободить место',
    leaveHelp: 'Место снова свободно, и стол об этом узнает.',
    leaveSure: 'Да, освободить',
    moderator: 'Ведущий',
    everyone: 'Все',
    somebody: 'Кто-то',
    notes: 'Заметки',
    notesHelp: 'Их видите только вы. Сохраняются на ходу.',
    group: 'Группа',
    groupHelp: 'С кем вы хотите говорить?',
    open: 'Открыть',
    writeTo: (whom) => `Написать: ${whom}`,
    send: 'Отправить',
    sendFailed: 'Не отправлено. Ваш текст остался здесь.',
    noMessages: 'Здесь ещё ничего не сказано.',
    closedTalk: 'Писать сюда сейчас нельзя.',
    unread: (n) => `непрочитанных: ${n}`,
    as: 'От имени',
    back: 'Назад',
    notices: 'Уведомления',
  },
};
