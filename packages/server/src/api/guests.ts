import { z } from 'zod';
import type { People } from '../people/people.ts';
import { ApiRefusal } from '../problem.ts';
import { posted } from '../schema.ts';
import { type ApiRoute, get, post, someone } from './route.ts';

const NOTHING = z.strictObject({});

/** Who one is. */
export function guestRoutes(people: People): ApiRoute[] {
  return [
    post('/api/guests', 'seldom', posted.arrival, async ({ body }) => {
      const arrived = await people.arrive(body.name, body.program, body.label);
      if (!arrived.ok) throw new ApiRefusal(arrived.error);
      return arrived.value;
    }),
    get('/api/me', async (petition) => {
      const { id, name, program } = someone(petition);
      return { id, name, program };
    }),
    post('/api/me/name', 'often', posted.name, async (petition) => {
      const renamed = await people.rename(someone(petition).id, petition.body.name);
      if (!renamed.ok) throw new ApiRefusal(renamed.error);
      return { name: petition.body.name };
    }),
    post('/api/me/code', 'seldom', NOTHING, async (petition) =>
      people.issueCode(someone(petition)),
    ),
    post('/api/me/others', 'often', NOTHING, async (petition) => {
      await people.dismissOthers(someone(petition));
      return {};
    }),
    post('/api/codes', 'seldom', posted.code, async ({ body }) => {
      const used = await people.useCode(body.code, body.label);
      if (!used.ok) throw new ApiRefusal(used.error);
      return used.value;
    }),
  ];
}
