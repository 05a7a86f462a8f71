import type { Result } from '@overtrick/engine';
import type { DuplicateProblem, DuplicateRow, Duplicates } from '../duplicates.ts';
import { ApiRefusal } from '../problem.ts';
import { posted } from '../schema.ts';
import { type ApiRoute, get, post, someone } from './route.ts';

export interface DuplicateMeans {
  readonly duplicates: Duplicates;
}

/** What friends made of the same deals. */
export function duplicateRoutes({ duplicates }: DuplicateMeans): ApiRoute[] {
  return [
    get('/api/duplicates/:id', async (petition) =>
      told(await duplicates.results(petition.id, someone(petition).id)),
    ),
    post('/api/duplicates/:id', 'often', posted.duplicate, async (petition) =>
      told(await duplicates.tell(petition.id, someone(petition).id, petition.body.scores)),
    ),
  ];
}

function told(found: Result<readonly DuplicateRow[], DuplicateProblem>) {
  if (!found.ok) throw new ApiRefusal(found.error);
  return { results: found.value };
}
