import {
  type Action,
  FastRandom,
  type Saying,
  type Seat,
  sayings,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';
import { emptyStance, FEATURES, Features, SIZE } from './play/features.ts';
import type { ReasonSays } from './says.ts';

type Feature = (typeof FEATURES)[number];

const why = sayings<ReasonSays>();

/** What a feature of a card says to a player, the weightiest first. */
const FACTS: readonly (readonly [Feature, Saying])[] = [
  ['sure', why('sure')],
  ['ally sure', why('ally-sure')],
  ['ruff', why('ruff')],
  ['cheapest winner', why('cheapest-winner')],
  ['boss', why('boss')],
  ['draws trump', why('draws-trump')],
  ['clears suit', why('clears-suit')],
  ['lowest', why('lowest')],
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
): ReadonlyMap<Action, readonly Saying[]> {
  let facts = factsIn(knowledge, state, view.eyes, cards);
  if (liesAside(knowledge, state)) {
    const guess = knowledge.game.guesser(view);
    const random = new FastRandom(1);
    for (let i = 0; i < WORLDS; i++) {
      const others = factsIn(knowledge, guess(random), view.eyes, cards);
      facts = facts.map((own, c) => own.filter((each) => others[c].includes(each)));
    }
  }
  return new Map(cards.map((card, c) => [card, facts[c]]));
}

/** Whether some cards are in nobody's hand, so that what is out is not the same in all worlds. */
function liesAside<State extends Sitting>({ game }: Knowledge<State>, { setup, cards }: State) {
  return game.deck(setup).length > setup.players * cards.size;
}

/** By card, what is so in one world. */
export function factsIn<State extends Sitting>(
  knowledge: Knowledge<State>,
  state: State,
  seat: Seat,
  cards: readonly Action[],
): Saying[][] {
  const stance = emptyStance();
  knowledge.stance(state, seat, stance);
  room.fill(state, seat, cards, cards.length, stance);
  return cards.map((_, c) => {
    const has = (feature: Feature) => room.values[c * SIZE + FEATURES.indexOf(feature)] > 0;
    return FACTS.filter(([feature]) => has(feature)).map(([, fact]) => fact);
  });
}
