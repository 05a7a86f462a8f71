import { type Levels, levels } from '@overtrick/bots';
import { type About, type Game, games } from '@overtrick/engine';

/** What can be played in a place, and against whom; to check a wish, it is enough to know about games. */
export interface House<Known extends About = Game> {
  readonly games: readonly Known[];
  readonly levels: Levels;
}

/** Where every game of the registry can be played. */
export const house: House = { games, levels };
