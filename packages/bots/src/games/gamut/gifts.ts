import { type Action, gamut, type Seat } from '@overtrick/engine';
import type { GamutState } from '@overtrick/engine/games/gamut';

const SPADE = 0;
const HEART = 1;
const QUEEN = 5;
/** With so many spades the queen and what lies over it are covered. */
const COVER = 5;
/** From here on a card is called dangerous: an Ace, a King of a short suit, a queen without cover. */
const DANGER = 7;
/** How many of the most dangerous cards are considered, in all pairs. */
const DANGEROUS = 4;

/** How glad a seat is to be rid of a card with so many of its suit. */
function danger(suit: number, rank: number, length: number): number {
  if (suit === SPADE && rank >= QUEEN) {
    if (length >= COVER) return 0;
    return rank === QUEEN ? 14 : 9;
  }
  if (suit === SPADE) return -3;
  return rank + (suit === HEART ? 1 : 0) + (length <= 2 ? 2 : 0);
}

function dangerOf({ cards }: GamutState, seat: Seat, kind: number): number {
  const { deck, hands } = cards;
  const suit = deck.suitOf[kind];
  let length = 0;
  for (let word = 0; word < deck.words; word++) {
    for (let rest = hands[seat * deck.words + word]; rest !== 0; rest &= rest - 1) {
      if (deck.suitOf[deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)]] === suit) length++;
    }
  }
  return danger(suit, deck.rankOf[kind], length);
}

export function isDangerous(state: GamutState, seat: Seat, kind: number): boolean {
  return dangerOf(state, seat, kind) >= DANGER;
}

/** The most dangerous card, first to the left and then to the right. */
export function quickGift(
  state: GamutState,
  seat: Seat,
  legal: readonly Action[],
  count: number,
): Action {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = dangerOf(state, seat, legal[i].what);
    if (value <= most) continue;
    most = value;
    best = legal[i];
  }
  return best;
}

/** By kind: giving it to the right. */
const toRight = new Map(
  gamut.actions.filter(({ field }) => field === 'right').map((action) => [action.what, action]),
);

/** Pairs of dangerous cards both ways, and of harmless ones for who wants to take everything. */
export function giftPairs(state: GamutState, seat: Seat): Action[][] {
  const legal: Action[] = [];
  const count = gamut.legal(state, seat, legal);
  const hand = legal
    .slice(0, count)
    .sort((a, b) => dangerOf(state, seat, b.what) - dangerOf(state, seat, a.what));
  const [harmless, more] = hand.slice(-2);
  return [...pairs(hand.slice(0, DANGEROUS)), ...pairs([harmless, more])];
}

function pairs(lefts: readonly Action[]): Action[][] {
  return lefts.flatMap((left) =>
    lefts.flatMap(({ what }) => {
      const right = toRight.get(what);
      return right && what !== left.what ? [[left, right]] : [];
    }),
  );
}
