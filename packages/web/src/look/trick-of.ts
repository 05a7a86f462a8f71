import type { DealRecord } from '@overtrick/engine';

/** In which trick a move was made, counted from 1; undefined for a call. */
export function trickOf({ moves, tricks }: DealRecord, move: number): number | undefined {
  const isPlay = ({ type }: DealRecord['moves'][number]) => type === 'play';
  const all = moves.filter(isPlay).length;
  const before = moves.slice(0, move).filter(isPlay).length;
  if (moves[move].type !== 'play') return undefined;
  return Math.floor(before / (all / Math.max(1, tricks.length))) + 1;
}
