import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { copyText } from '../keep/save-file.ts';
import { Dialog } from './dialog.tsx';
import { inLanguage } from './language.ts';
import { narrow, printPage } from './settings.ts';
import { SHARE } from './share-text.ts';

/** The button of the bar that opens the share dialog. */
export function ShareButton({ open }: { readonly open: () => void }): JSX.Element {
  const text = inLanguage(SHARE);
  return (
    <button
      type="button"
      class={narrow.value ? 'btn ghost icon-only' : 'btn small'}
      aria-label={text.share}
      onClick={open}
    >
      <Icon name="share" />
      {!narrow.value && text.share}
    </button>
  );
}

interface ShareProps {
  /** What the link holds, in a sentence. */
  readonly help: string;
  /** The address, and where it leaves something out, what. */
  readonly link: () => Promise<{ readonly address: string; readonly note?: string }>;
  /** What can be saved: the name on the button, and what it does. */
  readonly files: readonly (readonly [name: string, save: () => void])[];
  readonly close: () => void;
}

/** A link that holds everything, and files of every kind. */
export function ShareDialog({ help, link, files, close }: ShareProps): JSX.Element {
  const text = inLanguage(SHARE);
  const found = useSignal<{ readonly address: string; readonly note?: string } | undefined>(undefined);
  const copied = useSignal(false);
  useEffect(() => {
    void link().then((made) => {
      found.value = made;
    });
  }, []);
  return (
    <Dialog title={text.share} close={close} class="wide">
      <p class="muted">{help}</p>
      <div class="row">
        <input
          class="input grow"
          readOnly
          aria-label={text.link}
          value={found.value?.address ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="btn primary"
          disabled={found.value === undefined}
          onClick={() => {
            void copyText(found.value?.address ?? '').then((done) => {
              copied.value = done;
            });
          }}
        >
          <Icon name="copy" />
          {copied.value ? text.copied : text.copyLink}
        </button>
      </div>
      <p class="small muted" role="status">
        {found.value?.note ?? ''}
      </p>
      <h3>{text.exportAs}</h3>
      <div class="row wrap">
        {files.map(([name, save]) => (
          <button key={name} type="button" class="btn" onClick={save}>
            {name}
          </button>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            printPage();
          }}
        >
          {text.print}
        </button>
      </div>
    </Dialog>
  );
}
