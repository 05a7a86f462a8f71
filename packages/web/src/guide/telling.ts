import type { Move, View } from '@overtrick/engine';
import { takenTricks } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import { nameOf } from '../table/phrases.ts';
import type { PageWords } from '../words/index.ts';
import type { AmissTold, MoveTold } from './told.ts';

/** What came of a move, by how the table stands after it; in the words of a table of this game. */
export function toldOf(words: PageWords, scene: PageScene, move: Move): MoveTold {
  const { view } = scene;
  const { card, trump } = words;
  const name = (seat: number) => nameOf(words, scene, seat);
  return { move, view, took: tookOf(words, view, move, name), name, card, trump };
}

/** What was pointed at, in the words of a table of this game. */
export function amissTold(words: PageWords, scene: PageScene, what: string): AmissTold {
  return { card: () => words.card(what), name: () => nameOf(words, scene, Number(what)) };
}

function tookOf(
  { guide }: PageWords,
  view: View,
  move: Move,
  name: (seat: number) => string,
): string {
  const isIt = (play: Move) => play.seat === view.eyes && play.card === move.card;
  const [trick] = takenTricks(view)
    .filter(({ plays }) => plays.some(isIt))
    .slice(-1);
  if (!trick) return '';
  const points = view.points?.cards;
  const worth = points && trick.plays.reduce((sum, { card }) => sum + (points[card] ?? 0), 0);
  return guide.took(name(trick.winner), trick.winner === view.eyes, worth);
}
