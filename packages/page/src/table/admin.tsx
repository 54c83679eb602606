import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './table.css';
import { inLanguage, language } from '../shell/language.ts';
import { place } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { ADMIN } from './admin-text.ts';
import { ask } from './ask.ts';
import { Administer } from './by-link.tsx';
import { CopyField } from './copy-field.tsx';
import { LOBBY } from './lobby-text.ts';
import { Sure } from './sure.tsx';
import { moment } from './when.ts';

interface Overview {
  readonly counts: Readonly<Record<string, number>>;
  readonly live: number;
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly admin: boolean;
    readonly banned: boolean;
    readonly createdAt: number;
  }[];
  readonly tables: readonly { readonly id: string; readonly name: string; readonly changedAt: number }[];
}

/** What is on this server, for whoever administers it. */
function ServerOverview(): JSX.Element {
  const text = inLanguage(ADMIN);
  const lobby = inLanguage(LOBBY);
  const lang = language.value;
  const got = useSignal<Overview | undefined>(undefined);
  const failed = useSignal('');
  const link = useSignal<{ readonly name: string; readonly link: string } | undefined>(undefined);
  const load = async (): Promise<void> => {
    const answer = await ask<Overview>('GET', 'admin');
    if (answer.ok) got.value = answer.value;
    failed.value = answer.ok ? '' : answer.error.lost ? lobby.lost : answer.error.message;
  };
  useEffect(() => {
    document.title = `${text.title} - Standoff`;
    void load();
  }, [text]);
  const makeLink = async (name: string, path: string): Promise<void> => {
    const answer = await ask<{ readonly link: string }>('POST', path);
    if (answer.ok) link.value = { name, link: answer.value.link };
    else failed.value = answer.error.message;
  };
  const { counts = {}, live = 0, accounts = [], tables = [] } = got.value ?? {};
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page" tabIndex={-1}>
        <h1>{text.title}</h1>
        <p class="lead">{text.help}</p>
        {failed.value !== '' && (
          <p class="bad-text" role="alert">
            {failed.value}{' '}
            <a href="/account" data-within>
              {lobby.account}
            </a>
          </p>
        )}
        {link.value !== undefined && <CopyField label={link.value.name} value={link.value.link} />}
        {got.value !== undefined && (
          <>
            <h2>{text.kept}</h2>
            <p class="num">
              {[
                ...Object.entries(counts).map(([name, n]) => `${text.count[name] ?? name}: ${n}`),
                `${text.live}: ${live}`,
              ].join(' · ')}
            </p>
            <h2>{text.accounts}</h2>
            {accounts.length === 0 && <p class="muted">{text.none}</p>}
            <ul class={accounts.length === 0 ? '' : 'card table-list'}>
              {accounts.map(({ id, name, admin, banned, createdAt }) => (
                <li key={id} class="table-row">
                  <span class="grow">
                    <b>{name}</b>{' '}
                    <span class="small muted">
                      {moment(createdAt, lang)}
                      {admin && ` · ${text.administrator}`}
                      {banned && ` · ${text.banned}`}
                    </span>
                  </span>
                  <button
                    type="button"
                    class="btn small"
                    aria-label={`${text.resetLink}: ${name}`}
                    onClick={() => void makeLink(name, `admin/accounts/${id}/password`)}
                  >
                    {text.resetLink}
                  </button>
                  {!admin && (
                    <>
                      <button
                        type="button"
                        class="btn small"
                        aria-label={`${banned ? text.unban : text.ban}: ${name}`}
                        onClick={async () => {
                          await ask('POST', `admin/accounts/${id}/ban`, { banned: !banned });
                          await load();
                        }}
                      >
                        {banned ? text.unban : text.ban}
                      </button>
                      <Sure
                        class="btn small"
                        name={text.remove}
                        label={`${text.remove}: ${name}`}
                        sure={text.removeSure}
                        act={async () => {
                          await ask('DELETE', `admin/accounts/${id}`);
                          await load();
                        }}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
            <h2>{text.tables}</h2>
            {tables.length === 0 && <p class="muted">{text.none}</p>}
            <ul class={tables.length === 0 ? '' : 'card table-list'}>
              {tables.map(({ id, name, changedAt }) => (
                <li key={id} class="table-row">
                  <span class="grow">
                    <a class="table-name" href={`/table/${id}`} data-within>
                      {name}
                    </a>
                    <span class="small muted">{moment(changedAt, lang)}</span>
                  </span>
                  <button
                    type="button"
                    class="btn small"
                    aria-label={`${text.moderatorLink}: ${name}`}
                    onClick={() => void makeLink(name, `admin/tables/${id}/moderator`)}
                  >
                    {text.moderatorLink}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
}

/** The administrator's page; with a secret in its address the link by which one becomes administrator. */
export function Admin(): JSX.Element {
  return place.value.fragment === '' ? <ServerOverview /> : <Administer />;
}
