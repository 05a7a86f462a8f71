import type { Action, Game, Seat, View } from '@overtrick/engine';
import { type Sitting, WORDS } from '@overtrick/engine/kit';

/** What the rule of thumb asks about a deal, read from the view of it. */
export interface Standpoint {
  /** By seat, those on its side as bits, itself included. */
  readonly allies: readonly number[];
  /** Whether tricks are always good, and by seat how many its side has promised, where that is exact. */
  readonly welcome: boolean;
  readonly promised: readonly number[] | undefined;
  /** Card points by kind; empty where tricks count alike. */
  readonly points: readonly number[];
}

export function standpointOf(game: Game, view: View, world: Sitting): Standpoint {
  const { deck } = world.cards;
  const seats = view.held.map((_, seat) => seat);
  const bitsOf = (of: readonly Seat[]) => of.reduce((bits, seat) => bits | (1 << seat), 0);
  const allies = seats.map((seat) => {
    const side = view.sides.find(({ seats: members }) => members.includes(seat));
    return side ? bitsOf(side.seats) : 1 << seat;
  });
  const { points } = view;
  return {
    allies,
    welcome: view.everyTrickWelcome,
    promised: promisedBy(game, view, allies),
    points: points ? deck.codes.map((code) => points.cards[code] ?? 0) : [],
  };
}

/** Bids of tricks, added up by side; undefined in games that have none. */
function promisedBy(game: Game, view: View, allies: readonly number[]): number[] | undefined {
  const field = game.grammar.bid?.find(({ of, list }) => of === 'number' && !list);
  if (!field) return undefined;
  const bids = view.history.filter(({ type }) => type === 'bid');
  if (bids.length === 0) return undefined;
  return allies.map((bits) =>
    bids
      .filter(({ seat }) => (bits >> seat) & 1)
      .reduce((sum, bid) => sum + Number(bid[field.name]), 0),
  );
}

function wantsTricks({ welcome, promised, allies }: Standpoint, state: Sitting, seat: Seat) {
  if (welcome) return true;
  if (!promised) return false;
  const { winners } = state.tricks;
  let taken = 0;
  for (let i = 0; i < winners.length; i++) taken += (allies[seat] >> winners[i]) & 1;
  return taken < promised[seat];
}

/**
 * All that an outsider knows of card play. Lead what cannot be beaten, or low; win as cheaply as it goes;
 * leave to a friend what a friend has, with points if there are any; and who wants no trick stays just below.
 */
export function ruleOfThumb(
  stand: Standpoint,
  state: Sitting,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  const { tricks } = state;
  const wants = wantsTricks(stand, state, seat);
  if (tricks.count === 0)
    return wants ? leadOf(state, seat, legal, count) : lowest(state, legal, count);
  if (!wants) return justBelow(state, legal, count);
  if ((stand.allies[seat] >> tricks.best) & 1) {
    return stand.points.length > 0
      ? richest(stand, state, legal, count)
      : lowest(state, legal, count);
  }
  return cheapestWinner(state, legal, count) ?? lowest(state, legal, count);
}

/** Cards end their move and come first, whatever else may be played with them. */
function isCardAt(legal: readonly Action[], count: number, i: number): boolean {
  return i < count && (i === 0 || legal[i].ends);
}

function lowest({ order: { power } }: Sitting, legal: readonly Action[], count: number): Action {
  let best = legal[0];
  for (let i = 1; isCardAt(legal, count, i); i++) {
    if (power[legal[i].what] < power[best.what]) best = legal[i];
  }
  return best;
}

function wins({ tricks, order }: Sitting, kind: number): boolean {
  const suit = order.suitOf[kind];
  return order.power[kind] > tricks.power && (suit === tricks.led || suit === order.trump);
}

function cheapestWinner(state: Sitting, legal: readonly Action[], count: number) {
  const { power } = state.order;
  let best: Action | undefined;
  for (let i = 0; isCardAt(legal, count, i); i++) {
    const kind = legal[i].what;
    if (wins(state, kind) && (!best || power[kind] < power[best.what])) best = legal[i];
  }
  return best;
}

function richest(
  { points }: Standpoint,
  state: Sitting,
  legal: readonly Action[],
  count: number,
): Action {
  const { power } = state.order;
  const worth = (kind: number) => 100 * points[kind] - power[kind];
  let best = legal[0];
  for (let i = 1; isCardAt(legal, count, i); i++) {
    if (worth(legal[i].what) > worth(best.what)) best = legal[i];
  }
  return best;
}

/** The highest card that does not take the trick; without one, the lowest. */
function justBelow(state: Sitting, legal: readonly Action[], count: number): Action {
  const { power } = state.order;
  let best: Action | undefined;
  for (let i = 0; isCardAt(legal, count, i); i++) {
    const kind = legal[i].what;
    if (!wins(state, kind) && (!best || power[kind] > power[best.what])) best = legal[i];
  }
  return best ?? lowest(state, legal, count);
}

/** The highest of the cards that no other hand can beat in their suit; without one, the lowest. */
function leadOf(state: Sitting, seat: Seat, legal: readonly Action[], count: number): Action {
  const { power, suitOf } = state.order;
  let best: Action | undefined;
  for (let i = 0; isCardAt(legal, count, i); i++) {
    const kind = legal[i].what;
    if (best && power[kind] <= power[best.what]) continue;
    if (power[kind] >= highestOut(state, seat, suitOf[kind])) best = legal[i];
  }
  return best ?? lowest(state, legal, count);
}

/** The power of the highest card of a suit in other hands; −1 without one. */
function highestOut({ cards, order }: Sitting, seat: Seat, suit: number): number {
  const { hands, displays, deck } = cards;
  const mask = (suit + 1) * WORDS;
  const own = seat * WORDS;
  let most = -1;
  for (let word = 0; word < WORDS; word++) {
    let out = 0;
    for (let at = 0; at < hands.length; at += WORDS) {
      if (at !== own) out |= hands[at + word] | displays[at + word];
    }
    for (let rest = out & order.masks[mask + word]; rest !== 0; rest &= rest - 1) {
      const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      if (order.power[kind] > most) most = order.power[kind];
    }
  }
  return most;
}
