import type { Cards } from './cards.ts';
import { choiceOf } from './choice.ts';
import { type Facts, factsOf } from './facts.ts';
import {
  type CardPlay,
  type Game,
  type Move,
  type Seat,
  type Setup,
  SPECTATOR,
  type View,
} from './game.ts';
import { upTo } from './lists.ts';
import type { Log } from './log.ts';
import type { Order } from './order.ts';
import { acts, legalActions } from './play.ts';
import { isPlay } from './plays.ts';
import { followers, type Tricks } from './tricks.ts';

/** The parts of a state that every view shows in the same way. */
export interface Sitting {
  readonly setup: Setup;
  readonly phase: string;
  readonly cards: Cards;
  readonly order: Order;
  readonly tricks: Tricks;
  readonly log: Log;
}

/** What these eyes may know, field by field: nothing is copied first and hidden afterwards. */
export function look<State extends Sitting>(
  game: Game<State>,
  facts: Facts<State>,
  state: State,
  eyes: Seat,
): View {
  const { setup, phase, cards, order } = state;
  const seats = upTo(setup.players);
  // Any other number would be taken for a seat by the arithmetic of bits, or be shown the whole
  // history.
  if (eyes !== SPECTATOR && !seats.includes(eyes)) {
    throw new RangeError(`eyes are a seat from 0 to ${setup.players - 1}, or ${SPECTATOR}`);
  }
  const history = game.history(state, eyes);
  const table = lastPlays(history, state.tricks.count);
  const { trumps, tiers } = ranksOf(order, game.deck(setup));
  const { led, following, canFollow } = ledOf(state, eyes, table, acts(game, state, eyes));
  const said = factsOf(game, facts, state, table);
  // Spread, they would make each view a kind of its own to engines.
  return {
    game: game.name,
    eyes,
    setup,
    phase,
    acting: seats.filter((seat) => game.acting(state) & (1 << seat)),
    dealt: eyes < 0 ? [] : cards.dealtTo(eyes),
    hand: eyes < 0 ? [] : cards.handOf(eyes),
    held: seats.map((seat) => cards.held(seat)),
    displays: seats.map((seat) => cards.displayOf(seat)),
    trumps,
    tiers,
    aside: facts.aside?.(state, eyes) ?? [],
    located: facts.located?.(state, eyes) ?? [],
    history,
    tricks: game.tricks(state),
    table,
    led,
    following,
    canFollow,
    winning: said.winning,
    sides: said.sides,
    points: said.points,
    everyTrickWelcome: said.everyTrickWelcome,
    match: said.match,
    legal: legalActions(game, state, eyes).map(choiceOf),
  };
}

/** How the trumps of a pack rank. */
type TrumpRanks = Pick<View, 'trumps' | 'tiers'>;

/** By order and pack: it is the same in every view, and found out once. */
const ranks = new WeakMap<Order, WeakMap<readonly string[], TrumpRanks>>();

function ranksOf(order: Order, pack: readonly string[]): TrumpRanks {
  const known = ranks.get(order) ?? new WeakMap<readonly string[], TrumpRanks>();
  const found = known.get(pack);
  if (found) return found;
  const kinds = pack.map((code) => order.deck.kind(code));
  const made = { trumps: order.trumps(kinds), tiers: order.tiers(kinds) };
  ranks.set(order, known.set(pack, made));
  return made;
}

function ledOf(
  { cards, order, tricks }: Sitting,
  eyes: Seat,
  table: readonly CardPlay[],
  isTurn: boolean,
): Pick<View, 'led' | 'following' | 'canFollow'> {
  const { led, count } = tricks;
  if (count === 0) return { led: null, following: [], canFollow: false };
  return {
    led: order.suitName(led),
    following: table.map(({ card }) => order.suitOf[cards.deck.kind(card)] === led),
    canFollow: isTurn && followers(cards, eyes, order, led).length > 0,
  };
}

function lastPlays(history: readonly Move[], count: number): CardPlay[] {
  return count === 0 ? [] : history.filter(isPlay).slice(-count);
}
