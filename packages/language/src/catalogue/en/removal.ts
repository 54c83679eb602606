import type { Power, Removal } from '@standoff/diplomacy';
import { enPlace } from '../../names/place.ts';
import { POWER_NAMES } from '../../names/powers.ts';
import { unitLabel } from '../../names/unit.ts';
import { enCount } from '../plural.ts';
import { enChoice, STEPS } from './phrases.ts';

/** Which centres count: those the power owns, or its home centres (DATC 4.D.8). */
function centre(choice: string, power: Power): string {
  const name = POWER_NAMES[power]?.en;
  return choice.endsWith('=a')
    ? `${name?.adjective ?? power} home centre`
    : `centre ${name === undefined ? power : name.name} owns`;
}

/** Why civil disorder took this unit and spared the next. */
export function removal({ unit, reason }: Removal): string {
  const { distance, nearest, spared, tieBreak, choice } = reason;
  if (tieBreak === 'all' || spared === undefined)
    return `Removed in civil disorder: ${POWER_NAMES[unit.power]?.en.name ?? unit.power} can keep no unit.`;
  const which = centre(choice, unit.power);
  const label = unitLabel(unit, 'en');
  const far =
    distance === null
      ? `${label} cannot reach any ${which}`
      : `${label} is ${enCount(distance, STEPS)} from the nearest ${which}${nearest === undefined ? '' : `, ${enPlace(nearest)}`}`;
  const head = `Removed in civil disorder (${enChoice(choice)}): ${far}`;

  const other = unitLabel(spared.unit, 'en');
  switch (tieBreak) {
    case 'distance':
      return `${head}, farther than ${other}${spared.distance === null ? '' : ` (${spared.distance})`}.`;
    case 'fleet-before-army':
      return `${head}, as is ${other}; at equal distance fleets go before armies.`;
    case 'name':
      return `${head}, as is ${other}; at equal distance the first by full English name goes.`;
  }
}
