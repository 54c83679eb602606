import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { copyText } from '../keep/save-file.ts';
import { inLanguage } from '../shell/language.ts';
import { LOBBY } from './lobby-text.ts';

/** A button that copies a text and says so. */
export function CopyButton(props: {
  readonly text: () => string | Promise<string>;
  readonly name: string;
  readonly label?: string;
  readonly class?: string;
}): JSX.Element {
  const words = inLanguage(LOBBY);
  const done = useSignal(false);
  return (
    <button
      type="button"
      class={props.class ?? 'btn small'}
      aria-label={props.label}
      onClick={async () => {
        done.value = await copyText(await props.text());
        setTimeout(() => {
          done.value = false;
        }, 1500);
      }}
    >
      <Icon name={done.value ? 'check' : 'copy'} />
      <span aria-live="polite">{done.value ? words.copied : props.name}</span>
    </button>
  );
}

/** A link to be handed on: to be seen, marked and copied. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }): JSX.Element {
  const words = inLanguage(LOBBY);
  return (
    <div class="row copy-field">
      <input
        class="input num"
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={() => value} name={words.copy} label={`${words.copy}: ${label}`} />
    </div>
  );
}
