import type { Cards } from '../../cards.ts';
import { Deck } from '../../deck.ts';
import { defineGame } from '../../define.ts';
import { english } from '../../english.ts';
import type { CommonDetails, EventOf } from '../../events.ts';
import { ALL, type Seat, type Setup, type View, type Words } from '../../game.ts';
import { handGuesser } from '../../guess.ts';
import { Log } from '../../log.ts';
import { Order } from '../../order.ts';
import type { Rules } from '../../rules.ts';
import { type CommonSays, type Sentences, sayings } from '../../says.ts';
import { follow, followAtRandom, followers, Tricks, whyFollow } from '../../tricks.ts';
import { Vocabulary } from '../../vocabulary.ts';
import { about } from './about.ts';

// whist/1.1
const deck = new Deck({ suits: [...'SHDC'], ranks: [...'23456789TJQKA'] });
const SIZE = 13;
const SEATS = [0, 1, 2, 3];

// whist/1.3: one order of the cards for each trump.
const orders = deck.suits.map(
  (_, trump) => new Order(deck, (kind) => (deck.suitOf[kind] === trump ? 1 : 0)),
);
const orderOf = ({ deal }: Setup) => orders[deal % orders.length];

const vocabulary = new Vocabulary({ play: [{ name: 'card', of: 'card' }] });
const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });

/** Which sentences there are; each language that speaks Whist must have them all. */
interface WhistSays extends CommonSays {
  'odd-tricks': null;
}
const why = sayings<WhistSays>();
const ODD_TRICKS = why('odd-tricks');

const left = (seat: Seat) => (seat === 3 ? 0 : seat + 1);

class WhistState {
  readonly setup: Setup<null>;
  readonly cards: Cards;
  readonly order: Order;
  readonly tricks: Tricks;
  readonly log: Log;
  turn: Seat;

  constructor(setup: Setup<null>, cards: Cards, from?: WhistState) {
    this.setup = setup;
    this.cards = cards;
    this.order = orderOf(setup);
    this.tricks = from ? from.tricks.copy() : new Tricks();
    this.log = from ? from.log.copy() : new Log();
    this.turn = from ? from.turn : left(setup.dealer);
    // whist/2.1
    if (!from) this.tricks.open(this.turn);
  }

  get phase(): 'play' | 'over' {
    return this.tricks.winners.length === this.cards.size ? 'over' : 'play';
  }
}

/** What is told, and what is seen: nothing that other games have not. */
type WhistEvent = EventOf<Pick<CommonDetails, 'play'>>;
type WhistView = View<null, { readonly target: number }>;

const rules: Rules<WhistState, null, WhistView, WhistEvent> = {
  ...about,
  clauses: {
    deal: 'whist/1.1',
    dealer: 'whist/1.2',
    trick: 'whist/2.4',
    score: 'whist/3.1',
    end: 'whist/3.2',
  },
  vocabulary,
  deck,
  start: (setup, cards) => new WhistState(setup, cards),
  acting: (state) => (state.phase === 'over' ? 0 : 1 << state.turn),
  legal: ({ cards, order, tricks }, seat, into) =>
    follow(cards, seat, order, tricks.led, PLAY, into),
  atRandom: ({ cards, order, tricks }, seat, random) =>
    PLAY[followAtRandom(cards, seat, order, tricks.led, random)],
  playOut(state, random) {
    for (let moves = 0; ; moves++) {
      if (state.phase === 'over') return moves;
      rules.apply(state, state.turn, whist.atRandom(state, state.turn, random), random);
    }
  },
  apply(state, seat, action, _random, tell) {
    const { cards, tricks, log, order } = state;
    log.add(seat, action);
    cards.spend(seat, action.what);
    tricks.play(seat, action.what, order);
    tell?.({ type: 'play', seat, card: deck.codes[action.what] }, ALL);
    // whist/2.4
    state.turn = tricks.count === 4 ? tricks.take() : left(seat);
  },
  copy: (state, cards = state.cards.copy()) => new WhistState(state.setup, cards, state),
  score({ tricks }, line) {
    // whist/3.1
    let odd = 0;
    for (const winner of tricks.winners) odd += winner % 2;
    for (const seat of SEATS) {
      const taken = seat % 2 === 1 ? odd : SIZE - odd;
      if (taken > 6) line(seat, taken - 6, 'whist/3.1', ODD_TRICKS);
    }
  },
  view: () => ({}),
  guesser: (game, view) =>
    handGuesser(game, view, { order: orderOf(view.setup), copy: rules.copy }),
  explain({ cards, order, tricks, turn }, seat, { what }) {
    if (seat !== turn) return { clause: 'whist/2.1', why: why('turn', { seat: turn }) };
    const card = deck.codes[what];
    if (!cards.owns(seat, what)) return { clause: 'whist/2.3', why: why('not-yours', { card }) };
    const right = followers(cards, seat, order, tricks.led);
    return { clause: 'whist/2.2', why: whyFollow(order, tricks.led, what), cards: right };
  },
  ending: ({ options }) => ({ deals: null, target: options.target }),
  sides: () => [0, 1].map((seat) => ({ seats: [seat, seat + 2], role: null })),
};

const says: Sentences<WhistSays> = { ...english, 'odd-tricks': 'odd tricks' };

const words: Words<WhistView, WhistEvent> = {
  card: (code) => code,
  says,
  event: ({ seat, card }, name) => `${name(seat)} plays ${card}.`,
  status: ({ setup }) => [['Trump', deck.suits[orders.indexOf(orderOf(setup))]]],
  badges: ({ tricks }, seat) => [`${tricks.filter((t) => t.winner === seat).length} tricks`],
};

/** Whist as an example: a whole game on the contract, for tests and for measure. */
export const whist = defineGame(rules, words);

export default whist;
