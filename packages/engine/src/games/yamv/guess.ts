import { orderIn } from '../../contest/view.ts';
import type { Game, Guesser, Holder, Move, Random, Seat } from '../../game.ts';
import {
  codesOf,
  guesserBy,
  hiddenHands,
  rebuild,
  seenOf,
  unseen,
  voidsOf,
  without,
} from '../../guess.ts';
import { Sampler } from '../../sample.ts';
import { deck, packs, STOCK, trumps } from './faces.ts';
import { type Aside, copy, type YamvState } from './state.ts';
import type { YamvView } from './view.ts';

/** One way in which the cards that these eyes do not see may lie. */
interface World extends Aside {
  /** By seat, undefined for the eyes' own; and what each seat was dealt. */
  readonly hands: readonly (readonly number[] | undefined)[];
  readonly dealt: readonly (readonly number[])[];
}

export function guesser(game: Game<YamvState>, view: YamvView): Guesser<YamvState> {
  const { setup } = view;
  const worlds = new Worlds(view);
  let base: YamvState | undefined;
  return guesserBy({
    holders: worlds.holders,
    deal: (random) => worlds.deal(random),
    world(hidden, random) {
      const world = worlds.made(hidden, random);
      base ??= rebuild(game, setup, layoutOf(world), historyIn(view, world));
      const cards = base.cards.withHands(world.hands);
      const { exchanger } = worlds;
      return copy(
        base,
        exchanger < 0 ? cards : cards.withDealt(exchanger, world.dealt[exchanger]),
        world,
      );
    },
  });
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
  readonly holders: readonly Holder[];
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
    const pool = this.pool();
    this.holders = this.makeHolders(pool);
    this.sampler = new Sampler(pool, this.holders);
  }

  deal(random: Random): number[][] {
    return this.sampler.sample(random);
  }

  made(hidden: readonly (readonly number[])[], random: Random): World {
    const { eyes, drawn, stock, setup } = this.view;
    const aside = hidden[setup.players];
    const hands = this.seen.map((_, seat) => (seat === eyes ? undefined : hidden[seat]));
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

  private pool(): number[] {
    const { setup, drawn } = this.view;
    const known = this.exchanger < 0 ? kindsOf(drawn) : this.discards;
    return unseen(deck, packs[setup.players], [...this.seen, known]);
  }

  /** The last holder has what no seat holds: the stock, or what was discarded from a hidden hand. */
  private makeHolders(pool: readonly number[]): Holder[] {
    const order = orderIn(this.view, trumps);
    const voids = voidsOf(this.view, deck, order, this.view.setup.players);
    const hands = hiddenHands(this.view, order, voids);
    const held = hands.reduce((sum, { size }) => sum + size, 0);
    return [...hands, { size: pool.length - held, forbids: () => false }];
  }
}

function cardsIn({ history }: YamvView, type: string, field: string, seat: Seat): string[] {
  return history
    .filter((move) => move.type === type && move.seat === seat)
    .flatMap((move) => [move[field]].flat().map(String));
}

function kindsOf(codes: readonly string[]): number[] {
  return codes.map((code) => deck.kind(code));
}

function inOrder(kinds: readonly number[]): number[] {
  return [...kinds].sort((a, b) => a - b);
}
