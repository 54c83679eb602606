import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { isKept } from '../keep/store.ts';
import { inLanguage, language } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { doc, judgeNow, onward, removePhase, tryAnother, view } from './bench.ts';
import { phaseTitle } from './name.ts';
import { BENCH } from './text.ts';

/** The one loud button, and what goes with it. */
export function Foot(): JSX.Element {
  const text = inLanguage(BENCH);
  const { node, next, state } = view.value;
  const hasBranches = doc.value.nodes.filter((one) => one.parent === node.parent).length > 1;
  if (node.judged !== true)
    return (
      <div key="open" class="foot row">
        <p class="small muted grow">{isKept() ? text.nothingSent : text.notKept}</p>
        {hasBranches && (
          <button type="button" class="btn ghost small" onClick={() => removePhase(node.id)}>
            {text.removePhase}
          </button>
        )}
        {state.end === undefined && (
          <button
            type="button"
            class="btn primary large"
            onClick={(event) => {
              // The button goes with the orders: where it lets go of the focus first, the browser styles the page once, not twice.
              event.currentTarget.blur();
              judgeNow();
            }}
          >
            <Icon name="gavel" />
            {text.judge}
            {!narrow.value && <kbd>J</kbd>}
          </button>
        )}
      </div>
    );
  return (
    <div key="judged" class="foot row">
      <button type="button" class="btn" onClick={tryAnother}>
        <Icon name="branch" />
        {text.tryAnother}
      </button>
      <span class="grow" />
      {next.end === undefined && (
        <button type="button" class="btn primary" onClick={onward}>
          {next.phase.kind === 'retreat' ? text.retreats : phaseTitle(next.phase, language.value)}
          {!narrow.value && <kbd>J</kbd>}
        </button>
      )}
    </div>
  );
}
