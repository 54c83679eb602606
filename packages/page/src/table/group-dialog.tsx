import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { openTalk, threadAmong, writerNow } from './talk-state.ts';
import { TABLE } from './text.ts';

/** Whom a group is to have. */
export function GroupDialog({ now, close }: { readonly now: TableAnswer; readonly close: () => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const picked = useSignal<readonly string[]>([]);
  const me = writerNow(now);
  return (
    <Dialog title={text.group} close={close}>
      <p class="muted">{text.groupHelp}</p>
      {now.seats
        .filter(({ power, holder }) => power !== me && holder !== 'dummy')
        .map(({ power }) => (
          <label key={power} class="check">
            <input
              type="checkbox"
              checked={picked.value.includes(power)}
              onChange={(event) => {
                const others = picked.value.filter((one) => one !== power);
                picked.value = event.currentTarget.checked ? [...others, power] : others;
              }}
            />
            <PowerMark power={power} />
            {powerName(power, language.value)}
          </label>
        ))}
      <button
        type="button"
        class="btn primary"
        disabled={picked.value.length === 0}
        onClick={() => {
          openTalk(threadAmong([me, ...picked.value]));
          close();
        }}
      >
        {text.open}
      </button>
    </Dialog>
  );
}
