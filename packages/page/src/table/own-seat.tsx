import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { CopyField } from './copy-field.tsx';
import { refreshTable } from './held.ts';
import { TABLE } from './text.ts';

/** To pass one's seat on, or to give it up. */
export function OwnSeat({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const link = useSignal<string | undefined>(undefined);
  const sure = useSignal(false);
  const failed = useSignal('');
  const [first] = now.own;
  if (first === undefined || now.status === 'ended') return null;
  const { power } = first;
  const leave = async (): Promise<void> => {
    const got = await ask('POST', `tables/${now.id}/leave`, { power });
    if (got.ok) await refreshTable();
    else failed.value = got.error.lost ? text.noServer : got.error.message;
  };
  return (
    <section class="pane-part">
      <h3>{powerName(power, language.value)}</h3>
      <p class="small muted">{text.passOnHelp}</p>
      {link.value === undefined ? (
        <button
          type="button"
          class="btn small"
          onClick={async () => {
            const got = await ask<{ readonly link: string }>('POST', `tables/${now.id}/pass-on`, { power });
            if (got.ok) link.value = got.value.link;
            else failed.value = got.error.lost ? text.noServer : got.error.message;
          }}
        >
          {text.passOn}
        </button>
      ) : (
        <CopyField label={text.passOnLink} value={link.value} />
      )}
      <p class="small muted">{text.leaveHelp}</p>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          if (sure.value) void leave();
          else sure.value = true;
        }}
      >
        {sure.value ? text.leaveSure : text.leave}
      </button>
      {failed.value !== '' && (
        <p class="small bad-text" role="alert">
          {failed.value}
        </p>
      )}
    </section>
  );
}
