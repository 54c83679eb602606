import type { Force, MoveReason, ReasonCode, Unit } from '@standoff/diplomacy';
import { ruInto, ruOnto, ruPlace } from '../../names/place.ts';
import { PROVINCE_NAMES } from '../../names/provinces.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
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
      return `${self} наступление тоже упёрлось в занятую провинцию`;
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
  return ` Поддержка ${whose} не засчитана: держава не помогает разбить своё подразделение.`;
}

/** The rivals for a province and how they compare: never says who, if anybody, got in. */
function outdone(rivals: readonly Force[], strength: number, at: string, own: string): string {
  const [rival] = rivals;
  if (rival === undefined) return `Войти ${ruInto(at)} с силой ${strength} не удалось.`;
  const best = Math.max(...rivals.map(({ strength }) => strength));
  const head = best > strength ? 'Не хватило силы' : 'Пат';
  const who = agreementOf(rivals.map(({ unit }) => unit));
  if (rivals.length > 1)
    return `${head} (${strength}): ${ruOnto(at)} ${past(who, 'наступа')} и ${ruForces(rivals, 'name', 'from', own)}.`;
  const how = best > strength ? `и ${past(who, 'бы')} сильнее` : 'силы равны';
  return `${head}: ${ruUnit(rival.unit, 'name', 'from', own)} тоже ${past(who, 'наступа')} ${ruOnto(at)}${best > strength ? ' ' : ', '}${how} (${strength} против ${best}).`;
}

/** «Берлин не освободился», in the gender of the province. */
function notLeft(at: string): string {
  const gender = PROVINCE_NAMES[at]?.ru.gender ?? 'n';
  return `${ruPlace(at, 'name')} не ${pastSelf(gender, 'освободи')}`;
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
    const { power } = telling;
    const others = ring.slice(1);
    const how = byConvoy ? ' конвоем' : '';
    if (others.length === 1)
      return `${pastSelf(self(telling), 'Поменя')} местами с ${ruUnits(others, 'ins', 'from', power)}, что возможно только через конвой: ${pastSelf(self(telling), 'перемести')} ${ruInto(to)}${how}.`;
    return `${pastSelf(self(telling), 'Перемести')} ${ruInto(to)}${how}: по кругу вместе с ней ${pastSelf('plural', 'смести')} ${ruUnits(others, 'name', 'from', power)}.`.replace(
      'вместе с ней',
      agree(self(telling), 'вместе с ней', 'вместе с ним', 'вместе с ним', 'вместе с ними'),
    );
  },
  standoff: ({ at, strength, rivals, discounted: lost }, { power }) =>
    outdone(rivals, strength, at, power) + discounted(lost, power),
  beaten: ({ at, strength, winner, discounted: lost }, { power }) =>
    `Не хватило силы: ${ruInto(at)} ${agree(ruGender(winner.unit), 'вошла', 'вошёл', 'вошло', 'вошли')} ${ruUnit(winner.unit, 'name', 'from', power)} (сила ${strength} против ${winner.strength}).` +
    discounted(lost, power),
  beleaguered: ({ at, strength, defender, rivals, discounted: lost }, { power }) =>
    `${outdone(rivals, strength, at, power)} ${capital(ruUnit(defender.unit, 'name', 'in', power))} остаётся на месте.${discounted(lost, power)}`,
  'head-to-head': ({ strength, opponent, discounted: lost }, { power }) => {
    const who = ruUnit(opponent.unit, 'name', 'from', power);
    const came = past(ruGender(opponent.unit), 'наступа');
    const numbers = `(${strength} против ${opponent.strength})`;
    return (
      (opponent.strength > strength
        ? `Встречный бой проигран: ${who} ${came} навстречу с большей силой ${numbers}.`
        : `Встречный бой: ${who} ${came} навстречу, силы равны ${numbers}.`) + discounted(lost, power)
    );
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
  'not-vacated': ({ at, strength, ahead, why, discounted: lost }, { power }) => {
    const gender = ruGender(ahead.unit);
    return `${notLeft(at)}: ${ruUnit(ahead.unit, 'name', 'in', power)} ${pastSelf(gender, 'оста')} на месте, потому что ${stuck(why, gender)} (${strength} против ${ahead.strength}).${discounted(lost, power)}`;
  },
  'own-unit': ({ own }, { power }) =>
    `${capital(ruUnit(own, 'name', 'in', power))} ${pastSelf(ruGender(own), 'оста')} на месте, а своё подразделение разбить нельзя.`,
  'convoy-disrupted': ({ broken }, { power }) =>
    `Конвой разорван: ${ruList(
      broken.map(
        ({ fleet, attacker }) =>
          `${ruUnit(fleet, 'name', 'in', power)} ${agree(ruGender(fleet), 'разбита', 'разбит', 'разбито', 'разбиты')} ${ruForces([attacker], 'ins', 'from', power)}`,
      ),
    )}. Армия осталась на берегу.`,
  'convoy-paradox': ({ members, choice }, { power, order }) => {
    const what =
      order?.kind === 'convoy' ? 'этот конвой не состоялся' : 'конвой не состоялся и армия осталась на месте';
    return `Парадокс конвоя (${ruUnits(members, 'name', 'in', power)}): любой исход отменял бы сам себя, поэтому ${what} (выбор правил ${choice}).`;
  },
  'no-convoy': ({ missing }, { power }) =>
    missing.length === 0
      ? 'Конвоя нет: ни один флот не получил приказа провести туда армию.'
      : `Конвоя нет: ${ruList(missing.map((actual) => ruOrdered(actual, power)))}.`,
};
