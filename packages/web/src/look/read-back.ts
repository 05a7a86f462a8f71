import type { Game } from '@overtrick/engine';
import type { LookedBack } from './protocol.ts';

/** A game that was read, and what its bots took their chance from; null if nobody knows. */
export interface ReadBack extends LookedBack {
  readonly game: Game;
  readonly secret: string | null;
}
