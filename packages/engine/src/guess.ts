import type { Cards } from './cards.ts';
import type { Deck } from './deck.ts';
import type {
  Dealing,
  Game,
  Guesser,
  Holder,
  Layout,
  Move,
  Random,
  Setup,
  Trick,
  View,
} from './game.ts';
import type { Sitting } from './look.ts';
import type { Order } from './order.ts';
import { cut } from './play.ts';
import { isPlay } from './plays.ts';
import { Recorded } from './recorded.ts';
import { Sampler } from './sample.ts';
import { say } from './says.ts';

/** What a seat has shown that it can no longer have: bits by effective suit. */
export function voidsOf(view: View, deck: Deck, order: Order, trickSize: number): number[] {
  const voids = Array<number>(view.setup.players).fill(0);
  let led = -1;
  let count = 0;
  for (const { seat, card } of view.history.filter(isPlay)) {
    const suit = order.suitOf[deck.kind(card)];
    if (count === 0) led = suit;
    else if (suit !== led) voids[seat] |= 1 << led;
    count = (count + 1) % trickSize;
  }
  return voids;
}

/** By seat, the kinds that these eyes have seen: their own, and others' shown and played ones. */
export function seenOf(view: View, deck: Deck): number[][] {
  const seen = view.displays.map((cards) => cards.map((code) => deck.kind(code)));
  for (const { seat, card } of view.history.filter(isPlay)) seen[seat].push(deck.kind(card));
  if (view.eyes >= 0) seen[view.eyes] = view.dealt.map((code) => deck.kind(code));
  return seen;
}

/** The kinds in a pack without those that are accounted for. */
export function unseen(
  deck: Deck,
  pack: readonly number[],
  seen: readonly (readonly number[])[],
): number[] {
  return without(
    pack.map((card) => deck.kindOf(card)),
    seen.flat(),
  );
}

/** These kinds without one copy for each of those that have gone; it trusts that they are there. */
export function without(kinds: readonly number[], gone: readonly number[]): number[] {
  const left = kinds.slice();
  for (const kind of gone) left.splice(left.indexOf(kind), 1);
  return left;
}

/** Every seat as a holder of cards that these eyes do not see. */
export function hiddenHands(view: View, order: Order, voids: readonly number[]): Holder[] {
  return view.held.map((size, seat) => ({
    size: seat === view.eyes ? 0 : size,
    forbids: (kind) => (voids[seat] & (1 << order.suitOf[kind])) !== 0,
  }));
}

/** Guesses in one step what can be guessed in two. */
export function guesserBy<State>(dealing: Dealing<State>): Guesser<State> {
  return Object.assign((random: Random) => dealing.world(dealing.deal(random), random), {
    dealing,
  });
}

/** Plays a history from the deal, with the draws of its tricks; it trusts the moves. */
export function rebuild<State>(
  game: Game<State>,
  setup: Setup,
  layout: Layout,
  history: readonly Move[],
  tricks: readonly Trick[] = [],
): State {
  const state = game.lay(setup, layout);
  const chance = new Recorded(game, state, tricks);
  for (const move of history) {
    const actions = cut(game, move);
    if (!actions.ok) throw new Error(say(game, actions.error.why));
    for (const action of actions.value) game.apply(state, move.seat, action, chance);
  }
  if (chance.failed !== undefined) {
    throw new Error(`trick ${chance.failed} names no token that could be drawn`);
  }
  return state;
}

export function codesOf(deck: Deck, kinds: readonly number[]): string[] {
  return kinds.map((kind) => deck.codes[kind]);
}

/** What these eyes know of a deal in which nothing but hands is hidden. */
export interface HiddenHands<State extends Sitting> {
  readonly order: Order;
  /** Cards that lie open and belong to no hand. */
  readonly open?: readonly number[];
  /** The cards as dealt, but for the hands. */
  readonly layout?: Omit<Layout, 'hands'>;
  /** The same state with other cards. */
  copy(state: State, cards?: Cards): State;
}

/** Deals the hidden hands out anew; the rest of the state is built once. */
export function handGuesser<State extends Sitting>(
  game: Game<State>,
  view: View,
  { order, open = [], layout = {}, copy }: HiddenHands<State>,
): Guesser<State> {
  const { deck } = order;
  const { history, setup, tricks } = view;
  const seen = seenOf(view, deck);
  const voids = voidsOf(view, deck, order, setup.players);
  const holders = hiddenHands(view, order, voids);
  const inPlay = game.deck(setup).map((code) => deck.kind(code));
  const sampler = new Sampler(without(inPlay, [...seen, open].flat()), holders);
  let base: State | undefined;
  return guesserBy({
    holders,
    deal: (random) => sampler.sample(random),
    world(dealt) {
      const hands = dealt.map((hand, seat) => (seat === view.eyes ? undefined : hand));
      if (base) return copy(base, base.cards.withHands(hands));
      const all = seen.map((kinds, seat) => codesOf(deck, [...kinds, ...(hands[seat] ?? [])]));
      base = rebuild(game, setup, { ...layout, hands: all }, history, tricks);
      return copy(base);
    },
  });
}
