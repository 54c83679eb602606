import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** A stream to write text to. */
export interface Output {
  /** Writes text; waits where the reader is slower than we are. */
  readonly write: (text: string) => Promise<void>;
  /** Whether the reader is gone (`standoff … | head`): nothing more need be written. */
  readonly closed: () => boolean;
  /** What kept text from being written, if something did (a full disk). */
  readonly failure: () => Error | undefined;
}

/** Writes to a stream at the pace of its reader; a reader that goes away is no error, a full disk is a failure. */
export function toOutput(stream: Writable): Output {
  let gone = false;
  let failure: Error | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') failure ??= error;
    gone = true;
  });
  return {
    closed: () => gone || stream.destroyed,
    failure: () => failure,
    write: async (text) => {
      if (text === '' || gone || stream.destroyed) return;
      if (stream.write(text)) return;
      // A closed reader never drains: whichever comes first.
      const stop = new AbortController();
      const { signal } = stop;
      await Promise.race([
        once(stream, 'drain', { signal }),
        once(stream, 'close', { signal }),
        once(stream, 'error', { signal }),
      ]).catch(() => undefined);
      stop.abort();
    },
  };
}
