import { provinceData, provinceOf } from '@standoff/diplomacy';
import type { OrderDraft, PlaceSlot } from '../grammar/draft.ts';
import { editDistance } from '../names/distance.ts';
import type { KnownUnit } from '../reading.ts';
import { knowsUnitsOf, ownUnits } from './board.ts';
import type { SettleContext } from './enumerate.ts';

function nearestUnit(context: SettleContext, slot: PlaceSlot, units: readonly KnownUnit[]): PlaceSlot | undefined {
  const word = slot.text.toLowerCase();
  const limit = word.length > 4 ? 2 : 1;
  const near = units.filter((unit) => {
    const names = [provinceOf(unit.at), provinceData(context.map, unit.at)?.name ?? ''];
    return names.some((name) => editDistance(word, name.toLowerCase(), limit) <= limit);
  });
  const [only] = near;
  return near.length === 1 && only !== undefined
    ? { ...slot, exact: [provinceOf(only.at)], fault: 'misspelt' }
    : undefined;
}

/** An unknown word in the place of a unit, where the position leaves one place it can have meant. */
export function fromPosition(context: SettleContext, draft: OrderDraft): OrderDraft | undefined {
  const { unit } = draft;
  if (unit.at?.fault === 'unknown') {
    const units = knowsUnitsOf(context.board, context.power) ? ownUnits(context.board, context.power, unit.type) : [];
    const at = nearestUnit(context, unit.at, units);
    return at === undefined ? undefined : { ...draft, unit: { ...unit, at } };
  }
  if ((draft.kind !== 'support' && draft.kind !== 'convoy') || draft.target.at?.fault !== 'unknown') return undefined;
  const at = nearestUnit(context, draft.target.at, ownUnits(context.board, undefined, draft.target.type));
  return at === undefined ? undefined : { ...draft, target: { ...draft.target, at } };
}
