import { errorFacts, type Log } from '../log.ts';

/** Something done again and again until it is stopped. */
export interface Repeating {
  /** Resolves when what was begun is done. */
  readonly stop: () => Promise<void>;
}

/** Does a thing, waits, does it again: never twice at once, and whatever fails is logged and tried again. */
export function repeat(name: string, pause: number, work: () => Promise<void>, log: Log): Repeating {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = work()
      .catch((error: unknown) => log('error', 'work-failed', { work: name, ...errorFacts(error) }))
      .then(() => {
        if (!stopped) timer = setTimeout(round, pause);
      });
  };
  round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
