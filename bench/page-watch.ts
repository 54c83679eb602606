/** What runs in the page while it is measured: each function is sent there as text and sees nothing of this file. */

/** What `watchPage` leaves in the window. */
export interface Watched {
  /** Milliseconds from the navigation until a board with units had been painted. */
  readonly board: Promise<number>;
  /** Milliseconds from the next click until so many verdicts had been painted. */
  readonly verdict: (count: number) => Promise<number>;
  /** Milliseconds between frames from now on; the function ends it and gives them. */
  readonly frames: () => () => readonly number[];
}

/** The window, with what is being measured just now. */
export type WatchedWindow = Window & {
  watched: Watched;
  drawn: Promise<number>;
  endFrames: () => readonly number[];
};

/** Begins to watch before the page's own code runs. */
export function watchPage(): void {
  // What is posted in a frame's callback arrives once that frame has been painted.
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });
  const isShown = (): boolean => {
    const unit = document.querySelector('svg.board .units [data-unit]');
    return unit !== null && unit.getBoundingClientRect().width > 0;
  };
  const board = new Promise<number>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!isShown()) return;
      watcher.disconnect();
      resolve(painted());
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  const verdict = (count: number): Promise<number> =>
    new Promise((resolve) => {
      const onClick = async (event: Event): Promise<void> => {
        let at = await painted();
        while (document.querySelectorAll('[data-verdict]').length < count) at = await painted();
        resolve(at - event.timeStamp);
      };
      addEventListener('click', (event) => void onClick(event), { capture: true, once: true });
    });
  const frames = (): (() => readonly number[]) => {
    const times: number[] = [];
    let going = true;
    const next = (time: number): void => {
      times.push(time);
      if (going) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return () => {
      going = false;
      return times.slice(1).map((time, index) => time - (times[index] ?? time));
    };
  };
  (window as unknown as WatchedWindow).watched = { board, verdict, frames };
}
