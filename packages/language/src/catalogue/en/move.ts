import type { Force, MoveReason, ReasonCode, Unit } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { enUnit } from '../../names/unit.ts';
import type { Sentences } from '../sentences.ts';
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
    return `${head} with strength ${strength}: ${enForces(rivals, own)} also tried to enter ${enPlace(at)}.`;
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
    const others = ring.slice(1);
    if (others.length === 1)
      return `Changed places with ${enUnits(others, power)}, which only a convoy allows: moved to ${enPlace(to)}${byConvoy ? ' by convoy' : ''}.`;
    return `Moved to ${enPlace(to)}${byConvoy ? ' by convoy' : ''}: it and ${enUnits(others, power)} moved on in a ring.`;
  },
  standoff: ({ at, strength, rivals, discounted: lost }, { power }) =>
    outdone(rivals, strength, at, power) + discounted(lost, power),
  beaten: ({ at, strength, winner, discounted: lost }, { power }) =>
    `Beaten: ${enUnit(winner.unit, power)} entered ${enPlace(at)} instead (strength ${strength} against ${winner.strength}).` +
    discounted(lost, power),
  beleaguered: ({ at, strength, defender, rivals, discounted: lost }, { power }) =>
    `${outdone(rivals, strength, at, power)} ${enUnit(defender.unit, power)} stays there.${discounted(lost, power)}`,
  'head-to-head': ({ strength, opponent, discounted: lost }, { power }) =>
    (opponent.strength > strength
      ? `Beaten head-on: ${enUnit(opponent.unit, power)} came the other way with more strength (${strength} against ${opponent.strength}).`
      : `Bounced head-on: ${enUnit(opponent.unit, power)} came the other way with equal strength (${strength} against ${opponent.strength}).`) +
    discounted(lost, power),
  defended: ({ strength, defender, discounted: lost }, { power }) =>
    (defender.strength > strength
      ? `Repelled: ${enUnit(defender.unit, power)} stayed and was stronger (${strength} against ${defender.strength}).`
      : `Repelled: ${enUnit(defender.unit, power)} stayed, and strength was equal (${strength} against ${defender.strength}).`) +
    discounted(lost, power),
  'not-vacated': ({ at, strength, ahead, why, discounted: lost }, { power }) =>
    `Blocked: ${enUnit(ahead.unit, power)} did not leave ${enPlace(at)}, because ${stuck(why)} (${strength} against ${ahead.strength}).` +
    discounted(lost, power),
  'own-unit': ({ own }, { power }) => `Stopped: ${enUnit(own, power)} stayed, and no power may dislodge its own unit.`,
  'convoy-disrupted': ({ broken }, { power }) =>
    `Convoy broken: ${enList(
      broken.map(({ fleet, attacker }) => `${enUnit(fleet, power)} was dislodged by ${enForces([attacker], power)}`),
    )}. The army never set out.`,
  'convoy-paradox': ({ members, choice }, { power, order }) =>
    paradox(members, choice, power, order?.kind === 'convoy'),
  'no-convoy': ({ missing }, { power }) =>
    missing.length === 0
      ? 'No convoy: no fleet ordered to carry the army there.'
      : `No convoy: ${enList(missing.map((actual) => enOrdered(actual, power)))}.`,
};

function paradox(members: readonly Unit[], choice: string, own: string, isConvoy: boolean): string {
  const what = isConvoy ? 'this convoy does not take place' : 'the convoy does not take place and the army stays';
  return `Convoy paradox of ${enUnits(members, own)}: each outcome would undo itself, so ${what} (rule choice ${choice}).`;
}
