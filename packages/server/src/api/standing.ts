import type { Clock } from '@overtrick/table';
import type { People } from '../people/people.ts';
import { posted } from '../schema.ts';
import { type Chance, newId } from '../secrets.ts';
import type { Results } from '../standing/results.ts';
import type { Standings } from '../standing/standings.ts';
import { ownView, tableViews } from '../standing/views.ts';
import { type ApiRoute, get, post, someone } from './route.ts';

export interface StandingMeans {
  readonly people: People;
  readonly standings: Standings;
  readonly results: Results;
  readonly clock: Clock;
  readonly chance: Chance;
}

/** Where one stands, and who else wants to be seen. */
export function standingRoutes(means: StandingMeans): ApiRoute[] {
  const { people, standings, results, clock, chance } = means;
  return [
    get('/api/standing', async (petition) => {
      const { id, ids } = someone(petition);
      await standings.update();
      const now = clock.now();
      const others = ids.filter((each) => each !== id && !standings.isOne(each, id));
      for (const other of others) await results.join(other, id, now);
      if (others.length > 0) await standings.update();
      const tables = await tableViews(standings, people, id, now);
      return { shown: standings.isShown(id), games: ownView(standings, id, now), tables };
    }),
    post('/api/standing/shown', 'often', posted.shown, async (petition) => {
      const { id } = someone(petition);
      const { shown } = petition.body;
      await standings.update();
      if (standings.isShown(id) !== shown) {
        await results.show(id, shown, { key: newId(chance), at: clock.now() });
      }
      return { shown };
    }),
  ];
}
