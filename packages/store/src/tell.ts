import type { EventEffect } from './outbox.ts';

/** That a table was changed: to which version, and where it is known what there is to be told of it. */
export interface Told {
  readonly tableId: string;
  readonly version?: number;
  readonly events?: readonly EventEffect[];
}

/** Changes as one process tells them to another: `table:version`, with blanks between them. */
export function formatTold(told: readonly Told[]): string {
  return told.map(({ tableId, version }) => (version === undefined ? tableId : `${tableId}:${version}`)).join(' ');
}

export function parseTold(text: string): readonly Told[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [tableId = '', version] = part.split(':');
      return version === undefined ? { tableId } : { tableId, version: Number(version) };
    });
}

/** So long changes are gathered, in milliseconds, and so many are told at once: PostgreSQL takes 8000 bytes. */
const PAUSE = 20;
const MOST = 200;

export interface TellInTime {
  readonly tell: (told: Told) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Tells others of changes, several at a time and after they are written: PostgreSQL lets only one transaction that tells
 * something be written at a time, and each of those who listen is woken every time. What is not told is found by looking.
 */
export function tellInTime(send: (told: readonly Told[]) => Promise<void>): TellInTime {
  const waiting = new Map<string, Told>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const all = [...waiting.values()];
    waiting.clear();
    timer = undefined;
    for (let from = 0; from < all.length; from += MOST) await send(all.slice(from, from + MOST));
  };
  const start = (): void => {
    sending = sending.then(flush).catch(() => undefined);
  };
  return {
    tell: (told) => {
      waiting.set(told.tableId, told);
      timer ??= setTimeout(start, PAUSE).unref();
    },
    stop: async () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        start();
      }
      await sending;
    },
  };
}
