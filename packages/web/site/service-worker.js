// Keeps one whole version of the page, so that it works without a network. A new version is fetched
// beside it and waits: it takes over when no page is open any more, or when the player says so on the
// home screen. A game in progress never sees files of two versions.
const name = `overtrick-${'VERSION'}`;
const files = ['FILES'];

self.addEventListener('install', (event) => {
  // "reload" passes the browser's own cache by: it may hold another version.
  const requests = files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((each) => each.startsWith('overtrick-') && each !== name))
      .then((old) => Promise.all(old.map((each) => caches.delete(each))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === self.location.origin;
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, {
    ignoreSearch: true,
  });
  return kept ?? fetch(request);
}
