import type { CardPlay, Move } from './game.ts';

/** Whether a move is a card that was played. */
export function isPlay(move: Move): move is CardPlay {
  return move.type === 'play' && typeof move.card === 'string';
}
