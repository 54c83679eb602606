import type { ClosedRetreat, Dislodgement, Power, Unit } from '@standoff/diplomacy';
import { powerAdjective } from '../../names/powers.ts';
import { UNIT_NAMES } from '../../names/terms.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { agree, capital, ruCoasts } from './phrases.ts';

/** Who drove the unit out, with both strengths. `unit` is named where another sentence went before. */
export function dislodgedBy({ by, strength, byConvoy }: Dislodgement, own: Power, unit?: Unit, named = false): string {
  const broken = agree(unit === undefined ? 'n' : ruGender(unit), 'разбита', 'разбит', 'разбито', 'разбиты');
  const head = capital(named && unit !== undefined ? `${ruUnit(unit, 'name', 'in', own)} ${broken}` : broken);
  const came = byConvoy ? ', пришедшей конвоем,' : '';
  return `${head} ${ruUnit(by.unit, 'ins', 'from', own)}${came} с силой ${by.strength} против ${strength}.`;
}

export const DESTROYED = 'Отступать некуда: подразделение уничтожено.';

function someUnit(unit: Unit, own?: Power): string {
  const { name, gender } = UNIT_NAMES[unit.type].ru;
  if (unit.power === own) return `${agree(gender, 'своя', 'свой', 'своё', 'свои')} ${name}`;
  return `${powerAdjective(unit.power, gender, 'name') ?? unit.power} ${name}`;
}

/** Why a place is closed to a retreat, to stand in brackets after its name. */
export function whyClosed(closed: ClosedRetreat, own?: Power): string {
  switch (closed.why) {
    case 'not-adjacent':
      return 'отсюда туда не пройти';
    case 'occupied':
      return `там ${someUnit(closed.by, own)}`;
    case 'contested':
      return 'там был пат';
    case 'attackers-origin':
      return 'оттуда пришёл нападавший';
    case 'coast-missing':
      return `нужно назвать побережье: ${ruCoasts(closed.coasts)}`;
  }
}
