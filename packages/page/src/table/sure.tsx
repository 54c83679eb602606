import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';

/** A button for what is not taken back lightly: its first press asks, its second does it; leaving it forgets. */
export function Sure(props: {
  readonly name: string;
  readonly sure: string;
  readonly act: () => Promise<void>;
  readonly icon?: IconName;
  readonly class?: string;
  readonly label?: string;
}): JSX.Element {
  const asked = useSignal(false);
  return (
    <button
      type="button"
      class={`${props.class ?? 'btn'} ${asked.value ? 'asked' : ''}`}
      aria-label={asked.value ? undefined : props.label}
      onBlur={() => {
        asked.value = false;
      }}
      onClick={async () => {
        if (!asked.value) {
          asked.value = true;
          return;
        }
        asked.value = false;
        await props.act();
      }}
    >
      {props.icon !== undefined && <Icon name={props.icon} />}
      {asked.value ? props.sure : props.name}
    </button>
  );
}
