import {
  judgedMark,
  judgedScene,
  type OrderMark,
  type OrderScene,
  type Tints,
  tintsOf,
  unitsOf,
} from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { type PhaseResult, positionOf, provinceOf } from '@standoff/diplomacy';
import { nodeOf, type PhaseView, viewOf, type Workbench } from '../state/document.ts';
import { isOpenToOthers } from './bench.ts';

function distinct(marks: readonly OrderMark[]): readonly OrderMark[] {
  const seen = new Map<string, number>();
  return marks.map((mark) => {
    const count = (seen.get(mark.key) ?? 0) + 1;
    seen.set(mark.key, count);
    return count === 1 ? mark : { ...mark, key: `${mark.key}+${count}` };
  });
}

/** Orders that are being written: what is illegal or matches nothing shows already, what would fail does not. */
export function draftOf({ state, result }: PhaseView): OrderScene {
  const retreat = state.phase.kind === 'retreat';
  const marks = result.orders.flatMap((judged): readonly OrderMark[] => {
    const { order, unit, power } = judged;
    if (order.kind === 'waive' || (order.kind !== 'build' && unit === undefined)) return [];
    if (unit !== undefined && unit.power !== power) return [];
    const mark = judgedMark(judged, retreat);
    const open = mark.outcome !== 'illegal' && (mark.outcome !== 'unmatched' || isOpenToOthers(order));
    const { strength: _, ...rest } = mark;
    return [{ ...rest, outcome: open ? 'open' : mark.outcome }];
  });
  return { units: unitsOf(positionOf(state)), orders: distinct(marks), contested: state.contested };
}

const judgedScenes = new WeakMap<PhaseResult, OrderScene>();

/** The board with every order and its verdict; the same value as long as the verdicts are. */
export function verdictsOn({ state, result }: PhaseView): OrderScene {
  const found = judgedScenes.get(result);
  if (found !== undefined) return found;
  const scene = judgedScene(positionOf(state), result);
  judgedScenes.set(result, scene);
  return scene;
}

/** The board after. */
export function afterwards({ next }: PhaseView): OrderScene {
  return { units: unitsOf(positionOf(next)), orders: [], contested: next.contested };
}

const tinted = new WeakMap<PhaseView, Tints>();

/** Whose colour the land has in a phase: it remembers who stood where in the phases before. */
export function tintsIn(doc: Workbench, view: PhaseView): Tints {
  const found = tinted.get(view);
  if (found !== undefined) return found;
  const { parent, board } = view.node;
  const before = board === undefined && parent !== undefined ? nodeOf(doc, parent) : undefined;
  const earlier = before === undefined ? undefined : tintsIn(doc, viewOf(doc, before));
  const tints = tintsOf(STANDARD_BOARD, settled(view), earlier);
  tinted.set(view, tints);
  return tints;
}

function settled({ state }: PhaseView): Pick<PhaseView['state'], 'units' | 'centers'> {
  const owned = Object.values(state.centers).some((list) => list.length > 0);
  // A board laid out without centres is coloured by its units alone.
  if (owned) return state;
  const held = state.units.map((unit) => [unit.power, provinceOf(unit.at)] as const);
  const centers: Record<string, string[]> = {};
  for (const [power, at] of held) {
    const list = centers[power] ?? [];
    list.push(at);
    centers[power] = list;
  }
  return { units: state.units, centers };
}

/** The same after the phase. */
export function tintsAfter(doc: Workbench, view: PhaseView): Tints {
  return tintsOf(STANDARD_BOARD, settled({ ...view, state: view.next }), tintsIn(doc, view));
}
