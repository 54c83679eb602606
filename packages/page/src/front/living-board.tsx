import { useSignal } from '@preact/signals';
import { judgedScene, tintsOf } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder, isMarked } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { positionById } from '../gallery/positions.ts';
import { Icon } from '../icons/icon.tsx';
import { BoardView } from '../map/board-view.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow, patterns, still } from '../shell/settings.ts';
import { verdictsOf } from '../state/verdict.ts';
import { shortOrder } from '../state/write.ts';
import { FRONT } from './text.ts';

/** The orders whose reasons are told one after the other. */
const TOLD = ['BER', 'LON', 'SER', 'MUN', 'SEV', 'CON'];
const PACE = 4200;

/** A whole board that tells one reason after the other. It stands still under the pointer, with the focus, or when paused. */
export function LivingBoard(): JSX.Element {
  const text = inLanguage(FRONT);
  const lang = language.value;
  const at = useSignal(0);
  const playing = useSignal(!still.value);
  const held = useSignal(false);
  const made = useMemo(() => {
    const position = positionById('autumn-1903');
    if (position === undefined) throw new Error('the gallery has the board of the front page');
    const result = judgePhase(STANDARD_MAP, position.phase, position, position.given);
    return {
      scene: judgedScene(position, result),
      tints: tintsOf(STANDARD_BOARD, position),
      verdicts: verdictsOf(result),
    };
  }, []);
  useEffect(() => {
    if (!playing.value || held.value) return;
    const timer = setInterval(() => {
      at.value = (at.value + 1) % TOLD.length;
    }, PACE);
    return () => clearInterval(timer);
  }, [playing.value, held.value]);
  const told = made.verdicts.find((one) => one.at === TOLD[at.value]);
  const ordered = told?.kind === 'order' ? told.judged : undefined;
  const crop: readonly [number, number, number, number] = narrow.value ? [430, 420, 430, 330] : [150, 330, 1040, 600];
  return (
    <div
      class="living"
      onPointerEnter={() => {
        held.value = true;
      }}
      onPointerLeave={() => {
        held.value = false;
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
        scale={narrow.value ? 0.9 : 0.86}
        patterns={patterns.value}
        selected={told?.at}
        strong={told?.at}
        id="front"
        crop={crop}
      />
      <a class="living-link" href="/diplomacy#p=autumn-1903" data-within>
        <span class="sr-only">{text.board}</span>
      </a>
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
          <p>
            <b class={`num ${isMarked(ordered.result) ? 'failed-text' : ''}`}>{shortOrder(ordered.order)}</b>{' '}
            <span>{explainOrder(ordered, lang)}</span>
          </p>
        </div>
      )}
    </div>
  );
}
