import type { OrderScene } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import type { ProvinceCode } from '@standoff/diplomacy';
import { useEffect, useRef } from 'preact/hooks';
import { onMap } from '../map/board-sheet.ts';
import { marksOf, provinceUnder, REACH, within } from '../map/hit.ts';
import type { SheetEvents, SheetPointer, View } from '../map/viewport.tsx';
import { type Entry, IDLE, unitToOrder } from '../state/entry.ts';
import { crowded, laidAt, litFor, meant, meantAmong, standing, verdictAt } from './aim.ts';
import { coastAsked, hot, opened, which } from './asked.ts';
import { chosen, deciding, entry, keyboard, mayOrder, side, tab, view } from './bench.ts';
import { drag, dropAll, lens, looking, tip } from './gesture.ts';
import { isOpen, pointAt, refuse, setUpAt } from './point.ts';

/** Milliseconds that a pointer stays on a verdict before its reason is shown. */
const STAYS = 120;

/** Shows the lens where several targets lie under the finger; `fewest`: where at least so many do. */
function offerLens(pointer: SheetPointer, k: number, lights: readonly ProvinceCode[], fewest: number): void {
  const spot = onMap(pointer.at);
  const near = within(marksOf(STANDARD_BOARD, lights), spot, k).map((mark) => mark.at);
  const under = provinceUnder(STANDARD_BOARD, spot);
  const places = [...new Set([...near, ...(under !== undefined && lights.includes(under) ? [under] : [])])];
  const choice = under !== undefined && places.includes(under) ? under : places[0];
  const shows = looking.value || places.length >= fewest;
  lens.value = shows ? { at: spot, on: pointer.on, places, choice } : undefined;
  if (choice !== undefined || looking.value) hot.value = choice;
}

/** What the pointer does on the board that shows a scene. */
export function usePointer(sheet: View, scene: OrderScene): SheetEvents {
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      dropAll();
      which.value = undefined;
      tip.value = undefined;
    },
    [],
  );
  const k = (): number => sheet.camera.value.k;
  const isJudged = (): boolean => view.value.node.judged === true;

  const onTap = ({ at, on, touch }: SheetPointer): void => {
    const spot = onMap(at);
    opened.value = undefined;
    coastAsked.value = undefined;
    which.value = undefined;
    const ask = (places: readonly ProvinceCode[], take: (place: ProvinceCode) => void): void => {
      which.value = { at: on, places, take };
    };
    if (isJudged()) {
      if (side.value === 'next') return;
      chosen.value = verdictAt(scene, spot, k(), touch);
      if (chosen.value === undefined) deciding.value = false;
      return;
    }
    if (tab.value === 'setup') {
      const places = laidAt(spot, k(), touch);
      const [only] = places;
      if (places.length > 1) ask(places, setUpAt);
      else if (only !== undefined) setUpAt(only);
      return;
    }
    const crowd = touch ? crowded(spot, k()) : [];
    if (crowd.length > 1) {
      ask(crowd, pointAt);
      return;
    }
    const province = meant(spot, k(), touch);
    if (province === undefined) entry.value = IDLE;
    else pointAt(province);
  };

  const onPress = ({ at, touch }: SheetPointer): boolean => {
    keyboard.value = false;
    const { state } = view.value;
    if (!isOpen() || state.phase.kind === 'build') return false;
    const spot = onMap(at);
    const near = within(standing(), spot, k(), touch ? REACH : 14)[0];
    if (near === undefined || !mayOrder(unitToOrder(state, near.at)?.power ?? '')) return false;
    // With a unit chosen, a press on a lit target is a tap on it, not a new drag.
    const now = entry.value;
    if (now.step !== 'idle' && now.at !== near.at && litFor(now).includes(near.at)) return false;
    drag.value = { from: near.at, to: spot };
    return true;
  };

  const onDrag = (pointer: SheetPointer): void => {
    if (looking.value) {
      offerLens(pointer, k(), litFor(entry.value), 1);
      return;
    }
    const held = drag.value;
    if (held === undefined) return;
    const spot = onMap(pointer.at);
    if (entry.value.step === 'idle' || entry.value.at !== held.from) entry.value = { step: 'unit', at: held.from };
    opened.value = undefined;
    drag.value = { ...held, to: spot };
    const lights = litFor({ step: 'unit', at: held.from });
    hot.value = meantAmong(lights, spot, k(), pointer.touch);
    if (pointer.touch) offerLens(pointer, k(), lights, 2);
  };

  const onDrop = ({ at, touch }: SheetPointer): void => {
    const held = drag.value;
    const wasLooking = looking.value;
    const looked = lens.value;
    dropAll();
    if (wasLooking) {
      if (looked?.choice !== undefined) pointAt(looked.choice);
      return;
    }
    if (held === undefined) return;
    const from: Entry = { step: 'unit', at: held.from };
    const spot = onMap(at);
    const lights = litFor(from);
    const to = looked?.choice ?? meantAmong(lights, spot, k(), touch) ?? provinceUnder(STANDARD_BOARD, spot);
    if (to === undefined || to === held.from) return;
    if (lights.includes(to)) pointAt(to, from);
    else refuse(held.from, to);
  };

  /** A long press with a unit chosen opens the lens, which then follows the finger. */
  const onLinger = (pointer: SheetPointer): boolean => {
    const lights = litFor(entry.value);
    if (lights.length < 2 || drag.value !== undefined) return false;
    looking.value = true;
    offerLens(pointer, k(), lights, 1);
    return true;
  };

  const onHover = (pointer: SheetPointer | undefined): void => {
    clearTimeout(resting.current);
    if (pointer === undefined) {
      hot.value = undefined;
      tip.value = undefined;
      return;
    }
    const spot = onMap(pointer.at);
    if (isJudged()) {
      if (side.value !== 'verdicts') return;
      const index = verdictAt(scene, spot, k(), false);
      if (tip.value?.index === index) return;
      tip.value = undefined;
      if (index !== undefined)
        resting.current = setTimeout(() => {
          tip.value = { on: pointer.on, index };
        }, STAYS);
      return;
    }
    const lights = litFor(entry.value);
    if (lights.length === 0) return;
    const province = meant(spot, k(), false);
    hot.value = lights.find((light) => light === province);
  };

  return { onTap, onPress, onDrag, onDrop, onCancel: dropAll, onLinger, onHover };
}
