import type { CardPlay } from '@overtrick/engine';
import { takenTricks } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import type { Room } from '../room/room.ts';
import type { PageWords } from '../words/index.ts';
import { occasionOf, sayer } from './phrases.ts';

/** What is said of a trick that was taken: who has it, and what that meant for what was promised. */
export interface TakenTold {
  /** "Ada takes it: 4 points". */
  readonly line: string;
  /** "Ben’s side now has 22 of 30". */
  readonly means: string | undefined;
}

/** About the last trick that was taken, if any was. */
export function takenOf(words: PageWords, room: Room, scene: PageScene): TakenTold | undefined {
  const trick = takenTricks(scene.view).at(-1);
  if (!trick) return undefined;
  const { what, means } = room.taken?.(occasionOf(words, scene), trick.winner) ?? {};
  const worth = worthOf(words, room, scene, trick.plays);
  const parts = [worth, what].filter((part) => part !== undefined);
  return { line: words.taken.line(sayer(words, scene), trick.winner, parts.join(', ')), means };
}

/** What lies in a trick, in words; undefined where nothing in it counts by itself. */
export function worthOf(
  words: PageWords,
  room: Room,
  scene: PageScene,
  plays: readonly CardPlay[],
): string | undefined {
  if (room.worth) return room.worth(occasionOf(words, scene), plays);
  const { points } = scene.view;
  if (points === null) return undefined;
  return words.taken.points(plays.reduce((sum, { card }) => sum + (points.cards[card] ?? 0), 0));
}
