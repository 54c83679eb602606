import { tacPicture } from '@standoff/board';
import { judgePhase, type TacPhase } from '@standoff/gitm';
import { type DrawStyle, widthFor } from './draw-board.ts';
import type { Picture } from './draw-write.ts';

const TAC_PNG = 1000;

function titleOf({ title, id }: TacPhase): { readonly title?: string } {
  const text = title ?? id;
  return text === undefined ? {} : { title: text };
}

/** A judged tac phase as one picture, or as one after each event, the first before any. */
export function tacPictures(phase: TacPhase, steps: boolean, style: DrawStyle): readonly Picture[] {
  const result = judgePhase(phase);
  const { theme, whole } = style;
  const shown = { phase, result, ...titleOf(phase), theme, whole, ...widthFor(style, TAC_PNG) };
  if (!steps) return [{ name: phase.id ?? '', svg: tacPicture(shown) }];
  return Array.from({ length: phase.events.length + 1 }, (_, upTo) => ({
    name: '',
    svg: tacPicture({ ...shown, upTo }),
  }));
}
