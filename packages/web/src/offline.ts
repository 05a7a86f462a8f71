/** The service worker: registered once, asked to take over only when the player says so. */
import { useEffect, useState } from 'preact/hooks';

/** What the browser keeps of the page. With nothing kept, each visit needs a network. */
export type Stock = 'nothing' | 'this version' | 'a newer one';

// Over plain http, and in some private windows, there are no service workers.
let canKeep = 'serviceWorker' in navigator;
let registration: ServiceWorkerRegistration | undefined;
let onChange: () => void = () => {};

export async function workOffline(): Promise<void> {
  if (!canKeep || !import.meta.env.PROD) return;
  // Asked before a notice is shown: whoever has the table before them need not be told.
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'where') ports[0]?.postMessage(location.hash);
  });
  // Without this, a page that has set no handler by assignment is told nothing.
  navigator.serviceWorker.startMessages();
  try {
    registration = await navigator.serviceWorker.register('./sw.js');
    registration.addEventListener('updatefound', () => follow(registration?.installing));
  } catch {
    canKeep = false;
  }
  onChange();
}

function follow(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener('statechange', () => {
    const isUpdate = worker.state === 'installed' && navigator.serviceWorker.controller !== null;
    if (isUpdate) onChange();
  });
}

function look(): Stock {
  if (!canKeep) return 'nothing';
  return registration?.waiting ? 'a newer one' : 'this version';
}

/** What is kept, and a new drawing when that changes; for one place on the screen. */
export function useStock(): Stock {
  const [stock, setStock] = useState(look);
  useEffect(() => {
    onChange = () => setStock(look());
    onChange();
    return () => {
      onChange = () => {};
    };
  }, []);
  return stock;
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  registration?.waiting?.postMessage('take over');
}

/** Loads the page again in the newest version that there is, also where an older one is kept. */
export async function reloadNewest(): Promise<void> {
  await registration?.update().catch(() => {});
  const { installing = null, waiting = null } = registration ?? {};
  if (installing) installing.addEventListener('statechange', takeUpdate);
  else if (waiting) takeUpdate();
  else location.reload();
}
