// The service worker: keeps the files of one build, so that the page opens without a network. `VERSION` and `FILES` are
// put in by the build.
const NAME = `standoff-${'VERSION'}`;
const FILES = ['FILES'];

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('standoff-') && name !== NAME).map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  );
});

addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting();
});

/** What the server answers itself: never out of the cache. */
const SERVED = /^\/(?:api|healthz|live)(?:\/|$)/;

async function page(request) {
  const cache = await caches.open(NAME);
  // The screens are one document; a new build takes over as a whole.
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || SERVED.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// A notice of a table: told by the system, and opened at its table.
addEventListener('push', (event) => {
  const { title = 'Standoff', body = '', url = '/tables' } = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(title, { body, icon: '/icon-192.png', data: url, tag: url }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data));
});
