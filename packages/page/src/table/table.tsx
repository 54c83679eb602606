import { useSignal, useSignalEffect } from '@preact/signals';
import { STANDARD_BOARD } from '@standoff/board/standard';
import type { ProvinceCode } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import './table.css';
import { cursor, giveBack, spoken, tab, view } from '../diplomacy/bench.ts';
import { BenchBoard } from '../diplomacy/board.tsx';
import { onKey } from '../diplomacy/keys.ts';
import { GoToDialog, KeysDialog } from '../diplomacy/more-dialogs.tsx';
import { phaseTitle } from '../diplomacy/name.ts';
import { isOpen, pointAt } from '../diplomacy/point.ts';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { IssuePane } from '../diplomacy/reason-pane.tsx';
import { BENCH } from '../diplomacy/text.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { marksOf } from '../map/hit.ts';
import { newView } from '../map/viewport.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { place } from '../shell/router.ts';
import { narrow } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { About } from './about.tsx';
import { tickClock } from './clock.ts';
import { Head, Standing } from './head.tsx';
import { forget, live, refreshTable, table, tableId, trouble, turns } from './held.ts';
import { listen } from './live.ts';
import { LogDialog } from './log-dialog.tsx';
import { Moderating } from './moderator.tsx';
import { NoticesDialog } from './notices-dialog.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ProposalBand } from './proposal.tsx';
import { ReadyFoot } from './ready.tsx';
import { ResultFoot, ResultPanel } from './result-panel.tsx';
import { copyOf, openSandbox } from './sandbox.ts';
import { beginSaving, flush, saving } from './save.ts';
import { layNow, openPowers, shown } from './stage.ts';
import { Talk, unreadCount } from './talk.tsx';
import { acting, drafts, openThread, reading } from './talk-state.ts';
import { TABLE } from './text.ts';
import { DrawVote } from './votes.tsx';
import { Waiting } from './waiting.tsx';

type Pane = 'map' | 'orders' | 'talk' | 'more';
type DialogName = 'log' | 'notices' | 'keys' | 'go-to';

const ICONS: Readonly<Record<Pane, IconName>> = { map: 'map', orders: 'list', talk: 'talk', more: 'more' };

/** Fetches a table, listens to it and keeps it on the workbench for as long as it is looked at. */
function useTable(id: string): void {
  useEffect(() => {
    forget(id);
    beginSaving(id);
    openThread.value = 'public';
    reading.value = false;
    acting.value = undefined;
    drafts.value = {};
    shown.value = undefined;
    let stop: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const begin = async (): Promise<void> => {
      await refreshTable();
      if (!here) return;
      if (table.value === undefined) {
        if (trouble.value?.lost !== false) again = setTimeout(begin, 3000);
        return;
      }
      stop = listen(id, () => void flush());
      void flush();
    };
    void begin();
    const stopClock = tickClock();
    return () => {
      here = false;
      clearTimeout(again);
      stop?.();
      stopClock();
      void flush();
      giveBack();
    };
  }, [id]);
  useSignalEffect(() => {
    void place.value;
    if (table.value?.id === id) layNow();
  });
}

function Nobody(): JSX.Element {
  const text = inLanguage(TABLE);
  const error = trouble.value;
  const [title, body] =
    error === undefined
      ? [text.loading, '']
      : error.lost
        ? [text.noServer, text.noServerBody]
        : [text.missing, text.missingBody];
  return (
    <>
      <TopBar />
      <main id="content" class="message" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="muted">{body}</p>
        {error !== undefined && !error.lost && (
          <a class="btn primary" href="/tables" data-within>
            {text.tables}
          </a>
        )}
      </main>
    </>
  );
}

/** What one may do about the phase: order, read its result, or wait. */
function PhasePane(props: { readonly openLog: () => void; readonly withTalk: boolean }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const now = table.value;
  if (now === undefined) return null;
  if (view.value.node.judged === true) return <ResultPanel now={now} />;
  const taken = now.seats.filter(({ holder }) => holder !== 'open').length;
  return (
    <>
      {now.status === 'gathering' && (
        <p class="section-note">
          <b>
            {now.lobby !== undefined && now.settings.listed
              ? text.seatsTaken(now.lobby.joined + taken, now.lobby.free + taken)
              : text.seatsTaken(taken, now.seats.length)}
          </b>{' '}
          <span class="muted">{text.waiting}</span>
        </p>
      )}
      {now.status === 'playing' && now.own.length > 0 && (
        <div class="orders-part">
          <OwnOrders now={now} openLog={props.openLog} />
          <IssuePane />
          <ReadyFoot now={now} />
        </div>
      )}
      {now.own.length > 0 && <DrawVote now={now} />}
      {props.withTalk && <Talk now={now} />}
    </>
  );
}

function PaneTabs(props: { readonly pane: Pane; readonly choose: (pane: Pane) => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const panes: readonly Pane[] = narrow.value ? ['map', 'orders', 'talk', 'more'] : ['orders', 'talk', 'more'];
  const unread = unreadCount();
  return (
    <nav class={narrow.value ? 'foot-tabs' : 'segments pane-tabs'} aria-label={text.table}>
      {panes.map((one) => (
        <button
          key={one}
          type="button"
          data-pane={one}
          aria-pressed={props.pane === one}
          onClick={() => props.choose(one)}
        >
          {narrow.value && <Icon name={ICONS[one]} />}
          <span>{text[one]}</span>
          {one === 'talk' && unread > 0 && (
            <span class="dot num" role="img" aria-label={text.unread(unread)}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** A game at a table: its board, one's orders, talk, and the table itself. */
function AtTable(): JSX.Element | null {
  const text = inLanguage(TABLE);
  const bench = inLanguage(BENCH);
  const lang = language.value;
  const sheet = useMemo(newView, []);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const pane = useSignal<Pane>(narrow.value ? 'map' : 'orders');
  const now = table.value;
  const dialogs = useMemo(
    () => ({
      keys: () => {
        dialog.value = 'keys';
      },
      goTo: () => {
        dialog.value = 'go-to';
      },
    }),
    [],
  );
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const onBoard = event.target instanceof Element && event.target.closest('[data-board]') !== null;
      onKey(event, sheet, dialogs, onBoard);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [sheet, dialogs]);
  const mine = now?.own[0]?.power;
  useEffect(() => {
    // A phone opens on one's own units, not on all Europe.
    const units = view.value.state.units.filter((unit) => unit.power === mine);
    const marks = marksOf(
      STANDARD_BOARD,
      units.map((unit) => unit.at),
    );
    if (!narrow.value || marks.length === 0 || pane.value !== 'map') return;
    const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
    const spot = { x: mean(marks.map((mark) => mark.x)) + 14, y: mean(marks.map((mark) => mark.y)) + 14 };
    const timer = setTimeout(() => sheet.show(spot), 60);
    return () => clearTimeout(timer);
  }, [mine, sheet, pane.value]);
  const unread = unreadCount();
  const name = now?.settings.name ?? '';
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${name} - Standoff`;
  }, [name, unread]);
  if (now === undefined) return null;
  const close = (): void => {
    dialog.value = undefined;
  };
  const goThere = (at: ProvinceCode): void => {
    close();
    const [mark] = marksOf(STANDARD_BOARD, [at]);
    if (mark !== undefined) sheet.show({ x: mark.x + 14, y: mark.y + 14 });
    if (isOpen()) pointAt(at);
    else cursor.value = at;
  };
  const toSandbox = (): void => openSandbox(copyOf(now, turns.value, shown.value));
  const own = now.own.map(({ power }) => power);
  const who =
    own.length > 0
      ? text.youPlay(own.map((power) => powerName(power, lang)).join(', '))
      : now.moderates
        ? text.moderating
        : text.watching;
  const phone = narrow.value;
  const isPlayer = own.length > 0 || now.moderates;
  const title = phaseTitle(view.value.state.phase, lang);
  const showsMap = !phone || pane.value === 'map';
  const showsPanel = !phone || pane.value !== 'map';
  return (
    <>
      <TopBar>
        {!phone && (
          <span class="row small you-play">
            {own.map((power) => (
              <PowerMark key={power} power={power} />
            ))}
            <b>{who}</b>
          </span>
        )}
        {!phone && (
          <button type="button" class="btn small" onClick={toSandbox} title={text.sandboxHelp}>
            <Icon name="branch" />
            {text.sandbox}
          </button>
        )}
      </TopBar>
      {(!live.value || saving.value === 'lost') && (
        <p class="band amber" role="alert">
          <Icon name="offline" />
          {text.connectionLost}
        </p>
      )}
      <main id="content" class={`workbench table-screen ${phone ? `shows-${showsMap ? 'map' : 'panel'}` : ''}`}>
        <h1 class="sr-only">{now.settings.name}</h1>
        {showsMap && (
          <div
            class="map-box"
            data-board
            tabIndex={0}
            role="application"
            aria-label={`${bench.board}: ${title}`}
            aria-describedby="board-help"
          >
            <BenchBoard sheetView={sheet} />
          </div>
        )}
        {phone && showsMap && (
          <div class="map-foot">
            <Head now={now} />
            {view.value.node.judged === true ? (
              <ResultFoot now={now} />
            ) : (
              openPowers().length > 0 && <ReadyFoot now={now} />
            )}
          </div>
        )}
        {showsPanel && (
          <aside class="panel" aria-label={text.table}>
            <Head now={now} />
            <Standing now={now} />
            <ProposalBand now={now} />
            <Waiting now={now} />
            {now.delayed && <p class="band amber">{text.delayed(now.settings.watch.delay)}</p>}
            {!phone && (
              <PaneTabs
                pane={pane.value}
                choose={(one) => {
                  pane.value = one;
                }}
              />
            )}
            {pane.value === 'talk' ? (
              <Talk now={now} />
            ) : pane.value === 'more' ? (
              <About
                now={now}
                toSandbox={toSandbox}
                openNotices={() => {
                  dialog.value = 'notices';
                }}
              />
            ) : (
              <PhasePane
                withTalk={!phone && isPlayer}
                openLog={() => {
                  dialog.value = 'log';
                }}
              />
            )}
            {pane.value !== 'talk' && pane.value !== 'more' && !isPlayer && view.value.node.judged !== true && (
              <About now={now} toSandbox={toSandbox} openNotices={() => undefined} />
            )}
          </aside>
        )}
        {phone && (
          <PaneTabs
            pane={pane.value}
            choose={(one) => {
              pane.value = one;
            }}
          />
        )}
        <p id="board-help" class="sr-only">
          {bench.boardHelp}
        </p>
        <p class="sr-only" role="status">
          {spoken.value}
        </p>
      </main>
      {dialog.value === 'log' && <LogDialog now={now} close={close} />}
      {dialog.value === 'notices' && <NoticesDialog now={now} close={close} />}
      {dialog.value === 'keys' && <KeysDialog close={close} />}
      {dialog.value === 'go-to' && <GoToDialog close={close} take={goThere} />}
    </>
  );
}

/** A table by its address: `/table/…`, a phase of it, or its moderator's page. */
export function TableScreen(): JSX.Element {
  const [, , id = '', part] = place.value.path.split('/');
  useTable(id);
  useEffect(() => {
    if (tab.value === 'setup') tab.value = 'orders';
  }, []);
  if (table.value === undefined || tableId.value !== id) return <Nobody />;
  return part === 'moderator' ? <Moderating now={table.value} /> : <AtTable />;
}
