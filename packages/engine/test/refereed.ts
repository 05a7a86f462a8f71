import { games } from '../src/index.ts';
import { known } from './naive/games.ts';

/**
 * The games that a second implementation judges. They have golden records and counts too; a new game waits
 * for all of these, and is proved by the conformance suite meanwhile.
 */
export const refereed = games.filter(({ name }) => known.includes(name));
export const waiting = games.filter(({ name }) => !known.includes(name));
