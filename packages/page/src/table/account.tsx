import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import './table.css';
import { arrive, leave } from '../keep/leave.ts';
import { inLanguage, language } from '../shell/language.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { ACCOUNT } from './account-text.ts';
import type { AccountAnswer } from './answers.ts';
import { type Asked, ask } from './ask.ts';
import { LOBBY } from './lobby-text.ts';
import { Sure } from './sure.tsx';

interface Me {
  readonly account: AccountAnswer | null;
}

function Field(props: {
  readonly label: string;
  readonly type: 'text' | 'password' | 'email';
  readonly value: string;
  readonly set: (value: string) => void;
  readonly complete: 'username' | 'current-password' | 'new-password' | 'email';
  readonly required?: boolean;
  readonly least?: number;
  readonly help?: string;
}): JSX.Element {
  const id = useId();
  const field = {
    id,
    class: 'input',
    autocomplete: props.complete,
    required: props.required === true,
    minLength: props.least ?? 0,
    maxLength: 200,
    value: props.value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => props.set(event.currentTarget.value),
  };
  return (
    <div class="field-label">
      <label for={id}>{props.label}</label>
      {props.type === 'password' ? <input type="password" {...field} /> : <input type="text" {...field} />}
      {props.help !== undefined && <span class="small muted">{props.help}</span>}
    </div>
  );
}

function Enter({ done }: { readonly done: () => Promise<void> }): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(ACCOUNT);
  const isNew = useSignal(false);
  const name = useSignal('');
  const password = useSignal('');
  const email = useSignal('');
  const failed = useSignal('');
  const enter = async (): Promise<void> => {
    const common = { name: name.value.trim(), password: password.value };
    const mail = email.value.trim() === '' ? {} : { email: email.value.trim() };
    const got: Asked<Me> = isNew.value
      ? await ask<Me>('POST', 'accounts', { ...common, ...mail, lang: language.value })
      : await ask<Me>('POST', 'session', common);
    if (got.ok) await done();
    else failed.value = got.error.lost ? text.lost : got.error.message;
  };
  return (
    <form
      class="card create-card"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div class="segments" role="group">
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={isNew.value === one}
            onClick={() => {
              isNew.value = one;
              failed.value = '';
            }}
          >
            {one ? words.signUp : words.logIn}
          </button>
        ))}
      </div>
      <Field
        label={words.userName}
        type="text"
        complete="username"
        required
        value={name.value}
        set={(value) => {
          name.value = value;
        }}
      />
      <Field
        label={words.password}
        type="password"
        required
        complete={isNew.value ? 'new-password' : 'current-password'}
        least={isNew.value ? 8 : 1}
        value={password.value}
        set={(value) => {
          password.value = value;
        }}
        {...(isNew.value ? { help: words.passwordHelp } : {})}
      />
      {isNew.value && (
        <Field
          label={words.email}
          type="email"
          complete="email"
          value={email.value}
          set={(value) => {
            email.value = value;
          }}
          help={words.emailHelp}
        />
      )}
      {failed.value !== '' && (
        <p class="bad-text" role="alert">
          {failed.value}
        </p>
      )}
      <button type="submit" class="btn primary large">
        {isNew.value ? words.signUp : words.logIn}
      </button>
      {!isNew.value && <p class="small muted">{words.forgot}</p>}
    </form>
  );
}

/** Loads the page anew, so that nothing is left in it of what it showed before. */
function beginAnew(): void {
  location.replace('/account');
}

function Own({ account, done }: { readonly account: AccountAnswer; readonly done: () => Promise<void> }): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(ACCOUNT);
  const email = useSignal(account.email ?? '');
  const password = useSignal('');
  const current = useSignal('');
  const told = useSignal('');
  const tell = async (got: Asked<unknown>): Promise<void> => {
    told.value = got.ok ? words.saved : got.error.lost ? text.lost : got.error.message;
    if (got.ok) await done();
  };
  /** Leaves this browser to whoever comes next; where the server was not reached, the session still lasts. */
  const goAway = async (got: Asked<unknown>): Promise<void> => {
    if (!got.ok) return await tell(got);
    await leave();
    beginAnew();
  };
  return (
    <form
      class="card create-card"
      onSubmit={async (event) => {
        event.preventDefault();
        const mail = email.value.trim();
        await tell(
          await ask('PUT', 'me', {
            email: mail === '' ? null : mail,
            lang: language.value,
            ...(password.value === '' ? {} : { password: password.value, current: current.value }),
          }),
        );
      }}
    >
      <h2>{words.hello(account.name)}</h2>
      <Field
        label={words.email}
        type="email"
        complete="email"
        value={email.value}
        set={(value) => {
          email.value = value;
        }}
        help={words.emailHelp}
      />
      <Field
        label={words.newPassword}
        type="password"
        complete="new-password"
        least={8}
        value={password.value}
        set={(value) => {
          password.value = value;
        }}
        help={words.passwordHelp}
      />
      <Field
        label={words.currentPassword}
        type="password"
        complete="current-password"
        required={password.value !== ''}
        value={current.value}
        set={(value) => {
          current.value = value;
        }}
      />
      <p class="small" role="status">
        {told.value}
      </p>
      <div class="row wrap">
        <button type="submit" class="btn primary">
          {words.save}
        </button>
        <button type="button" class="btn" onClick={async () => goAway(await ask('DELETE', 'session'))}>
          {words.logOut}
        </button>
      </div>
      <p class="small muted">{words.deleteHelp}</p>
      <Sure
        class="btn small"
        name={words.deleteAccount}
        sure={words.deleteSure}
        act={async () => goAway(await ask('POST', 'me/delete', { password: current.value }))}
      />
    </form>
  );
}

/** An account: nobody needs one; it collects one's seats. */
export function Account(): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(ACCOUNT);
  const me = useSignal<Me | undefined>(undefined);
  const load = async (): Promise<void> => {
    const got = await ask<Me>('GET', 'me');
    if (got.ok && got.value.account !== null && (await arrive(got.value.account.id))) return beginAnew();
    me.value = got.ok ? got.value : { account: null };
  };
  useEffect(() => void load(), []);
  useEffect(() => {
    document.title = `${text.account} - Standoff`;
  }, [text]);
  const account = me.value?.account;
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page join" tabIndex={-1}>
        <h1>{text.account}</h1>
        <p class="lead">{words.accountHelp}</p>
        {me.value !== undefined &&
          (account === null || account === undefined ? (
            <Enter done={load} />
          ) : (
            <Own key={account.id} account={account} done={load} />
          ))}
        <p>
          <a href="/tables" data-within>
            {text.tables}
          </a>
        </p>
      </main>
    </>
  );
}
