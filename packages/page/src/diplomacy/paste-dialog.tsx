import { useSignal } from '@preact/signals';
import { explainPositionError } from '@standoff/language';
import type { JSX } from 'preact';
import { Dialog } from '../shell/dialog.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { currentNode } from '../state/document.ts';
import { branch, setBoard, setOrders } from '../state/edit.ts';
import { type Taken, takeText } from '../state/games.ts';
import { readText } from '../state/lines.ts';
import { change, doc, laid, open, tab, view } from './bench.ts';
import { ProblemList } from './problems.tsx';
import { BENCH } from './text.ts';

/** Puts what was read on the workbench. `replace`: instead of the orders that stand there, not beside them. */
export function putTaken(taken: Taken, replace: boolean): boolean {
  switch (taken.kind) {
    case 'game':
      open(taken.doc);
      return true;
    case 'position':
      change(setOrders(setBoard(doc.value, taken.board), taken.orders));
      tab.value = 'orders';
      laid.value += 1;
      return true;
    case 'orders': {
      const opened = currentNode(doc.value).judged === true ? branch(doc.value) : doc.value;
      const old = replace ? {} : currentNode(opened).orders;
      const orders = { ...old };
      for (const [power, lines] of Object.entries(taken.orders)) orders[power] = [...(old[power] ?? []), ...lines];
      change(setOrders(opened, orders));
      if (tab.value === 'setup') tab.value = 'orders';
      return true;
    }
    default:
      return false;
  }
}

/** A text pasted from a mail or a file: what it is shows while it is there, and good lines are kept. */
export function PasteDialog(props: { readonly close: () => void; readonly text?: string }): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const typed = useSignal(props.text ?? '');
  const replace = useSignal(true);
  const { state } = view.value;
  const taken = takeText(typed.value, state, doc.value.rules);
  const read = taken.kind === 'orders' ? readText(typed.value, state) : undefined;
  return (
    <Dialog title={text.pasteTitle} close={props.close} class="wide">
      <p class="muted small" id="paste-help">
        {text.pasteHelp}
      </p>
      <textarea
        class="orders-text"
        rows={12}
        aria-label={text.pasteLabel}
        aria-describedby="paste-help"
        spellcheck={false}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <div role="status">
        {taken.kind !== 'orders' && (
          <p class={taken.kind === 'faulty' ? 'bad-text' : 'muted'}>{text.readAs[taken.kind]}</p>
        )}
        {taken.kind === 'faulty' && (
          <ul class="problems">
            {taken.errors.slice(0, 8).map((error) => (
              <li key={JSON.stringify(error)} class="bad">
                {'line' in error && error.line !== undefined && <b>{text.line(error.line)} </b>}
                {explainPositionError(error, lang)}
              </li>
            ))}
          </ul>
        )}
        {read !== undefined && (
          <>
            <p>
              <b>{text.readOrders(read.count)}</b>
              {read.problems.length > 0 && <span class="bad-text"> · {text.unread(read.problems.length)}</span>}
            </p>
            <ProblemList problems={read.problems} notices={read.notices} />
          </>
        )}
      </div>
      <div class="row dialog-foot">
        {taken.kind === 'orders' && (
          <label class="check grow">
            <input
              type="checkbox"
              checked={replace.value}
              onChange={(event) => {
                replace.value = event.currentTarget.checked;
              }}
            />
            {text.replace}
          </label>
        )}
        {taken.kind !== 'orders' && <span class="grow" />}
        <button type="button" class="btn" onClick={props.close}>
          {text.cancel}
        </button>
        <button
          type="button"
          class="btn primary"
          disabled={taken.kind === 'nothing' || taken.kind === 'faulty'}
          onClick={() => {
            if (putTaken(taken, replace.value)) props.close();
          }}
        >
          {text.takeGood}
        </button>
      </div>
    </Dialog>
  );
}
