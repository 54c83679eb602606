import type { Centers, Phase } from '@standoff/diplomacy';
import type { Both } from '../shell/language.ts';
import type { OrderLines } from '../state/lines.ts';

/** A position worth a minute, as it is written down. */
export interface WrittenPosition {
  readonly id: string;
  readonly title: Both<string>;
  readonly hint: Both<string>;
  /** `Germany A BER, F KIE; Russia A WAR`. */
  readonly units: string;
  readonly orders: OrderLines;
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
      Germany: ['A Ber – Sil'],
      Russia: ['A War – Sil'],
      Austria: ['A Sil H'],
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
      Germany: ['A Ber – Sil', 'A Mun S A Ber – Sil'],
      Russia: ['A War – Sil', 'A Gal S A War – Sil'],
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
      Germany: ['A Ber – Sil', 'A Mun – Sil'],
    },
  },
  {
    id: 'traffic-jam',
    title: { en: 'A traffic jam', ru: 'Пробка' },
    hint: { en: 'One unit that cannot move stops the whole row.', ru: 'Одно подразделение стоит, и стоит весь ряд.' },
    units: 'Russia A PRU; Germany A BER, F KIE',
    orders: {
      Russia: ['A Pru H'],
      Germany: ['A Ber – Pru', 'F Kie – Ber'],
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
      England: ['A Nwy – Swe'],
      Russia: ['A Swe – Nwy'],
    },
  },
  {
    id: 'swap-convoy',
    title: { en: 'Changing places by convoy', ru: 'Местами через конвой' },
    hint: { en: 'With a fleet between them, they can.', ru: 'Если между ними флот, меняются.' },
    units: 'England A NWY, F SKA; Russia A SWE',
    orders: {
      England: ['A Nwy – Swe', 'F Ska C A Nwy – Swe'],
      Russia: ['A Swe – Nwy'],
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
      England: ['F Bel – Nth', 'F Nth – Hol'],
      France: ['A Hol – Bel'],
    },
  },
  {
    id: 'ring-stopped',
    title: { en: 'The ring is stopped', ru: 'Круг остановлен' },
    hint: { en: 'A fourth unit wants in: nobody moves.', ru: 'Четвёртый тоже хочет войти: не движется никто.' },
    units: 'Turkey F ANK, A CON, A SMY, A BUL',
    orders: {
      Turkey: ['F Ank – Con', 'A Con – Smy', 'A Smy – Ank', 'A Bul – Con'],
    },
  },
  {
    id: 'over-water',
    title: { en: 'Over the water', ru: 'Через море' },
    hint: { en: 'A convoy with support against an army on foot.', ru: 'Конвой с поддержкой против пешей армии.' },
    units: 'England A LON, F NTH, F ENG; France A PIC',
    orders: {
      England: ['A Lon – Bel via convoy', 'F Nth C A Lon – Bel', 'F Eng S A Lon – Bel'],
      France: ['A Pic – Bel'],
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
      Austria: ['F Adr S A Tri – Ven', 'A Tri – Ven'],
      Italy: ['A Ven H', 'A Tyr S A Ven'],
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
      Italy: ['A Ven – Tri', 'A Tyr S A Ven – Tri'],
      Austria: ['A Alb S A Tri – Ser', 'A Tri H'],
    },
  },
  {
    id: 'cut',
    title: { en: 'A support cut by dislodgement', ru: 'Поддержка сорвана' },
    hint: { en: 'Dislodged by the very unit it was directed against.', ru: 'Разбито тем, против кого поддержка.' },
    units: 'Russia F CON, F BLA; Turkey F ANK, A SMY, A ARM',
    orders: {
      Russia: ['F Con S F Bla – Ank', 'F Bla – Ank'],
      Turkey: ['F Ank – Con', 'A Smy S F Ank – Con', 'A Arm – Ank'],
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
      Austria: ['A Ser – Bud', 'A Vie – Bud'],
      Russia: ['A Gal S A Ser – Bud'],
      Turkey: ['A Bul – Ser'],
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
      Germany: ['A Ber – Pru', 'F Kie – Ber', 'A Sil S A Ber – Pru'],
      Russia: ['A Pru – Ber'],
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
      Germany: ['F Hol – Nth', 'F Hel S F Hol – Nth', 'F Ska S F Hol – Nth'],
      France: ['F Nth – Hol', 'F Bel S F Nth – Hol'],
      England: ['F Edi S F Nwg – Nth', 'F Yor S F Nwg – Nth', 'F Nwg – Nth'],
      Austria: ['A Kie S A Ruh – Hol', 'A Ruh – Hol'],
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
      Germany: ['F Hol – Nth', 'F Hel S F Hol – Nth'],
      France: ['F Nth – Hol', 'F Bel S F Nth – Hol', 'F Eng S F Hol – Nth'],
      Austria: ['A Kie S A Ruh – Hol', 'A Ruh – Hol'],
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
      England: ['F Hol S A Ruh – Kie', 'A Ruh – Kie'],
      France: ['A Kie – Ber', 'A Mun S A Kie – Ber', 'A Sil S A Kie – Ber'],
      Germany: ['A Ber – Kie', 'F Den S A Ber – Kie', 'F Hel S A Ber – Kie'],
      Russia: ['F Bal S A Pru – Ber', 'A Pru – Ber'],
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
      England: ['F Lon S F Wal – Eng', 'F Wal – Eng'],
      France: ['A Bre – Lon', 'F Eng C A Bre – Lon'],
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
      England: ['F Lon S F Wal – Eng', 'F Wal – Eng'],
      France: ['A Bre – Lon', 'F Eng C A Bre – Lon'],
      Germany: ['F Nth S F Bel – Eng', 'F Bel – Eng'],
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
      England: ['F Nth C A Lon – Bel', 'A Lon – Bel', 'F Eng S A Lon – Bel'],
      France: ['F Bel S F Nth'],
      Germany: ['F Hel S F Ska – Nth', 'F Ska – Nth'],
    },
  },
  {
    id: 'second-order',
    title: { en: 'Paradox of the second order', ru: 'Парадокс второго порядка' },
    hint: { en: 'Two convoys, two outcomes without a contradiction.', ru: 'Два конвоя и два непротиворечивых исхода.' },
    units: 'England F EDI, F LON; France A BRE, F ENG; Germany F BEL, F PIC; Russia A NWY, F NTH',
    orders: {
      England: ['F Edi – Nth', 'F Lon S F Edi – Nth'],
      France: ['A Bre – Lon', 'F Eng C A Bre – Lon'],
      Germany: ['F Bel S F Pic – Eng', 'F Pic – Eng'],
      Russia: ['A Nwy – Bel', 'F Nth C A Nwy – Bel'],
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
      England: ['F Nth C A Lon – Bel', 'A Hol S A Lon – Bel', 'A Yor – Lon', 'A Lon – Bel', 'A Ruh S A Lon – Bel'],
      France: ['F Eng C A Bel – Lon', 'A Bel – Lon', 'A Wal S A Bel – Lon'],
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
      France: ['F Spa/nc – Lyo', 'F Mao – Spa/sc'],
      Italy: ['F Wes S F Mao – Spa'],
    },
  },
  {
    id: 'autumn-1903',
    title: { en: 'Autumn 1903', ru: 'Осень 1903' },
    hint: { en: 'All seven powers at once, in the middle of a game.', ru: 'Все семь держав сразу, в разгаре партии.' },
    units:
      'Austria A BUD, A SER, A GRE, A TRI, A SIL; England A LON, F NTH, F ENG, F NWY; France A PAR, A MAR, F MAO, F SPA/SC, A BEL; Germany A BER, F KIE, A MUN, A RUH, F DEN; Italy A VEN, A ROM, A TUN, F ION; Russia A WAR, A UKR, A RUM, F SEV, A STP, F BOT; Turkey A BUL, F ANK, A CON, F AEG',
    orders: {
      Austria: ['A Bud – Rum', 'A Ser S A Bud – Rum', 'A Gre S A Ser', 'A Tri – Tyr'],
      England: ['A Lon – Bel via convoy', 'F Nth C A Lon – Bel', 'F Eng S A Lon – Bel'],
      France: ['A Par – Bur', 'A Mar S A Par – Bur', 'F Mao – Iri', 'F Spa/sc – Lyo'],
      Germany: ['A Ber – Sil', 'F Kie – Ber', 'A Mun – Bur', 'A Ruh S A Mun – Bur', 'F Den – Swe'],
      Italy: ['A Ven – Tyr', 'A Rom – Ven', 'A Tun – Alb via convoy', 'F Ion C A Tun – Alb'],
      Russia: ['A War – Sil', 'A Ukr – Gal', 'A Rum – Bul', 'F Sev – Bla', 'A StP – Nwy', 'F Bot – Swe'],
      Turkey: ['A Bul – Ser', 'F Ank – Bla', 'A Con S A Bul', 'F Aeg – Ion'],
    },
    phase: { kind: 'movement', season: 'fall', year: 1903 },
    centers: AUTUMN_1903,
  },
];
