import type { Action, Seat, Sitting } from '@overtrick/engine';
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
/** More would not be read. */
const MOST = 2;

const room = new Features();

/** For each card that could be played, what explains it, in words. */
export function reasonsFor<State extends Sitting>(
  knowledge: Knowledge<State>,
  state: State,
  seat: Seat,
  cards: readonly Action[],
): ReadonlyMap<Action, readonly string[]> {
  const stance = emptyStance();
  knowledge.stance(state, seat, stance);
  room.fill(state, seat, cards, cards.length, stance);
  return new Map(cards.map((card, i) => [card, wordsAt(i)]));
}

function wordsAt(i: number): string[] {
  const has = (feature: Feature) => room.values[i * SIZE + FEATURES.indexOf(feature)] > 0;
  return WORDS.filter(([feature]) => has(feature))
    .slice(0, MOST)
    .map(([, words]) => words);
}
