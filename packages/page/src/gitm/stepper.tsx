import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { phase, showStep, step } from './bench.ts';
import { GITM } from './text.ts';

/** So many events have a bar of their own; more are only counted. */
const BARS = 12;

/** Steps through the events one by one. */
export function Stepper(): JSX.Element {
  const text = inLanguage(GITM);
  const count = phase.value.events.length;
  const at = step.value;
  return (
    <div class="stepper">
      <button
        type="button"
        class="btn icon-only"
        aria-label={text.back}
        disabled={at === 0}
        onClick={() => showStep(at - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="btn primary icon-only"
        aria-label={text.forward}
        disabled={at === count}
        onClick={() => showStep(at + 1)}
      >
        <Icon name="step" />
      </button>
      {!narrow.value && count > 0 && count <= BARS && (
        <span class="step-bars" aria-hidden="true">
          {phase.value.events.map((event, index) => (
            <i key={`${index} ${event.unit}`} class={index < at ? 'done' : ''} />
          ))}
        </span>
      )}
      <span class="num" role="status">
        {at === 0 ? text.before(count) : text.eventOf(at, count)}
      </span>
      {!narrow.value && (
        <span>
          <kbd>←</kbd> <kbd>→</kbd>
        </span>
      )}
    </div>
  );
}
