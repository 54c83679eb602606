import { type Signal, signal } from '@preact/signals';

/** Where one is: the path without a slash at its end, and the fragment without its `#`. */
export interface Place {
  readonly path: string;
  readonly fragment: string;
}

function here(): Place {
  if (typeof location === 'undefined') return { path: '/', fragment: '' };
  const path = location.pathname.replace(/\/+$/, '');
  return { path: path === '' ? '/' : path, fragment: location.hash.slice(1) };
}

export const place: Signal<Place> = signal(here());

/** Scrolls to the head of the screen: it is the page's own box that scrolls, never the window. */
export function toHead(): void {
  document.getElementById('page')?.scrollTo(0, 0);
}

/** Goes to an address of the page without loading it anew. */
export function go(address: string): void {
  history.pushState(null, '', address);
  place.value = here();
  toHead();
}

/** Puts another address in the bar without leaving a step in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  place.value = here();
}

/** Follows the back button and links within the page: call once. */
export function watchPlace(): void {
  const look = (): void => {
    place.value = here();
  };
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || !link.hasAttribute('data-within')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
