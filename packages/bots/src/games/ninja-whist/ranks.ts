import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { makeRanks, type Ranks } from '../../play/ranks.ts';

type NinjaOrder = NinjaState['order'];

/** Tiers of power, and the places of the court inside a suit: an Ace is lowest, or above its King. */
const TRUMP = 16;
const ARCHER = 32;
const ABOVE_ARCHERS = 48;
const ACE = 1;
const TEN = 10;
const KING = 12;
const ASSASSIN = 13;
/** The same in the heights of the game. */
const KING_HEIGHT = 40;
const LESSER_HEIGHT = 42;
/** Room for the numbers that tokens lift above 10. */
const LIFT = 32;

/** The suit of the Archers; trumps join it as long as Archers can win. */
export const ARCHERS = 4;
const SETS_OF_PREY = 16;

const known = new Map<NinjaOrder, Ranks[]>();

/** How the cards rank if the Aces of these suits have their prey in the trick: a bit a suit. */
export function ranksIn(order: NinjaOrder, prey: number): Ranks {
  let all = known.get(order);
  if (!all) {
    all = Array.from({ length: SETS_OF_PREY }, (_, set) => make(order, set));
    known.set(order, all);
  }
  return all[prey];
}

function make(order: NinjaOrder, prey: number): Ranks {
  const { deck, archersWin, trumpSuit } = order;
  const kinds = [...deck.codes.keys()];
  const isAce = (kind: number) => deck.suitOf[kind] < ARCHERS && deck.rankOf[kind] === 0;
  const suitOf = kinds.map((kind) => suitIn(order, deck.suitOf[kind]));
  const power = kinds.map((kind) => {
    const suit = deck.suitOf[kind];
    if (suit === ARCHERS) return archerPower(order, order.power[kind]);
    const tier = suit === trumpSuit ? TRUMP : 0;
    if (!isAce(kind)) return tier + heightOf(order.power[kind]);
    if (!(prey & (1 << suit))) return tier + ACE;
    return tier > 0 ? ABOVE_ARCHERS : ASSASSIN;
  });
  /** A King falls to its Ace, whichever comes first, and Archers to the Ace of trumps. */
  const kills = (a: number, b: number) =>
    isAce(a) &&
    (deck.suitOf[b] === ARCHERS
      ? deck.suitOf[a] === trumpSuit
      : deck.suitOf[a] === deck.suitOf[b] && order.power[b] === KING_HEIGHT);
  const trump = archersWin ? ARCHERS : ARCHERS + 1;
  return makeRanks(
    { deck, suitOf, power, trump },
    (a, b) => kills(a, b) || (power[a] > power[b] && !kills(b, a)),
  );
}

/** Trumps and Archers are one suit to who asks what can still win. */
export function suitIn({ archersWin, trumpSuit }: NinjaOrder, suit: number): number {
  return archersWin && suit === trumpSuit ? ARCHERS : suit;
}

/** A height of the game: numbers as they are, lifted ones between the 10 and the King. */
function heightOf(height: number): number {
  if (height <= TEN) return height;
  return height < KING_HEIGHT ? TEN + (height - TEN) / LIFT : KING + height - KING_HEIGHT;
}

const TIER_BITS = 6;

/** Where an Archer wins only if one was led, it is a card of a suit like others. */
function archerPower({ archersWin }: NinjaOrder, height: number): number {
  return (archersWin ? ARCHER : 1) + height - LESSER_HEIGHT;
}

/** The power of a card on the table, as the game gives it, in the terms of these ranks. */
export function powerOf(order: NinjaOrder, standing: number): number {
  const tier = standing >> TIER_BITS;
  const height = standing & ((1 << TIER_BITS) - 1);
  if (tier >= 4) return ABOVE_ARCHERS;
  if (tier === 3) return archerPower(order, height);
  return (tier === 2 ? TRUMP : 0) + heightOf(height);
}
