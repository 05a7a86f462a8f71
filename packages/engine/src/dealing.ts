import { Cards } from './cards.ts';
import { checkPack } from './check.ts';
import type { Deck } from './deck.ts';
import { draw } from './draw.ts';
import type { Game, Layout, Random, Refusal, Setup, Tell, View } from './game.ts';
import type { Sitting } from './look.ts';
import { type Beside, type Core, type Departures, NO_CARD } from './rules.ts';

type CardPart = 'deck' | 'handSize' | 'deal' | 'lay' | 'layout' | 'check';

/** The part of a game that is about its cards: hands are dealt seat by seat, then the stock. */
export function dealing<State extends Sitting, Carry, V extends View>(
  rules: Core<State, Carry, V> & Departures<State, Carry>,
): Pick<Game<State, Carry, V>, CardPart> {
  const shoe = shoeOf(rules);
  return {
    deck: (setup) => codesOf(shoe, setup),
    handSize: shoe.handSize,
    deal: (setup, random, tell) => deal(shoe, setup, random, tell),
    lay: (setup, layout, tell) => lay(shoe, setup, layout, tell),
    layout: (state) => ({
      hands: Array.from({ length: state.setup.players }, (_, seat) => state.cards.dealtTo(seat)),
      ...rules.beside?.(state),
    }),
    check: rules.check ?? ((setup, layout) => check(shoe, setup, layout)),
  };
}

/** What cards are dealt from, and how: the rules with all that they leave to the kit. */
interface Shoe<State, Carry> {
  readonly deck: Deck;
  /** The clause that a deal of other cards breaks. */
  readonly clause: string;
  readonly stock: number;
  /** The codes of each pack, made once. */
  readonly codes: WeakMap<readonly number[], readonly string[]>;
  pack(setup: Setup<Carry>): readonly number[];
  handSize(setup: Setup<Carry>): number;
  turnUp(setup: Setup<Carry>, size: number): number;
  start(setup: Setup<Carry>, cards: Cards, beside: Beside, tell?: Tell): State;
}

function shoeOf<State extends Sitting, Carry, V extends View>(
  rules: Core<State, Carry, V> & Departures<State, Carry>,
): Shoe<State, Carry> {
  const { deck, clauses, stock = 0, start } = rules;
  const whole = deck.cards();
  const pack = rules.pack ?? (() => whole);
  return {
    deck,
    clause: clauses.deal,
    stock,
    codes: new WeakMap(),
    pack,
    handSize: rules.handSize ?? ((setup) => (pack(setup).length - stock) / setup.players),
    turnUp: rules.turnUp ?? (() => NO_CARD),
    start,
  };
}

function codesOf<Carry>(
  { deck, codes, pack }: Shoe<unknown, Carry>,
  setup: Setup<Carry>,
): readonly string[] {
  const cards = pack(setup);
  const known = codes.get(cards);
  if (known) return known;
  const made = cards.map((card) => deck.codes[deck.kindOf(card)]);
  codes.set(cards, made);
  return made;
}

function deal<State, Carry>(
  shoe: Shoe<State, Carry>,
  setup: Setup<Carry>,
  random: Random,
  tell?: Tell,
): State {
  const size = shoe.handSize(setup);
  const dealt = setup.players * size;
  const at = shoe.turnUp(setup, size);
  const cards = draw(shoe.pack(setup), Math.max(dealt + shoe.stock, at + 1), random);
  const hands = Cards.deal(shoe.deck, setup.players, size, cards);
  const turned = at < 0 ? NO_CARD : shoe.deck.kindOf(cards[at]);
  return shoe.start(setup, hands, besideOf(shoe, cards, dealt, turned), tell);
}

function lay<State, Carry>(
  shoe: Shoe<State, Carry>,
  setup: Setup<Carry>,
  { hands, stock = [], turnUp }: Layout,
  tell?: Tell,
): State {
  const { deck } = shoe;
  const size = hands[0].length;
  const cards = deck.cardsOf([...hands.flat(), ...stock]);
  // A card of a hand is turned up even if a layout does not say so.
  const own = cards[shoe.turnUp(setup, size)];
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

function check<Carry>(
  shoe: Shoe<unknown, Carry>,
  setup: Setup<Carry>,
  layout: Layout,
): Refusal | undefined {
  const { clause, stock } = shoe;
  const rule = { pack: codesOf(shoe, setup), size: shoe.handSize(setup), stock, clause };
  return checkPack(layout, rule);
}
