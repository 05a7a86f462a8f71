import type { Guesser, Move, Random, Seat, Setup } from '../../game.ts';
import { codesOf, hiddenHands, rebuild, seenOf, unseen, voidsOf, without } from '../../guess.ts';
import { type Holder, Sampler } from '../../sample.ts';
import { deck, packs, STOCK, trumps } from './faces.ts';
import { yamv } from './index.ts';
import { type Aside, copy, type YamvState } from './state.ts';
import type { YamvView } from './view.ts';

/** One way in which the cards that these eyes do not see may lie. */
interface World extends Aside {
  /** By seat, undefined for the eyes' own; and what each seat was dealt. */
  readonly hands: readonly (readonly number[] | undefined)[];
  readonly dealt: readonly (readonly number[])[];
}

export function guesser(view: YamvView): Guesser<YamvState> {
  const setup = view.setup as Setup<null>;
  const worlds = new Worlds(view);
  let base: YamvState | undefined;
  return (random) => {
    const world = worlds.draw(random);
    base ??= rebuild(yamv, setup, layoutOf(world), historyIn(view, world));
    const cards = base.cards.withHands(world.hands);
    const { exchanger } = worlds;
    return copy(
      base,
      exchanger < 0 ? cards : cards.withDealt(exchanger, world.dealt[exchanger]),
      world,
    );
  };
}

function layoutOf({ dealt, stock }: World) {
  return { hands: dealt.map((kinds) => codesOf(deck, kinds)), stock: codesOf(deck, stock) };
}

function historyIn({ history }: YamvView, { discards }: World): Move[] {
  const discard = codesOf(deck, discards);
  return history.map((move) => (move.type === 'exchange' ? { ...move, discard } : move));
}

/**
 * All worlds that a view allows, each equally likely: one for every way to deal the hidden cards and,
 * once another seat has taken the stock, for every choice of what it may have taken and discarded.
 */
class Worlds {
  /** The seat whose exchange these eyes have not seen, or −1. */
  readonly exchanger: Seat;
  private readonly view: YamvView;
  private readonly seen: readonly (readonly number[])[];
  private readonly discards: readonly number[];
  /** What the exchanger is known to have had in hand after taking the stock, and to have bid. */
  private readonly played: readonly number[];
  private readonly bid: readonly number[];
  private readonly shown: readonly number[];
  private readonly sampler: Sampler;

  constructor(view: YamvView) {
    const declarer = view.contract?.declarer ?? -1;
    this.view = view;
    this.exchanger = view.stock === 0 && view.eyes !== declarer ? declarer : -1;
    this.seen = seenOf(view, deck);
    this.discards = kindsOf(view.discards);
    this.bid = kindsOf(cardsIn(view, 'bid', 'cards', this.exchanger));
    this.shown = kindsOf(cardsIn(view, 'exchange', 'show', this.exchanger));
    this.played = this.exchanger < 0 ? [] : this.playedFromHand(this.seen[this.exchanger]);
    this.sampler = this.makeSampler();
  }

  draw(random: Random): World {
    const hidden = this.sampler.sample(random);
    const aside = hidden.pop() ?? [];
    const { eyes, drawn, stock } = this.view;
    const hands = hidden.map((hand, seat) => (seat === eyes ? undefined : hand));
    const dealt = this.seen.map((kinds, seat) => [...kinds, ...hidden[seat]]);
    if (stock > 0) return { hands, dealt, stock: inOrder(aside), discards: [] };
    if (this.exchanger < 0) {
      return { hands, dealt, stock: kindsOf(drawn), discards: this.discards };
    }
    const taken = this.taken([...this.played, ...hidden[this.exchanger], ...aside], random);
    dealt[this.exchanger] = [...this.bid, ...taken.rest];
    return { hands, dealt, stock: taken.stock, discards: [...this.discards, ...aside] };
  }

  /** Any of the cards that the exchanger had in hand may have come from the stock. */
  private taken(hand: number[], random: Random) {
    const stock = [...this.shown];
    while (stock.length < STOCK) stock.push(...hand.splice(random.below(hand.length), 1));
    return { stock: inOrder(stock), rest: hand };
  }

  /** All that was seen of the exchanger, but for what was bid and what came up from the stock. */
  private playedFromHand(seen: readonly number[]): number[] {
    return without([...seen, ...this.discards], [...this.bid, ...this.shown]);
  }

  /** The last holder has what no seat holds: the stock, or what was discarded from a hidden hand. */
  private makeSampler(): Sampler {
    const { view, discards, seen } = this;
    const { setup, declarerTrump, defenderTrump, drawn } = view;
    const order = trumps.order(
      trumps.index(declarerTrump?.name),
      trumps.index(defenderTrump?.name),
    );
    const voids = voidsOf(view, deck, order, setup.players);
    const known = this.exchanger < 0 ? kindsOf(drawn) : discards;
    const pool = unseen(deck, packs[setup.players], [...seen, known]);
    const hands = hiddenHands(view, order, voids);
    const held = hands.reduce((sum, { size }) => sum + size, 0);
    const aside: Holder = { size: pool.length - held, forbids: () => false };
    return new Sampler(pool, [...hands, aside]);
  }
}

function cardsIn({ history }: YamvView, type: string, field: string, seat: Seat): string[] {
  return history
    .filter((move) => move.type === type && move.seat === seat)
    .flatMap((move) => move[field] as readonly string[]);
}

function kindsOf(codes: readonly string[]): number[] {
  return codes.map((code) => deck.kind(code));
}

function inOrder(kinds: readonly number[]): number[] {
  return [...kinds].sort((a, b) => a - b);
}
