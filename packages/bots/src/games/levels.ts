import { levelsBy } from '../levels.ts';
import { mastery } from '../mastery.ts';
import { knowledgeOf } from './index.ts';

/** The bots by level, for all games of the registry. Alone in its file: who imports it gets all games. */
export const levels = levelsBy(knowledgeOf, () => mastery);
