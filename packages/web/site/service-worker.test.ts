import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

/** A window of the page: what it shows, and whether anybody can see it. */
interface FakeWindow {
  readonly hash: string;
  readonly visibilityState: 'visible' | 'hidden';
  isFocused?: boolean;
}

/** The service worker with some windows, and what it shows and opens: browsers for tests may show nothing. */
function workerWith(windows: readonly FakeWindow[]) {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const badges: (number | undefined)[] = [];
  const all = windows.map((each) => ({
    visibilityState: each.visibilityState,
    postMessage: (_: string, [port]: readonly MessagePort[]) => {
      port.postMessage(each.hash);
      port.close();
    },
    focus: async () => {
      each.isFocused = true;
    },
  }));
  const worker = Object.assign(new EventTarget(), {
    clients: { matchAll: async () => all, openWindow: async (to: string) => void opened.push(to) },
    registration: {
      showNotification: async (title: string, { body, data, tag }: NotificationOptions) =>
        void shown.push({ title, body, data, tag }),
    },
    navigator: { setAppBadge: async (n?: number) => void badges.push(n) },
  });
  runInNewContext(SCRIPT, { self: worker, MessageChannel, setTimeout, encodeURIComponent });
  /** Comes back when the worker has done what it had to. */
  const happen = async (type: string, more: object) => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    worker.dispatchEvent(Object.assign(new Event(type), { ...more, waitUntil }));
    await done;
  };
  const push = (text: string) => happen('push', { data: { json: () => JSON.parse(text) } });
  const click = (data: string) =>
    happen('notificationclick', { notification: { data, close: () => {} } });
  return { push, click, shown, opened, badges };
}

const NOTICE = JSON.stringify({ title: 'Mü: your turn', body: 'You have 2 days.', table: 'T1' });

test('a notice says whose turn it is, one for each table, and leads to it', async () => {
  const hidden: FakeWindow = { hash: '#/at/T1', visibilityState: 'hidden' };
  const { push, click, shown } = workerWith([hidden, { hash: '#/', visibilityState: 'visible' }]);
  await push(NOTICE);
  expect(shown).toEqual([
    { title: 'Mü: your turn', body: 'You have 2 days.', data: '#/at/T1', tag: 'T1' },
  ]);
  await click('#/at/T1');
  expect(hidden.isFocused).toBe(true);
});

test('the sign of the page counts games that wait, as the server does, and not notices', async () => {
  const { push, badges } = workerWith([]);
  await push(JSON.stringify({ ...JSON.parse(NOTICE), waiting: 2 }));
  await push(JSON.stringify({ ...JSON.parse(NOTICE), waiting: 2 }));
  await push(NOTICE);
  expect(badges).toEqual([2, 2, undefined]);
});

test('where the table is open nowhere, it is opened', async () => {
  const { click, opened } = workerWith([{ hash: '#/at/T2', visibilityState: 'visible' }]);
  await click('#/at/T1');
  expect(opened).toEqual(['./#/at/T1']);
});

test('whoever has the table before them is told nothing, and nonsense is not shown', async () => {
  const { push, shown } = workerWith([{ hash: '#/at/T1', visibilityState: 'visible' }]);
  await push(NOTICE);
  await push('nonsense');
  expect(shown).toEqual([]);
});
