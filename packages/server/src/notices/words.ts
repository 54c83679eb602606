import type { Language } from '@standoff/language';
import type { ProposalKind } from '@standoff/table';

/** What notices say, in one language. */
export interface NoticeWords {
  readonly judged: (phase: string, next: string) => string;
  readonly begun: (table: string) => string;
  readonly next: (phase: string) => string;
  readonly until: (time: string) => string;
  readonly noDeadline: string;
  readonly yourOrders: (power: string) => string;
  readonly noOrders: string;
  readonly unordered: string;
  readonly nothingToDo: string;
  readonly remind: (phase: string) => string;
  readonly remindText: string;
  readonly message: (from: string, table: string) => string;
  readonly anonymous: string;
  readonly moderator: string;
  readonly everyone: string;
  readonly to: (thread: string) => string;
  readonly votes: (count: number, of: number) => string;
  readonly ended: (how: string) => string;
  readonly solo: (power: string) => string;
  readonly draw: (powers: string) => string;
  readonly conceded: (power: string) => string;
  readonly afterYear: (year: number) => string;
  readonly abandoned: string;
  readonly seat: Readonly<
    Record<'taken' | 'left' | 'replaced' | 'revoked' | 'dummy' | 'link' | 'passed-on', (power: string) => string>
  >;
  readonly chair: Readonly<Record<'link' | 'passed-on', string>>;
  readonly missed: (powers: string) => string;
  readonly waiting: (powers: string) => string;
  readonly paused: string;
  readonly resumed: string;
  readonly rolledBack: (phase: string) => string;
  readonly restored: (phase: string) => string;
  readonly corrected: string;
  readonly clock: Readonly<Record<'moderator' | 'extension' | 'replacement', string>>;
  readonly grace: (powers: string) => string;
  readonly disorder: (power: string) => string;
  readonly returned: (power: string) => string;
  readonly proposal: Readonly<Record<ProposalKind, string>>;
  readonly proposalHelp: string;
  readonly test: string;
  readonly testText: string;
  readonly map: string;
  readonly openButton: string;
  readonly stopLink: string;
  readonly open: string;
  readonly stop: string;
}

const EN: NoticeWords = {
  judged: (phase, next) => `${phase} is judged. Next: ${next}`,
  begun: (table) => `${table} has begun`,
  next: (phase) => `Next: ${phase}.`,
  until: (time) => `Until ${time}.`,
  noDeadline: 'There is no deadline.',
  yourOrders: (power) => `${power}, your orders:`,
  noOrders: 'You had given no orders.',
  unordered: 'no order',
  nothingToDo: 'You have nothing to order.',
  remind: (phase) => `${phase}: no orders from you yet`,
  remindText: 'You have saved no orders for this phase.',
  message: (from, table) => `${from} wrote (${table})`,
  anonymous: 'Somebody',
  moderator: 'The moderator',
  everyone: 'everyone',
  to: (thread) => `To: ${thread}`,
  votes: (count, of) => `${count} of ${of} vote for a draw`,
  ended: (how) => `The game is over: ${how}`,
  solo: (power) => `${power} has won.`,
  draw: (powers) => `a draw of ${powers}.`,
  conceded: (power) => `conceded to ${power}.`,
  afterYear: (year) => `it was played to the end of ${year}.`,
  abandoned: 'it was abandoned.',
  seat: {
    taken: (power) => `${power} has a player.`,
    left: (power) => `${power} has lost its player.`,
    replaced: (power) => `${power} has a new player.`,
    revoked: (power) => `The moderator took ${power} from its player.`,
    dummy: (power) => `${power} is a dummy now: its units hold.`,
    link: (power) => `A new link to ${power} was made.`,
    'passed-on': (power) => `${power} was passed on to another player.`,
  },
  chair: {
    link: 'A new link to the moderator’s chair was made.',
    'passed-on': 'Somebody else has taken the moderator’s chair.',
  },
  missed: (powers) => `No orders came from ${powers}.`,
  waiting: (powers) => `The table waits for ${powers}.`,
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  rolledBack: (phase) => `The game went back to ${phase}.`,
  restored: (phase) => `Phases that were set aside were brought back: ${phase}.`,
  corrected: 'The moderator corrected the board. Orders saved for this phase were dropped.',
  clock: {
    moderator: 'The moderator gave more time',
    extension: 'A player took an extension',
    replacement: 'A new player has a full phase',
  },
  grace: (powers) => `The deadline is past; grace for ${powers}`,
  disorder: (power) => `${power} is in civil disorder.`,
  returned: (power) => `${power} is back.`,
  proposal: {
    judge: 'The moderator, who plays, asks to judge now',
    correct: 'The moderator, who plays, asks to correct the board',
    enter: 'The moderator, who plays, asks to enter orders',
    'roll-back': 'The moderator, who plays, asks to go back to an earlier phase',
    'bring-back': 'The moderator, who plays, asks to bring a branch back',
  },
  proposalHelp: 'It is done when all other players agree. You can agree or refuse at the table.',
  test: 'A test',
  testText: 'Notices of this table arrive here. Nothing has happened; somebody only wanted to try it.',
  map: 'The map of the judged phase',
  openButton: 'To the table',
  stopLink: 'Stop these mails',
  open: 'To the table:',
  stop: 'Stop these mails:',
};

const RU: NoticeWords = {
  judged: (phase, next) => `${phase}: рассчитано. Дальше ${next}`,
  begun: (table) => `${table}: партия началась`,
  next: (phase) => `Дальше: ${phase}.`,
  until: (time) => `Срок: ${time}.`,
  noDeadline: 'Срока нет.',
  yourOrders: (power) => `${power}, ваши приказы:`,
  noOrders: 'Приказов от вас не было.',
  unordered: 'без приказа',
  nothingToDo: 'Приказывать вам нечего.',
  remind: (phase) => `${phase}: приказов от вас ещё нет`,
  remindText: 'Для этой фазы у вас не сохранено ни одного приказа.',
  message: (from, table) => `${from}: сообщение (${table})`,
  anonymous: 'Кто-то',
  moderator: 'Ведущий',
  everyone: 'все',
  to: (thread) => `Кому: ${thread}`,
  votes: (count, of) => `За ничью: ${count} из ${of}`,
  ended: (how) => `Партия окончена: ${how}`,
  solo: (power) => `победа, ${power}.`,
  draw: (powers) => `ничья (${powers}).`,
  conceded: (power) => `уступлена, победитель ${power}.`,
  afterYear: (year) => `доиграна до конца ${year} года.`,
  abandoned: 'брошена.',
  seat: {
    taken: (power) => `${power}: есть игрок.`,
    left: (power) => `${power}: осталась без игрока.`,
    replaced: (power) => `${power}: новый игрок.`,
    revoked: (power) => `${power}: ведущий забрал место у игрока.`,
    dummy: (power) => `${power}: без игрока, подразделения обороняются.`,
    link: (power) => `${power}: выдана новая ссылка.`,
    'passed-on': (power) => `${power}: место передано другому игроку.`,
  },
  chair: {
    link: 'Сделана новая ссылка на место ведущего.',
    'passed-on': 'Место ведущего занял кто-то другой.',
  },
  missed: (powers) => `Приказов не прислали: ${powers}.`,
  waiting: (powers) => `Стол ждёт: ${powers}.`,
  paused: 'Партия на паузе.',
  resumed: 'Партия продолжается.',
  rolledBack: (phase) => `Партия вернулась назад: ${phase}.`,
  restored: (phase) => `Отложенные фазы возвращены: ${phase}.`,
  corrected: 'Ведущий поправил доску. Приказы, сохранённые для этой фазы, пропали.',
  clock: {
    moderator: 'Ведущий продлил срок',
    extension: 'Один из игроков взял продление',
    replacement: 'У нового игрока полная фаза',
  },
  grace: (powers) => `Срок вышел; отсрочка: ${powers}`,
  disorder: (power) => `Гражданские беспорядки: ${power}.`,
  returned: (power) => `Игрок вернулся: ${power}.`,
  proposal: {
    judge: 'Играющий ведущий просит рассчитать фазу сейчас',
    correct: 'Играющий ведущий просит поправить доску',
    enter: 'Играющий ведущий просит внести приказы',
    'roll-back': 'Играющий ведущий просит вернуться к прежней фазе',
    'bring-back': 'Играющий ведущий просит вернуть ветвь',
  },
  proposalHelp: 'Это случится, когда согласятся все остальные игроки. Согласиться или отказать можно за столом.',
  test: 'Проба',
  testText: 'Уведомления этого стола приходят сюда. Ничего не случилось, кто-то лишь проверил.',
  map: 'Карта рассчитанной фазы',
  openButton: 'К столу',
  stopLink: 'Не присылать больше',
  open: 'К столу:',
  stop: 'Не присылать больше:',
};

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = { en: EN, ru: RU };
