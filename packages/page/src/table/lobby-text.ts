import { type Both, enCount, ruCount } from '../shell/language.ts';
import type { Tempo } from './lobby-filter.ts';

/** The words of making a table, of links and of the lobby. */
export interface LobbyText {
  readonly tables: string;
  readonly newTable: string;
  readonly lead: string;
  readonly yours: string;
  readonly yoursNone: string;
  readonly waitingFor: string;
  readonly nobodyWaits: string;
  readonly players: string;
  readonly table: string;
  readonly open: string;
  readonly join: string;
  readonly joinTitle: (name: string) => string;
  readonly joinHelp: string;
  readonly joinLateHelp: string;
  readonly seeks: (powers: string) => string;
  readonly whoWaits: string;
  readonly search: string;
  readonly all: string;
  readonly noTalk: string;
  readonly namesHidden: string;
  readonly hiddenNames: string;
  readonly noneSuits: string;
  readonly unordered: (n: number) => string;
  readonly unread: (n: number) => string;
  readonly tempi: Readonly<Record<Tempo, string>>;
  readonly noneFits: string;
  readonly toWatch: string;
  readonly watch: string;
  readonly wishes: string;
  readonly wishesHelp: string;
  readonly wishesOpen: string;
  readonly wish: (n: number) => string;
  readonly anyPower: string;
  readonly yourName: string;
  readonly yourNameHelp: string;
  readonly joined: string;
  readonly leaveLobby: string;
  readonly moderates: string;
  readonly toOrder: string;
  readonly isReady: string;
  readonly hasOrdered: string;
  readonly over: string;
  readonly gathering: (n: number, of: number) => string;
  readonly free: (n: number) => string;
  readonly createLead: string;
  readonly first: (when: string) => string;
  readonly makeLinks: string;
  readonly makeOpen: string;
  readonly ownSeat: string;
  readonly ownSeats: Readonly<Record<'none' | 'random', string>>;
  readonly ownSeatHelp: string;
  readonly dummies: string;
  readonly dummiesHelp: string;
  readonly more: string;
  readonly defaultName: string;
  readonly linksTitle: (n: number) => string;
  readonly linksHelp: string;
  readonly linksOnce: string;
  readonly onlyHere: string;
  readonly copyAll: string;
  readonly message: string;
  readonly messageHelp: string;
  readonly messageText: (table: string, lines: readonly string[], facts: readonly string[]) => string;
  readonly moderatorLink: string;
  readonly moderatorHelp: string;
  readonly toTable: string;
  readonly isOpenNow: string;
  readonly isOpenHelp: string;
  readonly copy: string;
  readonly copied: string;
  readonly notUsed: string;
  readonly invited: (table: string) => string;
  readonly seatOf: (power: string) => string;
  readonly chair: string;
  readonly takeSeat: (power: string) => string;
  readonly takeChair: string;
  readonly whatHappens: readonly string[];
  readonly dead: string;
  readonly noSecret: string;
  readonly noSecretHelp: string;
  readonly looking: string;
  readonly lost: string;
  readonly account: string;
  readonly importTitle: string;
  readonly importHelp: string;
}

export const LOBBY: Both<LobbyText> = {
  en: {
    tables: 'Tables',
    newTable: 'New table',
    lead: 'Play a whole game with friends or strangers on this server. Nobody needs an account.',
    yours: 'Yours',
    yoursNone: 'Tables where you hold a seat in this browser stand here.',
    waitingFor: 'Waiting for players',
    nobodyWaits: 'No open table just now. A table of your own takes a minute.',
    players: 'Players',
    table: 'Table',
    open: 'Open',
    join: 'Join',
    joinTitle: (name) => `Join ${name}`,
    joinHelp: 'Powers are drawn when the last seat has somebody; then the game begins.',
    joinLateHelp: 'The game goes on already. You take a seat at once and get a full phase for it.',
    seeks: (powers) => `wants a player: ${powers}`,
    whoWaits: 'Here so far:',
    search: 'Name holds',
    all: 'All',
    noTalk: 'No talk',
    namesHidden: 'names hidden',
    hiddenNames: 'Names hidden',
    noneSuits: 'Nothing that suits? A table of your own takes a minute.',
    unordered: (n) => `${n} ${enCount(n, { one: 'unit', other: 'units' })} without an order`,
    unread: (n) => `${n} new`,
    tempi: { live: 'Live', daily: 'A phase a day', slow: 'Slower', hand: 'Moderator judges' },
    noneFits: 'No open table fits.',
    toWatch: 'To watch',
    watch: 'Watch',
    wishes: 'Which power would you like?',
    wishesOpen: 'Wishes for a power, if you open it in the lobby',
    wishesHelp: 'Wishes are met as well as they can be together; chance decides among equals.',
    wish: (n) => `${n}. wish`,
    anyPower: 'any',
    yourName: 'Your name at this table',
    yourNameHelp: 'So the others know who you are. Where names are hidden, nobody sees it before the end.',
    joined: 'You are in. The game starts when the table is full.',
    leaveLobby: 'Leave',
    moderates: 'moderator',
    toOrder: 'orders wanted',
    isReady: 'ready',
    hasOrdered: 'orders saved',
    over: 'over',
    gathering: (n, of) => `${n} of ${of} players`,
    free: (n) => `${n} ${enCount(n, { one: 'seat', other: 'seats' })} free`,
    createLead: 'Everything below has a sensible answer already. You can press the button now.',
    first: (when) => `If it began now, first moves would close ${when}.`,
    makeLinks: 'Make the links',
    makeOpen: 'Open it in the lobby',
    ownSeat: 'You',
    ownSeats: { none: 'only moderate', random: 'play, a power by lot' },
    ownSeatHelp: 'A moderator who plays sees no order marks, and judges nothing early unless all agree.',
    dummies: 'Powers nobody plays',
    dummiesHelp: 'Fewer than seven? A dummy holds.',
    more: 'Everything else',
    defaultName: 'Our table',
    linksTitle: (n) => `${n} ${enCount(n, { one: 'link', other: 'links' })} to send round`,
    linksHelp: 'Each opens a page with one button. Whoever presses it has the seat, and the link is dead.',
    linksOnce: 'They are shown this once. A lost one can be made anew on the moderator’s page.',
    onlyHere:
      'These links open only on this computer. To let friends in, start the server with HOST=0.0.0.0, open this page by the address of this computer and make the table there; or set PUBLIC_URL (docs/HOSTING.md).',
    copyAll: 'Copy all',
    message: 'A message for your chat',
    messageHelp: 'All links with what they are for, ready to paste. For one player alone, copy one link above.',
    messageText: (table, lines, facts) =>
      [
        `"${table}" is a game of Diplomacy. Take the seat that is yours:`,
        '',
        ...lines,
        '',
        'Each link works once: it opens a page with one button.',
        ...facts,
      ].join('\n'),
    moderatorLink: 'A link for another moderator',
    moderatorHelp: 'You moderate already, in this browser. Keep this to moderate on another device, or give it on.',
    toTable: 'Go to the table',
    isOpenNow: 'The table is open',
    isOpenHelp: 'It stands in the lobby now. Send this address to whom you like; powers are drawn when it is full.',
    copy: 'Copy',
    copied: 'Copied',
    notUsed: 'not used yet',
    invited: (table) => `You are invited to ${table}`,
    seatOf: (power) => `The seat of ${power}`,
    chair: 'The moderator’s chair',
    takeSeat: (power) => `Take the seat of ${power}`,
    takeChair: 'Take the moderator’s chair',
    whatHappens: [
      'Nothing is taken yet: this page has only looked.',
      'When you press the button, this browser holds the seat and the link is dead. Whoever sent it cannot use it either.',
      'To play on another device too, make an account and log in there; you do not need one otherwise.',
    ],
    dead: 'This link is dead',
    noSecret: 'A link is missing something',
    noSecretHelp: 'Open it whole, with all that stands after the #.',
    looking: 'Looking at the link…',
    lost: 'The server does not answer. Nothing was taken.',
    account: 'Account',
    importTitle: 'Go on with a game from a file',
    importHelp: 'A game file of Standoff or a saved game of python diplomacy. The table takes it up where it stands.',
  },
  ru: {
    tables: 'Столы',
    newTable: 'Новый стол',
    lead: 'Целая партия с друзьями или незнакомцами на этом сервере. Учётная запись не нужна никому.',
    yours: 'Ваши',
    yoursNone: 'Здесь будут столы, за которыми у вас есть место в этом браузере.',
    waitingFor: 'Ждут игроков',
    nobodyWaits: 'Открытых столов сейчас нет. Свой стол займёт минуту.',
    players: 'Игроки',
    table: 'Стол',
    open: 'Открыть',
    join: 'Войти',
    joinTitle: (name) => `Войти: ${name}`,
    joinHelp: 'Державы разыграют, когда займут последнее место; тогда партия и начнётся.',
    joinLateHelp: 'Партия уже идёт. Вы сразу займёте место и получите полную фазу.',
    seeks: (powers) => `нужен игрок: ${powers}`,
    whoWaits: 'Уже здесь:',
    search: 'В названии',
    all: 'Все',
    noTalk: 'Без переписки',
    namesHidden: 'имена скрыты',
    hiddenNames: 'Имена скрыты',
    noneSuits: 'Ничего не подошло? Свой стол займёт минуту.',
    unordered: (n) =>
      `без приказа: ${n} ${ruCount(n, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}`,
    unread: (n) => `новых: ${n}`,
    tempi: { live: 'За вечер', daily: 'Фаза в день', slow: 'Медленнее', hand: 'По команде ведущего' },
    noneFits: 'Подходящих открытых столов нет.',
    toWatch: 'Можно посмотреть',
    watch: 'Смотреть',
    wishes: 'Какую державу вы хотели бы?',
    wishesOpen: 'Пожелания о державе, если открыть в общем зале',
    wishesHelp: 'Пожелания исполнят, насколько они совместимы; между равными решит жребий.',
    wish: (n) => `${n}-е желание`,
    anyPower: 'любую',
    yourName: 'Ваше имя за этим столом',
    yourNameHelp: 'Чтобы другие знали, кто вы. Где имена скрыты, его до конца никто не увидит.',
    joined: 'Вы за столом. Партия начнётся, когда все соберутся.',
    leaveLobby: 'Уйти',
    moderates: 'ведущий',
    toOrder: 'ждут приказов',
    isReady: 'готово',
    hasOrdered: 'приказы сохранены',
    over: 'окончена',
    gathering: (n, of) => `${n} ${ruCount(n, { one: 'игрок', few: 'игрока', many: 'игроков' })} из ${of}`,
    free: (n) => `${n} ${ruCount(n, { one: 'место свободно', few: 'места свободны', many: 'мест свободно' })}`,
    createLead: 'На всё уже есть разумный ответ. Кнопку можно нажать сразу.',
    first: (when) => `Если начать сейчас, первые приказы принимаются до ${when}.`,
    makeLinks: 'Сделать ссылки',
    makeOpen: 'Открыть в общем зале',
    ownSeat: 'Вы',
    ownSeats: { none: 'только ведёте', random: 'играете, держава по жребию' },
    ownSeatHelp: 'Играющий ведущий не видит, кто дал приказы, и без согласия всех не рассчитывает фазу раньше срока.',
    dummies: 'Державы без игрока',
    dummiesHelp: 'Вас меньше семи? Подразделения державы без игрока обороняются.',
    more: 'Всё остальное',
    defaultName: 'Наш стол',
    linksTitle: (n) => ruCount(n, { one: `${n} ссылка`, few: `${n} ссылки`, many: `${n} ссылок` }),
    linksHelp: 'Каждая открывает страницу с одной кнопкой. Кто её нажмёт, тот занял место, а ссылка погасла.',
    linksOnce: 'Показаны один раз. Потерянную можно сделать заново на странице ведущего.',
    onlyHere:
      'Эти ссылки открываются только на этом компьютере. Чтобы друзья могли войти, запустите сервер с HOST=0.0.0.0, откройте эту страницу по адресу компьютера и создайте стол там; или задайте PUBLIC_URL (docs/HOSTING.md).',
    copyAll: 'Копировать все',
    message: 'Сообщение для чата',
    messageHelp: 'Все ссылки с пояснениями, осталось вставить. Для одного игрока скопируйте одну ссылку выше.',
    messageText: (table, lines, facts) =>
      [
        `«${table}», партия в «Дипломатию». Займите своё место:`,
        '',
        ...lines,
        '',
        'Каждая ссылка действует один раз: она открывает страницу с одной кнопкой.',
        ...facts,
      ].join('\n'),
    moderatorLink: 'Ссылка для другого ведущего',
    moderatorHelp: 'В этом браузере вы уже ведущий. Ссылка пригодится на другом устройстве или другому человеку.',
    toTable: 'К столу',
    isOpenNow: 'Стол открыт',
    isOpenHelp: 'Он уже в общем зале. Пошлите этот адрес кому хотите; державы разыграют, когда все соберутся.',
    copy: 'Копировать',
    copied: 'Скопировано',
    notUsed: 'не использована',
    invited: (table) => `Вас приглашают: ${table}`,
    seatOf: (power) => `Место: ${power}`,
    chair: 'Место ведущего',
    takeSeat: (power) => `Занять место: ${power}`,
    takeChair: 'Стать ведущим',
    whatHappens: [
      'Пока ничего не занято: страница только посмотрела.',
      'Нажмёте кнопку, и место за этим браузером, а ссылка погаснет: больше её никто не откроет, даже тот, кто её послал.',
      'Чтобы играть и с другого устройства, заведите учётную запись и войдите там; иначе она не нужна.',
    ],
    dead: 'Эта ссылка больше не действует',
    noSecret: 'Ссылка неполная',
    noSecretHelp: 'Откройте её целиком, со всем, что стоит после знака #.',
    looking: 'Смотрим, что это за ссылка…',
    lost: 'Сервер не отвечает. Ничего не занято.',
    account: 'Учётная запись',
    importTitle: 'Продолжить партию из файла',
    importHelp: 'Файл партии Standoff или сохранённая партия python diplomacy. Стол продолжит её с того же места.',
  },
};
