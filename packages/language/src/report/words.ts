import type { Location, ReasonCode } from '@standoff/diplomacy';
import * as EN from '../catalogue/en/phrases.ts';
import { enCount, type RussianPlural, ruCount, ruPlural } from '../catalogue/plural.ts';
import * as RU from '../catalogue/ru/phrases.ts';
import { placeName, ruInto } from '../names/place.ts';
import type { Language } from '../names/terms.ts';

/** The fixed words of a report. */
export interface ReportWords {
  readonly noOrder: string;
  readonly noOrders: string;
  readonly noUnits: string;
  readonly dislodged: string;
  readonly mayRetreat: (open: readonly Location[]) => string;
  readonly closed: string;
  readonly noRetreat: string;
  readonly position: string;
  readonly nobody: string;
  readonly centres: string;
  readonly contested: string;
  readonly changed: string;
  readonly removals: string;
  readonly leftOver: string;
  readonly lost: string;
  readonly next: (phase: string) => string;
  readonly noWinter: string;
  readonly solo: (power: string, centers: number) => string;
  readonly draw: (powers: string) => string;
  /** `counts` tells how many centres each power has, the most first. */
  readonly afterYear: (year: number, counts: string) => string;
  readonly mustRetreat: string;
  readonly builds: (count: number) => string;
  readonly places: (names: string) => string;
  readonly noPlace: string;
  readonly disbands: (count: number) => string;
  readonly waived: (count: number) => string;
  readonly unused: (count: number) => string;
  readonly taken: (power: string, from: string | undefined) => string;
  readonly count: (centers: number, units: number) => string;
  readonly marked: (mark: (text: string) => string) => string;
  /** What a verdict word already tells, so that no line below is needed. */
  readonly brief: Partial<Readonly<Record<ReasonCode, string>>>;
}

const UNUSED: RussianPlural = { one: 'не использована', few: 'не использованы', many: 'не использовано' };

export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    noOrder: 'no order',
    noOrders: 'No orders.',
    noUnits: 'No orders and no units.',
    dislodged: 'Dislodged',
    mayRetreat: (open) => `may retreat to ${open.map((at) => placeName(at, 'en')).join(', ')}`,
    closed: 'closed',
    noRetreat: 'no retreat is open: destroyed',
    position: 'Position',
    nobody: 'No units are left.',
    centres: 'Centres',
    contested: 'Left empty by a standoff',
    changed: 'Centres that changed hands',
    removals: 'Civil disorder',
    leftOver: 'Builds not made',
    lost: 'Lost',
    next: (phase) => `Next: ${phase}`,
    noWinter: 'No winter phase: nobody has room to build',
    solo: (power, centers) => `The game is over: ${power} has won with ${enCount(centers, EN.CENTRES)}.`,
    draw: (powers) => `The game is over: a draw between ${powers}.`,
    afterYear: (year, counts) => `The game is over after its last year, ${year}. Centres: ${counts}.`,
    mustRetreat: 'must retreat or disband',
    builds: (count) => `may build ${enCount(count, EN.UNITS)}`,
    places: (names) => `free: ${names}`,
    noPlace: 'no home centre is free',
    disbands: (count) => `must disband ${enCount(count, EN.UNITS)}`,
    waived: (count) => `${enCount(count, EN.BUILDS)} given up`,
    unused: (count) => `${enCount(count, EN.BUILDS)} not used`,
    taken: (power, from) => (from === undefined ? power : `${power} (was ${from})`),
    count: (centers, units) => `${enCount(centers, EN.CENTRES)}, ${enCount(units, EN.UNITS)}`,
    marked: (mark) => `${mark('Marked')}: it did not do what was ordered, or was dislodged.`,
    brief: {
      moved: 'unopposed',
      held: 'not attacked',
      supported: 'counted',
      convoyed: 'the army landed',
      retreated: '',
      built: '',
      removed: '',
      waived: '',
    },
  },
  ru: {
    noOrder: 'без приказа',
    noOrders: 'Приказов нет.',
    noUnits: 'Ни приказов, ни подразделений.',
    dislodged: 'Разбиты',
    mayRetreat: (open) => `может отступить ${open.map(ruInto).join(', ')}`,
    closed: 'закрыто',
    noRetreat: 'отступать некуда: уничтожено',
    position: 'Расстановка',
    nobody: 'Подразделений не осталось.',
    centres: 'Центры',
    contested: 'Остались пустыми после пата',
    changed: 'Центры, сменившие владельца',
    removals: 'Гражданские беспорядки',
    leftOver: 'Неиспользованные постройки',
    lost: 'Потеряны',
    next: (phase) => `Дальше: ${phase.charAt(0).toLowerCase()}${phase.slice(1)}`,
    noWinter: 'Зимней фазы не будет: строить негде',
    solo: (power, centers) => `Партия окончена. Победитель: ${power}, ${ruCount(centers, RU.CENTRES)}.`,
    draw: (powers) => `Партия окончена вничью: ${powers}.`,
    afterYear: (year, counts) => `Партия окончена после последнего года, ${year}. Центры: ${counts}.`,
    mustRetreat: 'отступают или расформируются',
    builds: (count) => `может построить ${ruCount(count, RU.UNITS)}`,
    places: (names) => `свободно: ${names}`,
    noPlace: 'свободных родных центров нет',
    disbands: (count) => `должна расформировать ${ruCount(count, RU.UNITS)}`,
    waived: (count) => `отказ от ${count} ${count === 1 ? 'постройки' : 'построек'}`,
    unused: (count) => `${ruPlural(count, UNUSED)} ${ruCount(count, RU.BUILDS)}`,
    taken: (power, from) => (from === undefined ? power : `${power} (была ${from})`),
    count: (centers, units) => `${ruCount(centers, RU.CENTRES)}, ${ruCount(units, RU.UNITS)}`,
    marked: (mark) => `${mark('Отмечено')}: приказ не выполнен или подразделение разбито.`,
    brief: {
      moved: 'без помех',
      held: 'без атак',
      supported: 'засчитана',
      convoyed: 'армия прошла',
      retreated: '',
      built: '',
      removed: '',
      waived: '',
    },
  },
};
