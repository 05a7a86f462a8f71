import type { GameRecord } from '@overtrick/engine';
import type { Stand } from '@overtrick/table';
import { unhurried } from '@overtrick/table';
import { type OpenVerdict, openVerdict } from '@overtrick/table/analysis';
import type { PastMeans } from '../past.ts';

/** Nobody waits longer for what open cards say: then it is said that it was not found. */
const LONGEST = 4000;

export function solved(
  record: GameRecord,
  at: Stand,
  { shelf, around }: PastMeans,
): Promise<OpenVerdict> {
  const search = openVerdict(shelf.knowledgeOf(record.game), record, at, LONGEST);
  return unhurried(search, around.rest);
}
