import { useSignal } from '@preact/signals';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './table.css';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { go, place } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { InvitationAnswer } from './answers.ts';
import { ask, type Refusal } from './ask.ts';
import { claimFor, dropClaim, hasClaim } from './claims.ts';
import { LOBBY } from './lobby-text.ts';
import { Agreed } from './seats.tsx';

type Looked =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly invitation: InvitationAnswer }
  | { readonly kind: 'refused'; readonly error: Refusal };

/** What a seat link opens: what it is for, and one button. Nothing is taken before it is pressed. */
export function Join(): JSX.Element {
  const text = inLanguage(LOBBY);
  const secret = place.value.fragment;
  const looked = useSignal<Looked>({ kind: 'looking' });
  const name = useSignal('');
  const failed = useSignal('');
  const busy = useSignal(false);
  useEffect(() => {
    document.title = `${text.takeSeat('')} - Standoff`.replace(': -', ' -');
    if (secret === '') return;
    looked.value = { kind: 'looking' };
    void ask<InvitationAnswer>('POST', 'invitations/look', { secret }).then((got) => {
      // The seat was taken from here, and only the answer was lost.
      if (!got.ok && !got.error.lost && hasClaim(secret)) return void take().then((took) => took || refuse(got.error));
      if (got.ok) looked.value = { kind: 'found', invitation: got.value };
      else refuse(got.error);
    });
  }, [secret]);
  const refuse = (error: Refusal): void => {
    looked.value = { kind: 'refused', error };
  };
  /** Whether one sits then. */
  const take = async (): Promise<boolean> => {
    if (busy.value) return false;
    busy.value = true;
    const named = name.value.trim() === '' ? {} : { name: name.value.trim() };
    const got = await ask<{ readonly table: string }>('POST', 'invitations/take', {
      secret,
      ...claimFor(secret),
      ...named,
    });
    busy.value = false;
    if (!got.ok) {
      failed.value = got.error.lost ? text.lost : got.error.message;
      return false;
    }
    dropClaim(secret);
    // The dead secret does not stay in the history.
    history.replaceState(null, '', '/join');
    go(`/table/${got.value.table}`);
    return true;
  };
  const state = looked.value;
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page join" tabIndex={-1}>
        {secret === '' ? (
          <>
            <h1>{text.noSecret}</h1>
            <p class="lead">{text.noSecretHelp}</p>
          </>
        ) : state.kind === 'looking' ? (
          <p class="muted">{text.looking}</p>
        ) : state.kind === 'refused' ? (
          <>
            <h1>{text.dead}</h1>
            <p class="lead">{state.error.lost ? text.lost : state.error.message}</p>
          </>
        ) : (
          <Invitation invitation={state.invitation} name={name} take={take} failed={failed.value} />
        )}
      </main>
    </>
  );
}

function Invitation(props: {
  readonly invitation: InvitationAnswer;
  readonly name: { value: string };
  readonly take: () => Promise<boolean>;
  readonly failed: string;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const { role, table } = props.invitation;
  const isChair = role === 'moderator';
  const power = powerName(role, language.value);
  return (
    <>
      <h1>{text.invited(table.settings.name)}</h1>
      <div class="card create-card">
        <h2 class="row">
          {isChair ? <Icon name="gavel" /> : <PowerMark power={role} />}
          {isChair ? text.chair : text.seatOf(power)}
        </h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void props.take();
          }}
        >
          <label class="field-label">
            {text.yourName}
            <input
              class="input"
              maxLength={40}
              autocomplete="nickname"
              value={props.name.value}
              onInput={(event) => {
                props.name.value = event.currentTarget.value;
              }}
            />
          </label>
          <p class="small muted">{text.yourNameHelp}</p>
          <button type="submit" class="btn primary large">
            {isChair ? text.takeChair : text.takeSeat(power)}
          </button>
          {props.failed !== '' && (
            <p class="bad-text" role="alert">
              {props.failed}
            </p>
          )}
        </form>
        <ul class="happens small muted">
          {text.whatHappens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Agreed settings={table.settings} />
    </>
  );
}
