import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './table.css';
import { inLanguage } from '../shell/language.ts';
import { place } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { ACCOUNT, type AccountText } from './account-text.ts';
import { ask } from './ask.ts';
import { LOBBY } from './lobby-text.ts';

interface Deed {
  readonly title: (words: AccountText) => string;
  readonly help: (words: AccountText) => string;
  readonly button: (words: AccountText) => string;
  readonly done: (words: AccountText) => string;
  readonly path: string;
  readonly asksPassword: boolean;
}

/** A page for a link with a secret: one button that does what the link is for. */
function ByLink({ deed }: { readonly deed: Deed }): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(ACCOUNT);
  const secret = place.value.fragment;
  const password = useSignal('');
  const done = useSignal(false);
  const failed = useSignal('');
  useEffect(() => {
    document.title = `${deed.title(words)} - Standoff`;
  }, [text]);
  const act = async (): Promise<void> => {
    const got = await ask('POST', deed.path, { secret, ...(deed.asksPassword ? { password: password.value } : {}) });
    done.value = got.ok;
    failed.value = got.ok ? '' : got.error.lost ? text.lost : got.error.message;
  };
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page join" tabIndex={-1}>
        <h1>{deed.title(words)}</h1>
        {done.value ? (
          <p class="lead" role="status">
            {deed.done(words)}{' '}
            <a href={deed.path === 'admin/claim' ? '/admin' : '/account'} data-within>
              {deed.path === 'admin/claim' ? text.open : text.account}
            </a>
          </p>
        ) : (
          <form
            class="card create-card"
            onSubmit={(event) => {
              event.preventDefault();
              void act();
            }}
          >
            <p>{secret === '' ? text.noSecretHelp : deed.help(words)}</p>
            {deed.asksPassword && (
              <label class="field-label">
                {words.newPassword}
                <input
                  class="input"
                  type="password"
                  autocomplete="new-password"
                  required
                  minLength={8}
                  value={password.value}
                  onInput={(event) => {
                    password.value = event.currentTarget.value;
                  }}
                />
              </label>
            )}
            {failed.value !== '' && (
              <p class="bad-text" role="alert">
                {failed.value}
              </p>
            )}
            <button type="submit" class="btn primary large" disabled={secret === ''}>
              {deed.button(words)}
            </button>
          </form>
        )}
      </main>
    </>
  );
}

/** Stops the mails that a link came with. */
export function StopMails(): JSX.Element {
  return (
    <ByLink
      deed={{
        title: (words) => words.stopTitle,
        help: (words) => words.stopHelp,
        button: (words) => words.stop,
        done: (words) => words.stopped,
        path: 'notices/stop',
        asksPassword: false,
      }}
    />
  );
}

/** A new password, by a link of whoever runs the server. */
export function NewPassword(): JSX.Element {
  return (
    <ByLink
      deed={{
        title: (words) => words.resetTitle,
        help: (words) => words.passwordHelp,
        button: (words) => words.save,
        done: (words) => words.resetDone,
        path: 'password',
        asksPassword: true,
      }}
    />
  );
}

/** To administer the server, by the link that it printed when it was started. */
export function Administer(): JSX.Element {
  return (
    <ByLink
      deed={{
        title: (words) => words.adminTitle,
        help: (words) => `${words.adminHelp} ${words.needAccount}`,
        button: (words) => words.adminTake,
        done: (words) => words.adminDone,
        path: 'admin/claim',
        asksPassword: false,
      }}
    />
  );
}
