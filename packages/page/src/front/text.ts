import { type Both, enCount, ruCount } from '../shell/language.ts';

export interface FrontText {
  readonly title: string;
  readonly lead: string;
  readonly tryTitle: string;
  readonly tryBody: string;
  readonly gitmTitle: string;
  readonly gitmBody: string;
  readonly tableTitle: string;
  readonly tableBody: string;
  readonly gotMail: string;
  readonly paste: string;
  readonly inBoth: string;
  readonly all: (n: number) => string;
  readonly worth: string;
  readonly pause: string;
  readonly play: string;
  readonly board: string;
}

export const FRONT: Both<FrontText> = {
  en: {
    title: 'The judge that explains itself',
    lead: 'Every order for Diplomacy, every entry in GITM, with the reason beside it. No account. Works offline.',
    tryTitle: 'Try a position',
    tryBody: 'Set up any board, order all seven powers, judge, branch, share by a link.',
    gitmTitle: 'Judge a GITM battle',
    gitmBody: 'Who may enter, who began it, who stands on which side, and why.',
    tableTitle: 'Start a table',
    tableBody: 'Seven links to send round. Opening one is enough to play.',
    gotMail: 'Got orders in a mail?',
    paste: 'Paste them',
    inBoth: ', in English or Russian.',
    all: (n) => `All ${n} ${enCount(n, { one: 'position', other: 'positions' })}`,
    worth: 'Positions worth a minute',
    pause: 'Pause',
    play: 'Play',
    board: 'Open this board',
  },
  ru: {
    title: 'Судья, который объясняет',
    lead: 'Каждый приказ в «Дипломатии» и каждый вход в GITM с причиной рядом. Без регистрации и без сети.',
    tryTitle: 'Разобрать позицию',
    tryBody: 'Расставьте доску, дайте приказы семи державам, рассудите, поделитесь ссылкой.',
    gitmTitle: 'Рассудить бой GITM',
    gitmBody: 'Кто войдёт, кто начал, кто на чьей стороне и почему.',
    tableTitle: 'Открыть стол',
    tableBody: 'Семь ссылок для друзей. Открыл ссылку и играешь.',
    gotMail: 'Приказы пришли письмом?',
    paste: 'Вставьте их',
    inBoth: ', по-русски или по-английски.',
    all: (n) => `Все ${n} ${ruCount(n, { one: 'позиция', few: 'позиции', many: 'позиций' })}`,
    worth: 'Позиции на минуту',
    pause: 'Пауза',
    play: 'Дальше',
    board: 'Открыть эту доску',
  },
};
