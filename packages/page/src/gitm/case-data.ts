import type { Both } from '../shell/language.ts';

/** A phase of the gallery in few words. */
export interface WrittenCase {
  readonly id: string;
  readonly title: Both<string>;
  /** Codes in the order of the table. */
  readonly states: string;
  /** `AUxFR`: at war; `+` allied, `o` neutral. */
  readonly relations: string;
  readonly start: string;
  /** `FR1IN 7-7`: a move; `AU1IN FR1IN 6-6 9-6`: an interception of the second at a square on the way to another. */
  readonly events: string;
}

/** The two examples of the page on entering combat, and the published cases. */
export const CASE_DATA: readonly WrittenCase[] = [
  {
    id: 'E1',
    title: {
      en: 'First example: Prussia turns on Austria',
      ru: 'Первый пример: Пруссия против Австрии',
    },
    states: 'AU FR PR',
    relations: 'AUxFR, AU+PR, FR+PR',
    start: 'AU1IN 7-7, PR1IN 7-7, FR1IN 4-10',
    events: 'FR1IN 7-7',
  },
  {
    id: 'E2',
    title: {
      en: 'Second example: Denmark is kept out',
      ru: 'Второй пример: Данию не пускают',
    },
    states: 'AU FR PR SP NL DK',
    relations:
      'AUxFR, AU+PR, FR+PR, SP+AU, SP+PR, SPxFR, NL+FR, NL+PR, NLxAU, NLxSP, DK+AU, DK+PR, DK+SP, DKxFR, DKoNL',
    start: 'AU1IN 7-7, PR1IN 7-7, SP1IN 7-7, FR1IN 4-11, NL1IN 10-11, DK1IN 11-3',
    events: 'FR1IN 7-7; NL1IN 7-7; DK1IN 7-7',
  },
  {
    id: 'C01',
    title: {
      en: 'Two states: mover attacks, holder defends',
      ru: 'Два государства: кто вошёл, атакует, кто стоял, обороняется',
    },
    states: 'FR AU',
    relations: 'FRxAU',
    start: 'AU1IN 7-7, FR1IN 7-6',
    events: 'FR1IN 7-7',
  },
  {
    id: 'C02',
    title: {
      en: 'Two states: later arrivals join their own state',
      ru: 'Два государства: кто вошёл позже, встаёт к своим',
    },
    states: 'FR AU',
    relations: 'FRxAU',
    start: 'AU1IN 7-7, AU2IN 8-8, FR1IN 7-6, FR2LC 6-6',
    events: 'FR1IN 7-7; AU2IN 7-7; FR2LC 7-7',
  },
  {
    id: 'C03',
    title: {
      en: 'Allies may stack; no battle',
      ru: 'Союзники стоят вместе; боя нет',
    },
    states: 'AU PR',
    relations: 'AU+PR',
    start: 'AU1IN 7-7, PR1IN 7-6',
    events: 'PR1IN 7-7',
  },
  {
    id: 'C04',
    title: {
      en: 'Neutral unit alone bars entry',
      ru: 'Один нейтральный не пускает',
    },
    states: 'FR SE',
    relations: 'FRoSE',
    start: 'SE1IN 7-7, FR1IN 7-6',
    events: 'FR1IN 7-7',
  },
  {
    id: 'C05',
    title: {
      en: 'A neutral shields a hostile unit it stands with',
      ru: 'Нейтральный прикрывает стоящего с ним врага',
    },
    states: 'NL AU DK',
    relations: 'NLxAU, NLoDK, AU+DK',
    start: 'AU1IN 7-7, DK1IN 7-7, NL1IN 7-6',
    events: 'NL1IN 7-7',
  },
  {
    id: 'C07',
    title: {
      en: 'Example 1 turned round: the Austrian moves in',
      ru: 'Первый пример наоборот: входит австриец',
    },
    states: 'AU FR PR',
    relations: 'AUxFR, AU+PR, FR+PR',
    start: 'FR1IN 7-7, PR1IN 7-7, AU1IN 7-6',
    events: 'AU1IN 7-7',
  },
  {
    id: 'C08',
    title: {
      en: 'Dual ally arrives after the battle has begun',
      ru: 'Союзник обеих сторон приходит, когда бой уже идёт',
    },
    states: 'AU FR PR',
    relations: 'AUxFR, AU+PR, FR+PR',
    start: 'AU1IN 7-7, FR1IN 7-6, PR1IN 8-8',
    events: 'FR1IN 7-7; PR1IN 7-7',
  },
  {
    id: 'C09',
    title: {
      en: 'Later entrant hostile to everyone present joins the defence',
      ru: 'Враг всех, кто здесь, пришёл позже и обороняется',
    },
    states: 'FR AU RU',
    relations: 'FRxAU, FRxRU, AUxRU',
    start: 'AU1IN 7-7, FR1IN 7-6, RU1IN 8-8',
    events: 'FR1IN 7-7; RU1IN 7-7',
  },
  {
    id: 'C11',
    title: {
      en: 'Later entrant hostile to starter fights its own ally',
      ru: 'Пришёл позже, враг начавшего: против своего союзника',
    },
    states: 'FR AU PR TU',
    relations: 'AUxFR, AU+PR, FR+PR, TUxFR, TU+PR, TU+AU',
    start: 'AU1IN 7-7, PR1IN 7-7, FR1IN 7-6, TU1LC 8-8',
    events: 'FR1IN 7-7; TU1LC 7-7',
  },
  {
    id: 'C12',
    title: {
      en: 'Ally of the starter, neutral to a defender: kept out',
      ru: 'Союзник начавшего нейтрален обороняющемуся: его не пускают',
    },
    states: 'FR AU BA',
    relations: 'FRxAU, BA+FR, BAoAU',
    start: 'AU1IN 7-7, FR1IN 7-6, BA1IN 8-6',
    events: 'FR1IN 7-7; BA1IN 7-7',
  },
  {
    id: 'C14',
    title: {
      en: 'Two squares, two battles: one state helps opposite sides',
      ru: 'Два квадрата, два боя: одно государство на разных сторонах',
    },
    states: 'AU FR PR',
    relations: 'AUxFR, AU+PR, FR+PR',
    start: 'AU1IN 3-3, PR1IN 3-3, FR2IN 9-9, PR2IN 9-9, FR1IN 3-2, AU2IN 9-8',
    events: 'FR1IN 3-3; AU2IN 9-9',
  },
  {
    id: 'C15',
    title: {
      en: 'Interception between two states: the intercepted unit attacks',
      ru: 'Перехват, два государства: атакует перехваченный',
    },
    states: 'MX US',
    relations: 'MXxUS',
    start: 'MX1MC 7-7, US1IN 5-5',
    events: 'MX1MC US1IN 5-7 5-7',
  },
  {
    id: 'C17',
    title: {
      en: 'Reinforcing an interception battle',
      ru: 'Подкрепления в бой после перехвата',
    },
    states: 'AU FR RU',
    relations: 'AUxFR, RUxFR, AU+RU',
    start: 'AU1MC 8-6, FR1IN 4-6, FR2IN 4-7, RU1IN 7-9',
    events: 'AU1MC FR1IN 6-6 9-6; RU1IN 6-6; FR2IN 6-6',
  },
  {
    id: 'C20',
    title: {
      en: 'Peaceful stack grows first, then is attacked',
      ru: 'Сперва союзники собираются, потом на них нападают',
    },
    states: 'AU SP DK FR',
    relations: 'AU+SP, AU+DK, SP+DK, FRxAU, FRxSP, FRxDK',
    start: 'AU1IN 7-7, SP1IN 8-7, DK1IN 6-7, FR1IN 7-6',
    events: 'SP1IN 7-7; DK1IN 7-7; FR1IN 7-7',
  },
  {
    id: 'C21',
    title: {
      en: 'Two Mexican factions at war, both at war with the US',
      ru: 'Две мексиканские партии воюют друг с другом и с США',
    },
    states: 'US MX YU',
    relations: 'USxMX, USxYU, MXxYU',
    start: 'MX1IN 7-7, US1IN 7-6, YU1IN 7-9',
    events: 'US1IN 7-7; YU1IN 7-7',
  },
  {
    id: 'C22',
    title: {
      en: 'The second faction is neutral to the first',
      ru: 'Вторая партия нейтральна первой',
    },
    states: 'US MX YU',
    relations: 'USxMX, USxYU, MXoYU',
    start: 'MX1IN 7-7, US1IN 7-6, YU1IN 7-9',
    events: 'US1IN 7-7; YU1IN 7-7',
  },
  {
    id: 'C23',
    title: {
      en: 'Several units of a state always share one side',
      ru: 'Все подразделения государства на одной стороне',
    },
    states: 'AU FR PR',
    relations: 'AUxFR, AU+PR, FR+PR',
    start: 'AU1IN 7-7, AU2IN 7-7, PR1IN 7-7, PR2LC 8-8, FR1IN 7-6, FR2IN 6-6, AU3MC 9-7',
    events: 'FR1IN 7-7; PR2LC 7-7; AU3MC 7-7; FR2IN 7-7',
  },
  {
    id: 'X01',
    title: {
      en: 'Interceptor barred by a unit neutral to it: the move goes on',
      ru: 'Перехватчика не пускает нейтральный: ход идёт дальше',
    },
    states: 'AU FR BA',
    relations: 'AUxFR, BA+FR, BAoAU',
    start: 'BA1IN 6-6, AU1MC 8-8, FR1IN 4-6',
    events: 'AU1MC FR1IN 6-6 9-6',
  },
  {
    id: 'X02',
    title: {
      en: 'Interceptor already at war with a mover who begins a battle by entry',
      ru: 'Перехватчик уже воюет с тем, кто начинает бой входом',
    },
    states: 'AU FR SP',
    relations: 'AUxFR, SPxFR, AU+SP',
    start: 'SP1IN 6-6, AU1MC 8-8, FR1IN 4-6',
    events: 'AU1MC FR1IN 6-6 6-6',
  },
  {
    id: 'X04',
    title: {
      en: 'The moving unit itself is barred from the interception square',
      ru: 'В квадрат перехвата не пускают самого идущего',
    },
    states: 'AU FR BA',
    relations: 'AUxFR, BAoFR, BA+AU',
    start: 'BA1IN 6-6, AU1MC 8-8, FR1IN 4-6',
    events: 'AU1MC FR1IN 6-6 9-6',
  },
  {
    id: 'X05',
    title: {
      en: 'Interceptor neutral to the moving unit begins no battle',
      ru: 'Нейтральный перехватчик боя не начинает',
    },
    states: 'AU FR',
    relations: 'AUoFR',
    start: 'AU1MC 8-8, FR1IN 4-6',
    events: 'AU1MC FR1IN 6-6 9-6',
  },
];
