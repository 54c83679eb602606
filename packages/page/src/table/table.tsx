import { useSignal } from '@preact/signals';
import { STANDARD_BOARD } from '@standoff/board/standard';
import type { ProvinceCode } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import './table.css';
import { cursor, spoken, tab, view } from '../diplomacy/bench.ts';
import { BenchBoard } from '../diplomacy/board.tsx';
import { useKeys } from '../diplomacy/keys.ts';
import { GoToDialog, KeysDialog } from '../diplomacy/more-dialogs.tsx';
import { phaseTitle } from '../diplomacy/name.ts';
import { isOpen, pointAt } from '../diplomacy/point.ts';
import { PowerMark } from '../diplomacy/power-chip.tsx';
import { BENCH } from '../diplomacy/text.ts';
import { Icon } from '../icons/icon.tsx';
import { marksOf } from '../map/hit.ts';
import { newView } from '../map/viewport.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { place } from '../shell/router.ts';
import { narrow } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { About } from './about.tsx';
import { Head, Standing } from './head.tsx';
import { live, table, tableId } from './held.ts';
import { LogDialog } from './log-dialog.tsx';
import { Moderating } from './moderator.tsx';
import { NoTable } from './no-table.tsx';
import { NoticesDialog } from './notices-dialog.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';
import { PhasePane } from './phase-pane.tsx';
import { ProposalBand } from './proposal.tsx';
import { ReadyFoot } from './ready.tsx';
import { ResultFoot } from './result-panel.tsx';
import { openSandbox } from './sandbox.ts';
import { saving } from './save.ts';
import { openPowers } from './stage.ts';
import { Talk } from './talk.tsx';
import { unreadCount } from './talk-state.ts';
import { TABLE } from './text.ts';
import { useTable } from './use-table.ts';
import { Waiting } from './waiting.tsx';

type DialogName = 'log' | 'notices' | 'keys' | 'go-to';

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
  useKeys(sheet, dialogs);
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
  const toSandbox = (): void => void openSandbox(now);
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
            <Standing now={now} />
            <ProposalBand now={now} />
            {view.value.node.judged === true ? (
              <ResultFoot now={now} />
            ) : (
              openPowers().length > 0 && <ReadyFoot now={now} onMap />
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
  if (table.value === undefined || tableId.value !== id) return <NoTable />;
  return part === 'moderator' ? <Moderating now={table.value} /> : <AtTable />;
}
