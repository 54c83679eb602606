import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './table.css';
import { Icon } from '../icons/icon.tsx';
import { inLanguage } from '../shell/language.ts';
import { go, place } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import type { ListedTable } from './answers.ts';
import { ask } from './ask.ts';
import { tickClock } from './clock.ts';
import { Create } from './create.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { ANY_TABLE, inOrder, type LobbyFilter, matching } from './lobby-filter.ts';
import { LobbyFilterRow } from './lobby-filter-row.tsx';
import { Mine, WatchedTable } from './lobby-rows.tsx';
import { LOBBY } from './lobby-text.ts';
import { OpenTables, type Place } from './open-tables.tsx';
import { TABLE } from './text.ts';

interface Lists {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
  readonly watch: readonly ListedTable[];
}

/** More tables than these are worth a filter. */
const FEW = 3;
/** More than these are worth looking for one by its name. */
const MANY = 7;

function Lobby(): JSX.Element {
  const text = inLanguage(LOBBY);
  const lists = useSignal<Lists | undefined>(undefined);
  const failed = useSignal('');
  const filter = useSignal<LobbyFilter>(ANY_TABLE);
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
  const { mine = [], open = [], watch = [] } = lists.value ?? {};
  const placeAt = (id: string): Place => {
    const own = mine.find((one) => one.id === id);
    if (own?.lobby?.waits === true) return 'waits';
    return (own?.own.length ?? 0) > 0 ? 'seat' : 'none';
  };
  const shown = matching(open, filter.value);
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
            {inOrder(mine).map((one) => (
              <Mine key={one.id} one={one} />
            ))}
          </ul>
        )}
        <div class="row wrap">
          <h2 class="grow">{text.waitingFor}</h2>
          {open.length > FEW && (
            <LobbyFilterRow
              many={open.length > MANY}
              filter={filter.value}
              set={(next) => {
                filter.value = next;
              }}
            />
          )}
        </div>
        {open.length === 0 && lists.value !== undefined && <p class="muted">{text.nobodyWaits}</p>}
        {open.length > 0 && shown.length === 0 && <p class="muted">{text.noneFits}</p>}
        {shown.length > 0 && (
          <OpenTables
            tables={shown}
            placeAt={placeAt}
            changed={() => void load()}
            join={(one) => {
              joining.value = one;
            }}
          />
        )}
        {open.length > 0 && <p class="small muted">{text.noneSuits}</p>}
        {watch.length > 0 && (
          <>
            <h2>{text.toWatch}</h2>
            <ul class="card table-list">
              {watch.map((one) => (
                <WatchedTable key={one.id} one={one} />
              ))}
            </ul>
          </>
        )}
      </main>
      {joining.value !== undefined && (
        <JoinDialog
          id={joining.value.id}
          name={joining.value.settings.name}
          {...(joining.value.seeking === undefined ? {} : { seeking: joining.value.seeking })}
          joined={() => go(`/table/${joining.value?.id ?? ''}`)}
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
