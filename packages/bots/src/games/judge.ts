import { judgeBy } from '../judge/judge.ts';
import { mastery } from '../mastery.ts';
import { knowledgeOf } from './index.ts';

/** For all games of the registry: who imports it gets all of them. */
const all = judgeBy(knowledgeOf, () => mastery);

/** The value of moves for one seat, from what it may know: every legal one, or the likely ones and those asked about. */
export const judge = all.judge;
/** The same as a bot that advises. */
export const adviser = all.adviser;
