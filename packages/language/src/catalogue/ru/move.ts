import type { Force, MoveReason, ReasonCode, Unit } from '@standoff/diplomacy';
import { ruInto, ruOnto, ruPlace } from '../../names/place.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { named } from '../forces.ts';
import type { Sentences, Telling } from '../sentences.ts';
import {
  type Agreement,
  agree,
  agreementOf,
  capital,
  past,
  pastSelf,
  ruForces,
  ruList,
  ruOrdered,
  ruUnits,
} from './phrases.ts';

/** The gender of the unit the sentence is about. */
function self({ unit, order }: Telling): Agreement {
  if (unit !== undefined) return ruGender(unit);
  return order === undefined || order.kind === 'waive' ? 'n' : ruGender(order.unit);
}

/** What kept the unit ahead in its place, by the code of its own failure. */
function stuck(why: ReasonCode, who: Agreement): string {
  const self = agree(who, 'её', 'его', 'его', 'их');
  switch (why) {
    case 'standoff':
    case 'beleaguered':
      return `${self} наступление остановлено патом`;
    case 'beaten':
      return `${agree(who, 'её', 'его', 'его', 'их')} опередили`;
    case 'head-to-head':
      return `${self} наступление остановлено во встречном бою`;
    case 'defended':
      return `${self} наступление отбито`;
    case 'not-vacated':
      return `${self} наступление тоже упёрлось в занятое место`;
    case 'own-unit':
      return `на ${agree(who, 'её', 'его', 'его', 'их')} пути стояло своё подразделение`;
    case 'convoy-disrupted':
      return `${self} конвой разорван`;
    case 'convoy-paradox':
      return `${self} конвой попал в парадокс`;
    case 'no-convoy':
      return `у ${agree(who, 'неё', 'него', 'него', 'них')} не было конвоя`;
    default:
      return `${self} наступление не удалось`;
  }
}

/** Supports that could not help against a unit of the supporters' own power. */
function discounted(supporters: readonly Unit[] | undefined, own: string): string {
  if (supporters === undefined || supporters.length === 0) return '';
  const whose = ruUnits(supporters, 'gen', 'in', own);
  return ` Поддержка ${whose} не засчитана: помогать разбить своё подразделение нельзя.`;
}

/** The rivals for a province and how they compare: never says who, if anybody, got in. */
function outdone(rivals: readonly Force[], strength: number, at: string, own: string): string {
  const [rival] = rivals;
  if (rival === undefined) return `Войти ${ruInto(at)} с силой ${strength} не удалось.`;
  const best = Math.max(...rivals.map(({ strength }) => strength));
  const head = best > strength ? 'Не хватило силы' : 'Пат';
  const who = agreementOf(rivals.map(({ unit }) => unit));
  if (rivals.length > 1)
    return `${head}: ${ruOnto(at)} ${past(who, 'наступа')} также ${ruForces(rivals, 'name', 'from', own)}, своя сила ${strength}.`;
  const how = best > strength ? `и ${past(who, 'бы')} сильнее` : 'силы равны';
  return `${head}: ${ruUnit(rival.unit, 'name', 'from', own)} тоже ${past(who, 'наступа')} ${ruOnto(at)}${best > strength ? ' ' : ', '}${how} (${strength} против ${best}).`;
}

export const MOVE: Sentences<MoveReason> = {
  moved: ({ to, strength, byConvoy, route, rivals, dislodges, discounted: lost }, telling) => {
    const { power } = telling;
    const over =
      route === undefined || route.length === 0 ? '' : ` через ${ruList(route.map((sea) => ruPlace(sea, 'acc')))}`;
    const moved = `${pastSelf(self(telling), 'Перемести')} ${ruInto(to)}${byConvoy ? ` конвоем${over}` : ''}`;
    const tail = discounted(lost, power);
    if (dislodges === undefined && rivals.length === 0) return `${moved}.${tail}`;
    const ahead = rivals.length === 0 ? '' : `опередив ${ruForces(rivals, 'acc', 'from', power)}`;
    if (dislodges === undefined) return `${moved} с силой ${strength}, ${ahead}.${tail}`;
    const driven = `${moved} с силой ${strength}, разбив ${ruForces([dislodges], 'acc', 'in', power)}`;
    return `${driven}${ahead === '' ? '' : ` и ${ahead}`}.${tail}`;
  },
  rotated: ({ to, ring, byConvoy }, telling) => {
    const others = ring.slice(1);
    const who = self(telling);
    if (others.length === 1)
      return `${pastSelf(who, 'Поменя')} местами с ${ruUnits(others, 'ins', 'from', telling.power)}: без конвоя это было бы невозможно.`;
    const together = agree(who, 'вместе с ней', 'вместе с ним', 'вместе с ним', 'вместе с ними');
    return `${pastSelf(who, 'Перемести')} ${ruInto(to)}${byConvoy ? ' конвоем' : ''}: по кругу ${together} сместились ${ruUnits(others, 'name', 'from', telling.power)}.`;
  },
  standoff: ({ at, strength, rivals, discounted: lost }, { power }) =>
    outdone(rivals, strength, at, power) + discounted(lost, power),
  beaten: ({ at, strength, winner, discounted: lost }, { power }) => {
    const came = agree(ruGender(winner.unit), 'вошла', 'вошёл', 'вошло', 'вошли');
    const entered = `${ruInto(at)} ${came} ${ruUnit(winner.unit, 'name', 'from', power)}`;
    // DATC 4.A.7: the numbers do not decide where the unit was dislodged by the one that came from there.
    return winner.strength > strength
      ? `Не хватило силы: ${entered} (сила ${strength} против ${winner.strength}).${discounted(lost, power)}`
      : `Не выполнено: ${entered}, а разбитое оттуда подразделение никого не удерживает.`;
  },
  beleaguered: ({ at, strength, defender, rivals, discounted: lost }, { power }) =>
    `${outdone(rivals, strength, at, power)} ${capital(ruUnit(defender.unit, 'name', 'in', power))} остаётся на месте.${discounted(lost, power)}`,
  'head-to-head': ({ strength, opponent, discounted: lost }, { power, dislodged }) => {
    const who = ruUnit(opponent.unit, 'name', 'from', power);
    const came = past(ruGender(opponent.unit), 'наступа');
    const numbers = `(${strength} против ${opponent.strength})`;
    const tail = discounted(lost, power);
    if (dislodged?.by.unit.at === opponent.unit.at) return `Встречный бой проигран.${tail}`;
    return opponent.strength > strength
      ? `Встречный бой проигран: ${who} ${came} навстречу с большей силой ${numbers}.${tail}`
      : `Встречный бой: ${who} ${came} навстречу, силы равны ${numbers}, а поменяться местами можно только через конвой.${tail}`;
  },
  defended: ({ strength, defender, discounted: lost }, { power }) => {
    const gender = ruGender(defender.unit);
    const stayed = `Отбито: ${ruUnit(defender.unit, 'name', 'in', power)} ${pastSelf(gender, 'оста')} на месте`;
    const numbers = `(${strength} против ${defender.strength})`;
    return (
      (defender.strength > strength
        ? `${stayed} и ${past(gender, 'бы')} сильнее ${numbers}.`
        : `${stayed}, силы равны ${numbers}.`) + discounted(lost, power)
    );
  },
  'not-vacated': ({ strength, ahead, why, discounted: lost }, { power }) => {
    const gender = ruGender(ahead.unit);
    // Against a unit of the own power no strength would have helped, so numbers would mislead.
    const own = ahead.unit.power === power;
    const numbers = own ? '' : ` (${strength} против ${ahead.strength})`;
    const tail = own && strength > ahead.strength ? ' Своё подразделение разбить нельзя.' : '';
    return `Место занято: ${ruUnit(ahead.unit, 'name', 'in', power)} не ${agree(gender, 'ушла', 'ушёл', 'ушло', 'ушли')}, потому что ${stuck(why, gender)}${numbers}.${tail}${discounted(lost, power)}`;
  },
  'own-unit': ({ own }, { power }) =>
    `Остановлено: ${ruUnit(own, 'name', 'in', power)} ${pastSelf(ruGender(own), 'оста')} на месте, а своё подразделение разбить нельзя.`,
  'convoy-disrupted': ({ broken }, { power }) =>
    `Конвой разорван: ${ruList(
      broken.map(
        ({ fleet, attacker }) =>
          `${ruUnit(fleet, 'name', 'in', power)} ${agree(ruGender(fleet), 'разбита', 'разбит', 'разбито', 'разбиты')} ${ruForces([attacker], 'ins', 'from', power)}`,
      ),
    )}. Армия осталась на берегу.`,
  'convoy-paradox': ({ members, choice }, { power, unit, order }) => {
    const { first, more } = named(members.filter((member) => member.at !== unit?.at));
    const names = first.map((member) => ruUnit(member, 'name', 'in', power));
    if (more > 0) names.push(`ещё ${more}`);
    const what = order?.kind === 'convoy' ? 'флот никого не проводит' : 'конвоя не было, армия осталась на месте';
    return `Парадокс конвоя: судьба этого конвоя зависит сама от себя (участвуют ${ruList(names)}). Решает выбор правил ${choice}: ${what}.`;
  },
  'no-convoy': ({ missing }, { power }) =>
    missing.length === 0
      ? 'Конвоя нет: ни один флот не получил приказа провести туда армию.'
      : `Конвоя нет: ${missing.map((actual) => ruOrdered(actual, power)).join('; ')}.`,
};
