import type { Game } from '@overtrick/engine';
import type { Cast } from '@overtrick/table/links';
import type { LookedBack } from './protocol.ts';

/** A game that was read, and by whom it was played; undefined if nobody knows. */
export interface ReadBack extends LookedBack {
  readonly game: Game;
  readonly cast: Cast | undefined;
}
