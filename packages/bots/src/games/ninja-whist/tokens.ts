import { type Action, ninjaWhist, type Seat } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { powerOf, ranksIn, suitIn } from './ranks.ts';
import { neededBy, promise } from './wish.ts';

const ICONS = 'abcd';
const KING = 12;
const NUMBERS = 10;

/** By token and suit: how many icons it shows. */
const icons: number[] = [];
for (const { type, field, value, what } of ninjaWhist.actions) {
  if (type !== 'play' || field !== 'tokens') continue;
  for (const [suit, icon] of [...ICONS].entries()) {
    icons[what * ICONS.length + suit] = String(value).split(icon).length - 1;
  }
}

export function iconsOn(token: number, suit: number): number {
  return icons[token * ICONS.length + suit];
}

/** The power of the card that is winning the trick; 0 before the lead. */
export function powerOnTable({ tricks, table, order }: NinjaState): number {
  if (tricks.count === 0) return 0;
  return powerOf(order, table.standing(tricks.led, order));
}

/** How far a number card must be lifted to be above the trick; 0 if it is, or −1 if it cannot be. */
export function liftFor(state: NinjaState, kind: number, power: number): number {
  const { tricks, order } = state;
  const ranks = ranksIn(order, state.table.prey);
  const suit = ranks.suitOf[kind];
  const led = tricks.count === 0 ? suit : suitIn(order, tricks.led);
  if (suit !== led && suit !== ranks.trump) return -1;
  const own = ranks.power[kind];
  if (own > power) return 0;
  const tier = own - (own % 16);
  if (!isNumber(own - tier) || power >= tier + KING) return -1;
  // Above 10 the ranks leave 1/32 for each icon.
  const top = power - tier;
  const height = top <= NUMBERS ? top : NUMBERS + Math.round((top - NUMBERS) * 32);
  return height - (own - tier) + 1;
}

function isNumber(height: number): boolean {
  return height > 1 && height <= NUMBERS;
}

/**
 * A token with the last card of a trick that is needed and cannot be had without: the cheapest single
 * one that wins it. After that, the card which it lifts.
 */
export function quickToken(
  state: NinjaState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action | undefined {
  if (state.staged !== 0) return liftedCard(state, legal, count);
  if (legal[count - 1].ends || state.tricks.count < state.players - 1) return undefined;
  const needed = neededBy(state, seat);
  const left = state.cards.size - state.tricks.winners.length;
  if (needed <= 0 || needed > left) return undefined;
  if (needed < left && promise(state, seat) >= needed) return undefined;
  return winningToken(state, legal, count);
}

function winningToken(
  state: NinjaState,
  legal: readonly Action[],
  count: number,
): Action | undefined {
  const power = powerOnTable(state);
  let best: Action | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  let cards = 0;
  while (legal[cards].ends) cards++;
  for (let i = 0; i < cards; i++) {
    const lift = liftFor(state, legal[i].what, power);
    if (lift === 0) return undefined;
    if (lift < 0 || lift > 3) continue;
    const suit = state.order.suitOf[legal[i].what];
    for (let t = cards; t < count; t++) {
      const shown = iconsOn(legal[t].what, suit);
      if (shown < lift || shown >= fewest) continue;
      fewest = shown;
      best = legal[t];
    }
  }
  return best;
}

function liftedCard(state: NinjaState, legal: readonly Action[], count: number): Action {
  const power = powerOnTable(state);
  const token = 31 - Math.clz32(state.staged);
  for (let i = 0; i < count && legal[i].ends; i++) {
    const lift = liftFor(state, legal[i].what, power);
    if (lift > 0 && iconsOn(token, state.order.suitOf[legal[i].what]) >= lift) return legal[i];
  }
  return legal[0];
}
