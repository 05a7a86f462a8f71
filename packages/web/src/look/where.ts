import type { DealRecord } from '@overtrick/engine';
import type { LookWords } from './words-en.ts';

/** Where in a deal one is, in words. */
export function whereIn({ where }: LookWords, deal: DealRecord, move: number): string {
  const { moves, tricks } = deal;
  if (move === 0) return where.start;
  if (move === moves.length && deal.scores.length > 0) return where.end;
  const isPlay = ({ type }: DealRecord['moves'][number]) => type === 'play';
  const all = moves.filter(isPlay).length;
  const played = moves.slice(0, move).filter(isPlay).length;
  if (played === 0) return where.calls(move);
  const each = all / Math.max(1, tricks.length);
  return `${where.trick(Math.ceil(played / each), tricks.length)}, ${where.card(played, all)}`;
}
