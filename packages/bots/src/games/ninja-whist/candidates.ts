import type { Action, Seat } from '@overtrick/engine';
import { ninjaWhist } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import type { Reckoning } from '../../reckoning.ts';
import { expectedTricks } from './bid.ts';
import { iconsOn, liftFor, powerOnTable } from './tokens.ts';

/** How far from what is expected a bid may be to be worth a thought. */
const AROUND = 2;
/** Sets of more tokens than these are never worth it. */
const MOST_TOKENS = 3;
const TEN = 10;

export function candidates(weights: Reckoning, state: NinjaState, seat: Seat): Action[][] {
  const legal: Action[] = [];
  const open = legal.slice(0, ninjaWhist.legal(state, seat, legal));
  switch (state.phase) {
    case 'bid':
      return bids(expectedTricks(weights, state, seat), open);
    case 'play':
      return plays(state, open);
    case 'take':
      return [taking(state, seat, open)];
  }
  return [];
}

function bids(expected: number, open: readonly Action[]): Action[][] {
  const near = open.filter(({ what }) => Math.abs(what - expected) <= AROUND);
  return (near.length > 0 ? near : open).map((action) => [action]);
}

/** Every card by itself, and number cards with the smallest sets of tokens that make them win. */
function plays(state: NinjaState, open: readonly Action[]): Action[][] {
  const cards = open.filter(({ ends }) => ends);
  const tokens = open.filter(({ ends }) => !ends);
  const moves = cards.map((card) => [card]);
  const power = powerOnTable(state);
  for (const card of cards) {
    const suit = state.order.suitOf[card.what];
    const lift = liftFor(state, card.what, power);
    const fitting = tokens.filter(({ what }) => iconsOn(what, suit) > 0);
    const wanted = liftWanted(state, card.what, lift);
    const set = wanted > 0 ? smallestSet(fitting, suit, wanted) : undefined;
    if (set) moves.push([...set, card]);
  }
  return moves;
}

/** The last card of a trick is lifted just above it, others out of reach of the numbers to come; 0 for none. */
function liftWanted(state: NinjaState, kind: number, lift: number): number {
  const height = state.order.power[kind];
  if (lift < 0 || height < 2 || height > TEN) return 0;
  const isLast = state.tricks.count === state.players - 1;
  return isLast ? lift : Math.max(lift, TEN - height);
}

/** The fewest tokens with so many icons of a suit, and of these the fewest icons. */
function smallestSet(tokens: readonly Action[], suit: number, lift: number): Action[] | undefined {
  let best: Action[] | undefined;
  let cost = Number.POSITIVE_INFINITY;
  const look = (from: number, set: Action[], shown: number) => {
    if (shown >= lift) {
      const price = set.length * 100 + shown;
      if (price < cost) {
        cost = price;
        best = set;
      }
      return;
    }
    if (set.length === MOST_TOKENS) return;
    for (let i = from; i < tokens.length; i++) {
      look(i + 1, [...set, tokens[i]], shown + iconsOn(tokens[i].what, suit));
    }
  };
  look(0, [], 0);
  return best;
}

function taking(state: NinjaState, seat: Seat, open: readonly Action[]): Action[] {
  const [from] = open;
  const after = ninjaWhist.copy(state);
  ninjaWhist.apply(after, seat, from, { below: () => 0 });
  const legal: Action[] = [];
  const count = ninjaWhist.legal(after, seat, legal);
  return [from, bestToken(legal, count, from.what === seat)];
}

/** The token with most icons; of one's own the one with fewest, as it cannot be played in this round. */
export function bestToken(legal: readonly Action[], count: number, own: boolean): Action {
  let best = legal[0];
  for (let i = 1; i < count; i++) {
    const more = String(legal[i].value).length > String(best.value).length;
    if (more !== own) best = legal[i];
  }
  return best;
}
