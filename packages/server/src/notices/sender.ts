import { Agent } from 'node:https';
import webPush from 'web-push';
import type { HouseKeys } from '../people/house-keys.ts';
import { publicLookup } from './endpoint.ts';
import type { Subscription } from './subscription.ts';

/** What became of a notice: it was taken, there is nobody at that end any more, or it can be tried another time. */
export type Sending = 'taken' | 'gone' | 'failed';

/** Brings notices to browsers. */
export type Sender = (
  subscription: Subscription,
  text: string,
  seconds: number,
) => Promise<Sending>;

/** Whoever carries notices has so many milliseconds to take one. */
const PATIENCE = 10_000;

/** Sends notices as the standard says: only the browser can read them, and those who carry them know whose they are. */
export function webPushSender(
  keys: () => Promise<HouseKeys>,
  /** Where whoever carries them can find whoever sends too many. */
  subject: string,
  agent = new Agent({ lookup: publicLookup }),
): Sender {
  return async (subscription, text, seconds) => {
    const { notices } = await keys();
    const options = {
      ...{ agent, timeout: PATIENCE, TTL: Math.max(60, Math.round(seconds)) },
      vapidDetails: { subject, ...notices },
    };
    try {
      await webPush.sendNotification(subscription, text, options);
      return 'taken';
    } catch (error) {
      const { statusCode } = Object(error);
      return statusCode === 404 || statusCode === 410 ? 'gone' : 'failed';
    }
  };
}
