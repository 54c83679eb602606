import type { Force, MoveReason, ReasonCode, Unit } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { enUnit } from '../../names/unit.ts';
import { named } from '../forces.ts';
import type { Sentences, Telling } from '../sentences.ts';
import { enForces, enList, enOrdered, enUnits } from './phrases.ts';

/** What kept the unit ahead in its place, by the code of its own failure. */
function stuck(why: ReasonCode): string {
  switch (why) {
    case 'standoff':
    case 'beleaguered':
      return 'it bounced itself';
    case 'beaten':
      return 'a stronger unit got in before it';
    case 'head-to-head':
      return 'it met a unit coming the other way';
    case 'defended':
      return 'it could not drive out the unit before it';
    case 'not-vacated':
      return 'it was blocked itself';
    case 'own-unit':
      return 'a unit of its own power was in its way';
    case 'convoy-disrupted':
      return 'its convoy was broken';
    case 'convoy-paradox':
      return 'its convoy was caught in a paradox';
    case 'no-convoy':
      return 'it had no convoy';
    default:
      return 'its move failed';
  }
}

/** Supports that could not help against a unit of the supporters' own power. */
function discounted(supporters: readonly Unit[] | undefined, own: string): string {
  if (supporters === undefined || supporters.length === 0) return '';
  return ` Support by ${enUnits(supporters, own)} did not count: no power may help to dislodge its own unit.`;
}

function strongest(rivals: readonly Force[]): number {
  return Math.max(...rivals.map((rival) => rival.strength));
}

/** The rivals for a province and how they compare: never says who, if anybody, got in. */
function outdone(rivals: readonly Force[], strength: number, at: string, own: string): string {
  const [rival] = rivals;
  if (rival === undefined) return `Did not get into ${enPlace(at)} with strength ${strength}.`;
  const best = strongest(rivals);
  const head = best > strength ? 'Outmatched' : 'Bounced';
  if (rivals.length > 1)
    return `${head}: ${enForces(rivals, own)} also tried to enter ${enPlace(at)} (own strength ${strength}).`;
  const how = best > strength ? 'with more strength' : 'with equal strength';
  return `${head}: ${enUnit(rival.unit, own)} also tried to enter ${enPlace(at)} ${how} (${strength} against ${best}).`;
}

export const MOVE: Sentences<MoveReason> = {
  moved: ({ to, strength, byConvoy, route, rivals, dislodges, discounted: lost }, { power }) => {
    const over = route === undefined || route.length === 0 ? '' : ` over ${enList(route.map(enPlace))}`;
    const moved = `Moved to ${enPlace(to)}${byConvoy ? ` by convoy${over}` : ''}`;
    const tail = discounted(lost, power);
    if (dislodges === undefined && rivals.length === 0) return `${moved}.${tail}`;
    if (dislodges === undefined)
      return `${moved} with strength ${strength}, ahead of ${enForces(rivals, power)}.${tail}`;
    const driven = `${moved} with strength ${strength} and dislodged ${enForces([dislodges], power)}`;
    return rivals.length === 0 ? `${driven}.${tail}` : `${driven}, ahead of ${enForces(rivals, power)}.${tail}`;
  },
  rotated: ({ to, ring, byConvoy }, { power }) => {
    const others = enUnits(ring.slice(1), power);
    if (ring.length === 2) return `Changed places with ${others}, which only a convoy allows.`;
    return `Moved to ${enPlace(to)}${byConvoy ? ' by convoy' : ''} in a ring with ${others}: all moved on at once.`;
  },
  standoff: ({ at, strength, rivals, discounted: lost }, { power }) =>
    outdone(rivals, strength, at, power) + discounted(lost, power),
  beaten: ({ at, strength, winner, discounted: lost }, { power }) => {
    const entered = `Beaten: ${enUnit(winner.unit, power)} entered ${enPlace(at)} instead`;
    // DATC 4.A.7: the numbers do not decide where the unit was dislodged by the one that came from there.
    return winner.strength > strength
      ? `${entered} (strength ${strength} against ${winner.strength}).${discounted(lost, power)}`
      : `${entered}: a unit dislodged from there keeps nobody out.`;
  },
  beleaguered: ({ at, strength, defender, rivals, discounted: lost }, { power }) =>
    `${outdone(rivals, strength, at, power)} ${enUnit(defender.unit, power)} stays there.${discounted(lost, power)}`,
  'head-to-head': ({ strength, opponent, discounted: lost }, { power, dislodged }) => {
    const who = enUnit(opponent.unit, power);
    const numbers = `(${strength} against ${opponent.strength})`;
    const tail = discounted(lost, power);
    if (dislodged?.by.unit.at === opponent.unit.at) return `Beaten head-on.${tail}`;
    return opponent.strength > strength
      ? `Beaten head-on: ${who} came the other way with more strength ${numbers}.${tail}`
      : `Bounced head-on: ${who} came the other way with equal strength ${numbers}, and units change places only by convoy.${tail}`;
  },
  defended: ({ strength, defender, discounted: lost }, { power }) => {
    const how = defender.strength > strength ? 'more' : 'equal';
    return `Repelled: ${enUnit(defender.unit, power)} stayed with ${how} strength (${strength} against ${defender.strength}).${discounted(lost, power)}`;
  },
  'not-vacated': ({ strength, ahead, why, discounted: lost }, { power }) => {
    // Against a unit of the own power no strength would have helped, so numbers would mislead.
    const own = ahead.unit.power === power;
    const numbers = own ? '' : ` (${strength} against ${ahead.strength})`;
    const tail = own && strength > ahead.strength ? ' No power may dislodge its own unit.' : '';
    return `Blocked: ${enUnit(ahead.unit, power)} did not get away, because ${stuck(why)}${numbers}.${tail}${discounted(lost, power)}`;
  },
  'own-unit': ({ own }, { power }) => `Stopped: ${enUnit(own, power)} stayed, and no power may dislodge its own unit.`,
  'convoy-disrupted': ({ broken }, { power }) =>
    `Convoy broken: ${enList(
      broken.map(({ fleet, attacker }) => `${enUnit(fleet, power)} was dislodged by ${enForces([attacker], power)}`),
    )}. The army never set out.`,
  'convoy-paradox': ({ members, choice }, telling) => paradox(members, choice, telling),
  'no-convoy': ({ missing }, { power }) =>
    missing.length === 0
      ? 'No convoy: no fleet ordered to carry the army there.'
      : `No convoy: ${missing.map((actual) => enOrdered(actual, power)).join('; ')}.`,
};

function paradox(members: readonly Unit[], choice: string, { power, unit, order }: Telling): string {
  const { first, more } = named(members.filter((member) => member.at !== unit?.at));
  const names = first.map((member) => enUnit(member, power));
  if (more > 0) names.push(`${more} more`);
  const what =
    order?.kind === 'convoy' ? 'the fleet carries nobody' : 'the convoy does not take place and the army stays';
  return `Convoy paradox: through ${enList(names)} the fate of this convoy depends on itself. Rule choice ${choice} settles it: ${what}.`;
}
