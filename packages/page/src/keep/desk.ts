import { type Signal, signal } from '@preact/signals';
import { keepEntry, keepValue, keptText, keptValue, ownValue, setOwnValue } from './store.ts';

/** True once a piece of work was kept as a copy, because another window of the page had changed the one it began as. */
export const copied: Signal<boolean> = signal(false);

/** The piece of work that lies before one in this window, of one kind, and how it is kept. */
export interface Desk {
  /** Keeps the work. Where another window has changed what is kept under its name, it becomes a piece of its own. */
  readonly keep: (title: string, value: unknown) => void;
  /** The work that lay here last, in this window if there was any, else in any. */
  readonly last: () => unknown;
  /** A kept piece; from now on it is the one that lies here. `undefined` if it is gone. */
  readonly take: (id: string) => unknown;
  /** What is kept next is a new piece. */
  readonly begin: () => void;
  /** Sets aside which piece lies here; the function given back lays it here again. */
  readonly setAside: () => () => void;
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
}

/** A desk for one kind of work; `name` is the value that says which piece was kept last. */
export function deskOf(kind: string, name: string): Desk {
  let id = newId();
  /** What was kept under the id when this window last read or wrote it. */
  let seen: string | undefined;
  const take = (wanted: string): unknown => {
    const found = keptValue(`${kind}/${wanted}`);
    if (found === undefined) return undefined;
    id = wanted;
    seen = keptText(`${kind}/${id}`);
    setOwnValue(name, id);
    return found;
  };
  return {
    keep: (title, value) => {
      const now = keptText(`${kind}/${id}`);
      if (now !== undefined && now !== seen) {
        id = newId();
        copied.value = true;
      }
      keepEntry(kind, { id, title, changed: Date.now() }, value);
      seen = keptText(`${kind}/${id}`);
      setOwnValue(name, id);
      keepValue(name, id);
    },
    last: () => {
      const own = ownValue(name);
      const found = own === undefined ? undefined : take(own);
      if (found !== undefined) return found;
      const any = keptValue(name);
      return typeof any === 'string' ? take(any) : undefined;
    },
    take,
    begin: () => {
      id = newId();
      seen = undefined;
    },
    setAside: () => {
      const aside = { id, seen };
      return () => {
        ({ id, seen } = aside);
      };
    },
  };
}
