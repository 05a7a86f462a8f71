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
  const kinds = [...hands.flat(), ...stock].map((code) => deck.kind(code));
  return start(setup, hands[0].length, kinds, tell);
}

function start(setup: Setup<null>, size: number, kinds: readonly number[], tell?: Tell) {
  const stock = kinds.slice(setup.players * size).sort((a, b) => a - b);
  const cards = Cards.deal(deck, setup.players, size, kinds);
  const state = new YamvState(setup, cards, { stock, discards: [] });
  if (tell) tellDeal(state, tell);
  return state;
}
