import type { Move, MutwoView } from '@overtrick/engine';

/** What the lesson shows in the auction: 9s and 10s. */
export const PAIR: readonly string[] = ['G9', 'B10', 'R10', 'K10'];

/** How many of one's cards a name makes trumps. */
export function trumpsBy({ name }: Move, { dealt }: Pick<MutwoView, 'dealt'>): number {
  return dealt.filter((code) => code[0] === name || code.slice(1) === name).length;
}
