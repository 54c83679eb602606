import { useSignal } from '@preact/signals';
import type { ProvinceCode } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { toWorkbench } from '../gallery/open.ts';
import { positionById } from '../gallery/positions.ts';
import { Icon } from '../icons/icon.tsx';
import { decode } from '../keep/codec.ts';
import { copyText } from '../keep/save-file.ts';
import { isKept } from '../keep/store.ts';
import { sheetPoint } from '../map/board-sheet.ts';
import { newView } from '../map/viewport.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { place, replaceAddress } from '../shell/router.ts';
import { narrow } from '../shell/settings.ts';
import { SHELL } from '../shell/text.ts';
import { TopBar, UndoButtons } from '../shell/top-bar.tsx';
import { unitToOrder } from '../state/entry.ts';
import { takeText } from '../state/games.ts';
import { unpack } from '../state/share.ts';
import { differences } from '../state/verdict.ts';
import { ordersText } from '../state/write.ts';
import {
  cursor,
  doc,
  entry,
  history,
  judgeNow,
  onward,
  open,
  openLast,
  redoStep,
  removePhase,
  side,
  spoken,
  tab,
  tryAnother,
  undoStep,
  view,
} from './bench.ts';
import { BenchBoard } from './board.tsx';
import { BuildPanel } from './builds.tsx';
import { CentreTable } from './centres.tsx';
import { onKey } from './keys.ts';
import { BoardsDialog, GoToDialog, KeysDialog } from './more-dialogs.tsx';
import { phaseTitle } from './name.ts';
import { OrderList } from './order-list.tsx';
import { PasteDialog, putTaken } from './paste-dialog.tsx';
import { pointAt, select } from './point.ts';
import { IssuePane, ReasonPane } from './reason-pane.tsx';
import { RetreatPanel } from './retreats.tsx';
import { RulesDialog, rulesName } from './rules-dialog.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { reportText, ShareDialog } from './share-dialog.tsx';
import { BENCH } from './text.ts';
import { TextTab } from './text-tab.tsx';
import { VerdictList } from './verdict-list.tsx';

type DialogName = 'share' | 'paste' | 'rules' | 'keys' | 'go-to' | 'boards' | 'damaged';

/** What stands under the phase: how far the orders are, or what came out. */
function Summary(): JSX.Element {
  const text = inLanguage(BENCH);
  const { state, node, result, given, next } = view.value;
  const words = ((): string => {
    if (node.judged === true && side.value === 'next') {
      if (next.end !== undefined) return text.ended;
      return next.phase.kind === 'retreat'
        ? text.toRetreat(next.dislodged.length)
        : next.phase.kind === 'build'
          ? text.builds
          : phaseTitle(next.phase, language.value);
    }
    if (result.phase === 'movement') {
      if (node.judged !== true) {
        const places = new Set(
          given.flatMap(({ order }) => (order.kind === 'waive' ? [] : [order.unit.at.slice(0, 3)])),
        );
        return text.movement(state.units.filter((unit) => places.has(unit.at.slice(0, 3))).length, state.units.length);
      }
      const moves = result.orders.filter(({ order }) => order.kind === 'move');
      const moved = moves.filter((one) => one.result[0] === 'succeeds').length;
      return text.judgedMovement(
        moved,
        result.orders.filter((one) => ['fails', 'illegal', 'invalid', 'cut', 'disrupted'].includes(one.result[0] ?? ''))
          .length,
        result.dislodgedAfter.length,
      );
    }
    return result.phase === 'retreat' ? text.toRetreat(state.dislodged.length) : text.builds;
  })();
  return <p class="small muted">{words}</p>;
}

/** Whether another published profile would judge the phase otherwise. */
function isOtherwise(): boolean {
  const { state, given, result } = view.value;
  return differences(state, given, result).some(({ orders, board }) => orders.length > 0 || board);
}

/** The end of a game, told over the panel. */
function Ended(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const end = view.value.node.judged === true ? view.value.next.end : view.value.state.end;
  if (end === undefined) return null;
  const told =
    end.kind === 'solo'
      ? text.won(powerName(end.power, language.value), end.centers)
      : end.kind === 'draw'
        ? text.drawn
        : text.lastYear;
  return (
    <p class="band good">
      <Icon name="check" />
      <b>{told}</b>
    </p>
  );
}

/** The list of the panel, for the phase as it is. */
function Body(props: { readonly paste: () => void; readonly openFile: () => void }): JSX.Element {
  const now = view.value;
  if (now.node.judged === true)
    return side.value === 'next' ? <CentreTable state={now.next} before={now.state.centers} /> : <VerdictList />;
  if (tab.value === 'setup') return <SetUpPanel {...props} />;
  if (tab.value === 'text') return <TextTab />;
  if (now.state.phase.kind === 'retreat') return <RetreatPanel />;
  if (now.state.phase.kind === 'build') return <BuildPanel />;
  return <OrderList />;
}

function Tabs(props: { readonly paste: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const judged = view.value.node.judged === true;
  const copied = useSignal(false);
  const copy = (words: string): void => {
    void copyText(words).then((done) => {
      copied.value = done;
      setTimeout(() => {
        copied.value = false;
      }, 1500);
    });
  };
  if (judged)
    return (
      <div class="row tabs-row">
        <div class="segments" role="group">
          {(['verdicts', 'next'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={side.value === one}
              onClick={() => {
                side.value = one;
              }}
            >
              {one === 'next' ? text.newBoard : text.verdicts}
            </button>
          ))}
        </div>
        {!narrow.value && <kbd>␣</kbd>}
        <span class="grow" />
        {side.value === 'verdicts' && !narrow.value && <span class="tiny muted">{text.scale}</span>}
        <button type="button" class="btn ghost small" onClick={() => copy(reportText())}>
          <Icon name="copy" />
          {copied.value ? text.copied : text.copyReport}
        </button>
      </div>
    );
  return (
    <div class="row tabs-row">
      <div class="segments" role="group">
        {(['orders', 'text', 'setup'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab.value === one}
            onClick={() => {
              tab.value = one;
            }}
          >
            {one === 'setup' ? text.setUp : text[one]}
          </button>
        ))}
      </div>
      <span class="grow" />
      {!narrow.value && (
        <button
          type="button"
          class="btn ghost small"
          onClick={() => copy(ordersText(view.value.node.orders, language.value))}
        >
          <Icon name="copy" />
          {copied.value ? text.copied : text.copyAll}
        </button>
      )}
      <button
        type="button"
        class={`btn ghost small ${narrow.value ? 'icon-only' : ''}`}
        aria-label={text.paste}
        onClick={props.paste}
      >
        {narrow.value ? <Icon name="copy" /> : text.paste}
      </button>
    </div>
  );
}

/** The one loud button, and what goes with it. */
function Foot(): JSX.Element {
  const text = inLanguage(BENCH);
  const { node, next, state } = view.value;
  const hasBranches = doc.value.nodes.filter((one) => one.parent === node.parent).length > 1;
  if (node.judged !== true)
    return (
      <div key="open" class="foot row">
        <p class="small muted grow">{isKept() ? text.nothingSent : text.notKept}</p>
        {hasBranches && (
          <button type="button" class="btn ghost small" onClick={() => removePhase(node.id)}>
            {text.removePhase}
          </button>
        )}
        {state.end === undefined && (
          <button
            type="button"
            class="btn primary large"
            onClick={(event) => {
              // The button goes with the orders: where it lets go of the focus first, the browser styles the page once, not twice.
              event.currentTarget.blur();
              judgeNow();
            }}
          >
            <Icon name="gavel" />
            {text.judge}
            {!narrow.value && <kbd>J</kbd>}
          </button>
        )}
      </div>
    );
  return (
    <div key="judged" class="foot row">
      <button type="button" class="btn" onClick={tryAnother}>
        <Icon name="branch" />
        {text.tryAnother}
      </button>
      <span class="grow" />
      {next.end === undefined && (
        <button type="button" class="btn primary" onClick={onward}>
          {next.phase.kind === 'retreat' ? text.retreats : phaseTitle(next.phase, language.value)}
          {!narrow.value && <kbd>J</kbd>}
        </button>
      )}
    </div>
  );
}

/** What a fragment asks for: a shared board, a position of the gallery, or nothing. */
async function openFragment(fragment: string): Promise<'opened' | 'damaged' | 'none'> {
  if (fragment.startsWith('b=')) {
    const shared = unpack(await decode(fragment.slice(2)));
    if (shared === undefined) return 'damaged';
    open(shared);
    return 'opened';
  }
  if (fragment.startsWith('p=')) {
    const position = positionById(fragment.slice(2));
    if (position === undefined) return 'damaged';
    open({ ...toWorkbench(position), title: position.title[language.value] });
    return 'opened';
  }
  return 'none';
}

let began = false;

/** The Diplomacy workbench. */
export function DiplomacyWorkbench(): JSX.Element {
  const text = inLanguage(BENCH);
  const sheet = useMemo(newView, []);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const dropped = useSignal<string | undefined>(undefined);
  const file = useRef<HTMLInputElement>(null);
  const close = (): void => {
    dialog.value = undefined;
    dropped.value = undefined;
  };
  const { fragment } = place.value;

  useEffect(() => {
    if (!began) {
      began = true;
      openLast();
    }
    if (fragment === 'paste') {
      replaceAddress('/diplomacy');
      dialog.value = 'paste';
      return;
    }
    void openFragment(fragment).then((what) => {
      if (what !== 'none') replaceAddress('/diplomacy');
      if (what === 'damaged') dialog.value = 'damaged';
    });
  }, [fragment]);

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
    const listen = (event: KeyboardEvent): void => {
      const onBoard = event.target instanceof Element && event.target.closest('[data-board]') !== null;
      onKey(event, sheet, dialogs, onBoard);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [sheet, dialogs]);

  const title = phaseTitle(
    view.value.node.judged === true && side.value === 'next' ? view.value.next.phase : view.value.state.phase,
    language.value,
  );
  useEffect(() => {
    document.title = `${title} - Standoff`;
  }, [title]);

  const takeFile = (found: File | undefined): void => {
    if (found === undefined) return;
    void found.text().then((words) => {
      const taken = takeText(words, view.value.state, doc.value.rules);
      if (taken.kind === 'game' || taken.kind === 'position') putTaken(taken, true);
      else {
        dropped.value = words;
        dialog.value = 'paste';
      }
    });
  };
  const paste = (): void => {
    dialog.value = 'paste';
  };
  const { state, node } = view.value;
  const isEmpty = state.units.length === 0 && state.dislodged.length === 0 && node.judged !== true;

  return (
    <>
      <TopBar
        more={(shut) => (
          <div class="items">
            {(['boards', 'rules', 'keys'] as const).map((name) => (
              <button
                key={name}
                type="button"
                class="item"
                onClick={() => {
                  shut();
                  dialog.value = name;
                }}
              >
                {name === 'boards' ? text.boards : name === 'rules' ? text.rules : text.keys}
              </button>
            ))}
          </div>
        )}
      >
        <UndoButtons
          canUndo={history.value.past.length > 0}
          canRedo={history.value.future.length > 0}
          undo={undoStep}
          redo={redoStep}
        />
        <button
          type="button"
          class={narrow.value ? 'btn ghost icon-only' : 'btn small'}
          aria-label={text.share}
          onClick={() => {
            dialog.value = 'share';
          }}
        >
          <Icon name="share" />
          {!narrow.value && text.share}
        </button>
      </TopBar>
      <main
        id="content"
        class="workbench"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeFile(event.dataTransfer?.files[0]);
        }}
      >
        <h1 class="sr-only">{inLanguage(SHELL).diplomacy}</h1>
        <div
          class="map-box"
          data-board
          tabIndex={0}
          role="application"
          aria-label={`${text.board}: ${title}`}
          aria-describedby="board-help"
          onFocus={(event) => {
            if (
              event.target !== event.currentTarget ||
              cursor.value !== undefined ||
              !event.currentTarget.matches(':focus-visible')
            )
              return;
            const first = state.units[0];
            if (first !== undefined) cursor.value = first.at.slice(0, 3);
          }}
        >
          <BenchBoard sheetView={sheet} />
        </div>
        <aside class="panel" aria-label={text.orders}>
          <div class="phase-head">
            <div class="row">
              <h2 class="grow">{title}</h2>
              <button
                type="button"
                class="chip"
                onClick={() => {
                  dialog.value = 'rules';
                }}
              >
                {text.rulesOf(rulesName(doc.value.rules, text.custom))}
                {isOtherwise() ? (
                  <span class="warn-text" title={text.otherwise}>
                    <Icon name="warn" />
                    <span class="sr-only">{text.otherwise}</span>
                  </span>
                ) : (
                  <Icon name="down" />
                )}
              </button>
            </div>
            <Summary />
          </div>
          <Ended />
          <Tabs paste={paste} />
          <div class="panel-body">
            {isEmpty && tab.value !== 'setup' ? (
              <div class="empty">
                <h2>{text.emptyTitle}</h2>
                <p class="muted">{text.emptyBody}</p>
                <button
                  type="button"
                  class="btn primary"
                  onClick={() => {
                    tab.value = 'setup';
                  }}
                >
                  {text.setUp}
                </button>
              </div>
            ) : (
              <Body paste={paste} openFile={() => file.current?.click()} />
            )}
          </div>
          {node.judged === true ? <ReasonPane /> : <IssuePane />}
          <Foot />
        </aside>
        <p id="board-help" class="sr-only">
          {text.boardHelp}
        </p>
        <p class="sr-only" role="status">
          {spoken.value}
        </p>
        <input
          ref={file}
          type="file"
          class="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            takeFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </main>
      {dialog.value === 'share' && <ShareDialog close={close} />}
      {dialog.value === 'paste' && (
        <PasteDialog close={close} {...(dropped.value === undefined ? {} : { text: dropped.value })} />
      )}
      {dialog.value === 'rules' && <RulesDialog close={close} />}
      {dialog.value === 'keys' && <KeysDialog close={close} />}
      {dialog.value === 'boards' && <BoardsDialog close={close} />}
      {dialog.value === 'go-to' && (
        <GoToDialog
          close={close}
          take={(at: ProvinceCode) => {
            close();
            sheet.show(sheetPoint(at));
            cursor.value = at;
            if (entry.value.step !== 'idle') pointAt(at);
            else if (unitToOrder(view.value.state, at) !== undefined) select(at);
            setTimeout(() => document.querySelector<HTMLElement>('[data-board]')?.focus());
          }}
        />
      )}
      {dialog.value === 'damaged' && (
        <Dialog title={text.damaged} close={close}>
          <p>{text.damagedBody}</p>
        </Dialog>
      )}
    </>
  );
}
