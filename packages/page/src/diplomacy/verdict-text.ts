import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words of a judged phase, and of what other rules would make of it. */
export interface VerdictText {
  readonly verdicts: string;
  readonly newBoard: string;
  readonly spaceKey: string;
  readonly tryAnother: string;
  readonly decides: string;
  readonly decidesEnd: string;
  readonly rules: string;
  readonly rulesOf: (name: string) => string;
  readonly choices: string;
  readonly so: string;
  readonly failsToo: string;
  readonly centresAfter: string;
  readonly scale: string;
  readonly judgedMovement: (moved: number, failed: number, out: number) => string;
  readonly ended: string;
  readonly won: (power: string, centres: number) => string;
  readonly drawn: string;
  readonly lastYear: string;
  readonly short: Readonly<
    Record<'cut' | 'void' | 'blocked' | 'dislodged' | 'lost' | 'illegal' | 'own' | 'broken' | 'no-convoy', string>
  >;
  readonly sameHere: string;
  readonly usedNow: string;
  readonly otherwise: string;
  readonly differs: (n: number, which: string) => string;
  readonly differsBoard: string;
  readonly underRules: (names: string) => string;
  readonly custom: string;
}

export const VERDICTS: Both<VerdictText> = {
  en: {
    verdicts: 'Verdicts',
    newBoard: 'New board',
    spaceKey: 'Space: old and new board',
    tryAnother: 'Try another order',
    decides: 'What decides this',
    decidesEnd: 'Show all again',
    rules: 'Rules for this board',
    rulesOf: (name) => `Rules: ${name}`,
    choices: 'Choice by choice',
    so: 'so',
    failsToo: 'fails too',
    centresAfter: 'Centres after these moves',
    scale: 'strength : against',
    judgedMovement: (moved, failed, out) => `${moved} advanced · ${failed} failed · ${out} dislodged`,
    ended: 'The game has ended',
    won: (power, centres) => `${power} wins with ${centres} centres.`,
    drawn: 'A draw.',
    lastYear: 'The last year is over.',
    short: {
      cut: 'cut',
      void: 'void',
      blocked: 'blocked',
      dislodged: 'dislodged',
      lost: 'lost',
      illegal: 'illegal',
      own: 'own unit',
      broken: 'broken',
      'no-convoy': 'no convoy',
    },
    sameHere: 'the same here',
    usedNow: 'used now',
    otherwise: 'Another profile judges this board otherwise.',
    differs: (n, which) => `${n} ${enCount(n, { one: 'order differs', other: 'orders differ' })}: ${which}`,
    differsBoard: 'the board after differs',
    underRules: (names) => `By the rules of ${names}:`,
    custom: 'own choice',
  },
  ru: {
    verdicts: 'Решения',
    newBoard: 'Новая доска',
    spaceKey: 'Пробел: старая и новая доска',
    tryAnother: 'Другой приказ',
    decides: 'Что это решает',
    decidesEnd: 'Показать всё',
    rules: 'Правила для этой доски',
    rulesOf: (name) => `Правила: ${name}`,
    choices: 'По пунктам',
    so: 'поэтому',
    failsToo: 'тоже нет',
    centresAfter: 'Центры после этих ходов',
    scale: 'сила : против',
    judgedMovement: (moved, failed, out) => `прошло ${moved} · не прошло ${failed} · разбито ${out}`,
    ended: 'Игра окончена',
    won: (power, centres) =>
      `${power} побеждает: ${centres} ${ruCount(centres, { one: 'центр', few: 'центра', many: 'центров' })}.`,
    drawn: 'Ничья.',
    lastYear: 'Последний год прошёл.',
    short: {
      cut: 'сорвана',
      void: 'впустую',
      blocked: 'занято',
      dislodged: 'разбито',
      lost: 'погибло',
      illegal: 'нельзя',
      own: 'своё войско',
      broken: 'сорван',
      'no-convoy': 'нет конвоя',
    },
    sameHere: 'здесь то же',
    usedNow: 'сейчас',
    otherwise: 'По другому своду эта доска судится иначе.',
    differs: (n, which) =>
      `${ruCount(n, { one: 'иначе', few: 'иначе', many: 'иначе' })} ${n} ${ruCount(n, { one: 'приказ', few: 'приказа', many: 'приказов' })}: ${which}`,
    differsBoard: 'доска после будет иной',
    underRules: (names) => `По правилам ${names}:`,
    custom: 'свой выбор',
  },
};
