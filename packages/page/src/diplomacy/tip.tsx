import { explainOrder } from '@standoff/language';
import type { JSX } from 'preact';
import type { Spot } from '../map/camera.ts';
import { language } from '../shell/language.ts';
import { verdictsOf } from '../state/verdict.ts';
import { view } from './bench.ts';
import { orderName } from './name.ts';

/** The short reason beside the pointer. */
export function Tip(props: {
  readonly on: Spot;
  readonly index: number;
  readonly box: { readonly width: number; readonly height: number };
}): JSX.Element | null {
  const verdict = verdictsOf(view.value.result)[props.index];
  if (verdict?.kind !== 'order') return null;
  const { judged } = verdict;
  return (
    <div
      class="tip"
      style={{
        left: `${Math.min(props.on.x + 14, props.box.width - 316)}px`,
        top: `${Math.min(props.on.y + 16, props.box.height - 120)}px`,
      }}
    >
      <b>{orderName(judged.order, language.value)}</b>
      <div>{explainOrder(judged, language.value)}</div>
    </div>
  );
}
