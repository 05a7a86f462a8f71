import type { Clock } from '@overtrick/table';
import type { People } from '../people/people.ts';
import { posted } from '../schema.ts';
import { type Chance, newId } from '../secrets.ts';
import type { Rankings } from '../standing/rankings.ts';
import type { Results } from '../standing/results.ts';
import { ownView, tableViews } from '../standing/views.ts';
import { type ApiRoute, get, post, someone } from './route.ts';

export interface StandingMeans {
  readonly people: People;
  readonly rankings: Rankings;
  readonly results: Results;
  readonly clock: Clock;
  readonly chance: Chance;
}

/** Where one stands, and who else wants to be seen. */
export function standingRoutes(means: StandingMeans): ApiRoute[] {
  const { people, rankings, results, clock, chance } = means;
  return [
    get('/api/standing', async (petition) => {
      const { id, ids } = someone(petition);
      await rankings.update();
      const now = clock.now();
      const others = ids.filter((each) => each !== id && !rankings.isOne(each, id));
      for (const other of others) await results.join(other, id, now);
      if (others.length > 0) await rankings.update();
      const tables = await tableViews(rankings, people, id, now);
      return { shown: rankings.isShown(id), games: ownView(rankings, id, now), tables };
    }),
    post('/api/standing/shown', 'often', posted.shown, async (petition) => {
      const { id } = someone(petition);
      const { shown } = petition.body;
      await rankings.update();
      if (rankings.isShown(id) !== shown) {
        await results.show(id, shown, { key: newId(chance), at: clock.now() });
      }
      return { shown };
    }),
  ];
}
