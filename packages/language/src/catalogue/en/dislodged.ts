import type { ClosedRetreat, Dislodgement, Power, Unit } from '@standoff/diplomacy';
import { POWER_NAMES } from '../../names/powers.ts';
import { UNIT_NAMES } from '../../names/terms.ts';
import { enUnit } from '../../names/unit.ts';
import { enCoasts } from './phrases.ts';

/** Who drove the unit out, with both strengths. `unit` is named where another sentence went before. */
export function dislodgedBy({ by, strength, byConvoy }: Dislodgement, own: Power, unit?: Unit, named = false): string {
  const came = byConvoy ? ', which came by convoy,' : '';
  const head = named && unit !== undefined ? `${enUnit(unit, own)} was dislodged` : 'Dislodged';
  return `${head} by ${enUnit(by.unit, own)}${came} with strength ${by.strength} against ${strength}.`;
}

export const DESTROYED = 'No retreat is open: the unit is destroyed.';

function someUnit(unit: Unit, own?: Power): string {
  const { name } = UNIT_NAMES[unit.type].en;
  if (unit.power === own) return `its own ${name}`;
  const adjective = POWER_NAMES[unit.power]?.en.adjective ?? unit.power;
  return `${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective} ${name}`;
}

/** Why a place is closed to a retreat, to stand in brackets after its name. */
export function whyClosed(closed: ClosedRetreat, own?: Power): string {
  switch (closed.why) {
    case 'not-adjacent':
      return 'it cannot be reached from here';
    case 'occupied':
      return `${someUnit(closed.by, own)} is there`;
    case 'contested':
      return 'a standoff left it empty';
    case 'attackers-origin':
      return 'the attacker came from there';
    case 'coast-missing':
      return `a coast must be named: ${enCoasts(closed.coasts)}`;
  }
}
