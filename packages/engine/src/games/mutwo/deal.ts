import { Cards } from '../../cards.ts';
import { tellDeal } from '../../contest/state.ts';
import { draw } from '../../draw.ts';
import type { Layout, Random, Setup, Tell } from '../../game.ts';
import { deck, pack } from './faces.ts';
import { MutwoState } from './state.ts';

/** mutwo/2.2: the whole pack is dealt. */
export function handSize({ players }: Setup<null>): number {
  return pack.length / players;
}

export function deal(setup: Setup<null>, random: Random, tell?: Tell): MutwoState {
  return start(setup, handSize(setup), draw(pack, pack.length, random), tell);
}

export function lay(setup: Setup<null>, { hands }: Layout, tell?: Tell): MutwoState {
  return start(setup, hands[0].length, deck.cardsOf(hands.flat()), tell);
}

function start(setup: Setup<null>, size: number, cards: readonly number[], tell?: Tell) {
  const state = new MutwoState(setup, Cards.deal(deck, setup.players, size, cards));
  if (tell) tellDeal(state, tell);
  return state;
}
