import {
  type GivenOrder,
  type Location,
  parseOrder,
  STANDARD_DATA,
  STANDARD_MAP,
  type Unit,
  type UnitRef,
} from '@standoff/diplomacy';
import type { Chance } from './chance.ts';
import type { RandomBoard } from './random-board.ts';

const PLACES: readonly Location[] = [
  ...STANDARD_MAP.locations.slice(1),
  'XYZ',
  'SPA/EC',
  'BRE/WC',
  'MUN/NC',
  'NTH/SC',
  'STP/NC',
  'BUL/EC',
];

/** A unit by a name that may leave out or mistake its letter and its coast. */
function badlyNamed(chance: Chance, units: readonly Unit[]): UnitRef {
  const unit = chance.isTrue(0.85) ? chance.pick(units) : undefined;
  const at = unit?.at ?? chance.pick(PLACES) ?? 'XYZ';
  const coasts = STANDARD_DATA.provinces.find(({ code }) => code === at.slice(0, 3))?.coasts ?? [];
  const other = chance.pick([...coasts, 'NC', 'WC']);
  const place = chance.isTrue(0.75) ? at : chance.isTrue(0.5) ? at.slice(0, 3) : `${at.slice(0, 3)}/${other}`;
  if (chance.isTrue(0.2)) return { at: place };
  const type = chance.isTrue(0.8) ? (unit?.type ?? 'A') : chance.isTrue(0.5) ? 'A' : 'F';
  return { type, at: place };
}

/** Any order that can be written: in reach or not, of the phase or not, for one's own unit or not. */
export function nonsense(chance: Chance, units: readonly Unit[]): GivenOrder {
  const unit = badlyNamed(chance, units);
  const target = badlyNamed(chance, units);
  const owner = units.find(({ at }) => at.slice(0, 3) === unit.at.slice(0, 3))?.power;
  const power = (chance.isTrue(0.9) ? owner : undefined) ?? chance.pick(STANDARD_DATA.powers) ?? 'France';
  const from = STANDARD_MAP.locationNumber.get(unit.at) ?? 0;
  const near = [...(STANDARD_MAP.armyNeighbours[from] ?? []), ...(STANDARD_MAP.fleetNeighbours[from] ?? [])];
  const nearby = STANDARD_MAP.locations[chance.pick(near) ?? 0];
  const to = (chance.isTrue(0.6) && nearby !== '' ? nearby : chance.pick(PLACES)) ?? 'XYZ';
  const seas = chance
    .shuffle(PLACES)
    .slice(0, 1 + chance.below(2))
    .map((at) => at.slice(0, 3));
  const order = ((): GivenOrder['order'] => {
    switch (chance.below(12)) {
      case 0:
        return { kind: 'hold', unit };
      case 1:
      case 2:
        return { kind: 'move', unit, to };
      case 3:
        return { kind: 'move', unit, to, via: true };
      case 4:
        return { kind: 'move', unit, to, via: true, route: seas };
      case 5:
      case 6:
        return { kind: 'support-hold', unit, target };
      case 7:
      case 8:
        return { kind: 'support-move', unit, target, to };
      case 9:
        return { kind: 'convoy', unit, target, to };
      case 10:
        return parseOrder(chance.pick(['WAIVE', 'A PAR D', 'F BRE B', 'A PAR R BUR']) ?? 'WAIVE') ?? { kind: 'waive' };
      default:
        return { kind: chance.isTrue(0.5) ? 'disband' : 'build', unit };
    }
  })();
  return { power, order };
}

/** Spoils some of a board's orders, and gives some units a second one. */
export function withNonsense(chance: Chance, board: RandomBoard): RandomBoard {
  const share = chance.next() * 0.5;
  const spoiled = board.orders.flatMap((given): readonly GivenOrder[] => {
    if (!chance.isTrue(share)) return [given];
    const other = nonsense(chance, board.units);
    const roll = chance.next();
    if (roll < 0.5) return [other];
    if (roll < 0.6) return [given, given];
    return chance.isTrue(0.5) ? [given, other] : [other, given];
  });
  return { units: board.units, orders: spoiled };
}
