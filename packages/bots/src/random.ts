import { type Action, type Game, game, type Move, type Random, type View } from '@overtrick/engine';
import type { Bot, Thought } from './bot.ts';

/** In Gamut's Spades higher bids at random are never made, and matches would not end. */
const LOW_BIDS: Readonly<Record<string, number>> = { gamut: 2 };

/**
 * One small decision at random, from nothing but the legal ones. Uniform, except that in card
 * auctions it passes three turns in four and otherwise shows one card, one time in four one to three;
 * that it bids low where `LOW_BIDS` says so; and that it thinks of tokens one time in four.
 * `begun` is how many actions of the same move came before.
 */
export function pickRandom(
  { name }: Pick<Game, 'name'>,
  legal: readonly Action[],
  count: number,
  begun: number,
  random: Random,
): Action {
  if (count === 1) return legal[0];
  const { type, field } = legal[count - 1];
  if (type === 'play') {
    return field === 'tokens' ? playAtRandom(legal, count, random) : legal[random.below(count)];
  }
  if (field === 'cards') return callAtRandom(legal, count, begun, random);
  if (type === 'bid' && name in LOW_BIDS) {
    return legal[random.below(Math.min(count, LOW_BIDS[name] + 1))];
  }
  return legal[random.below(count)];
}

/** The first action passes, or ends the bid; the others show a card. */
function callAtRandom(
  legal: readonly Action[],
  count: number,
  begun: number,
  random: Random,
): Action {
  const goesOn =
    begun === 0
      ? random.below(4) === 0
      : // One card five times in six; the rest is shared evenly between two and three.
        (begun === 1 && random.below(6) === 0) || (begun === 2 && random.below(2) === 0);
  return goesOn ? legal[1 + random.below(count - 1)] : legal[0];
}

/** Cards come before tokens among the legal actions, and there is always one. */
function playAtRandom(legal: readonly Action[], count: number, random: Random): Action {
  let cards = count;
  while (legal[cards - 1].field === 'tokens') cards--;
  return legal[random.below(random.below(4) === 0 ? count : cards)];
}

export const randomBot: Bot = {
  name: 'random',
  think(view: View, random: Random): Thought {
    return { move: moveAtRandom(view, random), candidates: [], worlds: 0 };
  },
};

/** A whole move. Any world that the view allows has the same legal moves for the seat that looks. */
function moveAtRandom(view: View, random: Random): Move {
  const rules = game(view.game);
  if (!rules) throw new Error(`no game ${view.game}`);
  const state = rules.guesser(view)(random);
  const before = rules.history(state, view.eyes).length;
  const legal: Action[] = [];
  for (let begun = 0; ; begun++) {
    const count = rules.legal(state, view.eyes, legal);
    const action = pickRandom(rules, legal, count, begun, random);
    rules.apply(state, view.eyes, action, random);
    if (action.ends) return rules.history(state, view.eyes)[before];
  }
}
