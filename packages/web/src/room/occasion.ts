import type { NameOf, View } from '@overtrick/engine';
import type { PageScene } from '../protocol.ts';
import type { PageWords } from '../words/index.ts';
import type { GameWords } from '../words/own.ts';

/** What a room is asked about: a table, and the words to speak of it. */
export interface Occasion<V extends View = View, W extends GameWords = GameWords> {
  readonly scene: PageScene;
  readonly view: V;
  readonly words: PageWords;
  /** The game's own words. */
  readonly own: W;
  /** What a seat is called by the person who looks. */
  readonly name: NameOf;
}
