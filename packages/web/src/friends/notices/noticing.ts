import { call } from '../api.ts';

/**
 * Whether this browser tells of turns: it does, it could, somebody has forbidden it, or it cannot: over plain http, because it
 * has no such thing, or because nobody carries notices to it.
 */
export type NoticeState = 'on' | 'off' | 'denied' | 'plain' | 'none' | 'uncarried';

/** What can be known without asking anybody. */
function obstacle(): 'denied' | 'plain' | 'none' | undefined {
  if (!isSecureContext) return 'plain';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isThere || !('Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

export async function noticeState(language: string): Promise<NoticeState> {
  const known = obstacle();
  if (known) return known;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { isOn } = await call<{ isOn: boolean }>('GET', 'notices');
  // Who signs in anew still wants what this browser was told before.
  if (!isOn) await tellServer(subscription, language);
  return 'on';
}

/** Asks whoever sits before it, and then the browser. */
export async function turnNoticesOn(language: string): Promise<NoticeState> {
  const known = obstacle();
  if (known) return known;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  const { key } = await call<{ key: string }>('GET', 'notices');
  const how = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(how).catch(() => undefined);
  // Some browsers have it by name, and nobody who would carry a notice, or cannot reach them now.
  if (!subscription) return 'uncarried';
  await tellServer(subscription, language);
  return 'on';
}

async function tellServer(subscription: PushSubscription, language: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call('POST', 'notices', { endpoint, keys, language });
}

export async function turnNoticesOff(): Promise<NoticeState> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await call('POST', 'notices/remove', {});
  return 'off';
}

const ASKED = 'overtrick/notices';

/** Whether somebody was asked in this browser whether they want to be told: nobody is asked twice. */
export function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true;
  }
}

export function keepAsked(): void {
  try {
    localStorage.setItem(ASKED, 'yes');
  } catch {
    // Then they are not asked at all.
  }
}
