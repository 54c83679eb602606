import {
  type GameMap,
  type PhaseKind,
  type Position,
  type Power,
  provinceData,
  provinceOf,
  type Unit,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { POWER_NAMES } from '../names/powers.ts';

function unitAt(units: readonly Unit[], at: string): Unit | undefined {
  return units.find((unit) => provinceOf(unit.at) === provinceOf(at));
}

/**
 * Whose order it must be where nobody is named: that of the unit's owner; for a build, of the power whose home the
 * province is. `undefined` where the board does not tell.
 */
export function whoseOrder(map: GameMap, position: Position, kind: PhaseKind, order: WrittenOrder): Power | undefined {
  if (order.kind === 'waive') return undefined;
  const { at } = order.unit;
  if (order.kind === 'build') return provinceData(map, at)?.home;
  const dislodged = unitAt(position.dislodged ?? [], at)?.power;
  const standing = unitAt(position.units, at)?.power;
  return kind === 'retreat' ? (dislodged ?? standing) : (standing ?? dislodged);
}

/** What a power is called in the name of a file: in either language, or by its first three letters. */
function fileWords(power: Power): readonly string[] {
  const names = POWER_NAMES[power];
  const all = [power, power.slice(0, 3), names?.en.name, names?.en.adjective, names?.ru.name, names?.ru.gen];
  return all.flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]));
}

/** The power a file is named after: `france.txt`, `orders-germany-1901.txt`, «франция.txt»; none or several: nobody. */
export function powerOfFileName(map: GameMap, file: string): Power | undefined {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const words = new Set(name.toLowerCase().split(/[^\p{L}]+/u));
  const named = map.data.powers.filter((power) => fileWords(power).some((word) => words.has(word)));
  return named.length === 1 ? named[0] : undefined;
}
