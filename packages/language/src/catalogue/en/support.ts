import type { ConvoyReason, HoldReason, SupportReason } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { enUnit } from '../../names/unit.ts';
import type { Sentences, Telling } from '../sentences.ts';
import { enForces, enOrdered } from './phrases.ts';

/** What the unit was meant to do, as the support or convoy names it. */
function unlike({ order }: Telling): string {
  if (order?.kind === 'support-move' || order?.kind === 'convoy') return `, not to move to ${enPlace(order.to)}`;
  return '';
}

function unmatched(head: string, actual: Parameters<typeof enOrdered>[0], telling: Telling): string {
  const moving = actual.order?.kind === 'move' && actual.illegal !== true;
  if (telling.order?.kind === 'support-hold' && moving)
    return `${head}: ${enOrdered(actual, telling.power)}, and a unit that moves cannot be supported in place.`;
  if (actual.order === undefined || actual.illegal === true) return `${head}: ${enOrdered(actual, telling.power)}.`;
  return `${head}: ${enOrdered(actual, telling.power)}${unlike(telling)}.`;
}

export const SUPPORT: Sentences<SupportReason> = {
  supported: ({ target, to }, { power }) =>
    to === undefined
      ? `Support given to ${enUnit(target, power)} in its place.`
      : `Support given to ${enUnit(target, power)} for its move to ${enPlace(to)}.`,
  'support-not-counted': ({ target, to, own }, { power }) =>
    `Support given to ${enUnit(target, power)} for its move to ${enPlace(to)}, but not counted there: it would help to dislodge ${enUnit(own, power)} of its own power.`,
  cut: ({ by, byConvoy }, { power, unit }) =>
    `Support cut: ${enUnit(by, power)} attacked ${unit === undefined ? 'the supporter' : enPlace(unit.at)}${byConvoy ? ' by convoy' : ''}.`,
  'cut-by-dislodgement': ({ by }, { power, dislodged }) =>
    `Support cut: the supporter was dislodged by the very unit it was directed against, ${enForces([by], power)}${dislodged === undefined ? '' : `, against strength ${dislodged.strength}`}.`,
  'support-unmatched': ({ actual }, telling) => unmatched('Support matched nothing', actual, telling),
  'support-coast-mismatch': ({ actual }, telling) =>
    `Support matched nothing: ${enOrdered(actual, telling.power)}${unlike(telling)}.`,
};

export const CONVOY: Sentences<Exclude<ConvoyReason, { code: 'convoy-paradox' }>> = {
  convoyed: ({ army, to, used }, { power }) =>
    used
      ? `Convoy held: it carried ${enUnit(army, power)} to ${enPlace(to)}.`
      : `Convoy held, but ${enUnit(army, power)} did not land in ${enPlace(to)} this way.`,
  'fleet-dislodged': ({ army, by }, { power, dislodged }) =>
    `Convoy of ${enUnit(army, power)} broken: the fleet was dislodged by ${enForces([by], power)}${dislodged === undefined ? '' : `, against strength ${dislodged.strength}`}.`,
  'convoy-unmatched': ({ actual }, telling) => unmatched('Convoy matched nothing', actual, telling),
};

export const HOLD: Sentences<HoldReason> = {
  held: ({ strength, attackers, implicit }, { power }) => {
    const head = implicit === true ? 'No order: it held' : 'Held';
    return attackers.length === 0
      ? `${head}; nobody attacked.`
      : `${head} with strength ${strength} against ${enForces(attackers, power)}.`;
  },
  'held-beleaguered': ({ strength, attackers, implicit }, { power }) =>
    `${implicit === true ? 'No order: it held' : 'Held'} with strength ${strength}: ${enForces(attackers, power)} kept each other out.`,
  overrun: ({ implicit }) => (implicit === true ? 'No order: it held and was driven out.' : 'Driven out.'),
};
