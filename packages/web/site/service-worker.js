// Keeps one whole version of the page, so that it works without a network. A new version is fetched
// beside it and waits: it takes over when no page is open any more, or when the player says so on the
// home screen. The files of the version before stay one version longer: a page of it may still be open
// in another tab, and load a game.
// Without a type of its own `self` would be any kind of worker.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const name = `overtrick-${'VERSION'}`;
const files = ['FILES'];

worker.addEventListener('install', (event) => {
  // "reload" passes the browser's own cache by: it may hold another version.
  const requests = files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    earlier()
      .then(([_before, ...old]) => Promise.all(old.map((each) => caches.delete(each))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === worker.location.origin;
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(answer(request));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(read(event.data)));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(String(notification.data)));
});

/**
 * What a server has to tell: a table waits for somebody.
 * @param {PushMessageData | null} data
 */
function read(data) {
  try {
    const { title, body, table, waiting } = Object(data?.json());
    const said = { title: String(title), body: String(body), table: String(table) };
    // Older servers do not tell how many games wait.
    return { ...said, waiting: Number.isSafeInteger(waiting) ? Number(waiting) : undefined };
  } catch {
    return undefined;
  }
}

/**
 * Whoever has the table before them need not be told.
 * @param {ReturnType<typeof read>} notice
 */
async function tell(notice) {
  if (!notice) return;
  const { title, body, table, waiting } = notice;
  const address = `#/at/${encodeURIComponent(table)}`;
  const seen = (await windowsAt(address)).some((each) => each.visibilityState === 'visible');
  if (seen) return;
  const icon = './icon.svg';
  await worker.registration.showNotification(title, { body, icon, tag: table, data: address });
  // Not every browser has signs for the pages that it keeps.
  await worker.navigator.setAppBadge?.(waiting);
}

/**
 * The table, where it is open already, or in a window of its own.
 * @param {string} address
 */
async function show(address) {
  const [there] = await windowsAt(address);
  return there ? there.focus() : worker.clients.openWindow(`./${address}`);
}

/**
 * The windows that show an address.
 * @param {string} address
 */
async function windowsAt(address) {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await Promise.all(all.map(whereIs));
  return all.filter((_, i) => shown[i] === address);
}

/** A page that does not answer within so many milliseconds is asleep. */
const PATIENCE = 500;

/**
 * What a page shows by now: the browser only tells where it began.
 * @param {WindowClient} page
 * @returns {Promise<unknown>}
 */
function whereIs(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage('where', [port2]);
  });
}

/** The versions before this one, the latest first: a browser tells them from the oldest on. */
async function earlier() {
  const names = await caches.keys();
  return names.filter((each) => each.startsWith('overtrick-') && each !== name).reverse();
}

/** @param {Request} request */
async function answer(request) {
  const wanted = request.mode === 'navigate' ? './' : request;
  const own = await find(wanted, name);
  if (own) return own;
  // What this version does not have is asked for by a page of another; such names have a hash of their
  // content, so that no other file can be meant.
  const others = await Promise.all((await earlier()).map((version) => find(wanted, version)));
  return others.find(Boolean) ?? fetch(request);
}

/**
 * @param {Request | string} wanted
 * @param {string} version
 */
async function find(wanted, version) {
  const cache = await caches.open(version);
  return cache.match(wanted, { ignoreSearch: true });
}
