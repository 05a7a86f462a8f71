/** The service worker: registered once, asked to take over only when the player says so. */

let registration: ServiceWorkerRegistration | undefined;
let onReady: (isReady: boolean) => void = () => {};

export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    registration = await navigator.serviceWorker.register('./sw.js');
    onReady(registration.waiting !== null);
    registration.addEventListener('updatefound', () => follow(registration?.installing));
  } catch {
    // Without it the page works as long as there is a network.
  }
}

function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener('statechange', () => {
    const isUpdate = worker.state === 'installed' && navigator.serviceWorker.controller !== null;
    if (isUpdate) onReady(true);
  });
}

/** Tells whether a newer version waits. */
export function watchUpdate(listener: (isReady: boolean) => void): () => void {
  onReady = listener;
  listener(registration?.waiting != null);
  return () => {
    onReady = () => {};
  };
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  registration?.waiting?.postMessage('take over');
}
