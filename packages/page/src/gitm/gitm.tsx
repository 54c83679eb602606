import './gitm.css';
import { useSignal } from '@preact/signals';
import type { TacPhase } from '@standoff/gitm';
import { explainTacProblem, hasTacComments, readTacFile } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { decode } from '../keep/codec.ts';
import { newView } from '../map/viewport.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { place, replaceAddress } from '../shell/router.ts';
import { narrow } from '../shell/settings.ts';
import { ShareButton } from '../shell/share.tsx';
import { TopBar, UndoButtons } from '../shell/top-bar.tsx';
import { Battles } from './battles.tsx';
import {
  cursor,
  history,
  open,
  openCase,
  opened,
  openLast,
  phase,
  picked,
  placing,
  redoStep,
  spoken,
  type Tab,
  tab,
  undoStep,
} from './bench.ts';
import { Hint, openingOf, TacBoard, ZoomButtons } from './board.tsx';
import { CasesDialog, KeptDialog, KeysDialog, PhaseShareDialog, PhasesDialog } from './dialogs.tsx';
import { EventList } from './events.tsx';
import { onKey } from './keys.ts';
import { unpack } from './pack.ts';
import { CaseLinks, Relations, Tabs, Title } from './panel.tsx';
import { Stepper } from './stepper.tsx';
import { GITM } from './text.ts';
import { TextEditor } from './text-editor.tsx';
import { UnitPanel } from './units.tsx';
import { OrderWhatIf, RelationWhatIf } from './what-if.tsx';
import { WherePanel } from './where.tsx';

type DialogName = 'share' | 'cases' | 'kept' | 'keys' | 'damaged';

/** What a fragment asks for: a shared phase, a case, or nothing. */
async function openFragment(fragment: string): Promise<'opened' | 'damaged' | 'none'> {
  if (fragment.startsWith('g=')) {
    const shared = unpack(await decode(fragment.slice(2)));
    if (shared === undefined) return 'damaged';
    open(shared);
    return 'opened';
  }
  if (fragment.startsWith('c=')) return openCase(decodeURIComponent(fragment.slice(2))) ? 'opened' : 'damaged';
  return 'none';
}

let began = false;

/** The GITM workbench: a tac map, the events on it one by one, and why each came out as it did. */
export function GitmWorkbench(): JSX.Element {
  const text = inLanguage(GITM);
  const sheet = useMemo(newView, []);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const several = useSignal<readonly TacPhase[] | undefined>(undefined);
  const unread = useSignal<string | undefined>(undefined);
  const file = useRef<HTMLInputElement>(null);
  const { fragment } = place.value;
  const close = (): void => {
    dialog.value = undefined;
  };

  useEffect(() => {
    if (!began) {
      began = true;
      openLast();
    }
    void openFragment(fragment).then((what) => {
      if (what !== 'none') replaceAddress('/gitm');
      if (what === 'damaged') dialog.value = 'damaged';
    });
  }, [fragment]);

  const count = opened.value;
  useEffect(() => sheet.reset(), [count, sheet]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void =>
      onKey(event, () => {
        dialog.value = 'keys';
      });
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const title = phase.value.title ?? text.title;
  useEffect(() => {
    document.title = `${title} - Standoff`;
  }, [title]);

  const takeFile = (found: File | undefined): void => {
    if (found === undefined) return;
    void found.text().then((words) => {
      const read = readTacFile(words);
      if (!read.ok) {
        const [first] = read.problems;
        unread.value =
          first === undefined
            ? ''
            : `${text.lineColumn(first.line, first.column)}: ${explainTacProblem(first, language.value)}`;
        return;
      }
      const [first, second] = read.phases;
      if (second !== undefined) several.value = read.phases;
      else if (first !== undefined) open({ phase: first, ...(hasTacComments(words) ? { typed: words } : {}) });
    });
  };
  const shown: Tab = narrow.value || (tab.value !== 'battle' && tab.value !== 'relations') ? tab.value : 'moves';
  const parts = {
    moves: (
      <>
        <WherePanel />
        <EventList />
        <OrderWhatIf />
        <CaseLinks
          all={() => {
            dialog.value = 'cases';
          }}
        />
      </>
    ),
    battle: <Battles />,
    relations: (
      <>
        <Relations />
        <RelationWhatIf />
      </>
    ),
    units: <UnitPanel openFile={() => file.current?.click()} />,
    text: <TextEditor />,
  };

  return (
    <>
      <TopBar
        more={(shut) => (
          <div class="items">
            {(['cases', 'kept', 'keys'] as const).map((name) => (
              <button
                key={name}
                type="button"
                class="item"
                onClick={() => {
                  shut();
                  dialog.value = name;
                }}
              >
                {name === 'cases' ? text.allCases : text[name]}
              </button>
            ))}
            <button
              type="button"
              class="item"
              onClick={() => {
                shut();
                file.current?.click();
              }}
            >
              {text.openFile}
            </button>
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
        class="gitm"
        tabIndex={-1}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeFile(event.dataTransfer?.files[0]);
        }}
      >
        <h1 class="sr-only">{text.title}</h1>
        <section class="tac-column" aria-label={text.map}>
          {!narrow.value && (
            <div class="row tac-head">
              <Title />
              <ZoomButtons view={sheet} />
            </div>
          )}
          <div
            class="map-box"
            data-board
            tabIndex={0}
            role="application"
            aria-label={`${text.map}: ${title}`}
            aria-describedby="gitm-map-help"
            onFocus={(event) => {
              if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible'))
                cursor.value ??= phase.value.start[0]?.square ?? '7-7';
            }}
          >
            <TacBoard sheetView={sheet} opening={openingOf(phase.value)} />
          </div>
          {narrow.value && (picked.value !== undefined || placing.value) ? (
            <div class="tac-hint">
              <Hint />
            </div>
          ) : (
            <Stepper />
          )}
          {!narrow.value && (
            <div class="tac-hint">
              <Hint />
            </div>
          )}
        </section>
        <div class="gitm-panel">
          <Tabs />
          <div class="gitm-body" key={shown}>
            {parts[shown]}
          </div>
        </div>
        {!narrow.value && (
          <aside class="gitm-side" aria-label={text.battle}>
            <Relations />
            <Battles />
            <RelationWhatIf />
          </aside>
        )}
        <p id="gitm-map-help" class="sr-only">
          {text.mapHelp}
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
      {dialog.value === 'share' && <PhaseShareDialog close={close} />}
      {dialog.value === 'cases' && <CasesDialog close={close} />}
      {dialog.value === 'kept' && <KeptDialog close={close} />}
      {dialog.value === 'keys' && <KeysDialog close={close} />}
      {several.value !== undefined && (
        <PhasesDialog
          title={text.severalPhases}
          phases={several.value.map((one, index) => ({ id: String(index), phase: one }))}
          close={() => {
            several.value = undefined;
          }}
        />
      )}
      {unread.value !== undefined && (
        <Dialog
          title={text.unreadFile}
          close={() => {
            unread.value = undefined;
          }}
        >
          <p>{unread.value}</p>
        </Dialog>
      )}
      {dialog.value === 'damaged' && (
        <Dialog title={text.damaged} close={close}>
          <p>{text.damagedBody}</p>
        </Dialog>
      )}
    </>
  );
}
