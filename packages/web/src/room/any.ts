import type { View } from '@overtrick/engine';
import type { GameWords } from '../words/own.ts';
import type { Room } from './room.ts';

/** A room for whoever has a table of any game: the page gives it only views and words of its own game. */
export function ofAnyGame<V extends View, W extends GameWords>(room: Room<V, W>): Room {
  return room;
}
