import { FastRandom, type View } from '@overtrick/engine';
import { finish, judgeBy } from '../judge/judge.ts';
import type { DealOutlook } from '../judge/outlook.ts';
import { mastery } from '../mastery.ts';
import { knowledgeOf } from './index.ts';

/** For all games of the registry: who imports it gets all of them. */
const all = judgeBy(knowledgeOf, () => mastery);

/** The value of moves for one seat, from what it may know: every legal one, or the likely ones and those asked about. */
export const judge = all.judge;
/** The same as a bot that advises. */
export const adviser = all.adviser;

/** What a deal holds for the eyes of a view in so many worlds; the same seed gives the same. */
export function outlook(view: View, worlds: number, seed: string | number): DealOutlook {
  return finish(all.foresee(view, new FastRandom(seed), worlds));
}
