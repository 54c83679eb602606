import type { ConvoyReason, HoldReason, Ordered, SupportReason } from '@standoff/diplomacy';
import { ruIn, ruOnto } from '../../names/place.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import type { Sentences, Telling } from '../sentences.ts';
import { type Agreement, agree, agreementOf, past, pastSelf, ruForces, ruOrdered } from './phrases.ts';

function unmatched(head: string, actual: Ordered, telling: Telling): string {
  const told = ruOrdered(actual, telling.power);
  const { order } = telling;
  if (actual.order === undefined || actual.illegal === true) return `${head}: ${told}.`;
  if (order?.kind === 'support-hold' && actual.order.kind === 'move')
    return `${head}: ${told}, а оборону наступающих не поддерживают.`;
  if (order?.kind === 'support-move') return `${head}: ${told}, а не наступать ${ruOnto(order.to)}.`;
  if (order?.kind === 'convoy') return `${head}: ${told}, а не наступать ${ruOnto(order.to)}.`;
  return `${head}: ${told}.`;
}

export const SUPPORT: Sentences<SupportReason> = {
  supported: ({ target, to }, { power }) =>
    to === undefined
      ? `Поддержана оборона ${ruUnit(target, 'gen', 'in', power)}.`
      : `Поддержано наступление ${ruUnit(target, 'gen', 'from', power)} ${ruOnto(to)}.`,
  'support-not-counted': ({ target, to, own }, { power }) =>
    `Поддержано наступление ${ruUnit(target, 'gen', 'from', power)} ${ruOnto(to)}, но в атаке поддержка не засчитана: она помогла бы разбить своё подразделение (${ruUnit(own, 'name', 'in', power)}).`,
  cut: ({ by, byConvoy }, { power, unit }) => {
    const came = `${past(ruGender(by), 'наступа')}${unit === undefined ? '' : ` ${ruOnto(unit.at)}`}`;
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
      : `Конвой обеспечен, но ${ruUnit(army, 'name', 'from', power)} не высадилась этим путём ${ruIn(to)}.`,
  'fleet-dislodged': ({ army, by }, { power, dislodged }) => {
    const against = dislodged === undefined ? '' : ` против ${dislodged.strength}`;
    return `Конвой ${ruUnit(army, 'gen', 'from', power)} разорван: флот разбит ${ruUnit(by.unit, 'ins', 'from', power)} (сила ${by.strength}${against}).`;
  },
  'convoy-unmatched': ({ actual }, telling) => unmatched('Конвой впустую', actual, telling),
};

export const HOLD: Sentences<HoldReason> = {
  held: ({ strength, attackers, implicit }, telling) => {
    const head = stood(implicit, telling);
    if (attackers.length === 0) return `${head}: никто не наступал.`;
    return `${head} с силой ${strength} против ${ruForces(attackers, 'gen', 'from', telling.power)}.`;
  },
  'held-beleaguered': ({ strength, attackers, implicit }, telling) =>
    `${stood(implicit, telling)} (сила ${strength}): ${ruForces(attackers, 'name', 'from', telling.power)} ${past(agreementOf(attackers.map(({ unit }) => unit)), 'не пусти')} друг друга.`,
  overrun: ({ implicit }, telling) => `${stood(implicit, telling)}, но не ${pastSelf(gender(telling), 'удержа')}.`,
};

function gender({ unit }: Telling): Agreement {
  return unit === undefined ? 'n' : ruGender(unit);
}

/** «Удержалась», or with no order «Без приказа: удержалась». */
function stood(implicit: true | undefined, telling: Telling): string {
  return implicit === true
    ? `Без приказа: ${pastSelf(gender(telling), 'обороня')}`
    : pastSelf(gender(telling), 'Обороня');
}
