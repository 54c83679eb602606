import type { Power } from '@standoff/diplomacy';
import { type Both, enCount, ruCount } from '../shell/language.ts';

/** The words of the Diplomacy workbench. Verdicts, reasons and names come from the language package. */
export interface BenchText {
  readonly board: string;
  readonly boardHelp: string;
  readonly help: string;
  readonly orders: string;
  readonly text: string;
  readonly setUp: string;
  readonly verdicts: string;
  readonly newBoard: string;
  readonly copyAll: string;
  readonly copied: string;
  readonly paste: string;
  readonly copyReport: string;
  readonly judge: string;
  readonly tryAnother: string;
  readonly decides: string;
  readonly decidesEnd: string;
  readonly nothingSent: string;
  readonly notKept: string;
  readonly rules: string;
  readonly rulesOf: (name: string) => string;
  readonly choices: string;
  readonly holds: string;
  readonly disbands: string;
  readonly noOrder: string;
  readonly so: string;
  readonly failsToo: string;
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
  readonly centresAfter: string;
  readonly centres: string;
  readonly units: string;
  readonly scale: string;
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
  readonly judgedMovement: (moved: number, failed: number, out: number) => string;
  readonly toRetreat: (n: number) => string;
  readonly builds: string;
  readonly ended: string;
  readonly won: (power: string, centres: number) => string;
  readonly drawn: string;
  readonly lastYear: string;
  readonly short: Readonly<
    Record<'cut' | 'void' | 'blocked' | 'dislodged' | 'lost' | 'illegal' | 'own' | 'broken' | 'no-convoy', string>
  >;
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
  readonly army: string;
  readonly fleet: string;
  readonly centre: string;
  readonly clear: string;
  readonly setUpHelp: string;
  readonly dislodgedTool: string;
  readonly dislodgedHelp: string;
  readonly contestedTool: string;
  readonly contestedHelp: string;
  readonly attackedFrom: (unit: string) => string;
  readonly attackUnknown: string;
  readonly overWater: string;
  readonly phase: string;
  readonly season: string;
  readonly year: string;
  readonly start: string;
  readonly opening: string;
  readonly empty: string;
  readonly pastePosition: string;
  readonly openFile: string;
  readonly emptyTitle: string;
  readonly emptyBody: string;
  readonly cannotStand: (what: string, place: string) => string;
  readonly pasteTitle: string;
  readonly pasteHelp: string;
  readonly pasteLabel: string;
  readonly readAs: Readonly<Record<'game' | 'position' | 'nothing' | 'faulty', string>>;
  readonly readOrders: (n: number) => string;
  readonly unread: (n: number) => string;
  readonly takeGood: string;
  readonly replace: string;
  readonly cancel: string;
  readonly line: (n: number) => string;
  readonly share: string;
  readonly shareHelp: string;
  readonly shareLink: string;
  readonly shareCut: Readonly<Record<'tree' | 'path' | 'phase', string>>;
  readonly copyLink: string;
  readonly exportAs: string;
  readonly saveOrders: string;
  readonly savePosition: string;
  readonly saveReport: string;
  readonly saveAll: string;
  readonly saveGame: string;
  readonly savePython: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly damaged: string;
  readonly damagedBody: string;
  readonly boards: string;
  readonly boardsHelp: string;
  readonly newWork: string;
  readonly keys: string;
  readonly goTo: string;
  readonly goToHelp: string;
  readonly sameHere: string;
  readonly usedNow: string;
  readonly otherwise: string;
  readonly differs: (n: number, which: string) => string;
  readonly differsBoard: string;
  readonly custom: string;
  readonly lens: (n: number) => string;
  readonly next: string;
  readonly forPower: (power: Power) => string;
  readonly nobody: string;
  readonly readBelow: string;
  readonly keyTable: readonly (readonly [keys: string, does: string])[];
  readonly unitSaid: (unit: string, order: string) => string;
  readonly ordered: (order: string) => string;
  readonly judgedSaid: (moved: number, failed: number) => string;
  readonly closed: string;
  readonly print: string;
}

export const BENCH: Both<BenchText> = {
  en: {
    board: 'Board',
    boardHelp: 'Arrow keys go from unit to unit, Enter chooses, then arrow keys go through the lit provinces.',
    help: 'Click a unit, then where it goes. Or write the orders on the right. Then judge.',
    orders: 'Orders',
    text: 'Text',
    setUp: 'Set up',
    verdicts: 'Verdicts',
    newBoard: 'New board',
    copyAll: 'Copy all',
    copied: 'Copied',
    paste: 'Paste',
    copyReport: 'Copy report',
    judge: 'Judge',
    tryAnother: 'Try another order',
    decides: 'What decides this',
    decidesEnd: 'Show all again',
    nothingSent: 'Nothing is sent. Your work stays in this browser.',
    notKept: 'This browser keeps nothing: share a link to keep your work.',
    rules: 'Rules for this board',
    rulesOf: (name) => `Rules: ${name}`,
    choices: 'Choice by choice',
    holds: 'holds',
    disbands: 'disbands',
    noOrder: 'no order',
    so: 'so',
    failsToo: 'fails too',
    selected: 'selected.',
    tapLit: 'Tap a lit province, or a key:',
    chooseUnit: 'Click a unit, then where it goes.',
    chooseBuild: 'Click a free home centre to build, or a unit to disband it.',
    remove: 'Remove the order',
    hold: 'Hold',
    holdHere: 'Hold here',
    disband: 'Disband',
    retreats: 'Retreats',
    mustRetreat: (unit) => `${unit} must retreat`,
    centresAfter: 'Centres after these moves',
    centres: 'Centres',
    units: 'Units',
    scale: 'strength : against',
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
    judgedMovement: (moved, failed, out) => `${moved} advanced · ${failed} failed · ${out} dislodged`,
    toRetreat: (n) => `${n} ${enCount(n, { one: 'unit', other: 'units' })} to retreat`,
    builds: 'Builds and removals',
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
    army: 'Army',
    fleet: 'Fleet',
    centre: 'Centre',
    clear: 'Clear',
    dislodgedTool: 'Dislodged',
    dislodgedHelp:
      'Click the province a unit was driven out of: army, then fleet, then none. The phase becomes a retreat.',
    contestedTool: 'Standoff',
    contestedHelp: 'Click a province that a standoff left empty: nobody may retreat there.',
    attackedFrom: (unit) => `${unit}, attacked from`,
    attackUnknown: 'not said',
    overWater: 'by convoy',
    setUpHelp: 'Click a province. Click again: fleet, then none. A fleet never stands inland, nor off its coast.',
    phase: 'Phase',
    season: 'Season',
    year: 'Year',
    start: 'Begin from',
    opening: 'Spring 1901',
    empty: 'An empty board',
    pastePosition: 'Paste a position',
    openFile: 'Open a file',
    emptyTitle: 'The board is empty',
    emptyBody: 'Click a province to place a unit, or begin from something.',
    cannotStand: (what, place) => `${what} cannot stand in ${place}.`,
    pasteTitle: 'Paste',
    pasteHelp: 'Orders of any powers as they came, a position, or a saved game. English, Russian or mixed.',
    pasteLabel: 'Text to read',
    readAs: {
      game: 'This is a saved game. It opens with all its phases.',
      position: 'This is a position. It is laid on the board.',
      nothing: 'Nothing to read yet.',
      faulty: 'This looks like a position, but some of it cannot be read.',
    },
    readOrders: (n) => `${n} ${enCount(n, { one: 'order', other: 'orders' })} understood`,
    unread: (n) => `${n} ${enCount(n, { one: 'piece', other: 'pieces' })} could not be read`,
    takeGood: 'Take it',
    replace: 'Replace the orders on the board',
    cancel: 'Cancel',
    line: (n) => `line ${n}`,
    share: 'Share',
    shareHelp: 'The link holds everything itself; nothing is stored on a server.',
    shareLink: 'Link',
    shareCut: {
      tree: 'With the whole tree.',
      path: 'The tree is too large for a link: with the way to this phase.',
      phase: 'The game is too large for a link: with this phase alone.',
    },
    copyLink: 'Copy link',
    exportAs: 'Export',
    saveOrders: 'Orders as text',
    savePosition: 'Position as text',
    saveReport: 'Report as text',
    saveAll: 'Everything as JSON',
    saveGame: 'Judged game as JSON',
    savePython: 'Saved game of python diplomacy',
    saveSvg: 'Picture, SVG',
    savePng: 'Picture, PNG',
    damaged: 'This link is damaged',
    damagedBody: 'A part of it is missing. Ask for it once more; your own board is untouched.',
    boards: 'Earlier boards',
    boardsHelp: 'The last thirty are kept in this browser.',
    newWork: 'New board',
    keys: 'Keys',
    goTo: 'Go to',
    goToHelp: 'Name or code of a province',
    sameHere: 'the same here',
    usedNow: 'used now',
    otherwise: 'Another profile judges this board otherwise.',
    differs: (n, which) => `${n} ${enCount(n, { one: 'order differs', other: 'orders differ' })}: ${which}`,
    differsBoard: 'the board after differs',
    custom: 'own choice',
    lens: (n) => `${n} provinces lie under your finger. Which one?`,
    next: 'Next',
    forPower: (power) => `Orders of ${power}`,
    nobody: 'Whose?',
    readBelow: 'All orders as one text; the board follows as you type.',
    keyTable: [
      ['Arrows', 'next unit in that direction; with a unit chosen, next lit province'],
      ['Enter, Esc', 'take, one step back'],
      ['M S C V H', 'move, support, convoy, by convoy, hold'],
      ['N, Shift N', 'next, previous unit without an order'],
      ['/, Ctrl K', 'go to a province'],
      ['J', 'judge'],
      ['Space', 'old board and new'],
      ['W', 'what decides this'],
      ['[ ]', 'phase back, forward'],
      [', .', 'over the branches'],
      ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
      ['?', 'this table'],
    ],
    unitSaid: (unit, order) => `${unit}: ${order}`,
    ordered: (order) => `Ordered: ${order}`,
    judgedSaid: (moved, failed) => `Judged: ${moved} advanced, ${failed} failed.`,
    closed: 'closed',
    print: 'Print',
  },
  ru: {
    board: 'Доска',
    boardHelp:
      'Стрелки ведут от подразделения к подразделению, Enter выбирает, затем стрелки ведут по светлым провинциям.',
    help: 'Нажмите на подразделение, потом туда, куда оно идёт. Или пишите приказы справа. Затем рассудите.',
    orders: 'Приказы',
    text: 'Текст',
    setUp: 'Расстановка',
    verdicts: 'Решения',
    newBoard: 'Новая доска',
    copyAll: 'Копировать',
    copied: 'Скопировано',
    paste: 'Вставить',
    copyReport: 'Отчёт',
    judge: 'Рассудить',
    tryAnother: 'Другой приказ',
    decides: 'Что это решает',
    decidesEnd: 'Показать всё',
    nothingSent: 'Ничего не отправляется: всё хранится в этом браузере.',
    notKept: 'Этот браузер ничего не хранит: сохраните работу ссылкой.',
    rules: 'Правила для этой доски',
    rulesOf: (name) => `Правила: ${name}`,
    choices: 'По пунктам',
    holds: 'стоит',
    disbands: 'распускается',
    noOrder: 'без приказа',
    so: 'поэтому',
    failsToo: 'тоже нет',
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
    centresAfter: 'Центры после этих ходов',
    centres: 'Центры',
    units: 'Войска',
    scale: 'сила : против',
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
    judgedMovement: (moved, failed, out) =>
      `${moved} ${ruCount(moved, { one: 'прошёл', few: 'прошли', many: 'прошли' })} · ${failed} нет · ${out} ${ruCount(out, { one: 'разбито', few: 'разбиты', many: 'разбито' })}`,
    toRetreat: (n) =>
      `${n} ${ruCount(n, { one: 'подразделение отступает', few: 'подразделения отступают', many: 'подразделений отступают' })}`,
    builds: 'Постройки и расформирования',
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
    army: 'Армия',
    fleet: 'Флот',
    centre: 'Центр',
    clear: 'Убрать',
    dislodgedTool: 'Разбитые',
    dislodgedHelp:
      'Нажмите провинцию, где подразделение разбито: армия, потом флот, потом ничего. Фаза станет отступлением.',
    contestedTool: 'Пат',
    contestedHelp: 'Нажмите провинцию, оставшуюся пустой из-за пата: отступать туда нельзя.',
    attackedFrom: (unit) => `${unit}, удар из`,
    attackUnknown: 'не сказано',
    overWater: 'через конвой',
    setUpHelp:
      'Нажмите на провинцию. Ещё раз: флот, потом пусто. Флот не стоит внутри суши и всегда стоит на своём побережье.',
    phase: 'Фаза',
    season: 'Сезон',
    year: 'Год',
    start: 'Начать с',
    opening: 'Весна 1901',
    empty: 'Пустая доска',
    pastePosition: 'Вставить позицию',
    openFile: 'Открыть файл',
    emptyTitle: 'Доска пуста',
    emptyBody: 'Нажмите на провинцию, чтобы поставить подразделение, или начните с готового.',
    cannotStand: (what, place) => `${what} здесь не стоит: ${place}.`,
    pasteTitle: 'Вставить',
    pasteHelp:
      'Приказы любых держав, как они пришли, позиция или сохранённая партия. По-русски, по-английски или вперемешку.',
    pasteLabel: 'Текст',
    readAs: {
      game: 'Это сохранённая партия. Она откроется со всеми фазами.',
      position: 'Это позиция. Она ляжет на доску.',
      nothing: 'Пока читать нечего.',
      faulty: 'Похоже на позицию, но не всё в ней понятно.',
    },
    readOrders: (n) =>
      `${ruCount(n, { one: 'Понят', few: 'Понято', many: 'Понято' })} ${n} ${ruCount(n, { one: 'приказ', few: 'приказа', many: 'приказов' })}`,
    unread: (n) =>
      `${ruCount(n, { one: 'Не понято', few: 'Не поняты', many: 'Не понято' })} ${n} ${ruCount(n, { one: 'место', few: 'места', many: 'мест' })}`,
    takeGood: 'Взять',
    replace: 'Заменить приказы на доске',
    cancel: 'Отмена',
    line: (n) => `строка ${n}`,
    share: 'Поделиться',
    shareHelp: 'В ссылке лежит всё само; на сервере ничего не хранится.',
    shareLink: 'Ссылка',
    shareCut: {
      tree: 'Со всем деревом.',
      path: 'Дерево велико для ссылки: с путём к этой фазе.',
      phase: 'Партия велика для ссылки: только эта фаза.',
    },
    copyLink: 'Копировать ссылку',
    exportAs: 'Сохранить',
    saveOrders: 'Приказы текстом',
    savePosition: 'Позиция текстом',
    saveReport: 'Отчёт текстом',
    saveAll: 'Всё целиком, JSON',
    saveGame: 'Рассуженная партия, JSON',
    savePython: 'Партия для python diplomacy',
    saveSvg: 'Рисунок, SVG',
    savePng: 'Рисунок, PNG',
    damaged: 'Ссылка повреждена',
    damagedBody: 'Часть её потерялась. Попросите прислать снова; ваша доска не тронута.',
    boards: 'Прежние доски',
    boardsHelp: 'В этом браузере хранятся последние тридцать.',
    newWork: 'Новая доска',
    keys: 'Клавиши',
    goTo: 'Перейти',
    goToHelp: 'Название или код провинции',
    sameHere: 'здесь то же',
    usedNow: 'сейчас',
    otherwise: 'По другому своду эта доска судится иначе.',
    differs: (n, which) =>
      `${ruCount(n, { one: 'иначе', few: 'иначе', many: 'иначе' })} ${n} ${ruCount(n, { one: 'приказ', few: 'приказа', many: 'приказов' })}: ${which}`,
    differsBoard: 'доска после будет иной',
    custom: 'свой выбор',
    lens: (n) => `Под пальцем ${n} ${ruCount(n, { one: 'провинция', few: 'провинции', many: 'провинций' })}. Какая?`,
    next: 'Дальше',
    forPower: (power) => `Приказы: ${power}`,
    nobody: 'Чьи?',
    readBelow: 'Все приказы одним текстом; доска меняется, пока вы пишете.',
    keyTable: [
      ['Стрелки', 'следующее подразделение в ту сторону; если оно выбрано, следующая светлая провинция'],
      ['Enter, Esc', 'взять, на шаг назад'],
      ['M S C V H', 'ход, поддержка, конвой, через конвой, оборона'],
      ['N, Shift N', 'следующее, предыдущее подразделение без приказа'],
      ['/, Ctrl K', 'перейти к провинции'],
      ['J', 'рассудить'],
      ['Пробел', 'старая доска и новая'],
      ['W', 'что это решает'],
      ['[ ]', 'фаза назад, вперёд'],
      [', .', 'по ветвям'],
      ['Ctrl Z, Ctrl Shift Z', 'отменить, вернуть'],
      ['?', 'эта таблица'],
    ],
    unitSaid: (unit, order) => `${unit}: ${order}`,
    ordered: (order) => `Приказано: ${order}`,
    judgedSaid: (moved, failed) =>
      `Рассужено: ${moved} ${ruCount(moved, { one: 'прошёл', few: 'прошли', many: 'прошли' })}, ${failed} нет.`,
    closed: 'закрыто',
    print: 'Печать',
  },
};
