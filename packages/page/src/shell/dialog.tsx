import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage } from './language.ts';
import { SHELL } from './text.ts';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A dialog over the screen: Escape, its cross or a press beside it closes it. Focus goes in, and back where it was. */
export function Dialog({ title, close, children, class: name }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once, so that the next key already goes here.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      // While it is open nothing outside of it takes the focus.
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${name ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div class="dialog-body">
        <div class="row dialog-head">
          <h2 id={id} class="grow">
            {title}
          </h2>
          <button type="button" class="btn ghost icon-only" aria-label={inLanguage(SHELL).close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
