import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

let ahead = 0;

/** Takes the time of an answer of the server; a clock that is off by seconds does not matter. */
export function noteServerTime(header: string | null): void {
  const there = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(there)) return;
  const off = there - Date.now();
  ahead = Math.abs(off) > 5000 ? off : 0;
}

/** The time as the server counts it. */
export function serverNow(): number {
  return Date.now() + ahead;
}

const ticking: Signal<number> = signal(Date.now());
/** The time, anew every second while somebody counts on it. */
export const second: ReadonlySignal<number> = ticking;

/** Lets the clock tick until the returned function is called. */
export function tickClock(): () => void {
  const tick = (): void => {
    ticking.value = serverNow();
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
