import { isObject } from '@standoff/language';

/** What is kept in this browser, under names that begin with `standoff/`. Where nothing can be kept, nothing fails. */
const PREFIX = 'standoff/';

/** Whether the browser takes anything at all; private windows and full disks may not. */
let takes = true;

export function isKept(): boolean {
  return takes;
}

export function keepValue(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    takes = true;
  } catch {
    takes = false;
  }
}

export function keptValue(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text a value is kept as; `undefined` where none is. */
export function keptText(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What is kept for this window alone, as long as it is open. */
export function ownValue(name: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function setOwnValue(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // Then the window opens what was kept last in any.
  }
}

export function dropValue(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    takes = false;
  }
}

/** Drops everything whose name begins so. */
export function dropAll(beginning: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX + beginning)) localStorage.removeItem(name);
  } catch {
    takes = false;
  }
}

/** A piece of work among those kept. */
export interface KeptEntry {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** The list of what is kept of one kind, the latest first. */
export function keptEntries(kind: string): readonly KeptEntry[] {
  const list = keptValue(`${kind}/list`);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) =>
    isObject(entry) &&
    typeof entry.id === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.changed === 'number'
      ? [{ id: entry.id, title: entry.title, changed: entry.changed }]
      : [],
  );
}

const MOST_KEPT = 30;

/** Keeps a piece of work and puts it first in its list; the oldest beyond thirty are let go. */
export function keepEntry(kind: string, entry: KeptEntry, value: unknown): void {
  keepValue(`${kind}/${entry.id}`, value);
  const list = [entry, ...keptEntries(kind).filter((one) => one.id !== entry.id)];
  for (const old of list.slice(MOST_KEPT)) dropValue(`${kind}/${old.id}`);
  keepValue(`${kind}/list`, list.slice(0, MOST_KEPT));
}

export function dropEntry(kind: string, id: string): void {
  dropValue(`${kind}/${id}`);
  keepValue(
    `${kind}/list`,
    keptEntries(kind).filter((one) => one.id !== id),
  );
}
