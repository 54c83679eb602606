import {
  type Coast,
  formatOrder,
  type GameMap,
  type Location,
  type ProvinceCode,
  type UnitRef,
  type UnitType,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { allMeanings, type PlaceSlot } from '../grammar/draft.ts';
import type { Choice } from './fit.ts';

/** Coasts that maps of other programs know by another name (NAMES.md). */
const SAME_COAST: Readonly<Record<Location, Coast>> = {
  'SPA/WC': 'SC',
  'SPA/EC': 'SC',
  'BUL/NC': 'EC',
  'BUL/WC': 'SC',
};

/** The location a place and a coast make. A coast the place does not have stays as it is written (DATC 4.B.6). */
export function locationOf(map: GameMap, code: ProvinceCode, coast: Coast | undefined): Location {
  if (coast === undefined) return code;
  const named = `${code}/${coast}`;
  if (map.locationNumber.has(named)) return named;
  const other = SAME_COAST[named];
  return other !== undefined && map.locationNumber.has(`${code}/${other}`) ? `${code}/${other}` : named;
}

/** The named coasts of a province. */
export function coastsOf(map: GameMap, code: ProvinceCode): Location[] {
  return (map.coasts[map.provinceNumber.get(code) ?? 0] ?? []).map((at) => map.locations[at] ?? code);
}

/** The places a slot can mean at a level: 0 what is exact, 1 what is likely too, 2 everything. */
export function meanings(slot: PlaceSlot, level: number): readonly ProvinceCode[] {
  if (level === 0) return slot.exact.length > 0 ? slot.exact : slot.likely.length > 0 ? slot.likely : slot.possible;
  if (level === 1 && slot.likely.length > 0) return [...new Set([...slot.exact, ...slot.likely])];
  return allMeanings(slot);
}

function unitRef(type: UnitType | undefined, at: Location, power?: string): UnitRef {
  return { at, ...(type === undefined ? {} : { type }), ...(power === undefined ? {} : { power }) };
}

/** The written order a choice is. */
export function orderOf(choice: Choice): WrittenOrder {
  const unit = unitRef(choice.type, choice.at);
  const to = choice.to ?? choice.at;
  switch (choice.kind) {
    case 'hold':
    case 'disband':
    case 'build':
      return { kind: choice.kind, unit };
    case 'move':
      if (choice.route.length > 0) return { kind: 'move', unit, to, via: true, route: choice.route };
      return choice.via ? { kind: 'move', unit, to, via: true } : { kind: 'move', unit, to };
    case 'retreat':
      return { kind: 'retreat', unit, to };
    case 'support':
    case 'convoy': {
      const { target } = choice;
      const ref = unitRef(target?.type, target?.at ?? choice.at, target?.power);
      if (choice.kind === 'convoy') return { kind: 'convoy', unit, target: ref, to };
      return choice.to === undefined
        ? { kind: 'support-hold', unit, target: ref }
        : { kind: 'support-move', unit, target: ref, to };
    }
  }
}

/** The same orders without those that only repeat another one. */
export function distinct(orders: readonly WrittenOrder[]): WrittenOrder[] {
  const seen = new Set<string>();
  return orders.filter((order) => {
    const text = formatOrder(order);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
