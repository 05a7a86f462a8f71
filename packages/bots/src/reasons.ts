import { type Action, FastRandom, type Seat, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Argument } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { emptyStance, FEATURES, Features, SIZE } from './play/features.ts';

type Feature = (typeof FEATURES)[number];

/** What a feature of a card says to a player, the weightiest first. */
const WORDS: readonly (readonly [Feature, string])[] = [
  ['sure', 'nobody can beat it'],
  ['ally sure', 'the trick is safe with your side'],
  ['ruff', 'trumps in'],
  ['cheapest winner', 'wins as cheaply as it goes'],
  ['boss', 'the highest card left in its suit'],
  ['draws trump', 'draws trumps'],
  ['clears suit', 'leaves you without that suit'],
  ['lowest', 'the lowest card you may play'],
];
/**
 * Enough worlds that a card which another player may hold is held by one in at least one of them, even
 * if most unseen cards lie aside.
 */
const WORLDS = 32;

const room = new Features();

/**
 * For each card that could be played, what explains it: only what is so wherever the unseen cards lie.
 * The worlds are drawn apart from those of the search, and are the same whenever the view is.
 */
export function reasonsFor<State extends Sitting>(
  knowledge: Knowledge<State>,
  view: View,
  state: State,
  cards: readonly Action[],
): ReadonlyMap<Action, readonly Argument[]> {
  let facts = factsIn(knowledge, state, view.eyes, cards);
  if (liesAside(knowledge, state)) {
    const guess = knowledge.game.guesser(view);
    const random = new FastRandom(1);
    for (let i = 0; i < WORLDS; i++) {
      const others = factsIn(knowledge, guess(random), view.eyes, cards);
      facts = facts.map((words, c) => words.filter((each) => others[c].includes(each)));
    }
  }
  return new Map(cards.map((card, c) => [card, facts[c].map((words) => ({ words }))]));
}

/** Whether some cards are in nobody's hand, so that what is out is not the same in all worlds. */
function liesAside<State extends Sitting>({ game }: Knowledge<State>, { setup, cards }: State) {
  return game.deck(setup).length > setup.players * cards.size;
}

/** By card, what is so in one world, in words. */
export function factsIn<State extends Sitting>(
  knowledge: Knowledge<State>,
  state: State,
  seat: Seat,
  cards: readonly Action[],
): string[][] {
  const stance = emptyStance();
  knowledge.stance(state, seat, stance);
  room.fill(state, seat, cards, cards.length, stance);
  return cards.map((_, c) => {
    const has = (feature: Feature) => room.values[c * SIZE + FEATURES.indexOf(feature)] > 0;
    return WORDS.filter(([feature]) => has(feature)).map(([, words]) => words);
  });
}
