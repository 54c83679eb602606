import type { IllegalReason, RuleChoice, WrittenOrder } from '@standoff/diplomacy';
import { enPlace, placeName } from '../../names/place.ts';
import { POWER_NAMES } from '../../names/powers.ts';
import { enUnit } from '../../names/unit.ts';
import { writeOrder } from '../../write/order.ts';
import { enCount } from '../plural.ts';
import type { Sentences } from '../sentences.ts';
import { whyClosed } from './dislodged.ts';
import { BUILDS, CENTRES, DISBANDS, enChoice, enCoasts, enList, UNITS } from './phrases.ts';

function optionOf(choice: RuleChoice): string {
  return choice.slice(choice.indexOf('=') + 1);
}

function powerName(power: string): string {
  return POWER_NAMES[power]?.en.name ?? power;
}

/** Which of several orders counts: DATC 4.D.3 begins with the first, 4.D.4 to 4.D.6 with none. */
function whichCounts(choice: RuleChoice): string {
  const words = choice.startsWith('4.D.3') ? ['first', 'last', 'none'] : ['none', 'first', 'last'];
  const which = words['abc'.indexOf(optionOf(choice))] ?? 'none';
  return which === 'none' ? `none of them counts (${enChoice(choice)})` : `the ${which} counts (${enChoice(choice)})`;
}

function whichOfTooMany(choice: RuleChoice): string {
  const option = optionOf(choice);
  const which = option === 'b' ? 'the first legal orders count' : option === 'c' ? 'the last legal orders count' : '';
  return `${which === '' ? 'with more than that ordered, none counts' : which} (${enChoice(choice)})`;
}

export const ILLEGAL: Sentences<IllegalReason> = {
  'no-such-unit': ({ at }) => `There is no unit in ${enPlace(at)}.`,
  'no-such-place': ({ at }) => `There is no place "${at}" on this map.`,
  'foreign-unit': ({ unit }, { power }) => `${enUnit(unit)} is not a unit of ${powerName(power)}.`,
  'wrong-phase': () => 'This kind of order does not belong to this phase.',
  superseded: ({ choice }) => `Another order was given to the same unit: ${whichCounts(choice)}.`,
  'same-place': ({ at }) => `The unit stands in ${enPlace(at)} already.`,
  'army-to-sea': ({ to }) => `An army cannot go to sea (${placeName(to, 'en')}).`,
  'fleet-inland': ({ to }, { order }) =>
    order?.kind === 'build'
      ? `A fleet cannot be built in ${enPlace(to)}, which has no coast.`
      : `A fleet cannot enter ${enPlace(to)}, which has no coast.`,
  'not-adjacent': ({ from, to, type }) =>
    `${type === 'A' ? 'An army' : 'A fleet'} cannot go from ${enPlace(from)} to ${enPlace(to)} in one move.`,
  'coast-unreachable': ({ from, to, reachable }) =>
    `A fleet cannot go from ${enPlace(from)} to ${enPlace(to)}${reachable.length === 0 ? '' : `, only to ${enList(reachable.map(enPlace), 'or')}`}.`,
  'coast-missing': ({ to, coasts, choice }) =>
    coasts.length === 1
      ? `The order must name the coast: ${enList(coasts.map(enPlace))}${choice === undefined ? '' : ` (${enChoice(choice)})`}.`
      : `More than one coast of ${enPlace(to)} is in reach: name the ${enCoasts(coasts)}${choice === undefined ? '' : ` (${enChoice(choice)})`}.`,
  'coast-wrong': ({ at, choice }) => `The order names ${enPlace(at)}, a coast that does not fit (${enChoice(choice)}).`,
  'no-route': ({ from, to }) =>
    `No chain of fleets at sea could carry the army from ${enPlace(from)} to ${enPlace(to)}.`,
  'route-missing': ({ choice }) => `The order must name the seas of its convoy (${enChoice(choice)}).`,
  'route-wrong': ({ route }) => `The route named, ${enList(route.map(enPlace))}, cannot carry the army there.`,
  'support-self': (_, { order }) =>
    order?.kind === 'convoy' ? 'A unit cannot convoy itself.' : 'A unit cannot support itself.',
  'support-into-own-place': ({ at }) => `It stands in ${enPlace(at)} itself and cannot support a move into it.`,
  'support-out-of-reach': ({ from, to }) =>
    `From ${enPlace(from)} it could not go to ${enPlace(to)} itself, so it cannot give support there.`,
  'support-impossible-move': ({ target, to, why }, { power }) =>
    why === 'same-place'
      ? `${capital(enUnit(target, power))} already stands there, so there is no such move to support.`
      : `${capital(enUnit(target, power))} cannot go to ${enPlace(to)}, so there is no such move to support.`,
  'support-needs-supporter': ({ target, to }, { power }) =>
    `${capital(enUnit(target, power))} could reach ${enPlace(to)} only over the supporting fleet, which cannot convoy and support at once.`,
  'convoy-not-a-fleet': () => 'Only a fleet can convoy.',
  'convoy-not-at-sea': ({ at }) => `A fleet convoys only at sea, and ${enPlace(at)} is not sea.`,
  'convoy-not-an-army': ({ target }) =>
    `Only an army can be convoyed, and the unit in ${enPlace(target.at)} is a fleet.`,
  'convoy-off-route': ({ target, to }, { unit }) =>
    `No route from ${enPlace(target.at)} to ${enPlace(to)} needs a fleet in ${unit === undefined ? 'this place' : enPlace(unit.at)}.`,
  'not-dislodged': ({ unit }, { power }) => `${enUnit(unit, power)} was not dislodged, so it has no order now.`,
  'retreat-closed': ({ closed }, { power }) =>
    `The retreat to ${enPlace(closed.to)} is closed: ${whyClosed(closed, power)}.`,
  'no-builds': ({ power, centers, units }) =>
    `${powerName(power)} has nothing to build: ${enCount(centers, CENTRES)}, ${enCount(units, UNITS)}.`,
  'no-disbands': ({ power, centers, units }) =>
    `${powerName(power)} has nothing to disband: ${enCount(centers, CENTRES)}, ${enCount(units, UNITS)}.`,
  'too-many': ({ allowed, choice }) =>
    `Only ${enCount(allowed, choice.startsWith('4.D.4') ? BUILDS : DISBANDS)} due: ${whichOfTooMany(choice)}.`,
  'not-a-home-centre': ({ at }, { power }) => `${capital(enPlace(at))} is not a home centre of ${powerName(power)}.`,
  'not-owned': ({ at, owner }, { power }) =>
    owner === undefined
      ? `${powerName(power)} does not own ${enPlace(at)}.`
      : `${capital(enPlace(at))} is held by ${powerName(owner)}.`,
  occupied: ({ unit }, { power }) => `${enUnit(unit, power)} stands there.`,
  'built-twice': ({ at, choice }) => `More than one build in ${enPlace(at)}: ${whichCounts(choice)}.`,
  'disbanded-twice': ({ at }) => `The unit in ${enPlace(at)} is disbanded already.`,
  'waive-forbidden': ({ choice }) => `A build may not be waived (${enChoice(choice)}).`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the player probably meant. */
export function didYouMean(order: WrittenOrder): string {
  return `Did you mean "${writeOrder(order, { lang: 'en', form: 'names' })}"?`;
}
