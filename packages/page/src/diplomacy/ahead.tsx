import { sealLayer, unitLayer, unitScale } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { steppedScale } from '../map/board-view.tsx';
import { drawingsOf } from '../map/drawings.ts';
import { whenIdle } from '../shell/idle.ts';
import type { PhaseView } from '../state/document.ts';
import { differences } from '../state/verdict.ts';
import { borrower, view } from './bench.ts';
import { verdictsOn } from './scenes.ts';
import { VerdictList } from './verdict-list.tsx';

let isListed = false;

/** Lists the verdicts once where nobody sees it, and takes the list away again: the browser compiles code and sets letters when they are first needed. */
function listOnce(): void {
  const panel = document.querySelector('.panel-body');
  if (isListed || panel === null) return;
  isListed = true;
  const nowhere = document.createElement('div');
  nowhere.className = 'unseen';
  nowhere.inert = true;
  panel.append(nowhere);
  render(<VerdictList />, nowhere);
  nowhere.getBoundingClientRect();
  render(null, nowhere);
  nowhere.remove();
}

/** Draws the verdicts of a phase that is not judged yet: the orders are judged while they are written, so all is known. What is quick once it has run is run once. */
function prepare(now: PhaseView, scale: number): void {
  if (view.value !== now) return;
  const scene = verdictsOn(now);
  const size = unitScale(steppedScale(scale));
  drawingsOf(STANDARD_BOARD, scene, size);
  if (!isListed) {
    unitLayer(STANDARD_BOARD, scene.units, { scale: size });
    sealLayer(STANDARD_BOARD, scene);
  }
  differences(now.state, now.given, now.result);
  listOnce();
}

/** Makes ready, whenever the browser has nothing to do, what a click on Judge is going to show. */
export function useAhead(scale: number): void {
  const now = view.value;
  useEffect(() => {
    // On a board of another screen nobody judges here.
    if (now.node.judged === true || borrower.value !== undefined) return;
    return whenIdle(() => prepare(now, scale));
  }, [now, scale]);
}
