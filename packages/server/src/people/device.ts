/** A browser or device by which somebody is known: the fingerprint of its token, and what it is called. */
export interface Device {
  readonly hash: string;
  readonly label: string;
  /** Since when. */
  readonly at: number;
  /** On which day it was last heard of, as the time of its first question then; missing until the second day. */
  readonly seenAt?: number;
}

/** A device is noted to be used once in so many milliseconds: it is told by the day. */
const SELDOM = 20 * 3_600_000;

/** Whether it is worth noting that it is used at this time. */
export function isNews({ at, seenAt = at }: Device, now: number): boolean {
  return now - seenAt >= SELDOM;
}

/** More than anybody has; the oldest is forgotten. */
const MOST_DEVICES = 20;

export type DeviceFact =
  /** Earlier servers did not say since when, nor what it is called. */
  | {
      readonly type: 'admit';
      readonly hash: string;
      readonly label?: string;
      readonly at?: number;
    }
  | { readonly type: 'dismiss'; readonly hash: string }
  | { readonly type: 'seen'; readonly hash: string; readonly at: number }
  /** What was handed out before this is worth nothing any more. */
  | { readonly type: 'renew' };

/** One device more. */
export function admitted(devices: readonly Device[], { hash, label, at }: Device): DeviceFact[] {
  const oldest = devices.slice(0, -(MOST_DEVICES - 1));
  return [{ type: 'admit', hash, label, at }, ...dismissed(oldest)];
}

/** From now on this is the only one, and no code that was shown before leads in. */
export function onlyOne(devices: readonly Device[], { hash, label, at }: Device): DeviceFact[] {
  return [...dismissed(devices), { type: 'renew' }, { type: 'admit', hash, label, at }];
}

export function dismissed(devices: readonly Device[]): DeviceFact[] {
  return devices.map(({ hash }) => ({ type: 'dismiss', hash }));
}

/** By what a device is named to its owner: the fingerprint leads to no token, and its beginning is enough. */
export function deviceId({ hash }: Pick<Device, 'hash'>): string {
  return hash.slice(0, 16);
}
