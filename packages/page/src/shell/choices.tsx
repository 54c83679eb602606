import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import type { Size, Spot } from '../map/camera.ts';
import { inLanguage } from './language.ts';
import { narrow } from './settings.ts';
import { SHELL } from './text.ts';

/** One line of a menu. */
export interface MenuItem {
  readonly name: string;
  readonly hint?: string;
  readonly icon?: IconName;
  /** The letter that takes it. */
  readonly key?: string;
  /** Why it cannot be taken; it stands grey. */
  readonly refused?: string;
  readonly take: () => void;
}

interface ChoicesProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly close: () => void;
  /** Where the menu hangs, in pixels of the box it is in; on a phone it is a sheet at the foot. */
  readonly at: Spot;
  readonly box: Size;
}

const WIDTH = 290;

/** A short menu at a spot; on a phone a sheet. Arrows go through it, a letter or Enter takes, Escape leaves. */
export function Choices({ title, items, close, at, box }: ChoicesProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const phone = narrow.value;
  // At once, so that the next key already goes here.
  useLayoutEffect(() => {
    const menu = ref.current;
    if (menu === null) return;
    const before = document.activeElement;
    if (!phone) {
      const height = menu.offsetHeight;
      const below = at.y + 14 + height < box.height;
      menu.style.left = `${Math.max(8, Math.min(box.width - WIDTH - 8, at.x - 32))}px`;
      menu.style.top = `${below ? at.y + 14 : Math.max(8, at.y - height - 14)}px`;
    }
    menu.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [phone, at.x, at.y, items.length]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])') ?? [])];
    const active = document.activeElement;
    const here = active instanceof HTMLElement ? buttons.indexOf(active) : -1;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) buttons[(here + step + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape') close();
    else {
      const letter = letterOf(event);
      const item = items.find((one) => one.key === letter && one.refused === undefined);
      if (item === undefined) {
        if (event.key !== 'Tab') event.stopPropagation();
        return;
      }
      item.take();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={ref}
      class={phone ? 'foot-sheet choices' : 'menu choices'}
      role="menu"
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <div class="menu-head">
        <span class="grow">{title}</span>
        {phone && (
          <button type="button" class="btn ghost icon-only" aria-label={inLanguage(SHELL).close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {items.map((item) => (
        <button
          key={`${item.name} ${item.hint ?? ''}`}
          type="button"
          role="menuitem"
          class="menu-item"
          aria-disabled={item.refused === undefined ? undefined : true}
          onClick={() => {
            if (item.refused === undefined) item.take();
          }}
        >
          {item.icon !== undefined && <Icon name={item.icon} />}
          <span>{item.name}</span>
          {(item.refused ?? item.hint) !== undefined && <small>{item.refused ?? item.hint}</small>}
          {item.key !== undefined && !phone && <kbd>{item.key}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** The Latin letter or digit of a key press, by the physical key where the layout is another; `''` for other keys. */
export function letterOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  const physical = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code);
  const typed = event.key.length === 1 ? event.key.toUpperCase() : '';
  if (/^[A-Z\d/?,.[\]]$/.test(typed)) return typed;
  return physical?.[1] ?? physical?.[2] ?? '';
}
