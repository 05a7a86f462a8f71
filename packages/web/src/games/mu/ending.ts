import type { MuView } from '@overtrick/engine';
import type { ContestEnd } from '../../contest/contracted.ts';

/** How a deal of Mü ended: with a Chief, in a stalemate, or thrown in. */
export function endOf(view: MuView): ContestEnd {
  const { chief, bidToken, partner, shield, major, minor, taken, captured } = view;
  if (chief === null || bidToken === null) return stalemate(view);
  return {
    ...{ declarer: chief, partner, headDefender: shield, cards: bidToken.cards, taken },
    ...{ needed: bidToken.goal, trump: major?.name ?? null, otherTrump: minor?.name ?? null },
    total: captured.reduce((sum, points) => sum + points, 0),
  };
}

function stalemate({ crown, shown }: MuView): ContestEnd {
  if (crown === null) return null;
  const cards = Math.max(...shown);
  const seats = [...shown.keys()].filter((seat) => shown[seat] === cards);
  return { payer: crown.seat, seats, cards };
}
