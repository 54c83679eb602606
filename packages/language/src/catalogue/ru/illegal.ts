import type { IllegalReason, RuleChoice, WrittenOrder } from '@standoff/diplomacy';
import { ruFrom, ruIn, ruInto, ruPlace } from '../../names/place.ts';
import { POWER_NAMES } from '../../names/powers.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { writeOrder } from '../../write/order.ts';
import { ruCount } from '../plural.ts';
import type { Sentences } from '../sentences.ts';
import { whyClosed } from './dislodged.ts';
import { agree, CENTRES, capital, ruChoice, ruCoasts, ruList, UNITS } from './phrases.ts';

function optionOf(choice: RuleChoice): string {
  return choice.slice(choice.indexOf('=') + 1);
}

function powerIn(power: string, grammaticalCase: 'name' | 'gen' | 'dat' | 'ins'): string {
  return POWER_NAMES[power]?.ru[grammaticalCase] ?? power;
}

/** Which of several orders counts: DATC 4.D.3 begins with the first, 4.D.4 to 4.D.6 with none. */
function whichCounts(choice: RuleChoice): string {
  const words = choice.startsWith('4.D.3') ? ['первый', 'последний', ''] : ['', 'первый', 'последний'];
  const which = words['abc'.indexOf(optionOf(choice))] ?? '';
  const counts = which === '' ? 'ни один не в силе' : `в силе ${which}`;
  return `${counts} (${ruChoice(choice)})`;
}

function whichOfTooMany(choice: RuleChoice): string {
  const option = optionOf(choice);
  const which =
    option === 'b'
      ? 'в силе первые допустимые приказы'
      : option === 'c'
        ? 'в силе последние допустимые приказы'
        : 'ни один не в силе';
  return `${which} (${ruChoice(choice)})`;
}

function places(at: readonly string[]): string {
  return ruList(
    at.map((place) => ruPlace(place, 'acc')),
    'или',
  );
}

export const ILLEGAL: Sentences<IllegalReason> = {
  'no-such-unit': ({ at }) => `${capital(ruIn(at))} нет подразделения.`,
  'no-such-place': ({ at }) => `Места «${at}» на этой карте нет.`,
  'foreign-unit': ({ unit }, { power }) =>
    `${capital(ruUnit(unit, 'name', 'in'))} не подчиняется ${powerIn(power, 'dat')}.`,
  'wrong-phase': () => 'Такой приказ не подходит к этой фазе.',
  superseded: ({ choice }) => `Этому подразделению дан и другой приказ: ${whichCounts(choice)}.`,
  'same-place': ({ at }) => `Подразделение и так стоит ${ruIn(at)}.`,
  'army-to-sea': ({ to }) => `Армия не может выйти в море (${ruPlace(to, 'name')}).`,
  'fleet-inland': ({ to }, { order }) =>
    order?.kind === 'build'
      ? `${capital(ruIn(to))} флот не построить: там нет побережья.`
      : `Флот не может войти ${ruInto(to)}: там нет побережья.`,
  'not-adjacent': ({ from, to, type }) =>
    `${type === 'A' ? 'Армии' : 'Флоту'} не пройти ${ruFrom(from)} ${ruInto(to)} за один ход.`,
  'coast-unreachable': ({ from, to, reachable }) =>
    `Флоту не пройти ${ruFrom(from)} ${ruInto(to)}${reachable.length === 0 ? '' : `, только на ${places(reachable)}`}.`,
  'coast-missing': ({ to, coasts, choice }) => {
    const source = choice === undefined ? '' : ` (${ruChoice(choice)})`;
    return coasts.length === 1
      ? `В приказе должно быть названо побережье: ${coasts.map((at) => ruPlace(at, 'name')).join('')}${source}.`
      : `${capital(ruIn(to))} доступно не одно побережье: назовите ${ruCoasts(coasts)}${source}.`;
  },
  'coast-wrong': ({ at, choice }) => `Названо неподходящее побережье: ${ruPlace(at, 'name')} (${ruChoice(choice)}).`,
  'no-route': ({ from, to }) => `Флоты на этой доске не могут провести армию ${ruFrom(from)} ${ruInto(to)}.`,
  'route-missing': ({ choice }) => `В приказе должны быть названы моря конвоя (${ruChoice(choice)}).`,
  'route-wrong': ({ route }) =>
    `Названный путь (${ruList(route.map((sea) => ruPlace(sea, 'name')))}) не приведёт туда армию.`,
  'support-self': (_, { order }) =>
    order?.kind === 'convoy'
      ? 'Подразделение не может провести конвоем само себя.'
      : 'Подразделение не может поддержать само себя.',
  'support-into-own-place': ({ at }) =>
    `Подразделение само стоит ${ruIn(at)} и не может поддержать наступление на это место.`,
  'support-out-of-reach': ({ from, to }) =>
    `${capital(ruFrom(from))} само это подразделение не прошло бы ${ruInto(to)}, поэтому и поддержать там не может.`,
  'support-impossible-move': ({ target, to, why }, { power }) =>
    why === 'same-place'
      ? `${capital(ruUnit(target, 'name', 'in', power))} и так на месте, такого наступления не бывает.`
      : `${capital(ruUnit(target, 'dat', 'from', power))} не пройти ${ruInto(to)}, поддерживать нечего.`,
  'support-needs-supporter': ({ target, to }, { power }) =>
    `${capital(ruUnit(target, 'name', 'from', power))} ${agree(ruGender(target), 'попала', 'попал', 'попало', 'попали')} бы ${ruInto(to)} только через этот же флот, а он не может и вести конвой, и поддерживать.`,
  'convoy-not-a-fleet': () => 'Вести конвой может только флот.',
  'convoy-not-at-sea': ({ at }) => `Флот ведёт конвой только в море, а ${ruPlace(at, 'name')} не море.`,
  'convoy-not-an-army': ({ target }) => `Конвоем проводят только армию, а ${ruIn(target.at)} флот.`,
  'convoy-off-route': ({ target, to }, { unit }) =>
    `Ни один путь ${ruFrom(target.at)} ${ruInto(to)} не требует флота ${unit === undefined ? 'здесь' : ruIn(unit.at)}.`,
  'not-dislodged': ({ unit }, { power }) =>
    `${capital(ruUnit(unit, 'name', 'in', power))} не ${agree(ruGender(unit), 'разбита, приказов ей', 'разбит, приказов ему', 'разбито, приказов ему', 'разбиты, приказов им')} сейчас не дают.`,
  'retreat-closed': ({ closed }, { power }) => `Отступить ${ruInto(closed.to)} нельзя: ${whyClosed(closed, power)}.`,
  'no-builds': ({ power, centers, units }) =>
    `${capital(powerIn(power, 'dat'))} нечего строить: ${ruCount(centers, CENTRES)}, ${ruCount(units, UNITS)}.`,
  'no-disbands': ({ power, centers, units }) =>
    `${capital(powerIn(power, 'dat'))} не нужно никого расформировывать: ${ruCount(centers, CENTRES)}, ${ruCount(units, UNITS)}.`,
  'too-many': ({ allowed, choice }) =>
    `Положено ${choice.startsWith('4.D.4') ? 'построек' : 'расформирований'}: ${allowed}; ${whichOfTooMany(choice)}.`,
  'not-a-home-centre': ({ at }, { power }) =>
    `${capital(ruPlace(at, 'name'))} не родной центр ${powerIn(power, 'gen')}.`,
  'not-owned': ({ at, owner }, { power }) =>
    owner === undefined
      ? `${capital(ruPlace(at, 'name'))} не принадлежит ${powerIn(power, 'dat')}.`
      : `${capital(ruPlace(at, 'name'))} принадлежит ${powerIn(owner, 'dat')}.`,
  occupied: ({ unit }, { power }) => `Место занято: там ${ruUnit(unit, 'name', 'in', power)}.`,
  'built-twice': ({ at, choice }) => `${capital(ruIn(at))} больше одного приказа о постройке: ${whichCounts(choice)}.`,
  'disbanded-twice': ({ at }) => `Подразделение ${ruIn(at)} уже расформировано.`,
  'waive-forbidden': ({ choice }) => `От постройки отказаться нельзя (${ruChoice(choice)}).`,
};

/** What the player probably meant. */
export function didYouMean(order: WrittenOrder): string {
  return `Может быть, «${writeOrder(order, { lang: 'ru', form: 'names' })}»?`;
}
