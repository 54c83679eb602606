import type { ClosedRetreat, Dislodgement, Power, Unit } from '@standoff/diplomacy';
import { ruPlace } from '../../names/place.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { agree, ruList } from './phrases.ts';

/** Who drove the unit out, with both strengths. */
export function dislodgedBy({ by, strength, byConvoy }: Dislodgement, own: Power, unit?: Unit): string {
  const head = agree(unit === undefined ? 'n' : ruGender(unit), 'Разбита', 'Разбит', 'Разбито', 'Разбиты');
  const came = byConvoy ? ', пришедшей конвоем,' : '';
  return `${head} ${ruUnit(by.unit, 'ins', 'from', own)}${came} с силой ${by.strength} против ${strength}.`;
}

export const DESTROYED = 'Отступать некуда: подразделение уничтожено.';

/** Why a place is closed to a retreat, to stand in brackets after its name. */
export function whyClosed(closed: ClosedRetreat, own?: Power): string {
  switch (closed.why) {
    case 'not-adjacent':
      return 'отсюда туда не пройти';
    case 'occupied':
      return `там ${ruUnit(closed.by, 'name', 'in', own)}`;
    case 'contested':
      return 'осталась пустой после пата';
    case 'attackers-origin':
      return 'оттуда пришло атаковавшее подразделение';
    case 'coast-missing':
      return `нужно назвать побережье: ${ruList(
        closed.coasts.map((at) => ruPlace(at, 'name')),
        'или',
      )}`;
  }
}
