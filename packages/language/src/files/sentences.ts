import { formatUnit, provinceData, STANDARD_MAP } from '@standoff/diplomacy';
import { type Sentences, sentenceOf } from '../catalogue/sentences.ts';
import { enPlace, ruIn, ruPlace } from '../names/place.ts';
import type { Language } from '../names/terms.ts';
import type { FileProblem } from './problem.ts';
import type { Wanted } from './shape.ts';

type NoContext = undefined;

const WANTED_EN: Readonly<Record<Wanted, string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  'whole-number': 'a whole number',
  truth: 'true or false',
  phase: '"movement", "retreat" or "build"',
  season: '"spring", "fall" or "winter"',
  'unit-type': '"A" or "F"',
  place: 'the code of a place, such as "SPA/NC"',
  'order-kind': 'the kind of an order, such as "hold"',
  end: 'a way for a game to end',
};

const WANTED_RU: Readonly<Record<Wanted, string>> = {
  object: 'объект',
  list: 'список',
  text: 'текст',
  'whole-number': 'целое число',
  truth: 'true или false',
  phase: '"movement", "retreat" или "build"',
  season: '"spring", "fall" или "winter"',
  'unit-type': '"A" или "F"',
  place: 'код места, например "SPA/NC"',
  'order-kind': 'вид приказа, например "hold"',
  end: 'исход партии',
};

function isSea(place: string): boolean {
  return provinceData(STANDARD_MAP, place)?.kind === 'sea';
}

const ENGLISH: Sentences<FileProblem, NoContext> = {
  'file/shape': ({ at, wanted, missing }) => {
    if (at === '') return `This should be ${WANTED_EN[wanted]}.`;
    return missing === true ? `${at} is missing: ${WANTED_EN[wanted]}.` : `${at} should be ${WANTED_EN[wanted]}.`;
  },
  'file/not-json': () => 'This is not JSON.',
  'file/line-too-long': ({ limit }) => `The line is longer than ${limit} bytes.`,
  'file/no-position': ({ at }) => `${at} is missing: the first phase needs a position.`,
  'file/no-phases': () => 'There are no phases.',
  'file/unknown-format': () =>
    'This is neither a game file of standoff nor a saved game of the python diplomacy package.',
  'file/several-games': ({ games }) => `The file holds ${games} games; take one line out of it.`,
  'file/unknown-version': ({ version, known }) =>
    `The game file has version ${version}; this program knows version ${known}.`,
  'file/unknown-map': ({ map }) => `The game is played on the map "${map}"; only "standard" is known.`,
  'file/bad-rules': ({ at }) => `${at} is not a known rule choice.`,
  'file/bad-phase-name': ({ at, name }) => `${at} is "${name}", which is not the name of a phase, such as S1901M.`,
  'file/bad-unit': ({ at, text }) => `${at} is "${text}", which is not a unit, such as F STP/SC.`,
  'position/unknown-power': ({ at, power, candidates }) =>
    `${at}: there is no power "${power}"; the powers are ${candidates.join(', ')}.`,
  'position/unknown-place': ({ at, place }) => `${at}: there is no place "${place}" on this map.`,
  'position/two-units': ({ at, province }) => `${at}: there is already a unit in ${enPlace(province)}.`,
  'position/cannot-stand': ({ at, unit }) =>
    unit.type === 'F'
      ? `${at}: a fleet cannot stand in ${enPlace(unit.at)}, which has no coast.`
      : `${at}: an army cannot stand in ${enPlace(unit.at)}, which is sea.`,
  'position/coast-needed': ({ at, unit, coasts }) =>
    `${at}: ${formatUnit(unit)} must name its coast: ${coasts.join(' or ')}.`,
  'position/no-centre': ({ at, place }) => `${at}: ${enPlace(place)} is not a supply centre.`,
  'position/centre-twice': ({ at, place }) => `${at}: ${enPlace(place)} already has an owner.`,
};

const RUSSIAN: Sentences<FileProblem, NoContext> = {
  'file/shape': ({ at, wanted, missing }) => {
    if (at === '') return `Здесь должен быть ${WANTED_RU[wanted]}.`;
    return missing === true
      ? `Нет поля ${at}: нужно значение «${WANTED_RU[wanted]}».`
      : `${at}: нужно значение «${WANTED_RU[wanted]}».`;
  },
  'file/not-json': () => 'Это не JSON.',
  'file/line-too-long': ({ limit }) => `Строка длиннее ${limit} байт.`,
  'file/no-position': ({ at }) => `Нет поля ${at}: первой фазе нужна позиция.`,
  'file/no-phases': () => 'Нет ни одной фазы.',
  'file/unknown-format': () => 'Это не файл партии standoff и не сохранённая партия пакета diplomacy для python.',
  'file/several-games': ({ games }) => `Партий в файле несколько (${games}); возьмите из него одну строку.`,
  'file/unknown-version': ({ version, known }) =>
    `Версия файла партии — ${version}; эта программа знает версию ${known}.`,
  'file/unknown-map': ({ map }) => `Партия идёт на карте «${map}»; известна только «standard».`,
  'file/bad-rules': ({ at }) => `${at}: такой выбор правил неизвестен.`,
  'file/bad-phase-name': ({ at, name }) => `${at}: «${name}» — не название фазы вроде S1901M.`,
  'file/bad-unit': ({ at, text }) => `${at}: «${text}» — не подразделение вроде F STP/SC.`,
  'position/unknown-power': ({ at, power, candidates }) =>
    `${at}: державы «${power}» нет; державы: ${candidates.join(', ')}.`,
  'position/unknown-place': ({ at, place }) => `${at}: места «${place}» нет на этой карте.`,
  'position/two-units': ({ at, province }) => `${at}: ${ruIn(province)} уже стоит подразделение.`,
  'position/cannot-stand': ({ at, unit }) =>
    unit.type === 'F'
      ? `${at}: флот не может стоять ${ruIn(unit.at)}: там нет побережья.`
      : `${at}: армия не может стоять ${ruIn(unit.at)}: ${isSea(unit.at) ? 'это море' : 'там нет суши'}.`,
  'position/coast-needed': ({ at, unit, coasts }) =>
    `${at}: для ${formatUnit(unit)} нужно назвать побережье: ${coasts.join(' или ')}.`,
  'position/no-centre': ({ at, place }) => `${at}: ${ruPlace(place, 'name')} — не центр снабжения.`,
  'position/centre-twice': ({ at, place }) => `${at}: у центра снабжения ${ruPlace(place, 'name')} уже есть владелец.`,
};

const SENTENCES: Readonly<Record<Language, Sentences<FileProblem, NoContext>>> = { en: ENGLISH, ru: RUSSIAN };

/** What is wrong with a file, as a sentence. */
export function fileProblemSentence(problem: FileProblem, lang: Language): string {
  return sentenceOf(SENTENCES[lang], problem, undefined);
}
