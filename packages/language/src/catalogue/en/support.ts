import { type ConvoyReason, type HoldReason, type Ordered, provinceOf, type SupportReason } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { enUnit } from '../../names/unit.ts';
import { beleaguering } from '../forces.ts';
import type { Sentences, Telling } from '../sentences.ts';
import { enForces, enOrdered, enUnits } from './phrases.ts';

/** What the unit was meant to do, as the support or convoy names it. */
function unlike(actual: Ordered, { order }: Telling): string {
  if (order?.kind !== 'support-move' && order?.kind !== 'convoy') return '';
  return actual.order?.kind === 'move' ? `, not to ${enPlace(order.to)}` : `, not to move to ${enPlace(order.to)}`;
}

function unmatched(head: string, actual: Ordered, telling: Telling): string {
  const moving = actual.order?.kind === 'move' && actual.illegal !== true;
  if (telling.order?.kind === 'support-hold' && moving)
    return `${head}: ${enOrdered(actual, telling.power)}, and a unit that moves cannot be supported in place.`;
  if (actual.order === undefined || actual.illegal === true) return `${head}: ${enOrdered(actual, telling.power)}.`;
  return `${head}: ${enOrdered(actual, telling.power)}${unlike(actual, telling)}.`;
}

export const SUPPORT: Sentences<SupportReason> = {
  supported: ({ target, to }, { power }) =>
    to === undefined
      ? `Support given to ${enUnit(target, power)} in its place.`
      : `Support given to ${enUnit(target, power)} for its move to ${enPlace(to)}.`,
  'support-not-counted': ({ target, to, own }, { power }) =>
    `Support given to ${enUnit(target, power)} for its move to ${enPlace(to)}, but it does not count against ${enUnit(own, power)}: no power may help to dislodge its own unit.`,
  cut: ({ by, byConvoy }, { power, unit, dislodged }) =>
    dislodged?.by.unit.at === by.at
      ? 'Support cut.'
      : `Support cut: ${enUnit(by, power)} attacked ${unit === undefined ? 'the supporter' : enPlace(provinceOf(unit.at))}${byConvoy ? ' by convoy' : ''}.`,
  'cut-by-dislodgement': ({ by }, { power, dislodged }) =>
    `Support cut: ${enUnit(by.unit, power)}, against which it was directed, dislodged the supporter with strength ${by.strength}${against(dislodged)}.`,
  'support-unmatched': ({ actual }, telling) => unmatched('Support matched nothing', actual, telling),
  'support-coast-mismatch': ({ actual }, telling) =>
    `Support matched nothing: ${enOrdered(actual, telling.power)}${unlike(actual, telling)}.`,
};

function against(dislodged: Telling['dislodged']): string {
  return dislodged === undefined ? '' : ` against ${dislodged.strength}`;
}

export const CONVOY: Sentences<Exclude<ConvoyReason, { code: 'convoy-paradox' }>> = {
  convoyed: ({ army, to, used }, { power }) =>
    used
      ? `Convoy intact: it carried ${enUnit(army, power)} to ${enPlace(to)}.`
      : `Convoy intact, but ${enUnit(army, power)} did not land in ${enPlace(to)} over it.`,
  'fleet-dislodged': ({ army, by }, { power, dislodged }) =>
    `Convoy of ${enUnit(army, power)} broken: the fleet was dislodged by ${enUnit(by.unit, power)} with strength ${by.strength}${against(dislodged)}.`,
  'convoy-unmatched': ({ actual }, telling) => unmatched('Convoy matched nothing', actual, telling),
};

export const HOLD: Sentences<HoldReason> = {
  held: ({ strength, attackers, implicit }, { power }) => {
    const head = implicit === true ? 'No order, so it held' : 'Held';
    const foreign = attackers.filter((attacker) => attacker.unit.power !== power);
    if (foreign.length > 0) return `${head} with strength ${strength} against ${enForces(foreign, power)}.`;
    if (attackers.length === 0) return `${head}; nobody attacked.`;
    const own = enUnits(
      attackers.map(({ unit }) => unit),
      power,
    );
    return `${head}: ${own} of its own power could not dislodge it.`;
  },
  'held-beleaguered': ({ strength, attackers, implicit }, { power }) => {
    const head = implicit === true ? 'No order, so it held' : 'Held';
    return `${head} with strength ${strength}: ${enForces(beleaguering(attackers, strength), power)} kept each other out.`;
  },
  overrun: ({ implicit }) => (implicit === true ? 'No order, so it held.' : 'Driven out.'),
};
