import { type Both, enCount, ruCount } from '../shell/language.ts';
import { FILES, type FilesText } from './files-text.ts';
import { KEYS, type KeysText } from './keys-text.ts';
import { UNITS, type UnitsText } from './units-text.ts';

/** The words of the GITM workbench; verdicts, reasons and names come from the language package. */
export interface GitmText extends UnitsText, FilesText, KeysText {
  readonly title: string;
  readonly map: string;
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
  readonly whereTo: (unit: string) => string;
  readonly whereMeet: (unit: string) => string;
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
  readonly openCases: string;
  readonly allCases: string;
  readonly example: string;
  readonly nobody: string;
  readonly whoStands: (square: string, units: string) => string;
  readonly whatHappens: string;
  readonly legend: string;
}

export const GITM: Both<GitmText> = {
  en: {
    ...UNITS.en,
    ...FILES.en,
    ...KEYS.en,
    title: 'GITM tac phase',
    map: 'Tac map',
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
    hint: 'Drag a unit to move it, step through the events, press a relation to change it.',
    whereTo: (unit) => `${unit}: to which square?`,
    whereMeet: (unit) => `${unit}: where does it meet whom?`,
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
    relationHelp: 'Choose a cell, or press + o x on it',
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
    openCases: 'Positions to open',
    allCases: 'All positions',
    example: 'Open the second example',
    nobody: 'nobody',
    whoStands: (square, units) => `${square}: ${units}`,
    whatHappens: 'What would happen',
    legend: 'x begins a battle, a attacks, d defends, + beside allies, o kept out',
  },
  ru: {
    ...UNITS.ru,
    ...FILES.ru,
    ...KEYS.ru,
    title: 'GITM, тактическая фаза',
    map: 'Тактическая карта',
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
    whereTo: (unit) => `${unit}: в какой квадрат?`,
    whereMeet: (unit) => `${unit}: где и кого перехватить?`,
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
    starter: 'Начинает бой',
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
    openCases: 'Позиции',
    allCases: 'Все позиции',
    example: 'Открыть второй пример',
    nobody: 'никого',
    whoStands: (square, units) => `${square}: ${units}`,
    whatHappens: 'Что произойдёт',
    legend: 'x начинает бой, a атакует, d обороняется, + рядом с союзниками, o не пускают',
  },
};
