import { Component, type ComponentType, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copied } from '../keep/desk.ts';
import { newerVersion, takeNewer } from '../offline/register.ts';
import { inLanguage } from './language.ts';
import { place } from './router.ts';
import { type Screen, screenAt } from './screens.ts';
import { SHELL } from './text.ts';
import { TopBar } from './top-bar.tsx';

/** A message in the middle of an otherwise empty screen. */
function Message(props: {
  readonly title: string;
  readonly body: string;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <>
      <TopBar />
      <main id="content" class="message" tabIndex={-1}>
        <h1>{props.title}</h1>
        <p class="muted">{props.body}</p>
        {props.children}
      </main>
    </>
  );
}

function Lost(): JSX.Element {
  const text = inLanguage(SHELL);
  return (
    <Message title={text.lost} body={text.lostBody}>
      <a class="btn primary" href="/" data-within>
        {text.toFront}
      </a>
    </Message>
  );
}

/** Keeps a screen that fails from taking the others with it. */
class Guard extends Component<{ readonly children: JSX.Element }, { readonly failed: boolean }> {
  override state = { failed: false };
  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render(): JSX.Element {
    const text = inLanguage(SHELL);
    return this.state.failed ? <Message title={text.broken} body={text.brokenBody} /> : this.props.children;
  }
}

const loaded = new Map<Screen, ComponentType>();

function Shown({ screen }: { readonly screen: Screen }): JSX.Element | null {
  const [component, setComponent] = useState<ComponentType | undefined>(() => loaded.get(screen));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    screen.load().then(
      (found) => {
        loaded.set(screen, found);
        if (here) setComponent(() => found);
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [screen]);
  const text = inLanguage(SHELL);
  if (failed) return <Message title={text.broken} body={text.brokenBody} />;
  const Found = component;
  return Found === undefined ? <TopBar /> : <Found />;
}

/** The page: the screen of the address. */
export function App(): JSX.Element {
  const text = inLanguage(SHELL);
  const { path } = place.value;
  const screen = screenAt(path);
  return (
    <>
      <Guard key={screen?.path ?? 'lost'}>
        {screen === undefined ? <Lost /> : <Shown key={screen.path} screen={screen} />}
      </Guard>
      {copied.value && (
        <div class="band notice" role="status">
          <span class="grow">{text.ownCopy}</span>
          <button
            type="button"
            class="btn small"
            onClick={() => {
              copied.value = false;
            }}
          >
            {text.close}
          </button>
        </div>
      )}
      {newerVersion.value !== undefined && (
        <div class="band notice" role="status">
          <span class="grow">{text.newVersion}</span>
          <button type="button" class="btn small" onClick={takeNewer}>
            {text.reload}
          </button>
        </div>
      )}
    </>
  );
}
