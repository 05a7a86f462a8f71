import type { Seat } from '@overtrick/engine';
import { countBits, type Sitting, WORDS } from '@overtrick/engine/kit';
import { type CardPlaces, SPAN, SUITS } from './places.ts';

const MOST_SEATS = 16;
/** More tricks than there are. */
export const ANY_NUMBER = 1 << 20;

/** Cards and tricks that are still to be played, as bits: what playouts by plain rules need, and no more. */
export class QuickTable {
  /** By seat and suit, what it holds, and what of that lies face up. */
  readonly hands = new Int32Array(MOST_SEATS * SUITS);
  readonly shown = new Int32Array(MOST_SEATS * SUITS);
  /** By suit, what is in all hands: every copy of a card is a bit of its own. */
  readonly all = new Int32Array(SUITS);
  /** By seat: those on its side, the suits it has shown not to have, and what it has captured. */
  readonly allies = new Int32Array(MOST_SEATS);
  readonly voids = new Int32Array(MOST_SEATS);
  readonly captured = new Int32Array(MOST_SEATS);
  /** By seat, how many tricks its side still wants: any number, unless the game says how many. */
  readonly needed = new Int32Array(MOST_SEATS).fill(ANY_NUMBER);
  places: CardPlaces;
  players = 0;
  /** Who plays to a trick, as bits, and how many these are. */
  playing = 0;
  seats = 0;
  /** What a trick counts beside its cards. */
  trickWorth = 0;
  /** The suit that is not led before one of its cards has been played, and whether that has been; −1 if there is none. */
  barred = -1;
  broken = false;
  turn = 0;
  /** Tricks to be played, that on the table included. */
  left = 0;
  /** The trick on the table: how many cards, which suit was led, who wins it with which card, what is in it. */
  count = 0;
  led = -1;
  best = -1;
  winner = 0;
  stake = 0;

  constructor(places: CardPlaces) {
    this.places = places;
  }

  copyFrom(from: QuickTable): void {
    this.shown.set(from.shown);
    this.allies.set(from.allies);
    this.voids.set(from.voids);
    this.places = from.places;
    this.players = from.players;
    this.playing = from.playing;
    this.seats = from.seats;
    this.trickWorth = from.trickWorth;
    this.barred = from.barred;
    this.reset(from);
  }

  /** Goes back to where another deal of the same table stands. */
  reset(from: QuickTable): void {
    const { hands, all, captured, needed, players } = this;
    for (let i = 0, n = players * SUITS; i < n; i++) hands[i] = from.hands[i];
    for (let suit = 0; suit < SUITS; suit++) all[suit] = from.all[suit];
    for (let seat = 0; seat < players; seat++) {
      captured[seat] = from.captured[seat];
      needed[seat] = from.needed[seat];
    }
    this.broken = from.broken;
    this.turn = from.turn;
    this.left = from.left;
    this.count = from.count;
    this.led = from.led;
    this.best = from.best;
    this.winner = from.winner;
    this.stake = from.stake;
  }

  /** Takes over cards and the trick from a world; what sides there are and what was captured is not in them. */
  load({ cards, tricks, setup, order }: Sitting, turn: Seat, stake: number): void {
    const { places, hands, shown } = this;
    this.players = setup.players;
    this.seats = setup.players;
    this.playing = (1 << setup.players) - 1;
    this.turn = turn;
    this.stake = stake;
    this.left = cards.size - tricks.winners.length;
    this.count = tricks.count;
    this.led = tricks.led;
    this.best = tricks.best;
    hands.fill(0);
    shown.fill(0);
    const used = new Int32Array(SUITS);
    this.add(cards.displays, used);
    shown.set(hands);
    this.add(cards.hands, used);
    this.all.set(used);
    if (tricks.count > 0) this.winner = this.placeOf(order.trump, tricks.led, tricks.power, places);
  }

  /** Cards that nobody has, as if one more seat held them: so they take part in what is dealt out anew. */
  putAside(kinds: readonly number[]): void {
    const { hands, all, places, players } = this;
    for (const kind of kinds) {
      const first = places.of[kind];
      const suit = first >> 5;
      const place = (all[suit] >> (first & 31)) & 1 ? first + 1 : first;
      hands[players * SUITS + suit] |= 1 << (place & 31);
      all[suit] |= 1 << (place & 31);
    }
  }

  /** Only some play. */
  sit(playing: number): void {
    this.playing = playing;
    this.seats = countBits(playing);
  }

  /** Any place of the suit that wins with the power that does. */
  private placeOf(trump: number, led: number, power: number, places: CardPlaces): number {
    for (const suit of [led, trump]) {
      for (let place = suit * SPAN; place < (suit + 1) * SPAN; place++) {
        if (places.power[place] === power && places.kind[place] >= 0) return place;
      }
    }
    throw new Error('nothing wins the trick');
  }

  /** Copies of one card get places of their own, whoever has them. */
  private add(words: readonly number[], used: Int32Array): void {
    const { hands, places } = this;
    for (let seat = 0, base = 0; base < words.length; seat++, base += WORDS) {
      for (let word = 0; word < WORDS; word++) {
        for (let rest = words[base + word]; rest !== 0; rest &= rest - 1) {
          let place = places.at[word * SPAN + 31 - Math.clz32(rest & -rest)];
          const suit = place >> 5;
          if ((used[suit] >> (place & 31)) & 1) place++;
          used[suit] |= 1 << (place & 31);
          hands[seat * SUITS + suit] |= 1 << (place & 31);
        }
      }
    }
  }

  /** The place of a card in the hand of a seat. */
  placeIn(seat: Seat, kind: number): number {
    const place = this.places.of[kind];
    return (this.hands[seat * SUITS + (place >> 5)] >> (place & 31)) & 1 ? place : place + 1;
  }

  /** Whether two cards of whoever's turn it is come to the same, the second being no lower: nothing lies between. */
  isAlike(one: number, two: number): boolean {
    const { places, turn, hands, all, winner } = this;
    const suit = one >> 5;
    if (suit !== two >> 5 || places.worth[one] !== places.worth[two]) return false;
    if (this.count > 0 && suit === winner >> 5) {
      const over = places.above[winner];
      if (((over >> (one & 31)) ^ (over >> (two & 31))) & 1) return false;
    }
    if (places.power[one] === places.power[two]) return true;
    const between = places.from[one] & ~places.above[two];
    return (all[suit] & ~hands[turn * SUITS + suit] & between) === 0;
  }

  /** The same as `put`, and all see who has no more of the suit that was led. */
  playOpenly(place: number): void {
    if (this.count > 0 && place >> 5 !== this.led) this.voids[this.turn] |= 1 << this.led;
    this.put(place);
  }

  /** Plays a card of whoever's turn it is. */
  put(place: number): void {
    const { turn, places, winner } = this;
    const suit = place >> 5;
    const rest = ~(1 << (place & 31));
    this.hands[turn * SUITS + suit] &= rest;
    this.all[suit] &= rest;
    this.stake += places.worth[place];
    if (this.count === 0) {
      this.led = suit;
      this.best = turn;
      this.winner = place;
    } else if (
      suit === winner >> 5 ? (places.above[winner] >> (place & 31)) & 1 : suit === places.trump
    ) {
      this.best = turn;
      this.winner = place;
    }
    if (suit === this.barred) this.broken = true;
    if (++this.count < this.seats) this.turn = this.after(turn);
    else this.take();
  }

  private after(seat: Seat): Seat {
    const { players, playing } = this;
    let next = seat;
    do next = next + 1 === players ? 0 : next + 1;
    while (((playing >> next) & 1) === 0);
    return next;
  }

  private take(): void {
    const { best, allies, needed, players } = this;
    this.captured[best] += this.stake + this.trickWorth;
    for (let seat = 0; seat < players; seat++) needed[seat] -= (allies[best] >> seat) & 1;
    this.stake = 0;
    this.count = 0;
    this.led = -1;
    this.turn = best;
    this.left--;
  }
}
