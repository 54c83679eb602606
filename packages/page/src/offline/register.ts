import { type Signal, signal } from '@preact/signals';

/** A newer build lies ready; the page asks before it takes over. */
export const newerVersion: Signal<ServiceWorker | undefined> = signal(undefined);

/** Takes the newer build over and loads the page again. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newerVersion.value?.postMessage('take-over');
}

/** Keeps the page for use without a network. Where the browser does not let it, the page works as before. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register('/worker.js');
    const look = (): void => {
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
        newerVersion.value = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch {
    // A page over plain HTTP from another machine, or a private window: no offline copy then.
  }
}
