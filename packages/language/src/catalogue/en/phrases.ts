import type { Force, Location, Ordered, Power, RuleChoice, Unit, WrittenOrder } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { enUnit, unitLabel } from '../../names/unit.ts';
import type { EnglishPlural } from '../plural.ts';

export const STEPS: EnglishPlural = { one: 'step', other: 'steps' };
export const CENTRES: EnglishPlural = { one: 'centre', other: 'centres' };
export const UNITS: EnglishPlural = { one: 'unit', other: 'units' };
export const BUILDS: EnglishPlural = { one: 'build', other: 'builds' };
export const DISBANDS: EnglishPlural = { one: 'disband', other: 'disbands' };

/** `A, B and C`; `A, B or C` with another word. */
export function enList(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Coasts of one province without repeating its name: `north coast or south coast`. */
export function enCoasts(coasts: readonly Location[]): string {
  return enList(
    coasts.map((at) => enPlace(at).replace(/^the (.*coast) of .*$/, '$1')),
    'or',
  );
}

export function enUnits(units: readonly Unit[], own?: Power): string {
  return enList(units.map((unit) => enUnit(unit, own)));
}

/** Units with their strengths: `Russian A Warsaw (2) and A Bohemia (1)`; a strength of 0 is not told. */
export function enForces(forces: readonly Force[], own?: Power): string {
  return enList(
    forces.map(({ unit, strength }) => (strength === 0 ? enUnit(unit, own) : `${enUnit(unit, own)} (${strength})`)),
  );
}

/** What an order tells its unit to do: `move to Serbia`. */
function enInfinitive(order: WrittenOrder, own?: Power): string {
  switch (order.kind) {
    case 'hold':
      return 'hold';
    case 'move':
      return `move to ${enPlace(order.to)}${order.via === true ? ' by convoy' : ''}`;
    case 'support-hold':
      return `support ${enUnit(order.target, own)}`;
    case 'support-move':
      return `support ${enUnit(order.target, own)} to ${enPlace(order.to)}`;
    case 'convoy':
      return `convoy ${enUnit(order.target, own)} to ${enPlace(order.to)}`;
    case 'retreat':
      return `retreat to ${enPlace(order.to)}`;
    case 'disband':
      return 'disband';
    case 'build':
      return `be built as ${unitLabel(order.unit, 'en')}`;
    case 'waive':
      return 'waive';
  }
}

/** What a unit was really ordered: `A Bulgaria was ordered to hold`. */
export function enOrdered({ unit, order, illegal }: Ordered, own?: Power): string {
  const who = enUnit(unit, own);
  if (order === undefined) return `${who} had no order`;
  return illegal === true
    ? `${who} was ordered to ${enInfinitive(order, own)}, which is impossible, so it held`
    : `${who} was ordered to ${enInfinitive(order, own)}`;
}

export function enChoice(choice: RuleChoice): string {
  return `rule choice ${choice}`;
}
