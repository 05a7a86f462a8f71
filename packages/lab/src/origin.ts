import {
  actionsOf,
  type DealRecord,
  drawnFrom,
  type Game,
  type Match,
  openMatch,
  perform,
  type Replay,
  StreamRandom,
  seedOf,
  settle,
} from '@overtrick/engine';

/** Whether deals follow from a seed as docs/deals.md says; `differs` names the first that does not. */
export type Origin =
  | { readonly state: 'unknown' | 'follows' }
  | { readonly state: 'differs'; readonly deal: number };

/** Deals each seeded deal of a valid record again, from its seed and what players added to it alone. */
export function traceDeals({ game, record, states }: Replay): Origin {
  const { players, options, deals } = record;
  const [{ dealer }] = deals;
  const first = seedOf(record, deals[0]);
  if (first !== undefined && dealer !== new StreamRandom(first, 'dealer').below(players)) {
    return { state: 'differs', deal: 0 };
  }
  let match: Match = openMatch(game, players, options, dealer);
  let isSeeded = false;
  for (const [index, deal] of deals.entries()) {
    const seed = seedOf(record, deal);
    if (seed !== undefined) {
      isSeeded = true;
      const chance = new StreamRandom(drawnFrom(seed, deal.entropy), `deal/${index}`);
      if (!isSame(game, states[index], redeal(game, match, deal, chance))) {
        return { state: 'differs', deal: index };
      }
    }
    if (game.acting(states[index]) === 0) match = settle(game, match, states[index]);
  }
  return { state: isSeeded ? 'follows' : 'unknown' };
}

/** The deal again; games that draw after it are played again too, as far as their cards allow. */
function redeal(game: Game, match: Match, { moves }: DealRecord, chance: StreamRandom): unknown {
  const state = game.deal(match.setup, chance);
  if (!game.recall) return state;
  for (const move of moves) {
    const actions = actionsOf(game, move);
    if (!actions.ok || perform(game, state, move.seat, actions.value, chance)) break;
  }
  return state;
}

function isSame(game: Game, told: unknown, dealt: unknown): boolean {
  const hasSameTricks =
    !game.recall || JSON.stringify(game.tricks(told)) === JSON.stringify(game.tricks(dealt));
  return hasSameTricks && JSON.stringify(game.layout(told)) === JSON.stringify(game.layout(dealt));
}
