import type { ComponentChildren, JSX } from 'preact';
import type { Size, Spot } from './camera.ts';

const SIZE = 192;

interface LensProps {
  /** The spot of the map under the finger, and where that is in the box. */
  readonly at: Spot;
  readonly on: Spot;
  readonly k: number;
  readonly box: Size;
  readonly children: ComponentChildren;
}

/** A round glass above the finger, below it near the upper edge, that shows what the finger hides. */
export function Lens({ on, box, children }: LensProps): JSX.Element {
  const above = on.y > SIZE + 60;
  const left = Math.max(4, Math.min(box.width - SIZE - 4, on.x - SIZE / 2));
  const top = above ? on.y - SIZE - 40 : on.y + 40;
  return (
    <div class="lens" style={{ left: `${left}px`, top: `${top}px` }}>
      {children}
    </div>
  );
}
