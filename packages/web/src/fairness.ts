import { commitment, drawnFrom, type Game, StreamRandom } from '@overtrick/engine';
import type { DealPromise, Verdicts } from './protocol.ts';

/** Whether a deal was the one that had been promised: docs/deals.md says how anybody can find out. */
export function verify(game: Game, promised: DealPromise): Verdicts {
  const { commitment: seal, seed, entropy, setup, layout } = promised;
  const drawn = drawnFrom(seed, entropy.length > 0 ? entropy : undefined);
  const again = game.deal(setup, new StreamRandom(drawn, `deal/${setup.deal}`));
  return {
    seed: commitment(seed) === seal,
    count: game.deck(setup).length,
    cards: JSON.stringify(game.layout(again)) === JSON.stringify(layout),
  };
}
