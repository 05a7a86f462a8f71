import { Cards } from '../../cards.ts';
import { tellDeal } from '../../contest/state.ts';
import { draw } from '../../draw.ts';
import type { Layout, Random, Setup, Tell } from '../../game.ts';
import { deck, packs, STOCK } from './faces.ts';
import { YamvState } from './state.ts';

/** yamv/2.2: all but the stock is dealt. */
export function handSize({ players }: Setup<null>): number {
  return (packs[players].length - STOCK) / players;
}

export function deal(setup: Setup<null>, random: Random, tell?: Tell): YamvState {
  const pack = packs[setup.players];
  return start(setup, handSize(setup), draw(pack, pack.length, random), tell);
}

export function lay(setup: Setup<null>, { hands, stock = [] }: Layout, tell?: Tell): YamvState {
  return start(setup, hands[0].length, deck.cardsOf([...hands.flat(), ...stock]), tell);
}

function start(setup: Setup<null>, size: number, cards: readonly number[], tell?: Tell) {
  const dealt = Cards.deal(deck, setup.players, size, cards);
  const stock = stockOf(cards, setup.players * size);
  const state = new YamvState(setup, dealt, { stock, discards: NONE });
  if (tell) tellDeal(state, tell);
  return state;
}

const NONE: readonly number[] = [];

/** The kinds of the last two cards, in the deck's order. */
function stockOf(cards: readonly number[], from: number): number[] {
  const [a, b] = [deck.kindOf(cards[from]), deck.kindOf(cards[from + 1])];
  return a < b ? [a, b] : [b, a];
}
