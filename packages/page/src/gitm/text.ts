import { type Both, enCount, ruCount } from '../shell/language.ts';
import type { Arm } from './edit.ts';

/** The words of the GITM workbench; verdicts, reasons and names come from the language package. */
export interface GitmText {
  readonly title: string;
  readonly untitled: string;
  readonly name: string;
  readonly map: string;
  readonly mapHelp: string;
  readonly moves: string;
  readonly movesInOrder: string;
  readonly battle: string;
  readonly relations: string;
  readonly units: string;
  readonly text: string;
  readonly allied: string;
  readonly neutral: string;
  readonly war: string;
  readonly back: string;
  readonly forward: string;
  readonly toStart: string;
  readonly eventOf: (step: number, of: number) => string;
  readonly before: (of: number) => string;
  readonly noMoves: string;
  readonly noMovesBody: string;
  readonly emptyTitle: string;
  readonly emptyBody: string;
  readonly hint: string;
  readonly hintPlace: string;
  readonly hintGround: string;
  readonly whereTo: (unit: string) => string;
  readonly whereMeet: (unit: string) => string;
  readonly shiftTo: (unit: string) => string;
  readonly interception: string;
  readonly where: string;
  readonly leave: string;
  readonly moveTo: (square: string) => string;
  readonly insteadOf: (square: string) => string;
  readonly further: (square: string) => string;
  readonly furtherHint: string;
  readonly viaHere: string;
  readonly meetHere: (target: string, square: string) => string;
  readonly noMeeting: string;
  readonly whichUnit: (square: string) => string;
  readonly cannotByRules: string;
  readonly bare: string;
  readonly starter: string;
  readonly refused: string;
  readonly caught: string;
  readonly pending: string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly dragEvent: string;
  readonly stops: string;
  readonly dropVia: (square: string) => string;
  readonly rulesOf: (rules: string) => string;
  readonly relationOf: (a: string, b: string, relation: string) => string;
  readonly relationHelp: string;
  readonly noStates: string;
  readonly whatIf: string;
  readonly whatIfHelp: string;
  readonly tryIt: string;
  readonly tryOrder: (order: string) => string;
  readonly orderTitle: string;
  readonly orderSame: string;
  readonly orderMany: string;
  readonly orderLook: string;
  readonly given: string;
  readonly copyReport: string;
  readonly copied: string;
  readonly report: string;
  readonly openCases: string;
  readonly allCases: string;
  readonly example: string;
  readonly states: string;
  readonly addState: string;
  readonly stateCode: string;
  readonly stateCodeHelp: string;
  readonly arm: string;
  readonly arms: Readonly<Record<Arm, string>>;
  readonly place: string;
  readonly shift: string;
  readonly removeTool: string;
  readonly ground: string;
  readonly noRating: string;
  readonly groundHelp: string;
  readonly groundAt: (square: string, rating: number | undefined) => string;
  readonly nameOf: (what: string) => string;
  readonly rename: (unit: string) => string;
  readonly placeHelp: (unit: string) => string;
  readonly removeState: (state: string) => string;
  readonly removeUnit: (unit: string) => string;
  readonly standsAt: (unit: string, square: string) => string;
  readonly newPhase: string;
  readonly openFile: string;
  readonly kept: string;
  readonly nothingKept: string;
  readonly textHelp: string;
  readonly textLabel: string;
  readonly textGood: string;
  readonly textLast: string;
  readonly lineColumn: (line: number, column: number) => string;
  readonly share: string;
  readonly shareHelp: string;
  readonly shareLink: string;
  readonly copyLink: string;
  readonly exportAs: string;
  readonly saveText: string;
  readonly saveJson: string;
  readonly saveReport: string;
  readonly saveResult: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly damaged: string;
  readonly damagedBody: string;
  readonly unreadFile: string;
  readonly severalPhases: string;
  readonly keys: string;
  readonly help: string;
  readonly keyTable: readonly (readonly [string, string])[];
  readonly notSent: string;
  readonly nobody: string;
  readonly whoStands: (square: string, units: string) => string;
  readonly whatHappens: string;
  readonly legend: string;
}

export const GITM: Both<GitmText> = {
  en: {
    title: 'GITM tac phase',
    untitled: 'A tac phase',
    name: 'Name of this phase',
    map: 'Tac map',
    mapHelp:
      'Arrows go from square to square. Enter takes a unit, Enter on another square orders its move. I: interception, W: where it may go, Delete: takes its order away. Square brackets step through the events.',
    moves: 'Moves',
    movesInOrder: 'Events, in order',
    battle: 'Battle',
    relations: 'Relations',
    units: 'Units',
    text: 'Text',
    allied: 'allied',
    neutral: 'neutral',
    war: 'at war',
    back: 'One event back',
    forward: 'One event on',
    toStart: 'To the beginning',
    eventOf: (step, of) => `Event ${step} of ${of}`,
    before: (of) => `Before the first of ${of} ${enCount(of, { one: 'event', other: 'events' })}`,
    noMoves: 'No moves yet',
    noMovesBody: 'Drag a unit on the map to the square it goes to.',
    emptyTitle: 'An empty map',
    emptyBody: 'Place units, type or paste a phase, or open an example.',
    hint: 'Drag a unit to move it, step through the events, click a relation to change it.',
    hintPlace: 'Drag a unit to where it stands.',
    hintGround: 'Tap a square to rate its ground, tap it again to clear it.',
    whereTo: (unit) => `${unit}: to which square?`,
    whereMeet: (unit) => `${unit}: where does it meet whom?`,
    shiftTo: (unit) => `${unit}: on which square does it stand?`,
    interception: 'interception',
    where: 'where may it go',
    leave: 'leave',
    moveTo: (square) => `Move to ${square}`,
    insteadOf: (square) => `instead of ${square}`,
    further: (square) => `Go on to ${square}`,
    furtherHint: 'a second move',
    viaHere: 'By way of this square',
    meetHere: (target, square) => `Meet ${target} at ${square}`,
    noMeeting: 'No march of another unit passes this square.',
    whichUnit: (square) => `Which unit at ${square}?`,
    cannotByRules: 'not by the public rules',
    bare: 'nobody',
    starter: 'Starter',
    refused: 'Refused',
    caught: 'Caught',
    pending: 'not yet',
    up: 'Earlier',
    down: 'Later',
    remove: 'Take away',
    dragEvent: 'Drag to another place in the order',
    stops: 'Stops even if the interceptor is kept out',
    dropVia: (square) => `by way of ${square}: take that away`,
    rulesOf: (rules) => `What ${rules} say`,
    relationOf: (a, b, relation) => `${a} and ${b}: ${relation}`,
    relationHelp: 'Click a cell, or press + o x on it',
    noStates: 'Add states under “Units”, and how they stand to each other shows here.',
    whatIf: 'What if',
    whatIfHelp: 'Single relations that would change the outcome:',
    tryIt: 'Try',
    tryOrder: (order) => `Try ${order}`,
    orderTitle: 'The order matters here',
    orderSame: 'Any other order of these moves leads to the same.',
    orderMany: 'More than six moves: their orders are looked through only when you ask, as it takes a while.',
    orderLook: 'Look through the orders',
    given: 'as given',
    copyReport: 'Copy report',
    copied: 'Copied',
    report: 'The whole report',
    openCases: 'Positions to open',
    allCases: 'All positions',
    example: 'Open the second example',
    states: 'States',
    addState: 'Add',
    stateCode: 'Code of a state',
    stateCodeHelp: 'two letters, as in FR1IN',
    arm: 'Arm',
    arms: {
      IN: 'line infantry',
      LI: 'light infantry',
      LC: 'light cavalry',
      MC: 'medium cavalry',
      HC: 'heavy cavalry',
      LA: 'light artillery',
      MA: 'medium artillery',
      HA: 'heavy artillery',
      CQ: 'corps headquarters',
      AQ: 'army headquarters',
    },
    place: 'Place',
    shift: 'Shift',
    removeTool: 'Remove',
    ground: 'Ground',
    noRating: 'none',
    groundHelp: 'Takes the rating off a square.',
    groundAt: (square, rating) => (rating === undefined ? `${square}: no rating` : `${square}: ground rated ${rating}`),
    nameOf: (what) => `Name of ${what}`,
    rename: (unit) => `Rename ${unit}`,
    placeHelp: (unit) => `A tap on the map places ${unit}.`,
    removeState: (state) => `Remove ${state} and its units`,
    removeUnit: (unit) => `Remove ${unit}`,
    standsAt: (unit, square) => `${unit} stands at ${square}`,
    newPhase: 'Empty map',
    openFile: 'Open a file',
    kept: 'Kept in this browser',
    nothingKept: 'Nothing is kept here yet.',
    textHelp: 'The phase as text, in English or Russian. What you type shows on the map, and the other way round.',
    textLabel: 'The phase as text',
    textGood: 'All of it is understood.',
    textLast: 'The map shows the last that could be read.',
    lineColumn: (line, column) => `Line ${line}, column ${column}`,
    share: 'Share',
    shareHelp: 'The link holds the whole phase. Nothing is sent to a server.',
    shareLink: 'Link',
    copyLink: 'Copy link',
    exportAs: 'Save as a file',
    saveText: 'Text',
    saveJson: 'JSON',
    saveReport: 'Report',
    saveResult: 'Result, JSON',
    saveSvg: 'SVG',
    savePng: 'PNG',
    damaged: 'This link is damaged',
    damagedBody: 'It holds no phase that can be read. What was on your workbench is still there.',
    unreadFile: 'This file cannot be read',
    severalPhases: 'The file holds several phases',
    keys: 'Keys',
    help: 'Place units, set how their states stand to each other, and drag units to order moves. The judge says who enters, who is kept out by whom, and who fights on which side by which rule. Everything stays in this browser.',
    keyTable: [
      ['arrows on the map', 'from square to square'],
      ['Enter', 'take a unit, order its move'],
      ['I', 'interception by the unit taken'],
      ['W', 'where may it go?'],
      ['N, Shift N', 'next, previous unit'],
      ['Delete', 'take its order away; while placing, the unit'],
      ['← →, [ ]', 'one event back, on'],
      ['+ o x', 'in the table: allied, neutral, at war'],
      ['Esc', 'leave'],
      ['Ctrl Z, Ctrl Shift Z', 'undo, redo'],
      ['?', 'this table'],
    ],
    notSent: 'Nothing is sent.',
    nobody: 'nobody',
    whoStands: (square, units) => `${square}: ${units}`,
    whatHappens: 'What would happen',
    legend: 'x begins a battle, a attacks, d defends, + beside allies, o kept out',
  },
  ru: {
    title: 'GITM, тактическая фаза',
    untitled: 'Тактическая фаза',
    name: 'Название фазы',
    map: 'Тактическая карта',
    mapHelp:
      'Стрелки ведут от квадрата к квадрату. Enter берёт подразделение, Enter на другом квадрате приказывает идти туда. I: перехват, W: куда можно, Delete: снять приказ. Квадратные скобки листают события.',
    moves: 'Ходы',
    movesInOrder: 'События по порядку',
    battle: 'Бой',
    relations: 'Отношения',
    units: 'Войска',
    text: 'Текст',
    allied: 'союз',
    neutral: 'нейтралитет',
    war: 'война',
    back: 'На событие назад',
    forward: 'На событие вперёд',
    toStart: 'К началу',
    eventOf: (step, of) => `Событие ${step} из ${of}`,
    before: (of) =>
      of === 1
        ? 'До первого события'
        : `До первого из ${of} ${ruCount(of, { one: 'события', few: 'событий', many: 'событий' })}`,
    noMoves: 'Ходов ещё нет',
    noMovesBody: 'Перетащите подразделение на карте туда, куда оно идёт.',
    emptyTitle: 'Пустая карта',
    emptyBody: 'Расставьте войска, наберите или вставьте фазу или откройте пример.',
    hint: 'Перетащите подразделение: это ход. Листайте события, нажимайте на отношения.',
    hintPlace: 'Перетащите подразделение туда, где оно стоит.',
    hintGround: 'Нажмите квадрат, чтобы оценить местность, ещё раз, чтобы снять оценку.',
    whereTo: (unit) => `${unit}: в какой квадрат?`,
    whereMeet: (unit) => `${unit}: где и кого перехватить?`,
    shiftTo: (unit) => `${unit}: в каком квадрате стоит?`,
    interception: 'перехват',
    where: 'куда можно',
    leave: 'отставить',
    moveTo: (square) => `Идти в ${square}`,
    insteadOf: (square) => `вместо ${square}`,
    further: (square) => `Идти дальше в ${square}`,
    furtherHint: 'второй ход',
    viaHere: 'Через этот квадрат',
    meetHere: (target, square) => `Перехватить ${target} в ${square}`,
    noMeeting: 'Через этот квадрат никто другой не проходит.',
    whichUnit: (square) => `Какое подразделение в ${square}?`,
    cannotByRules: 'по открытым правилам нельзя',
    bare: 'никого',
    starter: 'Начало бой',
    refused: 'Не пускают',
    caught: 'Застигнуто',
    pending: 'ещё нет',
    up: 'Раньше',
    down: 'Позже',
    remove: 'Убрать',
    dragEvent: 'Перетащите на другое место в порядке',
    stops: 'Останавливается, даже если перехватчика не пускают',
    dropVia: (square) => `через ${square}: убрать`,
    rulesOf: (rules) => `О чём говорят ${rules}`,
    relationOf: (a, b, relation) => `${a} и ${b}: ${relation}`,
    relationHelp: 'Нажмите клетку, или + o x на ней',
    noStates: 'Добавьте государства в «Войсках», и здесь будут их отношения.',
    whatIf: 'Что, если',
    whatIfHelp: 'Отношения, любое из которых меняет исход:',
    tryIt: 'Попробовать',
    tryOrder: (order) => `Попробовать ${order}`,
    orderTitle: 'Здесь порядок важен',
    orderSame: 'Любой другой порядок ходов ведёт к тому же.',
    orderMany: 'Ходов больше шести: их порядки просматриваются только по нажатию, это займёт время.',
    orderLook: 'Просмотреть порядки',
    given: 'как дано',
    copyReport: 'Скопировать отчёт',
    copied: 'Скопировано',
    report: 'Весь отчёт',
    openCases: 'Позиции',
    allCases: 'Все позиции',
    example: 'Открыть второй пример',
    states: 'Государства',
    addState: 'Добавить',
    stateCode: 'Код государства',
    stateCodeHelp: 'две буквы, как в FR1IN',
    arm: 'Род войск',
    arms: {
      IN: 'линейная пехота',
      LI: 'лёгкая пехота',
      LC: 'лёгкая кавалерия',
      MC: 'средняя кавалерия',
      HC: 'тяжёлая кавалерия',
      LA: 'лёгкая артиллерия',
      MA: 'средняя артиллерия',
      HA: 'тяжёлая артиллерия',
      CQ: 'штаб корпуса',
      AQ: 'штаб армии',
    },
    place: 'Ставить',
    shift: 'Двигать',
    removeTool: 'Убирать',
    ground: 'Местность',
    noRating: 'нет',
    groundHelp: 'Снимает оценку с квадрата.',
    groundAt: (square, rating) =>
      rating === undefined ? `${square}: без оценки` : `${square}: оценка местности ${rating}`,
    nameOf: (what) => `Название ${what}`,
    rename: (unit) => `Переименовать ${unit}`,
    placeHelp: (unit) => `Нажатие на карту ставит ${unit}.`,
    removeState: (state) => `Убрать ${state} с войсками`,
    removeUnit: (unit) => `Убрать ${unit}`,
    standsAt: (unit, square) => `${unit} стоит в ${square}`,
    newPhase: 'Пустая карта',
    openFile: 'Открыть файл',
    kept: 'Хранится в этом браузере',
    nothingKept: 'Здесь пока ничего нет.',
    textHelp: 'Фаза текстом, по-русски или по-английски. Что наберёте, видно на карте, и наоборот.',
    textLabel: 'Фаза текстом',
    textGood: 'Понятно всё.',
    textLast: 'На карте последнее, что удалось прочесть.',
    lineColumn: (line, column) => `Строка ${line}, столбец ${column}`,
    share: 'Поделиться',
    shareHelp: 'Ссылка содержит всю фазу. На сервер ничего не уходит.',
    shareLink: 'Ссылка',
    copyLink: 'Скопировать ссылку',
    exportAs: 'Сохранить файлом',
    saveText: 'Текст',
    saveJson: 'JSON',
    saveReport: 'Отчёт',
    saveResult: 'Итог, JSON',
    saveSvg: 'SVG',
    savePng: 'PNG',
    damaged: 'Ссылка повреждена',
    damagedBody: 'Фазы, которую можно прочесть, в ней нет. Что было в мастерской, осталось.',
    unreadFile: 'Файл не читается',
    severalPhases: 'В файле несколько фаз',
    keys: 'Клавиши',
    help: 'Расставьте войска, задайте отношения государств и перетаскивайте подразделения: это ходы. Судья скажет, кто входит, кого и кто не пускает, кто на чьей стороне и по какому правилу. Всё остаётся в этом браузере.',
    keyTable: [
      ['стрелки на карте', 'от квадрата к квадрату'],
      ['Enter', 'взять подразделение, приказать ход'],
      ['I', 'перехват взятым подразделением'],
      ['W', 'куда ему можно?'],
      ['N, Shift N', 'следующее, предыдущее подразделение'],
      ['Delete', 'снять приказ; при расстановке убрать подразделение'],
      ['← →, [ ]', 'на событие назад, вперёд'],
      ['+ o x', 'в таблице: союз, нейтралитет, война'],
      ['Esc', 'отставить'],
      ['Ctrl Z, Ctrl Shift Z', 'отменить, вернуть'],
      ['?', 'эта таблица'],
    ],
    notSent: 'Ничего не отправляется.',
    nobody: 'никого',
    whoStands: (square, units) => `${square}: ${units}`,
    whatHappens: 'Что произойдёт',
    legend: 'x начинает бой, a атакует, d обороняется, + рядом с союзниками, o не пускают',
  },
};
