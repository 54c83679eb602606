import { type OrderScene, unitScale } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { type ProvinceCode, provinceOf, STANDARD_MAP } from '@standoff/diplomacy';
import { steppedScale } from '../map/board-view.tsx';
import type { Spot } from '../map/camera.ts';
import { drawingsOf } from '../map/drawings.ts';
import { type Mark, marksOf, provinceUnder, REACH, unsure, within } from '../map/hit.ts';
import { choicesAt, type Entry, IDLE, targetsOf } from '../state/entry.ts';
import { verdictsOf } from '../state/verdict.ts';
import { entry, view } from './bench.ts';
import { entryBoard, isOpen } from './point.ts';

// What a spot of the map means. `k`: pixels a map unit.

/** How near a mouse has to be, in pixels. */
const MOUSE = 13;
/** How near a finger has to be to a place to mean it rather than what lies under it. */
const FINGER = 14;

let lastLit: { readonly from: Entry; readonly on: unknown; readonly lights: readonly ProvinceCode[] } | undefined;

/** The places that are lit for a unit; asked at every move of the pointer, so the last answer is remembered. */
export function litFor(from: Entry): readonly ProvinceCode[] {
  if (!isOpen()) return [];
  const on = view.value;
  if (lastLit?.from !== from || lastLit.on !== on)
    lastLit = { from, on, lights: targetsOf(from, entryBoard()).map(({ at }) => at) };
  return lastLit.lights;
}

/** What stands on the board and can be ordered, and where something can be built. */
export function standing(): readonly Mark[] {
  const { state } = view.value;
  if (state.phase.kind === 'retreat')
    return state.dislodged.flatMap(({ at }) => {
      const province = STANDARD_BOARD.provinces[provinceOf(at)];
      if (province === undefined) return [];
      const [x, y] = province.dislodged;
      return [{ at: provinceOf(at), x, y }];
    });
  const board = entryBoard();
  const homes =
    state.phase.kind === 'build' && isOpen()
      ? STANDARD_MAP.provinces.filter((code) => code !== '' && choicesAt(IDLE, code, board).length > 0)
      : [];
  return marksOf(STANDARD_BOARD, [...state.units.map((unit) => unit.at), ...homes]);
}

/** The lit place that is meant: with the mouse the one under it, else the nearest. */
export function meantAmong(
  lights: readonly ProvinceCode[],
  spot: Spot,
  k: number,
  touch: boolean,
): ProvinceCode | undefined {
  if (lights.length === 0) return undefined;
  const under = provinceUnder(STANDARD_BOARD, spot);
  const isLit = under !== undefined && lights.includes(under);
  if (!touch && isLit) return under;
  const near = within(marksOf(STANDARD_BOARD, lights), spot, k, touch ? REACH : MOUSE)[0]?.at;
  return near ?? (isLit ? under : undefined);
}

/** What a spot means: the nearest lit target, else the nearest unit, else the province. */
export function meant(spot: Spot, k: number, touch: boolean): ProvinceCode | undefined {
  const lit = meantAmong(litFor(entry.value), spot, k, touch);
  if (lit !== undefined) return lit;
  const near = within(standing(), spot, k, touch ? REACH : MOUSE)[0]?.at;
  return near ?? provinceUnder(STANDARD_BOARD, spot);
}

/** Lit targets that lie so near to a tap, and so equally near, that nobody can tell which is meant. */
export function crowded(spot: Spot, k: number): readonly ProvinceCode[] {
  return entry.value.step === 'idle' ? [] : unsure(marksOf(STANDARD_BOARD, litFor(entry.value)), spot, k);
}

/** Provinces that a tap may mean while the board is laid out: small ones are hit beside their outlines too. */
export function laidAt(spot: Spot, k: number, touch: boolean): readonly ProvinceCode[] {
  const marks = touch ? marksOf(STANDARD_BOARD, Object.keys(STANDARD_BOARD.provinces)) : [];
  const near = unsure(marks, spot, k, FINGER);
  if (near.length > 0) return near;
  const under = provinceUnder(STANDARD_BOARD, spot);
  return under === undefined ? [] : [under];
}

/** Where the heads of the arrows are. */
function tips(scene: OrderScene, k: number): readonly Mark[] {
  return drawingsOf(STANDARD_BOARD, scene, unitScale(steppedScale(k))).map(
    (drawing): Mark => ({ at: drawing.key, x: drawing.tip[0], y: drawing.tip[1] }),
  );
}

/** The verdict at a spot: of the arrow whose head is there, else of the unit. */
export function verdictAt(scene: OrderScene, spot: Spot, k: number, touch: boolean): number | undefined {
  const reach = touch ? REACH : FINGER;
  const { state, result } = view.value;
  const units = marksOf(
    STANDARD_BOARD,
    state.units.map((unit) => unit.at),
  );
  const province =
    within(tips(scene, k), spot, k, reach)[0]?.at.replace(/[*+].*$/, '') ??
    within(units, spot, k, reach)[0]?.at ??
    provinceUnder(STANDARD_BOARD, spot);
  const index = verdictsOf(result).findIndex((one) => one.at === province);
  return index < 0 ? undefined : index;
}
