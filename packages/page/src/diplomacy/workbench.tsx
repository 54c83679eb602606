import { useSignal } from '@preact/signals';
import type { ProvinceCode } from '@standoff/diplomacy';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { toWorkbench } from '../gallery/open.ts';
import { positionById } from '../gallery/positions.ts';
import { decode } from '../keep/codec.ts';
import { sheetPoint } from '../map/board-sheet.ts';
import { newView } from '../map/viewport.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { place, replaceAddress } from '../shell/router.ts';
import { ShareButton } from '../shell/share.tsx';
import { SHELL } from '../shell/text.ts';
import { TopBar, UndoButtons } from '../shell/top-bar.tsx';
import { unitToOrder } from '../state/entry.ts';
import { takeText } from '../state/games.ts';
import { unpack } from '../state/share.ts';
import {
  cursor,
  doc,
  entry,
  history,
  keyboard,
  open,
  openLast,
  redoStep,
  side,
  spoken,
  tab,
  undoStep,
  view,
} from './bench.ts';
import { BenchBoard } from './board.tsx';
import { BuildPanel } from './builds.tsx';
import { CentreTable } from './centres.tsx';
import { Foot } from './foot.tsx';
import { useKeys } from './keys.ts';
import { BoardsDialog, GoToDialog, KeysDialog } from './more-dialogs.tsx';
import { OrderList } from './order-list.tsx';
import { PasteDialog, putTaken } from './paste-dialog.tsx';
import { Ended, PhaseHead, titleNow } from './phase-head.tsx';
import { pointAt, sayUnit, select } from './point.ts';
import { IssuePane, ReasonPane } from './reason-pane.tsx';
import { RetreatPanel } from './retreats.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { SetUpPanel } from './set-up-panel.tsx';
import { BoardShareDialog } from './share-dialog.tsx';
import { Tabs } from './tabs.tsx';
import { BENCH } from './text.ts';
import { TextTab } from './text-tab.tsx';
import { VerdictList } from './verdict-list.tsx';

type DialogName = 'share' | 'paste' | 'rules' | 'keys' | 'go-to' | 'boards' | 'damaged';

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
  useKeys(sheet, dialogs);

  const title = titleNow();
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
  // What scrolls and has nothing to go to by keyboard is gone to itself.
  const hasButtons = node.judged !== true || side.value !== 'next';
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
        <ShareButton
          open={() => {
            dialog.value = 'share';
          }}
        />
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
          <PhaseHead
            openRules={() => {
              dialog.value = 'rules';
            }}
          />
          <Ended />
          <Tabs paste={paste} />
          <div class="panel-body" {...(hasButtons ? {} : { tabIndex: 0 })}>
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
      {dialog.value === 'share' && <BoardShareDialog close={close} />}
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
            keyboard.value = true;
            if (tab.value === 'setup') sayUnit(at);
            else if (entry.value.step !== 'idle') pointAt(at);
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
