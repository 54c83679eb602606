import type { Removal } from '@standoff/diplomacy';
import { ruPlace } from '../../names/place.ts';
import { POWER_NAMES } from '../../names/powers.ts';
import { ruGender, ruUnit } from '../../names/unit.ts';
import { ruCount } from '../plural.ts';
import { agree, capital, ruChoice, STEPS } from './phrases.ts';

/** Why civil disorder took this unit and spared the next. */
export function removal({ unit, reason }: Removal): string {
  const { distance, nearest, spared, tieBreak, choice } = reason;
  const own = unit.power;
  const gone = agree(ruGender(unit), 'Расформирована', 'Расформирован', 'Расформировано', 'Расформированы');
  if (tieBreak === 'all' || spared === undefined)
    return `${gone}: гражданские беспорядки, у ${POWER_NAMES[own]?.ru.gen ?? own} не может остаться подразделений.`;
  const home = choice.endsWith('=a');
  const label = ruUnit(unit, 'name', 'in', own);
  const where = home ? 'родного центра' : `центра ${POWER_NAMES[own]?.ru.gen ?? own}`;
  const far =
    distance === null
      ? `${capital(ruUnit(unit, 'dat', 'in', own))} не дойти ни до одного ${where}`
      : `${capital(label)} в ${ruCount(distance, IN_STEPS)} от ближайшего ${where}${nearest === undefined ? '' : ` (${ruPlace(nearest, 'name')})`}`;
  const head = `${gone}: гражданские беспорядки (${ruChoice(choice)}). ${far}`;
  const other = ruUnit(spared.unit, 'name', 'in', own);
  switch (tieBreak) {
    case 'distance':
      return `${head}, дальше, чем ${other}${spared.distance === null ? '' : ` (${ruCount(spared.distance, STEPS)})`}.`;
    case 'fleet-before-army':
      return `${head}, как и ${other}; при равном расстоянии флот убирают раньше армии.`;
    case 'name':
      return `${head}, как и ${other}; при равном расстоянии решает алфавит английских названий.`;
  }
}

/** After «в»: в одном шаге would be a word; numbers stand as digits: «в 1 шаге», «в 2 шагах». */
const IN_STEPS = { one: 'шаге', few: 'шагах', many: 'шагах' };
