import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { copyText } from '../keep/save-file.ts';
import { inLanguage, language } from '../shell/language.ts';
import { codes, narrow } from '../shell/settings.ts';
import { linesIn, ordersText } from '../state/write.ts';
import { side, tab, view } from './bench.ts';
import { reportText } from './share-dialog.tsx';
import { Sides } from './sides.tsx';
import { BENCH } from './text.ts';

/** What the panel shows: before the verdict orders, text or set-up, after it the verdicts or the new board. */
export function Tabs(props: { readonly paste: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const judged = view.value.node.judged === true;
  const copied = useSignal(false);
  const copy = (words: string): void => {
    void copyText(words).then((done) => {
      copied.value = done;
      setTimeout(() => {
        copied.value = false;
      }, 1500);
    });
  };
  if (judged)
    return (
      <div class="row tabs-row">
        <Sides />
        {!narrow.value && <kbd title={text.spaceKey}>␣</kbd>}
        <span class="grow" />
        {side.value === 'verdicts' && !narrow.value && <span class="tiny muted">{text.scale}</span>}
        <button type="button" class="btn ghost small" title={text.copyReport} onClick={() => copy(reportText())}>
          <Icon name="copy" />
          {copied.value ? text.copied : text.report}
        </button>
      </div>
    );
  return (
    <div class="row tabs-row">
      <div class="segments" role="group">
        {(['orders', 'text', 'setup'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab.value === one}
            onClick={() => {
              tab.value = one;
            }}
          >
            {one === 'setup' ? text.setUp : text[one]}
          </button>
        ))}
      </div>
      <span class="grow" />
      {!narrow.value && (
        <button
          type="button"
          class="btn ghost small"
          onClick={() => copy(ordersText(linesIn(view.value.read, codes.value), language.value))}
        >
          <Icon name="copy" />
          {copied.value ? text.copied : text.copyAll}
        </button>
      )}
      <button
        type="button"
        class={`btn ghost small ${narrow.value ? 'icon-only' : ''}`}
        aria-label={text.paste}
        onClick={props.paste}
      >
        {narrow.value ? <Icon name="copy" /> : text.paste}
      </button>
    </div>
  );
}
