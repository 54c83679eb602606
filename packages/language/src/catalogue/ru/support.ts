import { type ConvoyReason, type HoldReason, type Ordered, provinceOf, type SupportReason } from '@standoff/diplomacy';
import { ruIn, ruOnto } from '../../names/place.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { beleaguering } from '../forces.ts';
import type { Sentences, Telling } from '../sentences.ts';
import {
  type Agreement,
  agree,
  agreementOf,
  capital,
  past,
  pastSelf,
  ruForces,
  ruOrdered,
  ruUnits,
} from './phrases.ts';

function unmatched(head: string, actual: Ordered, telling: Telling): string {
  const told = ruOrdered(actual, telling.power);
  const { order } = telling;
  if (actual.order === undefined || actual.illegal === true) return `${head}: ${told}.`;
  if (order?.kind === 'support-hold' && actual.order.kind === 'move')
    return `${head}: ${told}, а оборону наступающих не поддерживают.`;
  if (order?.kind === 'support-move' || order?.kind === 'convoy') {
    const meant = actual.order.kind === 'move' ? ruOnto(order.to) : `наступать ${ruOnto(order.to)}`;
    return `${head}: ${told}, а не ${meant}.`;
  }
  return `${head}: ${told}.`;
}

export const SUPPORT: Sentences<SupportReason> = {
  supported: ({ target, to }, { power }) =>
    to === undefined
      ? `Поддержана оборона ${ruUnit(target, 'gen', 'in', power)}.`
      : `Поддержано наступление ${ruUnit(target, 'gen', 'from', power)} ${ruOnto(to)}.`,
  'support-not-counted': ({ target, to, own }, { power }) => {
    const against = `${agree(ruGender(own), 'своей', 'своего', 'своего', 'своих')} ${ruUnit(own, 'gen', 'in', power)}`;
    return `Поддержано наступление ${ruUnit(target, 'gen', 'from', power)} ${ruOnto(to)}, но против ${against} поддержка не засчитана: помогать разбить своё подразделение нельзя.`;
  },
  cut: ({ by, byConvoy }, { power, unit, dislodged }) => {
    if (dislodged?.by.unit.at === by.at) return 'Поддержка сорвана.';
    const came = `${past(ruGender(by), 'наступа')}${unit === undefined ? '' : ` ${ruOnto(provinceOf(unit.at))}`}`;
    return `Поддержка сорвана: ${ruUnit(by, 'name', 'from', power)} ${came}${byConvoy ? ' через конвой' : ''}.`;
  },
  'cut-by-dislodgement': ({ by }, { power, dislodged }) => {
    const which = agree(ruGender(by.unit), 'которой', 'которого', 'которого', 'которых');
    const against = dislodged === undefined ? '' : ` против ${dislodged.strength}`;
    return `Поддержка сорвана: ${ruUnit(by.unit, 'name', 'from', power)}, против ${which} она была направлена, ${past(ruGender(by.unit), 'разби')} само поддерживающее подразделение (сила ${by.strength}${against}).`;
  },
  'support-unmatched': ({ actual }, telling) => unmatched('Поддержка впустую', actual, telling),
  'support-coast-mismatch': ({ actual }, telling) => unmatched('Поддержка впустую', actual, telling),
};

export const CONVOY: Sentences<Exclude<ConvoyReason, { code: 'convoy-paradox' }>> = {
  convoyed: ({ army, to, used }, { power }) =>
    used
      ? `Конвой обеспечен: ${ruUnit(army, 'name', 'from', power)} высадилась ${ruIn(to)}.`
      : `Конвой обеспечен, но ${ruUnit(army, 'name', 'from', power)} по нему ${ruIn(to)} не высадилась.`,
  'fleet-dislodged': ({ army, by }, { power, dislodged }) => {
    const against = dislodged === undefined ? '' : ` против ${dislodged.strength}`;
    return `Конвой ${ruUnit(army, 'gen', 'from', power)} разорван: флот разбит ${ruUnit(by.unit, 'ins', 'from', power)} (сила ${by.strength}${against}).`;
  },
  'convoy-unmatched': ({ actual }, telling) => unmatched('Конвой впустую', actual, telling),
};

export const HOLD: Sentences<HoldReason> = {
  held: ({ strength, attackers, implicit }, telling) => {
    const { power } = telling;
    const foreign = attackers.filter((attacker) => attacker.unit.power !== power);
    if (foreign.length > 0)
      return `${stood(implicit, telling, 'удержа')} с силой ${strength} против ${ruForces(foreign, 'gen', 'from', power)}.`;
    const head = stood(implicit, telling, 'обороня');
    if (attackers.length === 0) return `${head}, никто не наступал.`;
    const own = attackers.map(({ unit }) => unit);
    const many = agreementOf(own);
    const whose = agree(many, 'своя', 'свой', 'своё', 'свои:');
    return `${head}; ${whose} ${ruUnits(own, 'name', 'from', power)} разбить ${agree(gender(telling), 'её', 'его', 'его', 'их')} не ${agree(many, 'может', 'может', 'может', 'могут')}.`;
  },
  'held-beleaguered': ({ strength, attackers, implicit }, telling) => {
    const head = stood(implicit, telling, 'удержа');
    return `${head} с силой ${strength}, потому что ${ruForces(beleaguering(attackers, strength), 'name', 'from', telling.power)} не пустили друг друга.`;
  },
  overrun: ({ implicit }, telling) => `${stood(implicit, telling, 'обороня')}.`,
};

function gender({ unit }: Telling): Agreement {
  return unit === undefined ? 'n' : ruGender(unit);
}

/** «Удержалась», or with no order «Приказа не было: удержалась». */
function stood(implicit: true | undefined, telling: Telling, stem: 'удержа' | 'обороня'): string {
  const verb = pastSelf(gender(telling), stem);
  return implicit === true ? `Приказа не было: ${verb}` : capital(verb);
}
