import { useSignal } from '@preact/signals';
import { judgedScene, tintsOf, unitScale } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder, isMarked } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { positionById } from '../gallery/positions.ts';
import { Icon } from '../icons/icon.tsx';
import { BoardView, steppedScale } from '../map/board-view.tsx';
import { drawingsOf } from '../map/drawings.ts';
import { type Mark, marksOf, within } from '../map/hit.ts';
import { inLanguage, language } from '../shell/language.ts';
import { codes, narrow, patterns, still } from '../shell/settings.ts';
import { verdictsOf } from '../state/verdict.ts';
import { shortOrder } from '../state/write.ts';
import { FRONT } from './text.ts';

/** The orders whose reasons are told one after the other. */
const TOLD = ['BER', 'LON', 'SER', 'MUN', 'SEV', 'CON'];
const PACE = 4200;
/** How near a pointer has to be to a unit or the head of an arrow, in pixels. */
const NEAR = 26;

function makeBoard() {
  const position = positionById('autumn-1903');
  if (position === undefined) throw new Error('the gallery has the board of the front page');
  const result = judgePhase(STANDARD_MAP, position.phase, position, position.given);
  const orders = verdictsOf(result).flatMap((one) => (one.kind === 'order' ? [one] : []));
  const places = orders.flatMap(({ judged }) => (judged.unit === undefined ? [] : [judged.unit.at]));
  return {
    scene: judgedScene(position, result),
    tints: tintsOf(STANDARD_BOARD, position),
    verdicts: orders,
    units: marksOf(STANDARD_BOARD, places),
  };
}

/**
 * A whole board that tells one reason after the other, and that of the unit or arrow one points at. It stands still
 * under the pointer, with the focus, or when paused.
 */
export function LivingBoard(): JSX.Element {
  const text = inLanguage(FRONT);
  const lang = language.value;
  const at = useSignal(TOLD[0] ?? '');
  const playing = useSignal(!still.value);
  const held = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const made = useMemo(makeBoard, []);
  const scale = narrow.value ? 0.9 : 0.86;
  useEffect(() => {
    if (!playing.value || held.value) return;
    const timer = setInterval(() => {
      at.value = TOLD[(TOLD.indexOf(at.value) + 1) % TOLD.length] ?? '';
    }, PACE);
    return () => clearInterval(timer);
  }, [playing.value, held.value]);
  /** The unit whose order is meant by a spot of the window. */
  const pointed = ({ clientX, clientY }: MouseEvent): string | undefined => {
    const sheet = box.current?.querySelector<SVGGraphicsElement>('.lively-sheet > g');
    const matrix = sheet?.getScreenCTM();
    if (matrix === null || matrix === undefined) return undefined;
    const spot = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const heads = drawingsOf(STANDARD_BOARD, made.scene, unitScale(steppedScale(scale))).map(
      ({ key, tip: [x, y] }): Mark => ({ at: key, x, y }),
    );
    const found = within([...made.units, ...heads], spot, matrix.a, NEAR)[0]?.at;
    return made.verdicts.some((one) => one.at === found) ? found : undefined;
  };
  const show = (event: MouseEvent): void => {
    const found = pointed(event);
    if (found !== undefined) at.value = found;
  };
  const ordered = made.verdicts.find((one) => one.at === at.value)?.judged;
  const crop: readonly [number, number, number, number] = narrow.value ? [430, 420, 430, 330] : [150, 330, 1040, 600];
  return (
    <div
      ref={box}
      class="living"
      onPointerEnter={({ pointerType }) => {
        held.value = pointerType === 'mouse';
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') show(event);
      }}
      onPointerLeave={() => {
        held.value = false;
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('.told') !== null) return;
        const found = pointed(event);
        if (found === undefined) return;
        at.value = found;
        playing.value = false;
      }}
      onFocusCapture={() => {
        held.value = true;
      }}
      onBlurCapture={() => {
        held.value = false;
      }}
    >
      <BoardView
        map={STANDARD_BOARD}
        scene={made.scene}
        tints={made.tints}
        lang={lang}
        scale={scale}
        patterns={patterns.value}
        selected={at.value}
        strong={at.value}
        id="front"
        crop={crop}
        aside
      />
      {ordered !== undefined && (
        <div class="float told">
          <button
            type="button"
            class="btn ghost icon-only small"
            aria-label={playing.value ? text.pause : text.play}
            onClick={() => {
              playing.value = !playing.value;
            }}
          >
            <Icon name={playing.value ? 'pause' : 'play'} />
          </button>
          <p class="grow">
            <b class={`num ${isMarked(ordered.result) ? 'failed-text' : ''}`}>
              {shortOrder(ordered.order, codes.value)}
            </b>{' '}
            <span>{explainOrder(ordered, lang)}</span>
          </p>
          <a
            class={`btn small ${narrow.value ? 'icon-only' : ''}`}
            href="/diplomacy#p=autumn-1903"
            aria-label={text.board}
            data-within
          >
            {narrow.value ? <Icon name="map" /> : text.board}
          </a>
        </div>
      )}
    </div>
  );
}
