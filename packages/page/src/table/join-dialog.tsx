import { useSignal } from '@preact/signals';
import { type Power, STANDARD_MAP } from '@standoff/diplomacy';
import type { JSX } from 'preact';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage } from '../shell/language.ts';
import { ask } from './ask.ts';
import { claimFor, dropClaim } from './claims.ts';
import { LOBBY } from './lobby-text.ts';
import { WishFields } from './wishes.tsx';

/** To join an open table: a name, and the powers one would like; in a game that goes on one of those that are free. */
export function JoinDialog(props: {
  readonly id: string;
  readonly name: string;
  readonly seeking?: readonly Power[];
  readonly joined: () => void;
  readonly close: () => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const { seeking } = props;
  const name = useSignal('');
  const wishes = useSignal<readonly string[]>(['', '', '']);
  const failed = useSignal('');
  const join = async (): Promise<void> => {
    const wanted = [...new Set(wishes.value.filter((power) => power !== ''))];
    const body = { name: name.value.trim(), wishes: wanted, ...claimFor(props.id) };
    const got = await ask('POST', `tables/${props.id}/join`, body);
    if (got.ok) {
      dropClaim(props.id);
      props.joined();
    } else failed.value = got.error.lost ? text.lost : got.error.message;
  };
  return (
    <Dialog title={text.joinTitle(props.name)} close={props.close}>
      <p class="muted">{seeking === undefined ? text.joinHelp : text.joinLateHelp}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label class="field-label">
          {text.yourName}
          <input
            class="input"
            required
            maxLength={40}
            autocomplete="nickname"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <WishFields
          powers={seeking ?? STANDARD_MAP.data.powers}
          wishes={seeking === undefined ? wishes.value : wishes.value.slice(0, 1)}
          set={(next) => {
            wishes.value = next;
          }}
        />
        {seeking === undefined && <p class="small muted">{text.wishesHelp}</p>}
        {failed.value !== '' && (
          <p class="bad-text" role="alert">
            {failed.value}
          </p>
        )}
        <button type="submit" class="btn primary">
          {text.join}
        </button>
      </form>
    </Dialog>
  );
}
