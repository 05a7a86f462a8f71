import { Cards } from './cards.ts';
import { checkPack } from './check.ts';
import type { Deck } from './deck.ts';
import { draw } from './draw.ts';
import type { Event, Game, Layout, Random, Refusal, Setup, Tell, View } from './game.ts';
import type { Sitting } from './look.ts';
import { type Beside, type Core, type Departures, NO_CARD } from './rules.ts';

type CardPart = 'deck' | 'handSize' | 'deal' | 'lay' | 'layout' | 'check';

/** The part of a game that is about its cards: hands are dealt seat by seat, then the stock. */
export function dealing<State extends Sitting, Carry, V extends View<Carry>, E extends Event>(
  rules: Core<State, Carry, V, E> & Departures<State, Carry, V>,
): Pick<Game<State, Carry, V, E>, CardPart> {
  const shoe = shoeOf(rules);
  return {
    deck: (setup) => codesOf(shoe, setup),
    handSize: (setup) => sizeOf(shoe, setup, packOf(shoe, setup)),
    deal: (setup, random, tell) => deal(shoe, setup, random, tell),
    lay: (setup, layout, tell) => lay(shoe, setup, layout, tell),
    layout: (state) => ({
      hands: Array.from({ length: state.setup.players }, (_, seat) => state.cards.dealtTo(seat)),
      ...rules.beside?.(state),
    }),
    check: rules.check ?? ((setup, layout) => check(shoe, setup, layout)),
  };
}

/**
 * What cards are dealt from, and how. What a game leaves to the kit is missing here too: a function in
 * its place would be one more of many kinds at a call that the compiler then cannot see through.
 */
interface Shoe<State, Carry, E extends Event = Event> {
  readonly deck: Deck;
  /** The clause that a deal of other cards breaks. */
  readonly clause: string;
  readonly stock: number;
  readonly whole: readonly number[];
  /** The codes of each pack, made once. */
  readonly codes: WeakMap<readonly number[], readonly string[]>;
  readonly pack: Departures<State, Carry, View<Carry>>['pack'];
  readonly handSize: Departures<State, Carry, View<Carry>>['handSize'];
  readonly turnUp: Departures<State, Carry, View<Carry>>['turnUp'];
  start(setup: Setup<Carry>, cards: Cards, beside: Beside, tell?: Tell<E>): State;
}

function shoeOf<State extends Sitting, Carry, V extends View<Carry>, E extends Event>(
  rules: Core<State, Carry, V, E> & Departures<State, Carry, V>,
): Shoe<State, Carry, E> {
  const { deck, clauses, stock = 0, pack, handSize, turnUp, start } = rules;
  const whole = deck.cards();
  const codes = new WeakMap();
  return { deck, clause: clauses.deal, stock, whole, codes, pack, handSize, turnUp, start };
}

function packOf<State, Carry>({ pack, whole }: Shoe<State, Carry>, setup: Setup<Carry>) {
  return pack ? pack(setup) : whole;
}

function sizeOf<State, Carry>(
  { handSize, stock }: Shoe<State, Carry>,
  setup: Setup<Carry>,
  pack: readonly number[],
): number {
  return handSize ? handSize(setup) : (pack.length - stock) / setup.players;
}

/** Which card is turned up, with hands of this size. */
function turnUpAt<State, Carry>({ turnUp }: Shoe<State, Carry>, setup: Setup<Carry>, size: number) {
  return turnUp ? turnUp(setup, size) : NO_CARD;
}

function codesOf<State, Carry>(shoe: Shoe<State, Carry>, setup: Setup<Carry>): readonly string[] {
  const { deck, codes } = shoe;
  const cards = packOf(shoe, setup);
  const known = codes.get(cards);
  if (known) return known;
  const made = cards.map((card) => deck.codes[deck.kindOf(card)]);
  codes.set(cards, made);
  return made;
}

function deal<State, Carry, E extends Event>(
  shoe: Shoe<State, Carry, E>,
  setup: Setup<Carry>,
  random: Random,
  tell?: Tell<E>,
): State {
  const pack = packOf(shoe, setup);
  const size = sizeOf(shoe, setup, pack);
  const dealt = setup.players * size;
  const at = turnUpAt(shoe, setup, size);
  const cards = draw(pack, Math.max(dealt + shoe.stock, at + 1), random);
  const hands = Cards.deal(shoe.deck, setup.players, size, cards);
  const turned = at < 0 ? NO_CARD : shoe.deck.kindOf(cards[at]);
  return shoe.start(setup, hands, besideOf(shoe, cards, dealt, turned), tell);
}

function lay<State, Carry, E extends Event>(
  shoe: Shoe<State, Carry, E>,
  setup: Setup<Carry>,
  { hands, stock = [], turnUp }: Layout,
  tell?: Tell<E>,
): State {
  const { deck } = shoe;
  const size = hands[0].length;
  const cards = deck.cardsOf([...hands.flat(), ...stock]);
  // A card of a hand is turned up even if a layout does not say so.
  const own = cards[turnUpAt(shoe, setup, size)];
  const turned = typeof turnUp === 'string' ? deck.kind(turnUp) : (deck.kindAt[own] ?? NO_CARD);
  const held = Cards.deal(deck, setup.players, size, cards);
  return shoe.start(setup, held, besideOf(shoe, cards, setup.players * size, turned), tell);
}

const NOTHING: Beside = { stock: [], turnUp: NO_CARD };

function besideOf(
  { deck, stock }: Pick<Shoe<unknown, unknown>, 'deck' | 'stock'>,
  cards: readonly number[],
  dealt: number,
  turnUp: number,
): Beside {
  if (stock === 0) return turnUp === NO_CARD ? NOTHING : { stock: NOTHING.stock, turnUp };
  const kinds: number[] = [];
  for (let n = 0; n < stock; n++) insert(kinds, deck.kindOf(cards[dealt + n]));
  return { stock: kinds, turnUp };
}

/** Into the deck's order; a sort would be slow for two. */
function insert(kinds: number[], kind: number): void {
  let at = kinds.length;
  for (; at > 0 && kinds[at - 1] > kind; at--) kinds[at] = kinds[at - 1];
  kinds[at] = kind;
}

function check<State, Carry>(
  shoe: Shoe<State, Carry>,
  setup: Setup<Carry>,
  layout: Layout,
): Refusal | undefined {
  const { clause, stock } = shoe;
  const size = sizeOf(shoe, setup, packOf(shoe, setup));
  const rule = { pack: codesOf(shoe, setup), size, stock, clause };
  return checkPack(layout, rule);
}
