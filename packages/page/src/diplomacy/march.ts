import { drawOrders } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { provinceOf } from '@standoff/diplomacy';
import type { PhaseView } from '../state/document.ts';
import { verdictsOn } from './scenes.ts';

const LONG = 600;
const EASING = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Units of the new board travel the arrows that brought them; those that failed go to the bar and come back. For a board
 * that already shows where they stand.
 */
export function march(board: Element, view: PhaseView): void {
  const { result, state } = view;
  if (result.phase !== 'movement') return;
  const verdicts = new Map(result.orders.map((judged) => [judged.unit?.at, judged] as const));
  for (const { key, way } of drawOrders(STANDARD_BOARD, verdictsOn(view))) {
    const unit = state.units.find(({ at }) => provinceOf(at) === key);
    const judged = unit === undefined ? undefined : verdicts.get(unit.at);
    const [from, to] = [way?.[0], way?.at(-1)];
    if (way === undefined || from === undefined || to === undefined || judged?.order.kind !== 'move') continue;
    const went = judged.result[0] === 'succeeds';
    const stands = provinceOf(went ? judged.order.to : judged.order.unit.at);
    const drawn = board.querySelector(`[data-unit="${stands}"]`);
    const home = went ? to : from;
    const reached = went ? way : [...way.slice(0, way.length * 0.55), ...way.slice(0, way.length * 0.55).reverse()];
    const frames = reached
      .filter((_, index) => index % 4 === 0 || index === reached.length - 1)
      .map(([x, y]) => ({ transform: `translate(${x - home[0]}px,${y - home[1]}px)` }));
    drawn?.animate(frames, { duration: LONG, easing: EASING });
  }
}
