import type { Knowledge } from '../knowledge.ts';
import { type Weights, weightsOf } from './policy.ts';

/** What experienced players would say: the rule of thumb, as weights. */
export const THUMB = weightsOf([
  // Leading: cash what cannot be beaten, draw trumps as declarer, otherwise lead low and short.
  ['lead wants', 'sure', 4],
  ['lead wants', 'boss at risk', 2.5],
  ['lead wants declarer', 'draws trump', 1.2],
  ['lead wants declarer', 'power', 0.4],
  ['lead wants defender', 'trump', -1],
  ['lead wants', 'height', -1],
  ['lead wants', 'points', -0.5],
  ['lead wants', 'length', 0.3],
  ['lead wants defender', 'clears suit', 0.6],
  ['lead avoids', 'height', -4],
  ['lead avoids', 'boss', -2],
  ['lead avoids', 'power', -0.3],
  ['lead avoids', 'suit out', 0.3],
  // An opponent is winning: win as cheaply as it goes, or throw away what costs least.
  ['beat wants', 'cheapest winner', 2],
  ['beat wants', 'sure', 3],
  ['beat wants', 'wins', 0.5],
  ['beat wants last', 'wins', 1],
  ['beat wants', 'stake won', 0.25],
  ['beat wants', 'ruff', -0.3],
  ['beat wants', 'power', -1.2],
  ['beat wants', 'height', -0.6],
  ['beat wants', 'points', -0.7],
  ['beat wants', 'boss', -0.6],
  ['beat wants', 'lowest', 0.3],
  // A friend is winning: leave it to them and give points.
  ['help wants', 'wins', -1],
  ['help wants', 'sure', 0.3],
  ['help wants', 'power', -1.5],
  ['help wants', 'height', -0.5],
  ['help wants', 'boss', -0.8],
  ['help wants', 'trump', -1],
  ['help wants', 'points', 0.5],
  ['help wants last', 'points', 1],
  ['help wants', 'ally sure', 0.5],
  ['wants', 'clears suit', 0.2],
  // No more tricks: stay below, and get rid of what is dangerous.
  ['beat avoids', 'wins', -4],
  ['help avoids', 'wins', -2],
  ['beat avoids', 'sure', -2],
  ['beat avoids', 'power', 0.5],
  ['beat avoids', 'height', 1.5],
  ['help avoids', 'height', 1],
  ['avoids', 'points', 0.4],
  ['beat avoids', 'clears suit', 0.4],
]);

/** The rule of thumb of a game: its own, or the common one. */
export function thumbOf({ thumb = THUMB }: Pick<Knowledge, 'thumb'>): Weights {
  return thumb;
}
