import { type Signal, signal } from '@preact/signals';
import {
  canStand,
  type Location,
  type Power,
  type ProvinceCode,
  provinceData,
  provinceOf,
  STANDARD_MAP,
  type Unit,
  type UnitType,
} from '@standoff/diplomacy';
import { type Board, boardOf } from '../state/document.ts';
import { setBoard } from '../state/edit.ts';
import { change, doc, view } from './bench.ts';
import { attackedFrom, putDislodged, toggleContested } from './set-up-retreats.ts';

export type Tool = UnitType | 'dislodged' | 'contested' | 'centre' | 'clear';

/** What a click puts on the board, and for whom. */
export const tool: Signal<Tool> = signal('A');
export const builder: Signal<Power> = signal(STANDARD_MAP.data.powers[0] ?? '');

/** Places in a province where a unit may stand: one, or its coasts. */
function placesFor(type: UnitType, at: ProvinceCode): readonly Location[] {
  if (!canStand(STANDARD_MAP, type, at)) return [];
  const coasts = type === 'F' ? (provinceData(STANDARD_MAP, at)?.coasts ?? []) : [];
  return coasts.length === 0 ? [at] : coasts.map((coast) => `${at}/${coast}`);
}

function put(board: Board, kind?: string): void {
  change(setBoard(doc.value, board), kind);
}

function without(units: readonly Unit[], at: ProvinceCode): readonly Unit[] {
  return units.filter((unit) => provinceOf(unit.at) !== at);
}

/** A unit put in a place, in the stead of what stood there; with the tool of dislodged units, beside what stands there. */
export function placeUnit(power: Power, type: UnitType, at: Location): void {
  const board = boardOf(view.value.state);
  if (tool.value === 'dislodged') put(putDislodged(board, power, type, at));
  else put({ ...board, units: [...without(board.units, provinceOf(at)), { power, type, at }] });
}

/** Everything taken off a province; its centre belongs to nobody then. */
export function clearProvince(at: ProvinceCode): void {
  const board = boardOf(view.value.state);
  const here =
    board.units.some((unit) => provinceOf(unit.at) === at) ||
    board.dislodged.some((unit) => provinceOf(unit.at) === at);
  put({
    ...board,
    units: without(board.units, at),
    dislodged: board.dislodged.filter((unit) => provinceOf(unit.at) !== at),
    contested: board.contested.filter((one) => one !== at),
    // A click on an empty province takes its centre.
    centers: here ? board.centers : owned(board, at, undefined),
  });
}

function owned(board: Board, at: ProvinceCode, power: Power | undefined): Board['centers'] {
  const lists = STANDARD_MAP.data.powers.map((one) => {
    const others = (board.centers[one] ?? []).filter((centre) => centre !== at);
    return [one, one === power ? [...others, at].sort() : others] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** A supply centre given to a power; given again, to nobody. */
export function giveCentre(power: Power, at: ProvinceCode): void {
  if (provinceData(STANDARD_MAP, at)?.centre !== true) return;
  const board = boardOf(view.value.state);
  const has = (board.centers[power] ?? []).includes(at);
  put({ ...board, centers: owned(board, at, has ? undefined : power) });
}

/** What a click with the tool of a unit does: that unit, then the other kind, then none. */
export type Placing =
  | { readonly kind: 'place'; readonly type: UnitType; readonly places: readonly Location[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'refused'; readonly type: UnitType };

export function placing(type: UnitType, power: Power, at: ProvinceCode): Placing {
  const { units, dislodged } = view.value.state;
  const here = (tool.value === 'dislodged' ? dislodged : units).find((unit) => provinceOf(unit.at) === at);
  const other: UnitType = type === 'A' ? 'F' : 'A';
  const fits = (one: UnitType): Placing | undefined => {
    const places = placesFor(one, at);
    return places.length === 0 ? undefined : { kind: 'place', type: one, places };
  };
  if (here === undefined || here.power !== power) return fits(type) ?? { kind: 'refused', type };
  if (here.type === type) return fits(other) ?? { kind: 'clear' };
  return { kind: 'clear' };
}

/** Takes a dislodged unit off a province. */
export function clearDislodged(at: ProvinceCode): void {
  const board = boardOf(view.value.state);
  put({ ...board, dislodged: board.dislodged.filter((unit) => provinceOf(unit.at) !== at) });
}

/** Says where a dislodged unit was attacked from. */
export function setAttacker(at: Location, from: ProvinceCode | undefined, byConvoy: boolean): void {
  put(attackedFrom(boardOf(view.value.state), at, from, byConvoy));
}

/** Marks a province as one that a standoff closed, or takes the mark away. */
export function markContested(at: ProvinceCode): void {
  put(toggleContested(boardOf(view.value.state), at));
}

export function setPhase(phase: Board['phase']): void {
  const board = boardOf(view.value.state);
  const clean = phase.kind === 'retreat' ? {} : { dislodged: [], contested: [], unordered: [] };
  put({ ...board, ...clean, phase }, 'phase');
}
