import type { Move, Seat } from '@overtrick/engine';
import { cardsOf } from '../guide/told.ts';

/** The first card of a bid that a lesson would not show. */
export function strangeIn(move: Move, known: readonly string[]): string {
  const left = [...known];
  const isStrange = (code: string) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return cardsOf(move).find(isStrange) ?? '';
}

interface Auctioned {
  readonly eyes: Seat;
  readonly shown: readonly number[];
  readonly prices: readonly { readonly needed: number }[];
}

/** How many cards the person has shown, and what they promise. */
export function promised({ eyes, shown, prices }: Auctioned): {
  readonly cards: number;
  readonly needed: number;
} {
  const cards = shown[eyes];
  return { cards, needed: prices[cards - 1]?.needed ?? 0 };
}
