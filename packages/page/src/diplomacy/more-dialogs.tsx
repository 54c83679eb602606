import { useSignal } from '@preact/signals';
import { type ProvinceCode, STANDARD_MAP } from '@standoff/diplomacy';
import { placeCode, placeName, suggestPlaces } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { dropEntry, keptEntries } from '../keep/store.ts';
import { Dialog } from '../shell/dialog.tsx';
import { KeysTable } from '../shell/keys-table.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { newWorkbench } from '../state/document.ts';
import { open, openKept } from './bench.ts';
import { BENCH } from './text.ts';

/** The table of keys. */
export function KeysDialog({ close }: { readonly close: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  return <KeysTable title={text.keys} help={text.help} keys={text.keyTable} close={close} />;
}

/** A search for a province; Enter goes there, or takes it as the target. */
export function GoToDialog(props: {
  readonly close: () => void;
  readonly take: (at: ProvinceCode) => void;
}): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const typed = useSignal('');
  const found = typed.value.trim() === '' ? [] : suggestPlaces(typed.value, STANDARD_MAP, 6);
  return (
    <Dialog title={text.goTo} close={props.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) props.take(first);
        }}
      >
        <input
          class="input"
          aria-label={text.goToHelp}
          placeholder={text.goToHelp}
          autocomplete="off"
          autofocus
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </form>
      <div class="item-box" role="status">
        {found.map((at) => (
          <button key={at} type="button" class="menu-item" onClick={() => props.take(at)}>
            <span>{placeName(at, lang)}</span>
            <small>{placeCode(at, lang)}</small>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Work kept in this browser, to be opened again. */
export function BoardsDialog({ close }: { readonly close: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const entries = useSignal(keptEntries('boards'));
  const date = new Intl.DateTimeFormat(language.value, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <Dialog title={text.boards} close={close}>
      <p class="muted small">{text.boardsHelp}</p>
      <button
        type="button"
        class="btn primary"
        onClick={() => {
          open(newWorkbench());
          close();
        }}
      >
        <Icon name="plus" />
        {text.newWork}
      </button>
      <div class="item-box">
        {entries.value.map((entry) => (
          <div key={entry.id} class="row">
            <button
              type="button"
              class="menu-item grow"
              onClick={() => {
                openKept(entry.id, entry.title);
                close();
              }}
            >
              <span>{entry.title === '' ? text.board : entry.title}</span>
              <small>{date.format(entry.changed)}</small>
            </button>
            <button
              type="button"
              class="btn ghost icon-only"
              aria-label={`${text.clear}: ${entry.title === '' ? text.board : entry.title}`}
              onClick={() => {
                dropEntry('boards', entry.id);
                entries.value = keptEntries('boards');
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
