import type { Move, View } from '@overtrick/engine';
import { type HeldCard, ownCards } from '../play/held.ts';
import { nearSeat } from '../play/mode.ts';

/** The cards that a move is made with, each by its key: what comes in their place is no part of the advice. */
export function hintedKeys(move: Move, view: View): string[] {
  const { seat: _, type: __, show = [], ...rest } = move;
  const near = nearSeat(view);
  const hand = ownCards(view.hand, 'hand');
  const display = ownCards(view.displays[near] ?? [], 'display');
  const codes = Object.values(rest).flat().map(String);
  // yamv/6.3: the first of them lay face up, as many as others come in their place.
  const faceUp = [show].flat().length;
  const left = [...hand, ...display];
  return codes.flatMap((code, i) => {
    const fits = (own: HeldCard) => own.code === code;
    const found =
      (i < faceUp ? display.find((own) => fits(own) && left.includes(own)) : undefined) ??
      left.find(fits);
    if (!found) return [];
    left.splice(left.indexOf(found), 1);
    return [found.key];
  });
}
