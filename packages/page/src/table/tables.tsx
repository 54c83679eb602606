import { useSignal } from '@preact/signals';
import { STANDARD_MAP } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './table.css';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { go, place } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { ListedTable } from './answers.ts';
import { ask } from './ask.ts';
import { second, tickClock } from './clock.ts';
import { Create } from './create.tsx';
import { LOBBY } from './lobby-text.ts';
import { MODERATOR } from './moderator-text.ts';
import { SETTINGS } from './settings-text.ts';
import { paceWords } from './settings-words.ts';
import { TABLE } from './text.ts';
import { timeLeft } from './when.ts';
import { endWord, phaseWord } from './words.ts';

interface Lists {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
}

/** How one stands at a table of one's own. */
function Standing({ one }: { readonly one: ListedTable }): JSX.Element | null {
  const text = inLanguage(LOBBY);
  const wanted = one.own.filter(({ mustOrder }) => mustOrder);
  if (one.status !== 'playing' || wanted.length === 0) return null;
  if (wanted.every(({ ready }) => ready)) return <span class="mark-chip good">{text.isReady}</span>;
  if (wanted.every(({ ordered }) => ordered)) return <span class="mark-chip good">{text.hasOrdered}</span>;
  return <span class="mark-chip warn">{text.toOrder}</span>;
}

function Mine({ one }: { readonly one: ListedTable }): JSX.Element {
  const text = inLanguage(LOBBY);
  const lang = language.value;
  const { lobby } = one;
  const left = one.deadline === null || one.deadline === undefined ? undefined : one.deadline - second.value;
  return (
    <li class="table-row" data-table={one.id}>
      <span class="row marks">
        {one.own.map(({ power }) => (
          <PowerMark key={power} power={power} />
        ))}
        {one.moderates && one.own.length === 0 && <Icon name="gavel" />}
      </span>
      <span class="grow">
        <a class="table-name" href={`/table/${one.id}`} data-within>
          {one.settings.name}
        </a>
        <span class="small muted">
          {one.end !== undefined
            ? endWord(one.end, inLanguage(TABLE), lang)
            : one.status === 'gathering'
              ? lobby === undefined
                ? ''
                : one.settings.listed
                  ? text.gathering(lobby.joined, lobby.free)
                  : text.free(lobby.free)
              : phaseWord(one.phase ?? '', lang)}
          {one.moderates && ` · ${text.moderates}`}
        </span>
      </span>
      {left !== undefined && one.status === 'playing' && one.paused !== true && (
        <span class="mark-chip num">
          <Icon name="clock" />
          {timeLeft(left, lang)}
        </span>
      )}
      <Standing one={one} />
      {one.moderates && (
        <a class="btn small" href={`/table/${one.id}/moderator`} data-within>
          {inLanguage(MODERATOR).title}
        </a>
      )}
      <a class="btn small" href={`/table/${one.id}`} data-within aria-label={`${text.open}: ${one.settings.name}`}>
        {text.open}
      </a>
    </li>
  );
}

/** To join an open table: a name, and the powers one would like. */
function JoinDialog(props: { readonly one: ListedTable; readonly close: () => void }): JSX.Element {
  const text = inLanguage(LOBBY);
  const { one } = props;
  const name = useSignal('');
  const wishes = useSignal<readonly string[]>(['', '', '']);
  const failed = useSignal('');
  const join = async (): Promise<void> => {
    const wanted = [...new Set(wishes.value.filter((power) => power !== ''))];
    const got = await ask('POST', `tables/${one.id}/join`, { name: name.value.trim(), wishes: wanted });
    if (got.ok) go(`/table/${one.id}`);
    else failed.value = got.error.lost ? text.lost : got.error.message;
  };
  return (
    <Dialog title={text.joinTitle(one.settings.name)} close={props.close}>
      <p class="muted">{text.joinHelp}</p>
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
        <fieldset class="stack">
          <legend>{text.wishes}</legend>
          {wishes.value.map((wish, index) => (
            <label key={text.wish(index + 1)} class="row small">
              {text.wish(index + 1)}
              <select
                class="input"
                value={wish}
                onChange={(event) => {
                  const chosen = event.currentTarget.value;
                  wishes.value = wishes.value.map((other, at) => (at === index ? chosen : other));
                }}
              >
                <option value="">{text.anyPower}</option>
                {STANDARD_MAP.data.powers.map((power) => (
                  <option key={power} value={power}>
                    {powerName(power, language.value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        <p class="small muted">{text.wishesHelp}</p>
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

function OpenTable(props: {
  readonly one: ListedTable;
  readonly isMine: boolean;
  readonly join: () => void;
  readonly changed: () => void;
}): JSX.Element {
  const text = inLanguage(LOBBY);
  const words = inLanguage(SETTINGS);
  const lang = language.value;
  const { settings, lobby, id } = props.one;
  return (
    <li class="table-row" data-open={id}>
      <span class="grow">
        <a class="table-name" href={`/table/${id}`} data-within>
          {settings.name}
        </a>
        <span class="small muted">
          {paceWords(settings.pace, words, lang)[0]} {words.presses[settings.press]} ·{' '}
          {words.policies[settings.noShow.policy]} · {words.rulesOf(settings.rules)}
        </span>
      </span>
      <span class="small num">{text.gathering(lobby?.joined ?? 0, lobby?.free ?? 0)}</span>
      {props.isMine ? (
        <button
          type="button"
          class="btn small"
          onClick={async () => {
            await ask('POST', `tables/${id}/unjoin`);
            props.changed();
          }}
        >
          {text.leaveLobby}
        </button>
      ) : (
        <button type="button" class="btn small" aria-label={text.joinTitle(settings.name)} onClick={props.join}>
          {text.join}
        </button>
      )}
    </li>
  );
}

function Lobby(): JSX.Element {
  const text = inLanguage(LOBBY);
  const lists = useSignal<Lists | undefined>(undefined);
  const failed = useSignal('');
  const joining = useSignal<ListedTable | undefined>(undefined);
  const load = async (): Promise<void> => {
    const got = await ask<Lists>('GET', 'tables');
    if (got.ok) lists.value = got.value;
    failed.value = got.ok ? '' : got.error.lost ? inLanguage(TABLE).noServer : got.error.message;
  };
  useEffect(() => {
    document.title = `${text.tables} - Standoff`;
  }, [text]);
  useEffect(() => {
    void load();
    const timer = setInterval(load, 20_000);
    const stop = tickClock();
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  const { mine = [], open = [] } = lists.value ?? {};
  const isIn = (id: string): boolean => mine.some((one) => one.id === id && (one.own.length > 0 || !one.moderates));
  return (
    <>
      <TopBar />
      <main id="content" class="sheet-page tables" tabIndex={-1}>
        <div class="row wrap">
          <h1 class="grow">{text.tables}</h1>
          <a class="btn" href="/account" data-within>
            <Icon name="user" />
            {text.account}
          </a>
          <a class="btn primary large" href="/tables/new" data-within>
            <Icon name="plus" />
            {text.newTable}
          </a>
        </div>
        <p class="lead">{text.lead}</p>
        {failed.value !== '' && (
          <p class="bad-text" role="alert">
            {failed.value}
          </p>
        )}
        <h2>{text.yours}</h2>
        {mine.length === 0 && <p class="muted">{text.yoursNone}</p>}
        {mine.length > 0 && (
          <ul class="card table-list">
            {mine.map((one) => (
              <Mine key={one.id} one={one} />
            ))}
          </ul>
        )}
        <h2>{text.waitingFor}</h2>
        {open.length === 0 && lists.value !== undefined && <p class="muted">{text.nobodyWaits}</p>}
        {open.length > 0 && (
          <ul class="card table-list">
            {open.map((one) => (
              <OpenTable
                key={one.id}
                one={one}
                isMine={isIn(one.id)}
                changed={() => void load()}
                join={() => {
                  joining.value = one;
                }}
              />
            ))}
          </ul>
        )}
      </main>
      {joining.value !== undefined && (
        <JoinDialog
          one={joining.value}
          close={() => {
            joining.value = undefined;
          }}
        />
      )}
    </>
  );
}

/** The tables of this server: one's own, those that wait for players, and a new one. */
export function Tables(): JSX.Element {
  return place.value.path === '/tables/new' ? <Create /> : <Lobby />;
}
