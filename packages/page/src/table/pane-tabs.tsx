import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { inLanguage } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { unreadCount } from './talk-state.ts';
import { TABLE } from './text.ts';

export type Pane = 'map' | 'orders' | 'talk' | 'more';

const ICONS: Readonly<Record<Pane, IconName>> = { map: 'map', orders: 'list', talk: 'talk', more: 'more' };

/** What is looked at beside the map, or on a phone in its place. */
export function PaneTabs(props: { readonly pane: Pane; readonly choose: (pane: Pane) => void }): JSX.Element {
  const text = inLanguage(TABLE);
  const panes: readonly Pane[] = narrow.value ? ['map', 'orders', 'talk', 'more'] : ['orders', 'talk', 'more'];
  const unread = unreadCount();
  return (
    <nav class={narrow.value ? 'foot-tabs' : 'segments pane-tabs'} aria-label={text.table}>
      {panes.map((one) => (
        <button
          key={one}
          type="button"
          data-pane={one}
          aria-pressed={props.pane === one}
          onClick={() => props.choose(one)}
        >
          {narrow.value && <Icon name={ICONS[one]} />}
          <span>{text[one]}</span>
          {one === 'talk' && unread > 0 && (
            <span class="dot num" role="img" aria-label={text.unread(unread)}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
