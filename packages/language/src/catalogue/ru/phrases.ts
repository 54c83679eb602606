import type { Force, Location, Ordered, Power, RuleChoice, Unit, UnitRef, WrittenOrder } from '@standoff/diplomacy';
import { ruInto, ruOnto, ruPlace } from '../../names/place.ts';
import type { Case } from '../../names/powers.ts';
import type { Gender } from '../../names/provinces.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import type { RussianPlural } from '../plural.ts';

export const STEPS: RussianPlural = { one: 'шаг', few: 'шага', many: 'шагов' };
export const CENTRES: RussianPlural = { one: 'центр', few: 'центра', many: 'центров' };
export const UNITS: RussianPlural = { one: 'подразделение', few: 'подразделения', many: 'подразделений' };
export const BUILDS: RussianPlural = { one: 'постройка', few: 'постройки', many: 'построек' };

export type Agreement = Gender | 'plural';

/** «А, Б и В»; «А, Б или В» with another word. */
export function ruList(parts: readonly string[], word: 'и' | 'или' = 'и'): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** One of four forms by gender and number: `agree(g, 'разбита', 'разбит', 'разбито', 'разбиты')`. */
export function agree(with_: Agreement, feminine: string, masculine: string, neuter: string, plural: string): string {
  return with_ === 'f' ? feminine : with_ === 'm' ? masculine : with_ === 'n' ? neuter : plural;
}

/** The agreement of a list: that of its only member, else plural. */
export function agreementOf(units: readonly UnitRef[]): Agreement {
  const [only, second] = units;
  return only === undefined || second !== undefined ? 'plural' : ruGender(only);
}

/** A past tense: `past(g, 'наступа')` gives «наступала», «наступал», … */
export function past(with_: Agreement, stem: string): string {
  return stem + agree(with_, 'ла', 'л', 'ло', 'ли');
}

/** A reflexive past tense: `pastSelf(g, 'осталась'…)` from the stem: «переместилась», «переместился», … */
export function pastSelf(with_: Agreement, stem: string): string {
  return stem + agree(with_, 'лась', 'лся', 'лось', 'лись');
}

/** Coasts of one province without repeating its name: «северное или южное побережье». */
export function ruCoasts(coasts: readonly Location[]): string {
  const adjectives = coasts.map((at) => ruPlace(at, 'name').split(' ')[0] ?? '');
  return `${ruList(adjectives, 'или')} побережье`;
}

export function ruUnits(units: readonly Unit[], grammaticalCase: Case, where: 'in' | 'from', own?: Power): string {
  return ruList(units.map((unit) => ruUnit(unit, grammaticalCase, where, own)));
}

/** Units with their strengths: «российская армия из Варшавы (2) и армия из Богемии (1)»; a strength of 0 is not told. */
export function ruForces(forces: readonly Force[], grammaticalCase: Case, where: 'in' | 'from', own?: Power): string {
  return ruList(
    forces.map(({ unit, strength }) => {
      const named = ruUnit(unit, grammaticalCase, where, own);
      return strength === 0 ? named : `${named} (${strength})`;
    }),
  );
}

/** What an order tells its unit to do: «наступать на Сербию». */
function ruInfinitive(order: WrittenOrder, own?: Power): string {
  switch (order.kind) {
    case 'hold':
      return 'обороняться';
    case 'move':
      return `наступать ${ruOnto(order.to)}${order.via === true ? ' через конвой' : ''}`;
    case 'support-hold':
      return `поддержать оборону ${ruUnit(order.target, 'gen', 'in', own)}`;
    case 'support-move':
      return `поддержать наступление ${ruUnit(order.target, 'gen', 'from', own)} ${ruOnto(order.to)}`;
    case 'convoy':
      return `провести конвоем ${ruUnit(order.target, 'acc', 'from', own)} ${ruInto(order.to)}`;
    case 'retreat':
      return `отступить ${ruInto(order.to)}`;
    case 'disband':
      return 'расформироваться';
    case 'build':
      return 'быть построенным';
    case 'waive':
      return 'отказаться от постройки';
  }
}

/** What a unit was really ordered: «армии в Болгарии приказано обороняться». */
export function ruOrdered({ unit, order, illegal }: Ordered, own?: Power): string {
  if (order === undefined) return `у ${ruUnit(unit, 'gen', 'in', own)} не было приказа`;
  const told = `${ruUnit(unit, 'dat', 'in', own)} приказано ${ruInfinitive(order, own)}`;
  if (illegal !== true) return told;
  return `${told}, но это невозможно, и ${agree(ruGender(unit), 'она оборонялась', 'он оборонялся', 'оно оборонялось', 'они оборонялись')}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A rule choice as a source: «выбор правил 4.A.2=f». */
export function ruChoice(choice: RuleChoice): string {
  return `выбор правил ${choice}`;
}
