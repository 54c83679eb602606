import type { DrawVotes, NoShowPolicy, PressKind, ReadyMarks, Watching } from '@standoff/table';
import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words for what a table agrees on. */
export interface SettingsText {
  readonly name: string;
  readonly game: string;
  readonly standard: string;
  readonly rules: string;
  readonly rulesOf: (name: string) => string;
  readonly pace: string;
  readonly paces: Readonly<Record<'live' | 'daily' | 'twice' | 'hand' | 'own', string>>;
  readonly zone: string;
  readonly days: string;
  readonly dayNames: readonly string[];
  readonly movement: string;
  readonly retreat: string;
  readonly build: string;
  readonly spanKind: Readonly<Record<'length' | 'clock' | 'none', string>>;
  readonly minutes: string;
  readonly hours: string;
  readonly times: string;
  readonly timesHelp: string;
  readonly atLeast: string;
  readonly grace: string;
  readonly graceHelp: string;
  readonly extensions: string;
  readonly extensionLength: string;
  readonly early: string;
  readonly remind: string;
  readonly press: string;
  readonly presses: Readonly<Record<PressKind, string>>;
  readonly pressHelp: Readonly<Record<PressKind, string>>;
  readonly names: string;
  readonly namesShown: string;
  readonly namesHidden: string;
  readonly namesForced: string;
  readonly late: string;
  readonly policies: Readonly<Record<NoShowPolicy, string>>;
  readonly policyHelp: Readonly<Record<NoShowPolicy, string>>;
  readonly after: string;
  readonly seek: string;
  readonly ends: string;
  readonly noLastYear: string;
  readonly lastYear: (year: number) => string;
  readonly lastYearLabel: string;
  readonly draws: string;
  readonly drawVotes: Readonly<Record<DrawVotes, string>>;
  readonly ready: string;
  readonly readyMarks: Readonly<Record<ReadyMarks, string>>;
  readonly watch: string;
  readonly watching: Readonly<Record<Watching, string>>;
  readonly delay: string;
  readonly delayed: (n: number) => string;
  readonly reads: string;
  readonly readsHelp: string;
  readonly every: (time: string, days: string) => string;
  readonly lasts: (time: string) => string;
  readonly byHand: string;
  readonly allDays: string;
  readonly movements: (span: string) => string;
  readonly others: (span: string) => string;
  readonly graceOf: (time: string) => string;
  readonly extensionsOf: (n: number, time: string) => string;
  readonly hurried: string;
}

export const SETTINGS: Both<SettingsText> = {
  en: {
    name: 'Name',
    game: 'Game',
    standard: 'Standard map',
    rules: 'Rules',
    rulesOf: (name) => `Rules: ${name}`,
    pace: 'Pace',
    paces: {
      live: 'An evening: 15 min',
      daily: 'One phase a day',
      twice: 'Two a week',
      hand: 'The moderator judges',
      own: 'My own…',
    },
    zone: 'Time zone',
    days: 'Days',
    dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    movement: 'Movement',
    retreat: 'Retreats',
    build: 'Builds',
    spanKind: { length: 'a length', clock: 'at clock times', none: 'until judged by hand' },
    minutes: 'minutes',
    hours: 'hours',
    times: 'Times of day',
    timesHelp: 'as 21:00, several with commas',
    atLeast: 'but at least, in hours',
    grace: 'Grace, in minutes',
    graceHelp: 'After the deadline, those without orders may still send them; everybody else is locked.',
    extensions: 'Extensions for each seat',
    extensionLength: 'each, in hours',
    early: 'Judge as soon as all are ready',
    remind: 'Remind those without orders, minutes before',
    press: 'Talk',
    presses: {
      all: 'Private and public',
      public: 'Public only',
      anonymous: 'Public without names',
      rulebook: 'Rulebook',
      none: 'None',
    },
    pressHelp: {
      all: 'Everybody talks with whom they like, in pairs, groups and to all.',
      public: 'Everybody hears everything.',
      anonymous: 'To all, and nobody sees who wrote. Names stay hidden.',
      rulebook: 'No talk during retreats and builds.',
      none: 'Nobody talks, and names stay hidden until the end.',
    },
    names: 'Names',
    namesShown: 'Shown',
    namesHidden: 'Hidden until the end',
    namesForced: 'Without talk, or without names in it, names are hidden.',
    late: 'If somebody is late',
    policies: { hold: 'Units hold', wait: 'Wait', replacement: 'Seek a replacement', disorder: 'Civil disorder' },
    policyHelp: {
      hold: 'The phase is judged without them.',
      wait: 'The phase waits for their orders. The moderator can judge it anyway.',
      replacement: 'The phase waits for somebody new, and goes on without one after a time.',
      disorder: 'The power holds and disbands by the rules until its player is back.',
    },
    after: 'after so many deadlines missed in a row',
    seek: 'and waits, in hours',
    ends: 'Ends',
    noLastYear: '18 centres or a draw',
    lastYear: (year) => `after ${year}`,
    lastYearLabel: 'After the year',
    draws: 'Draws',
    drawVotes: { hidden: 'Hidden votes', open: 'Votes are counted openly', none: 'No draws' },
    ready: 'Ready marks',
    readyMarks: { count: 'How many', named: 'Who', hidden: 'Hidden' },
    watch: 'Who may watch',
    watching: { nobody: 'Nobody', delayed: 'Anyone, later', anyone: 'Anyone' },
    delay: 'How many phases later',
    delayed: (n) => `Anyone, ${n} ${enCount(n, { one: 'phase', other: 'phases' })} later`,
    reads: 'The moderator may read orders and talk',
    readsHelp: 'Never one who plays too.',
    every: (times, days) => `${days} at ${times}`,
    lasts: (time) => time,
    byHand: 'until the moderator judges',
    allDays: 'every day',
    movements: (span) => `Movement: ${span}.`,
    others: (span) => `Retreats and builds: ${span}; empty phases are skipped.`,
    graceOf: (time) => `Grace: ${time}.`,
    extensionsOf: (n, time) =>
      `${n} ${enCount(n, { one: 'extension', other: 'extensions' })} of ${time} for each seat.`,
    hurried: 'Judged as soon as all are ready.',
  },
  ru: {
    name: 'Название',
    game: 'Игра',
    standard: 'Обычная карта',
    rules: 'Правила',
    rulesOf: (name) => `Правила: ${name}`,
    pace: 'Темп',
    paces: {
      live: 'За вечер: 15 мин',
      daily: 'Фаза в день',
      twice: 'Две в неделю',
      hand: 'По команде ведущего',
      own: 'Свой…',
    },
    zone: 'Часовой пояс',
    days: 'Дни',
    dayNames: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    movement: 'Приказы',
    retreat: 'Отступления',
    build: 'Постройки',
    spanKind: { length: 'длится', clock: 'по часам', none: 'пока не рассчитают' },
    minutes: 'минут',
    hours: 'часов',
    times: 'Время суток',
    timesHelp: 'как 21:00, несколько через запятую',
    atLeast: 'но не меньше, в часах',
    grace: 'Отсрочка, в минутах',
    graceHelp: 'После срока опоздавшие ещё могут прислать приказы; у остальных они закрыты.',
    extensions: 'Продлений на место',
    extensionLength: 'каждое, в часах',
    early: 'Рассчитать, как только все готовы',
    remind: 'Напомнить тем, кто без приказов, за столько минут',
    press: 'Переписка',
    presses: {
      all: 'Личная и общая',
      public: 'Только общая',
      anonymous: 'Общая без имён',
      rulebook: 'По книге правил',
      none: 'Никакой',
    },
    pressHelp: {
      all: 'Каждый говорит с кем хочет: вдвоём, в группах и со всеми.',
      public: 'Все слышат всё.',
      anonymous: 'Всем сразу, и не видно, кто писал. Имена скрыты.',
      rulebook: 'Во время отступлений и построек переписки нет.',
      none: 'Никто не переписывается, имена скрыты до конца.',
    },
    names: 'Имена',
    namesShown: 'Видны',
    namesHidden: 'Скрыты до конца',
    namesForced: 'Без переписки или без имён в ней имена скрыты.',
    late: 'Если кто-то опоздал',
    policies: { hold: 'Оборона', wait: 'Ждать', replacement: 'Искать замену', disorder: 'Гражданские беспорядки' },
    policyHelp: {
      hold: 'Фазу рассчитают без него, подразделения без приказа обороняются.',
      wait: 'Фаза ждёт его приказов. Ведущий может рассчитать её и без них.',
      replacement: 'Фаза ждёт нового игрока, а через время идёт дальше без него.',
      disorder: 'Подразделения державы обороняются и расформировываются по правилам, пока игрок не вернётся.',
    },
    after: 'после стольких пропусков подряд',
    seek: 'и ждать, в часах',
    ends: 'Конец',
    noLastYear: '18 центров или ничья',
    lastYear: (year) => `после ${year} года`,
    lastYearLabel: 'После года',
    draws: 'Ничьи',
    drawVotes: { hidden: 'Скрытые голоса', open: 'Счёт голосов открыт', none: 'Без ничьих' },
    ready: 'Готовность',
    readyMarks: { count: 'Сколько', named: 'Кто', hidden: 'Скрыта' },
    watch: 'Кто может смотреть',
    watching: { nobody: 'Никто', delayed: 'Любой, позже', anyone: 'Любой' },
    delay: 'На сколько фаз позже',
    delayed: (n) => `Любой, через ${n} ${ruCount(n, { one: 'фазу', few: 'фазы', many: 'фаз' })}`,
    reads: 'Ведущий может читать приказы и переписку',
    readsHelp: 'Никогда, если играет сам.',
    every: (times, days) => `${days} в ${times}`,
    lasts: (time) => time,
    byHand: 'пока не рассчитает ведущий',
    allDays: 'каждый день',
    movements: (span) => `Приказы: ${span}.`,
    others: (span) => `Отступления и постройки: ${span}; пустые фазы пропускаются.`,
    graceOf: (time) => `Отсрочка: ${time}.`,
    extensionsOf: (n, time) =>
      `На место ${n} ${ruCount(n, { one: 'продление', few: 'продления', many: 'продлений' })}, каждое: ${time}.`,
    hurried: 'Фаза рассчитывается, как только все готовы.',
  },
};
