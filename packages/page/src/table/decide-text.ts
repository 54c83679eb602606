import type { ProposalKind } from '@standoff/table';
import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words for what players decide together, and for how a table ends. */
export interface DecideText {
  readonly draw: (n: number) => string;
  readonly drawHidden: string;
  readonly drawOpen: (n: number, of: number) => string;
  readonly voteFor: string;
  readonly voted: string;
  readonly takeBack: string;
  readonly conceding: string;
  readonly concedeHelp: string;
  readonly concedeTo: string;
  readonly nobody: string;
  readonly pauseVote: string;
  readonly resumeVote: string;
  readonly abandonVote: string;
  readonly abandonHelp: string;
  readonly majority: (n: number, of: number) => string;
  readonly extension: (left: number) => string;
  readonly extensionTake: (time: string) => string;
  /** What a moderator who plays asks: of which power or phase, where it is of one. */
  readonly asks: Readonly<Record<ProposalKind, (what: string) => string>>;
  readonly asksYou: string;
  readonly agreedSoFar: (n: number, of: number) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly youAgree: string;
  readonly seePosition: string;
  readonly scores: string;
  readonly scoresHelp: string;
  readonly score: Readonly<Record<'power' | 'centres' | 'drawSize' | 'squares', string>>;
  readonly ended: Readonly<{
    solo: (power: string, centres: number) => string;
    draw: (powers: string) => string;
    conceded: (power: string) => string;
    abandoned: string;
    year: string;
  }>;
}

export const DECIDE: Both<DecideText> = {
  en: {
    draw: (n) => `Draw among all ${n}`,
    drawHidden: 'Votes stay hidden until unanimous.',
    drawOpen: (n, of) => `${n} of ${of} vote for it.`,
    voteFor: 'Vote for it',
    voted: 'You vote for it',
    takeBack: 'Take back',
    conceding: 'Concede',
    concedeHelp: 'The game ends when all others concede to the same power.',
    concedeTo: 'Concede to',
    nobody: 'nobody',
    pauseVote: 'Pause the game',
    resumeVote: 'Let the game go on',
    abandonVote: 'End it without a result',
    abandonHelp: 'Needs everybody.',
    majority: (n, of) => `${n} of ${of}; more than half decide.`,
    extension: (left) => `${left} ${enCount(left, { one: 'extension', other: 'extensions' })} left`,
    extensionTake: (time) => `Take ${time} more`,
    asks: {
      judge: () => 'judge this phase now',
      correct: () => 'put another position on the board',
      enter: (powers) => `enter orders for ${powers}`,
      'roll-back': (phase) => `go back to ${phase}`,
      'bring-back': () => 'bring back the phases that were set aside',
    },
    asksYou: 'The moderator plays too, and may not do this alone:',
    agreedSoFar: (n, of) => `${n} of ${of} agree; it needs all.`,
    agree: 'Agree',
    refuse: 'Refuse',
    youAgree: 'You have agreed.',
    seePosition: 'The position',
    scores: 'What it was worth',
    scoresHelp: 'Of 100, by two formulas. The rules know no score; take the one your table likes.',
    score: { power: 'Power', centres: 'Centres', drawSize: 'Draw size', squares: 'Sum of squares' },
    ended: {
      solo: (power, n) => `${power} has won with ${n} centres.`,
      draw: (powers) => `The game is over: a draw of ${powers}.`,
      conceded: (power) => `The game is over: conceded to ${power}.`,
      abandoned: 'The game was ended without a result.',
      year: 'The game is over: its last year has passed.',
    },
  },
  ru: {
    draw: (n) => `Ничья: ${n} ${ruCount(n, { one: 'держава', few: 'державы', many: 'держав' })}`,
    drawHidden: 'Голоса скрыты, пока не проголосуют все.',
    drawOpen: (n, of) => `За неё ${n} из ${of}.`,
    voteFor: 'Голосую за',
    voted: 'Вы за ничью',
    takeBack: 'Отозвать',
    conceding: 'Уступить',
    concedeHelp: 'Партия кончится, когда все остальные уступят одной державе.',
    concedeTo: 'Уступаю',
    nobody: 'никому',
    pauseVote: 'Поставить на паузу',
    resumeVote: 'Продолжить партию',
    abandonVote: 'Закончить без исхода',
    abandonHelp: 'Нужно согласие всех.',
    majority: (n, of) => `${n} из ${of}; решает больше половины.`,
    extension: (n) =>
      ruCount(n, { one: `Осталось ${n} продление`, few: `Осталось ${n} продления`, many: `Осталось ${n} продлений` }),
    extensionTake: (time) => `Продлить: ${time}`,
    asks: {
      judge: () => 'рассчитать эту фазу сейчас',
      correct: () => 'поставить на доску другую позицию',
      enter: (powers) => `внести приказы: ${powers}`,
      'roll-back': (phase) => `вернуться к фазе: ${phase}`,
      'bring-back': () => 'вернуть отложенные фазы',
    },
    asksYou: 'Ведущий играет сам, и без вас ему нельзя:',
    agreedSoFar: (n, of) => `Согласны ${n} из ${of}; нужны все.`,
    agree: 'Согласиться',
    refuse: 'Отказать',
    youAgree: 'Вы согласились.',
    seePosition: 'Позиция',
    scores: 'Чего стоил исход',
    scoresHelp: 'Из 100, по двум формулам. Правила очков не знают; возьмите ту, что принята у вас.',
    score: { power: 'Держава', centres: 'Центры', drawSize: 'По размеру ничьей', squares: 'По квадратам' },
    ended: {
      solo: (power, n) => `Победа: ${power}, ${n} ${ruCount(n, { one: 'центр', few: 'центра', many: 'центров' })}.`,
      draw: (powers) => `Партия окончена ничьей: ${powers}.`,
      conceded: (power) => `Партия окончена, победу уступили: ${power}.`,
      abandoned: 'Партия закончена без исхода.',
      year: 'Партия окончена: прошёл последний год.',
    },
  },
};
