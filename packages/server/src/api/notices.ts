import { z } from 'zod';
import { isEndpoint } from '../notices/endpoint.ts';
import type { Notices } from '../notices/notices.ts';
import { ApiRefusal } from '../problem.ts';
import { posted } from '../schema.ts';
import { type ApiRoute, get, post, someone } from './route.ts';

export interface NoticeRouteMeans {
  readonly notices: Notices;
  /** The key by which those who carry notices know whose they are. */
  noticeKey(): Promise<string>;
}

const NOTHING = z.strictObject({});

/** Whether this browser is told when a slow game waits for whoever uses it. */
export function noticeRoutes({ notices, noticeKey }: NoticeRouteMeans): ApiRoute[] {
  return [
    get('/api/notices', async (petition) => ({
      key: await noticeKey(),
      isOn: await notices.isSubscribed(someone(petition)),
    })),
    post('/api/notices', 'seldom', posted.subscription, async (petition) => {
      const guest = someone(petition);
      if (!isEndpoint(petition.body.endpoint)) throw new ApiRefusal('bad-endpoint');
      await notices.subscribe(guest, petition.body);
      return {};
    }),
    post('/api/notices/remove', 'often', NOTHING, async (petition) => {
      await notices.unsubscribe(someone(petition));
      return {};
    }),
  ];
}
