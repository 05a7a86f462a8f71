import { Cards } from '../../cards.ts';
import { tellDeal } from '../../contest/state.ts';
import { draw } from '../../draw.ts';
import type { Layout, Random, Setup, Tell } from '../../game.ts';
import { COLOURS } from './colours.ts';
import { deck } from './faces.ts';
import type { MuOptions } from './options.ts';
import { MuState } from './state.ts';

const packs = new WeakMap<object, readonly number[]>();

/** mu/1.3: the cards in play; three players leave two colours out. */
export function pack({ players, options }: Setup<null>): readonly number[] {
  let cards = packs.get(options);
  if (!cards) {
    const removed = players === 3 ? (options as MuOptions).removedColours : [];
    const kinds = [...deck.codes.keys()];
    cards = deck.cards(kinds.filter((kind) => !removed.includes(COLOURS[deck.suitOf[kind]])));
    packs.set(options, cards);
  }
  return cards;
}

/** mu/2.2: the whole pack is dealt. */
export function handSize(setup: Setup<null>): number {
  return pack(setup).length / setup.players;
}

export function deal(setup: Setup<null>, random: Random, tell?: Tell): MuState {
  const cards = pack(setup);
  return start(setup, cards.length / setup.players, draw(cards, cards.length, random), tell);
}

export function lay(setup: Setup<null>, { hands }: Layout, tell?: Tell): MuState {
  return start(setup, hands[0].length, deck.cardsOf(hands.flat()), tell);
}

function start(setup: Setup<null>, size: number, cards: readonly number[], tell?: Tell): MuState {
  const state = new MuState(setup, Cards.deal(deck, setup.players, size, cards));
  if (tell) tellDeal(state, tell);
  return state;
}
