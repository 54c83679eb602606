import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, Mark } from '../icons/icon.tsx';
import { NOTATIONS, shortOrder } from '../state/write.ts';
import { Dialog } from './dialog.tsx';
import { chooseLanguage, inLanguage, language } from './language.ts';
import { NAVIGATION } from './navigation.ts';
import { place } from './router.ts';
import {
  chooseLetterKeys,
  chooseNotation,
  choosePatterns,
  chooseTheme,
  letterKeys,
  narrow,
  notation,
  online,
  patterns,
  theme,
} from './settings.ts';
import { SHELL } from './text.ts';

function otherTheme(): void {
  chooseTheme(theme.value === 'dark' ? 'light' : 'dark');
}

function Navigation(): JSX.Element {
  const text = inLanguage(SHELL);
  return (
    <nav aria-label={text.pages}>
      {NAVIGATION.map(({ path, name }) => {
        const here = place.value.path === path || place.value.path.startsWith(`${path}/`);
        return (
          <a key={path} href={path} data-within aria-current={here ? 'page' : undefined}>
            {text[name]}
          </a>
        );
      })}
    </nav>
  );
}

function LanguageSwitch(): JSX.Element {
  return (
    <div class="languages" role="group" aria-label={inLanguage(SHELL).language}>
      {(['en', 'ru'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          onClick={() => chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** The letters of order codes, each shown by an order. */
function NotationSwitch(): JSX.Element {
  return (
    <div class="languages" role="group" aria-label={inLanguage(SHELL).notation}>
      {NOTATIONS.map((one) => (
        <button
          key={one}
          type="button"
          class="num"
          aria-pressed={notation.value === one}
          onClick={() => chooseNotation(one)}
        >
          {shortOrder({ kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' }, one)}
        </button>
      ))}
    </div>
  );
}

function Toggle(props: {
  readonly on: boolean;
  readonly name: string;
  readonly choose: (on: boolean) => void;
}): JSX.Element {
  return (
    <button type="button" class="item" role="switch" aria-checked={props.on} onClick={() => props.choose(!props.on)}>
      <span class="grow">{props.name}</span>
      <span class="toggle" aria-hidden="true" />
    </button>
  );
}

/** Pages, language and looks in one dialog: all there is beside the screen itself. */
function MoreDialog(props: { readonly close: () => void; readonly children?: ComponentChildren }): JSX.Element {
  const text = inLanguage(SHELL);
  return (
    <Dialog title={text.more} close={props.close} class="more">
      {props.children}
      {narrow.value && (
        <div class="items" onClick={props.close}>
          <Navigation />
        </div>
      )}
      <div class="items">
        <div class="item">
          <span class="grow">{text.language}</span>
          <LanguageSwitch />
        </div>
        {language.value === 'ru' && (
          <div class="item">
            <span class="grow">{text.notation}</span>
            <NotationSwitch />
          </div>
        )}
        <Toggle on={theme.value === 'dark'} name={text.dark} choose={otherTheme} />
        <Toggle on={patterns.value} name={text.patterns} choose={choosePatterns} />
        <Toggle on={letterKeys.value} name={text.letterKeys} choose={chooseLetterKeys} />
      </div>
    </Dialog>
  );
}

interface TopBarProps {
  /** Buttons of the screen. */
  readonly children?: ComponentChildren;
  /** Entries of the screen in the "more" dialog; `close` shuts it. */
  readonly more?: (close: () => void) => ComponentChildren;
}

/** The bar above every screen: where one is, what the screen offers, language and looks. */
export function TopBar({ children, more }: TopBarProps): JSX.Element {
  const text = inLanguage(SHELL);
  const [open, setOpen] = useState(false);
  return (
    <header class="top">
      <a class="skip" href="#content">
        {text.skip}
      </a>
      <a class="brand" href="/" data-within aria-label={text.home}>
        <Mark />
        Standoff
      </a>
      {!narrow.value && <Navigation />}
      <span class="grow" />
      {!online.value && (
        <span class="offline" title={text.offline} role="img" aria-label={text.offline}>
          <Icon name="offline" />
        </span>
      )}
      {children}
      {!narrow.value && <LanguageSwitch />}
      {!narrow.value && (
        <button
          type="button"
          class="btn ghost icon-only"
          aria-label={theme.value === 'dark' ? text.light : text.dark}
          onClick={otherTheme}
        >
          <Icon name="moon" />
        </button>
      )}
      <button type="button" class="btn ghost icon-only" aria-label={text.more} onClick={() => setOpen(true)}>
        <Icon name="more" />
      </button>
      {open && <MoreDialog close={() => setOpen(false)}>{more?.(() => setOpen(false))}</MoreDialog>}
    </header>
  );
}

/** Undo and redo as buttons of the bar. */
export function UndoButtons(props: {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}): JSX.Element {
  const text = inLanguage(SHELL);
  return (
    <>
      <button
        type="button"
        class="btn ghost icon-only"
        aria-label={text.undo}
        disabled={!props.canUndo}
        onClick={props.undo}
      >
        <Icon name="undo" />
      </button>
      {!narrow.value && (
        <button
          type="button"
          class="btn ghost icon-only"
          aria-label={text.redo}
          disabled={!props.canRedo}
          onClick={props.redo}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  );
}
