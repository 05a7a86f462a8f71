import { isPlay, type Seat, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { type CardPlaces, SPAN, SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import { ANY_NUMBER } from './quick-table.ts';

const EVERY_SUIT = -1;

/** A card that somebody has played, and what lay there before. */
export interface PastPlay {
  readonly seat: Seat;
  readonly place: number;
  readonly count: number;
  readonly led: number;
  readonly best: Seat;
  readonly winner: number;
  /** By suit, all cards that were in hands, and those that this seat has played since, this one among them. */
  readonly all: Int32Array;
  readonly since: Int32Array;
  /** How many tricks its side wanted, and whether the barred suit was open. */
  readonly needed: number;
  readonly broken: boolean;
  readonly follows: boolean;
  /** The suits that matter to it, as bits. */
  readonly suits: number;
}

/** A card by its place. */
interface Placed {
  readonly seat: Seat;
  readonly place: number;
}

/** Plays a deal again, by what all have seen of it. `loaded` is any of the worlds that the view allows. */
export function pastPlays(
  places: CardPlaces,
  loaded: QuickDeal,
  view: View,
  { cards: { deck }, tricks }: Sitting,
): PastPlay[] {
  const table = new QuickDeal(places);
  table.copyFrom(loaded);
  table.count = 0;
  table.turn = tricks.opener;
  table.broken = false;
  for (const winner of tricks.winners) {
    for (let seat = 0; seat < table.players; seat++) {
      table.needed[seat] += (table.allies[winner] >> seat) & 1;
    }
  }
  // Copies of cards that are still in hands have the first places.
  const cards = view.history.filter(isPlay).map(({ seat, card }): Placed => {
    const first = places.of[deck.kind(card)];
    const place = isIn(table.all, first) ? first + 1 : first;
    table.all[place >> 5] |= 1 << (place & (SPAN - 1));
    return { seat, place };
  });
  return cards.map((card, at) => {
    const past = playAt(table, card, cards.slice(at));
    table.put(card.place);
    return past;
  });
}

function isIn(cards: Int32Array, place: number): boolean {
  return ((cards[place >> 5] >> (place & (SPAN - 1))) & 1) === 1;
}

function playAt(table: QuickDeal, { seat, place }: Placed, later: readonly Placed[]): PastPlay {
  const { count, led, best, winner, broken, needed } = table;
  const since = new Int32Array(SUITS);
  for (const other of later) {
    if (other.seat === seat) since[other.place >> 5] |= 1 << (other.place & (SPAN - 1));
  }
  const follows = count > 0 && place >> 5 === led;
  // Who needs so many tricks looks at trumps too.
  const isCounting = needed[seat] < ANY_NUMBER / 2;
  const suits = follows && !isCounting ? 1 << led : EVERY_SUIT;
  const lay = { count, led, best, winner, broken, all: table.all.slice() };
  return { seat, place, ...lay, since, needed: needed[seat], follows, suits };
}
