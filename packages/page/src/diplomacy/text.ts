import type { Power } from '@standoff/diplomacy';
import { type Both, enCount, ruCount } from '../shell/language.ts';
import { FILES, type FilesText } from './files-text.ts';
import { KEYS, type KeysText } from './keys-text.ts';
import { SET_UP, type SetUpText } from './set-up-text.ts';
import { VERDICTS, type VerdictText } from './verdict-text.ts';

/** The words of the Diplomacy workbench. Verdicts, reasons and names come from the language package. */
export interface BenchText extends SetUpText, FilesText, VerdictText, KeysText {
  readonly board: string;
  readonly orders: string;
  readonly text: string;
  readonly judge: string;
  readonly holds: string;
  readonly disbands: string;
  readonly noOrder: string;
  readonly selected: string;
  readonly tapLit: string;
  readonly chooseUnit: string;
  readonly chooseBuild: string;
  readonly remove: string;
  readonly hold: string;
  readonly holdHere: string;
  readonly disband: string;
  readonly retreats: string;
  readonly mustRetreat: (unit: string) => string;
  readonly centres: string;
  readonly units: string;
  readonly mayBuild: (power: string, n: number) => string;
  readonly mustRemove: (power: string, n: number) => string;
  readonly balance: (centres: number, units: number) => string;
  readonly unbuilt: string;
  readonly noHome: string;
  readonly waive: string;
  readonly level: string;
  readonly tree: string;
  readonly removePhase: string;
  readonly orderWord: Readonly<Record<'move' | 'support' | 'convoy' | 'via', string>>;
  readonly movement: (given: number, units: number) => string;
  readonly toRetreat: (n: number) => string;
  readonly builds: string;
  readonly issues: (n: number) => string;
  readonly allFine: string;
  readonly orderUnit: (unit: string) => string;
  readonly moveTo: (place: string) => string;
  readonly byConvoy: string;
  readonly onFoot: string;
  readonly supportTo: (unit: string) => string;
  readonly convoyTo: (unit: string) => string;
  readonly whom: string;
  readonly orderInstead: (unit: string) => string;
  readonly notBuild: (what: string) => string;
  readonly build: (what: string) => string;
  readonly lens: (n: number) => string;
  readonly next: string;
  readonly forPower: (power: Power) => string;
  readonly nobody: string;
  readonly readBelow: string;
  readonly unitSaid: (unit: string, order: string) => string;
  readonly ordered: (order: string) => string;
  readonly judgedSaid: (moved: number, failed: number) => string;
  readonly closed: string;
}

export const BENCH: Both<BenchText> = {
  en: {
    ...SET_UP.en,
    ...FILES.en,
    ...VERDICTS.en,
    ...KEYS.en,
    board: 'Board',
    orders: 'Orders',
    text: 'Text',
    judge: 'Judge',
    holds: 'holds',
    disbands: 'disbands',
    noOrder: 'no order',
    selected: 'selected.',
    tapLit: 'Choose a lit province, or a key:',
    chooseUnit: 'Choose a unit, then where it goes.',
    chooseBuild: 'Choose a free home centre to build, or a unit to disband it.',
    remove: 'Remove the order',
    hold: 'Hold',
    holdHere: 'Hold here',
    disband: 'Disband',
    retreats: 'Retreats',
    mustRetreat: (unit) => `${unit} must retreat`,
    centres: 'Centres',
    units: 'Units',
    mayBuild: (power, n) => `${power} may build ${n}`,
    mustRemove: (power, n) => `${power} must disband ${n}`,
    balance: (centres, units) =>
      `${centres} ${enCount(centres, { one: 'centre', other: 'centres' })}, ${units} ${enCount(units, { one: 'unit', other: 'units' })}.`,
    unbuilt: 'or leave it unbuilt',
    noHome: 'No home centre is free.',
    waive: 'Waive a build',
    level: 'Nobody builds or disbands.',
    tree: 'Phases and branches',
    removePhase: 'Remove this branch',
    orderWord: { move: 'move', support: 'support', convoy: 'convoy', via: 'by convoy' },
    movement: (given, units) =>
      `Movement · ${given} of ${units} ${enCount(units, { one: 'unit has', other: 'units have' })} orders${given < units ? ' · the rest hold' : ''}`,
    toRetreat: (n) => `${n} ${enCount(n, { one: 'unit', other: 'units' })} to retreat`,
    builds: 'Builds and removals',
    issues: (n) => `${n} more ${enCount(n, { one: 'remark', other: 'remarks' })}`,
    allFine: '',
    orderUnit: (unit) => `Order for ${unit}`,
    moveTo: (place) => `Move to ${place}`,
    byConvoy: 'By convoy',
    onFoot: 'On foot',
    supportTo: (unit) => `Support ${unit} to …`,
    convoyTo: (unit) => `Convoy ${unit} to …`,
    whom: 'whom?',
    orderInstead: (unit) => `Order ${unit} instead`,
    notBuild: (what) => `Do not build ${what}`,
    build: (what) => `Build ${what}`,
    lens: (n) => `${n} provinces lie under your finger. Which one?`,
    next: 'Next',
    forPower: (power) => `Orders of ${power}`,
    nobody: 'Whose?',
    readBelow: 'All orders as one text; the board follows as you type.',
    unitSaid: (unit, order) => `${unit}: ${order}`,
    ordered: (order) => `Ordered: ${order}`,
    judgedSaid: (moved, failed) => `Judged: ${moved} advanced, ${failed} failed.`,
    closed: 'closed',
  },
  ru: {
    ...SET_UP.ru,
    ...FILES.ru,
    ...VERDICTS.ru,
    ...KEYS.ru,
    board: 'Доска',
    orders: 'Приказы',
    text: 'Текст',
    judge: 'Рассчитать',
    holds: 'обороняется',
    disbands: 'распускается',
    noOrder: 'без приказа',
    selected: 'выбрано.',
    tapLit: 'Нажмите светлую провинцию или:',
    chooseUnit: 'Нажмите на подразделение, потом туда, куда оно идёт.',
    chooseBuild: 'Нажмите свободный домашний центр, чтобы построить, или подразделение, чтобы расформировать.',
    remove: 'Убрать приказ',
    hold: 'Обороняться',
    holdHere: 'Обороняться здесь',
    disband: 'Расформировать',
    retreats: 'Отступления',
    mustRetreat: (unit) => `${unit} отступает`,
    centres: 'Центры',
    units: 'Войска',
    mayBuild: (power, n) => `${power} может построить ${n}`,
    mustRemove: (power, n) => `${power} должна расформировать ${n}`,
    balance: (centres, units) =>
      `${centres} ${ruCount(centres, { one: 'центр', few: 'центра', many: 'центров' })}, ${units} ${ruCount(units, { one: 'подразделение', few: 'подразделения', many: 'подразделений' })}.`,
    unbuilt: 'или не строить',
    noHome: 'Свободного домашнего центра нет.',
    waive: 'Отказаться от постройки',
    level: 'Никто не строит и не расформировывает.',
    tree: 'Фазы и ветви',
    removePhase: 'Убрать эту ветвь',
    orderWord: { move: 'ход', support: 'поддержка', convoy: 'конвой', via: 'через конвой' },
    movement: (given, units) =>
      `Ходы · приказы есть у ${given} из ${units}${given < units ? ' · остальные обороняются' : ''}`,
    toRetreat: (n) =>
      `${n} ${ruCount(n, { one: 'подразделение отступает', few: 'подразделения отступают', many: 'подразделений отступают' })}`,
    builds: 'Постройки и расформирования',
    issues: (n) => `ещё ${n} ${ruCount(n, { one: 'замечание', few: 'замечания', many: 'замечаний' })}`,
    allFine: '',
    orderUnit: (unit) => `Приказ: ${unit}`,
    moveTo: (place) => `Наступать ${place}`,
    byConvoy: 'Через конвой',
    onFoot: 'Пешком',
    supportTo: (unit) => `Поддержать ${unit} – …`,
    convoyTo: (unit) => `Конвой ${unit} – …`,
    whom: 'кого?',
    orderInstead: (unit) => `Приказ для ${unit}`,
    notBuild: (what) => `Не строить: ${what}`,
    build: (what) => `Построить ${what}`,
    lens: (n) => `Под пальцем ${n} ${ruCount(n, { one: 'провинция', few: 'провинции', many: 'провинций' })}. Какая?`,
    next: 'Дальше',
    forPower: (power) => `Приказы: ${power}`,
    nobody: 'Чьи?',
    readBelow: 'Все приказы одним текстом; доска меняется, пока вы пишете.',
    unitSaid: (unit, order) => `${unit}: ${order}`,
    ordered: (order) => `Приказано: ${order}`,
    judgedSaid: (moved, failed) => `Рассчитано: прошло ${moved}, не прошло ${failed}.`,
    closed: 'закрыто',
  },
};
