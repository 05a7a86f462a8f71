import { describe, expect, test } from 'vitest';
import { optionsOf } from '../test/driver.ts';
import type { Cards } from './cards.ts';
import { Deck } from './deck.ts';
import { defineGame } from './define.ts';
import { type Game, type Seat, type Setup, SPECTATOR } from './game.ts';
import { handGuesser } from './guess.ts';
import { Log } from './log.ts';
import { Order } from './order.ts';
import { FastRandom } from './random.ts';
import { follow, Tricks } from './tricks.ts';
import { Vocabulary } from './vocabulary.ts';

const deck = new Deck({ suits: ['A', 'B'], ranks: ['1', '2', '3', '4'] });
const order = new Order(deck, () => 0);
const vocabulary = new Vocabulary({ play: [{ name: 'card', of: 'card' }] });
const PLAY = vocabulary.cards(deck, { type: 'play', field: 'card' });

class DuelState {
  readonly setup: Setup<null>;
  readonly cards: Cards;
  readonly order = order;
  readonly tricks: Tricks;
  readonly log: Log;
  turn: Seat;

  constructor(setup: Setup<null>, cards: Cards, from?: DuelState) {
    this.setup = setup;
    this.cards = cards;
    this.tricks = from ? from.tricks.copy() : new Tricks();
    this.log = from ? from.log.copy() : new Log();
    this.turn = from ? from.turn : setup.dealer;
    if (!from) this.tricks.open(this.turn);
  }

  get phase(): 'play' | 'over' {
    return this.tricks.winners.length === this.cards.size ? 'over' : 'play';
  }
}

const copy = (state: DuelState, cards = state.cards.copy()) =>
  new DuelState(state.setup, cards, state);

/** Two players, eight cards: a game of the eighteen members that every game has, and of no other. */
const core = {
  name: 'duel',
  title: 'Duel',
  version: 1,
  seats: [2, 2] as const,
  options: {},
  clauses: { deal: 'duel/1', dealer: 'duel/2', trick: 'duel/3', score: 'duel/4', end: 'duel/5' },
  vocabulary,
  deck,
  start: (setup: Setup<null>, cards: Cards) => new DuelState(setup, cards),
  acting: (state: DuelState) => (state.phase === 'over' ? 0 : 1 << state.turn),
  legal: ({ cards, tricks }: DuelState, seat: Seat, into: (typeof PLAY)[number][]) =>
    follow(cards, seat, order, tricks.led, PLAY, into),
  apply(state: DuelState, seat: Seat, action: (typeof PLAY)[number]) {
    state.log.add(seat, action);
    state.cards.spend(seat, action.what);
    state.tricks.play(seat, action.what, order);
    state.turn = state.tricks.count === 2 ? state.tricks.take() : 1 - seat;
  },
  copy,
  score: () => {},
  view: () => ({}),
  guesser: (game: Game<DuelState, null>, view: Parameters<typeof game.guesser>[0]) =>
    handGuesser(game, view, { order, copy }),
  explain: () => ({ clause: 'duel/3', why: { key: 'no' } }),
  ending: () => ({ deals: 1, target: null }),
};
const words = {
  card: String,
  says: {},
  event: () => undefined,
  status: () => [],
  badges: () => [],
};
const duel = defineGame<DuelState, null>(core, words);

const setup: Setup<null> = {
  players: 2,
  options: optionsOf(duel as Game, 2),
  dealer: 1,
  deal: 0,
  carry: null,
};
const layout = { hands: ['A1 A4 B2 B3'.split(' '), 'A2 A3 B1 B4'.split(' ')] };

describe('what defineGame derives', () => {
  test('a game is written in eighteen members', () => {
    expect(Object.keys(core)).toHaveLength(18);
  });

  test('the whole deck is dealt, and the layout gives it back', () => {
    const { hands } = duel.layout(duel.deal(setup, new FastRandom(1)));
    expect(duel.handSize(setup)).toBe(4);
    expect(hands.flat().sort()).toEqual([...duel.deck(setup)].sort());
    expect(duel.layout(duel.lay(setup, layout))).toEqual(layout);
  });

  test('cards that are no deal break the clause of the deal', () => {
    expect(duel.check(setup, layout)).toBeUndefined();
    const twice = { hands: [['A1', 'A1', 'B2', 'B3'], layout.hands[1]] };
    expect(duel.check(setup, twice)?.clause).toBe('duel/1');
  });

  test('history, tricks and the common part of a view come from the state', () => {
    const state = duel.lay(setup, layout);
    for (const [seat, code] of [
      [1, 'A3'],
      [0, 'A4'],
      [0, 'B2'],
    ] as const) {
      duel.apply(state, seat, PLAY[deck.placeOf(deck.kind(code))], new FastRandom(1));
    }
    expect(duel.history(state, SPECTATOR).map(({ card }) => card)).toEqual(['A3', 'A4', 'B2']);
    expect(duel.tricks(state)).toEqual([{ leader: 1, winner: 0 }]);
    expect(duel.view(state, 1)).toMatchObject({ game: 'duel', hand: ['A2', 'B1', 'B4'] });
  });

  test('a playout makes every move, and the deal passes to the left', () => {
    const state = duel.deal(setup, new FastRandom(2));
    expect(duel.playOut(state, new FastRandom(3))).toBe(8);
    expect(duel.acting(state)).toBe(0);
    expect(duel.next(state)).toEqual({ dealer: 0, carry: null });
  });

  test("what is a game's own comes before what the kit would do", () => {
    const own = defineGame<DuelState, null>(
      { ...core, pack: () => deck.cards().slice(0, 6), history: (moves) => moves.slice(1) },
      words,
    );
    const state = own.deal(setup, new FastRandom(1));
    expect(own.layout(state).hands.map(({ length }) => length)).toEqual([3, 3]);
    own.playOut(state, new FastRandom(1));
    expect(own.history(state, SPECTATOR)).toHaveLength(5);
  });
});
