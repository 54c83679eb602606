import type { Centers, Phase, Power } from '@standoff/diplomacy';
import type { Both } from '../shell/language.ts';

/** A position worth a minute, as it is written down. */
export interface WrittenPosition {
  readonly id: string;
  readonly title: Both<string>;
  readonly hint: Both<string>;
  /** `Germany A BER, F KIE; Russia A WAR`. */
  readonly units: string;
  /** In canonical notation. */
  readonly orders: Readonly<Record<Power, readonly string[]>>;
  readonly phase?: Phase;
  readonly centers?: Centers;
}

const AUTUMN_1903: Centers = {
  Austria: ['BUD', 'GRE', 'SER', 'TRI', 'VIE'],
  England: ['EDI', 'LON', 'LVP', 'NWY'],
  France: ['BEL', 'BRE', 'MAR', 'PAR', 'SPA'],
  Germany: ['BER', 'DEN', 'HOL', 'KIE', 'MUN'],
  Italy: ['NAP', 'ROM', 'TUN', 'VEN'],
  Russia: ['MOS', 'RUM', 'SEV', 'STP', 'SWE', 'WAR'],
  Turkey: ['ANK', 'BUL', 'CON', 'SMY'],
};

/** The seed's standoffs, then cases of the adjudicator test suite (DATC 6.A to 6.G), then a whole board. */
export const POSITION_DATA: readonly WrittenPosition[] = [
  {
    id: 'standoff',
    title: { en: 'A standoff', ru: 'Пат' },
    hint: {
      en: 'Equal strength: nobody enters, nobody is dislodged.',
      ru: 'Силы равны: никто не входит и никто не разбит.',
    },
    units: 'Germany A BER; Russia A WAR; Austria A SIL',
    orders: {
      Germany: ['A BER - SIL'],
      Russia: ['A WAR - SIL'],
      Austria: ['A SIL H'],
    },
  },
  {
    id: 'equal-support',
    title: { en: 'Two against two', ru: 'Двое на двое' },
    hint: {
      en: 'Equally supported units keep each other out just the same.',
      ru: 'Равно поддержанные тоже не пускают друг друга.',
    },
    units: 'Germany A BER, A MUN; Russia A WAR, A GAL',
    orders: {
      Germany: ['A BER - SIL', 'A MUN S A BER - SIL'],
      Russia: ['A WAR - SIL', 'A GAL S A WAR - SIL'],
    },
  },
  {
    id: 'own-standoff',
    title: { en: 'A standoff with oneself', ru: 'Пат с самим собой' },
    hint: {
      en: 'One power keeps a province empty with two of its own units.',
      ru: 'Держава двумя своими подразделениями держит провинцию пустой.',
    },
    units: 'Germany A BER, A MUN',
    orders: {
      Germany: ['A BER - SIL', 'A MUN - SIL'],
    },
  },
  {
    id: 'traffic-jam',
    title: { en: 'A traffic jam', ru: 'Пробка' },
    hint: { en: 'One unit that cannot move stops the whole row.', ru: 'Одно подразделение стоит, и стоит весь ряд.' },
    units: 'Russia A PRU; Germany A BER, F KIE',
    orders: {
      Russia: ['A PRU H'],
      Germany: ['A BER - PRU', 'F KIE - BER'],
    },
  },
  {
    id: 'swap',
    title: { en: 'No changing places', ru: 'Местами не меняются' },
    hint: {
      en: 'Two units cannot change places on foot; both stay.',
      ru: 'Двое не меняются местами пешком: оба остаются.',
    },
    units: 'England A NWY; Russia A SWE',
    orders: {
      England: ['A NWY - SWE'],
      Russia: ['A SWE - NWY'],
    },
  },
  {
    id: 'swap-convoy',
    title: { en: 'Changing places by convoy', ru: 'Местами через конвой' },
    hint: { en: 'With a fleet between them, they can.', ru: 'Если между ними флот, меняются.' },
    units: 'England A NWY, F SKA; Russia A SWE',
    orders: {
      England: ['A NWY - SWE', 'F SKA C A NWY - SWE'],
      Russia: ['A SWE - NWY'],
    },
  },
  {
    id: 'ring',
    title: { en: 'Three in a ring', ru: 'Втроём по кругу' },
    hint: {
      en: 'Belgium, the North Sea and Holland all move on.',
      ru: 'Бельгия, Северное море и Голландия смещаются.',
    },
    units: 'England F BEL, F NTH; France A HOL',
    orders: {
      England: ['F BEL - NTH', 'F NTH - HOL'],
      France: ['A HOL - BEL'],
    },
  },
  {
    id: 'ring-stopped',
    title: { en: 'The ring is stopped', ru: 'Круг остановлен' },
    hint: { en: 'A fourth unit wants in: nobody moves.', ru: 'Четвёртый тоже хочет войти: не движется никто.' },
    units: 'Turkey F ANK, A CON, A SMY, A BUL',
    orders: {
      Turkey: ['F ANK - CON', 'A CON - SMY', 'A SMY - ANK', 'A BUL - CON'],
    },
  },
  {
    id: 'over-water',
    title: { en: 'Over the water', ru: 'Через море' },
    hint: { en: 'A convoy with support against an army on foot.', ru: 'Конвой с поддержкой против пешей армии.' },
    units: 'England A LON, F NTH, F ENG; France A PIC',
    orders: {
      England: ['A LON - BEL VIA', 'F NTH C A LON - BEL', 'F ENG S A LON - BEL'],
      France: ['A PIC - BEL'],
    },
  },
  {
    id: 'supported-hold',
    title: { en: 'Support against support', ru: 'Поддержка против поддержки' },
    hint: {
      en: 'A supported hold stands against a supported attack.',
      ru: 'Поддержанная оборона выдерживает поддержанную атаку.',
    },
    units: 'Austria F ADR, A TRI; Italy A VEN, A TYR',
    orders: {
      Austria: ['F ADR S A TRI - VEN', 'A TRI - VEN'],
      Italy: ['A VEN H', 'A TYR S A VEN'],
    },
  },
  {
    id: 'wasted',
    title: { en: 'Support that fits nothing', ru: 'Поддержка впустую' },
    hint: {
      en: 'The supported unit does something else, so the support is void.',
      ru: 'Поддержанный делает другое, и поддержка пропадает.',
    },
    units: 'Italy A VEN, A TYR; Austria A ALB, A TRI',
    orders: {
      Italy: ['A VEN - TRI', 'A TYR S A VEN - TRI'],
      Austria: ['A ALB S A TRI - SER', 'A TRI H'],
    },
  },
  {
    id: 'cut',
    title: { en: 'A support cut by dislodgement', ru: 'Поддержка сорвана' },
    hint: { en: 'Dislodged by the very unit it was directed against.', ru: 'Разбито тем, против кого поддержка.' },
    units: 'Russia F CON, F BLA; Turkey F ANK, A SMY, A ARM',
    orders: {
      Russia: ['F CON S F BLA - ANK', 'F BLA - ANK'],
      Turkey: ['F ANK - CON', 'A SMY S F ANK - CON', 'A ARM - ANK'],
    },
  },
  {
    id: 'uninvited',
    title: { en: 'Help nobody asked for', ru: 'Непрошеная помощь' },
    hint: {
      en: 'A neighbour supports one side of a deliberate standoff.',
      ru: 'Сосед поддержал одну сторону нарочного пата.',
    },
    units: 'Austria A SER, A VIE; Russia A GAL; Turkey A BUL',
    orders: {
      Austria: ['A SER - BUD', 'A VIE - BUD'],
      Russia: ['A GAL S A SER - BUD'],
      Turkey: ['A BUL - SER'],
    },
  },
  {
    id: 'head-to-head',
    title: { en: 'Head to head', ru: 'Лоб в лоб' },
    hint: {
      en: 'The loser does not keep the winner’s old place.',
      ru: 'Проигравший не держит прежнее место победителя.',
    },
    units: 'Germany A BER, F KIE, A SIL; Russia A PRU',
    orders: {
      Germany: ['A BER - PRU', 'F KIE - BER', 'A SIL S A BER - PRU'],
      Russia: ['A PRU - BER'],
    },
  },
  {
    id: 'shield',
    title: { en: 'Beaten, yet in the way', ru: 'Бит, но мешает' },
    hint: {
      en: 'A unit that lost head to head, but was not driven out, still keeps others out.',
      ru: 'Проиграл встречный бой, но не выбит, и всё ещё не пускает.',
    },
    units: 'Germany F HOL, F HEL, F SKA; France F NTH, F BEL; England F EDI, F YOR, F NWG; Austria A KIE, A RUH',
    orders: {
      Germany: ['F HOL - NTH', 'F HEL S F HOL - NTH', 'F SKA S F HOL - NTH'],
      France: ['F NTH - HOL', 'F BEL S F NTH - HOL'],
      England: ['F EDI S F NWG - NTH', 'F YOR S F NWG - NTH', 'F NWG - NTH'],
      Austria: ['A KIE S A RUH - HOL', 'A RUH - HOL'],
    },
  },
  {
    id: 'friendly',
    title: { en: 'Saved by its own support', ru: 'Спасён своими' },
    hint: {
      en: 'Its own power’s support spares a unit, and it goes on blocking.',
      ru: 'Своя поддержка уберегла, и он всё ещё мешает.',
    },
    units: 'Germany F HOL, F HEL; France F NTH, F BEL, F ENG; Austria A KIE, A RUH',
    orders: {
      Germany: ['F HOL - NTH', 'F HEL S F HOL - NTH'],
      France: ['F NTH - HOL', 'F BEL S F NTH - HOL', 'F ENG S F HOL - NTH'],
      Austria: ['A KIE S A RUH - HOL', 'A RUH - HOL'],
    },
  },
  {
    id: 'both-shielded',
    title: { en: 'Two protect each other', ru: 'Двое берегут друг друга' },
    hint: {
      en: 'A head-to-head battle shields both from attacks from outside.',
      ru: 'Встречный бой прикрывает обоих от чужих атак.',
    },
    units: 'England F HOL, A RUH; France A KIE, A MUN, A SIL; Germany A BER, F DEN, F HEL; Russia F BAL, A PRU',
    orders: {
      England: ['F HOL S A RUH - KIE', 'A RUH - KIE'],
      France: ['A KIE - BER', 'A MUN S A KIE - BER', 'A SIL S A KIE - BER'],
      Germany: ['A BER - KIE', 'F DEN S A BER - KIE', 'F HEL S A BER - KIE'],
      Russia: ['F BAL S A PRU - BER', 'A PRU - BER'],
    },
  },
  {
    id: 'paradox',
    title: { en: 'The convoy paradox', ru: 'Парадокс конвоя' },
    hint: {
      en: 'An army attacks the support of the attack on its own convoy.',
      ru: 'Армия бьёт по поддержке атаки на свой же конвой.',
    },
    units: 'England F LON, F WAL; France A BRE, F ENG',
    orders: {
      England: ['F LON S F WAL - ENG', 'F WAL - ENG'],
      France: ['A BRE - LON', 'F ENG C A BRE - LON'],
    },
  },
  {
    id: 'pandin',
    title: { en: 'Pandin’s paradox', ru: 'Парадокс Пандина' },
    hint: {
      en: 'A beleaguered convoy, protected by the unit it attacks.',
      ru: 'Осаждённый конвой спасает тот, кого он атакует.',
    },
    units: 'England F LON, F WAL; France A BRE, F ENG; Germany F NTH, F BEL',
    orders: {
      England: ['F LON S F WAL - ENG', 'F WAL - ENG'],
      France: ['A BRE - LON', 'F ENG C A BRE - LON'],
      Germany: ['F NTH S F BEL - ENG', 'F BEL - ENG'],
    },
  },
  {
    id: 'betrayal',
    title: { en: 'The betrayal paradox', ru: 'Парадокс измены' },
    hint: {
      en: 'The unit under attack supports the fleet that brings the attacker.',
      ru: 'Атакованный поддерживает флот, который везёт врага.',
    },
    units: 'England F NTH, A LON, F ENG; France F BEL; Germany F HEL, F SKA',
    orders: {
      England: ['F NTH C A LON - BEL', 'A LON - BEL', 'F ENG S A LON - BEL'],
      France: ['F BEL S F NTH'],
      Germany: ['F HEL S F SKA - NTH', 'F SKA - NTH'],
    },
  },
  {
    id: 'second-order',
    title: { en: 'Paradox of the second order', ru: 'Парадокс второго порядка' },
    hint: { en: 'Two convoys, two outcomes without a contradiction.', ru: 'Два конвоя и два непротиворечивых исхода.' },
    units: 'England F EDI, F LON; France A BRE, F ENG; Germany F BEL, F PIC; Russia A NWY, F NTH',
    orders: {
      England: ['F EDI - NTH', 'F LON S F EDI - NTH'],
      France: ['A BRE - LON', 'F ENG C A BRE - LON'],
      Germany: ['F BEL S F PIC - ENG', 'F PIC - ENG'],
      Russia: ['A NWY - BEL', 'F NTH C A NWY - BEL'],
    },
  },
  {
    id: 'two-convoys',
    title: { en: 'Both by convoy', ru: 'Оба через конвой' },
    hint: {
      en: 'Two armies swap over the sea, with help on both sides.',
      ru: 'Две армии меняются через море, и обеим помогают.',
    },
    units: 'England F NTH, A HOL, A YOR, A LON, A RUH; France F ENG, A BEL, A WAL',
    orders: {
      England: ['F NTH C A LON - BEL', 'A HOL S A LON - BEL', 'A YOR - LON', 'A LON - BEL', 'A RUH S A LON - BEL'],
      France: ['F ENG C A BEL - LON', 'A BEL - LON', 'A WAL S A BEL - LON'],
    },
  },
  {
    id: 'coasts',
    title: { en: 'The wrong coast', ru: 'Не то побережье' },
    hint: {
      en: 'A fleet in Spain reaches only what its coast touches.',
      ru: 'Флот в Испании достаёт лишь то, чего касается его побережье.',
    },
    units: 'France F SPA/NC, F MAO; Italy F WES',
    orders: {
      France: ['F SPA/NC - LYO', 'F MAO - SPA/SC'],
      Italy: ['F WES S F MAO - SPA'],
    },
  },
  {
    id: 'autumn-1903',
    title: { en: 'Autumn 1903', ru: 'Осень 1903' },
    hint: { en: 'All seven powers at once, in the middle of a game.', ru: 'Все семь держав сразу, в разгаре партии.' },
    units:
      'Austria A BUD, A SER, A GRE, A TRI, A SIL; England A LON, F NTH, F ENG, F NWY; France A PAR, A MAR, F MAO, F SPA/SC, A BEL; Germany A BER, F KIE, A MUN, A RUH, F DEN; Italy A VEN, A ROM, A TUN, F ION; Russia A WAR, A UKR, A RUM, F SEV, A STP, F BOT; Turkey A BUL, F ANK, A CON, F AEG',
    orders: {
      Austria: ['A BUD - RUM', 'A SER S A BUD - RUM', 'A GRE S A SER', 'A TRI - TYR'],
      England: ['A LON - BEL VIA', 'F NTH C A LON - BEL', 'F ENG S A LON - BEL'],
      France: ['A PAR - BUR', 'A MAR S A PAR - BUR', 'F MAO - IRI', 'F SPA/SC - LYO'],
      Germany: ['A BER - SIL', 'F KIE - BER', 'A MUN - BUR', 'A RUH S A MUN - BUR', 'F DEN - SWE'],
      Italy: ['A VEN - TYR', 'A ROM - VEN', 'A TUN - ALB VIA', 'F ION C A TUN - ALB'],
      Russia: ['A WAR - SIL', 'A UKR - GAL', 'A RUM - BUL', 'F SEV - BLA', 'A STP - NWY', 'F BOT - SWE'],
      Turkey: ['A BUL - SER', 'F ANK - BLA', 'A CON S A BUL', 'F AEG - ION'],
    },
    phase: { kind: 'movement', season: 'fall', year: 1903 },
    centers: AUTUMN_1903,
  },
];
