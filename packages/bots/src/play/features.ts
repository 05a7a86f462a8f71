import type { Action, Seat } from '@overtrick/engine';
import { Deck, type Sitting, WORDS } from '@overtrick/engine/kit';
import { type Ranks, ranksOf } from './ranks.ts';

/** How a seat stands in the trick play of a deal; games say it, everything else follows from cards. */
export interface Stance {
  /** The seats on the same side, as bits, this one included. */
  allies: number;
  /** Whether the side promised something, and whether this seat wants the trick. */
  declares: boolean;
  wants: boolean;
  /** Card points in the trick on the table, and by kind; both 0 where tricks count alike. */
  stake: number;
  points: readonly number[];
  /** How many play to a trick. */
  seats: number;
  /** How the cards rank in the trick on the table, the effective suit led, and who is winning it with what. */
  ranks: Ranks;
  led: number;
  best: Seat;
  power: number;
}

/** A set of cards is three words here, one by one: a loop over them is half as fast. */
const STEP = WORDS;

const NOTHING: Ranks = {
  deck: new Deck({ suits: [], ranks: [] }),
  suitOf: [],
  power: [],
  trump: 0,
  above: [],
  below: [],
  suits: [],
};

/** Room for a stance, to be filled in. */
export function emptyStance(): Stance {
  const trick = { ranks: NOTHING, led: -1, best: -1, power: 0 };
  return { allies: 0, declares: false, wants: true, stake: 0, points: [], seats: 0, ...trick };
}

/** The part of a stance that follows from the cards, where the kit's own order says who wins. */
export function readTrick({ tricks, order }: Sitting, stance: Stance): void {
  stance.ranks = ranksOf(order);
  stance.led = tricks.led;
  stance.best = tricks.best;
  stance.power = tricks.power;
}

/** What is looked at in each card that could be played. */
export const FEATURES = [
  'height',
  'boss',
  'wins',
  'sure',
  'cheapest winner',
  'lowest',
  'power',
  'trump',
  'ruff',
  'points',
  'stake won',
  'length',
  'clears suit',
  'suit out',
  'trumps out',
  'draws trump',
  'shown',
  'boss at risk',
  'ally sure',
] as const;
export const SIZE = FEATURES.length;

/** The situations that have weights of their own. */
const PLACES = ['lead', 'beat', 'beat last', 'help', 'help last'] as const;
export const CONTEXTS = PLACES.flatMap((place) =>
  ['wants', 'avoids'].flatMap((wish) =>
    ['declarer', 'defender'].map((side) => `${place} ${wish} ${side}`),
  ),
);

/** What a seat sees when it plays a card. */
export interface Sight {
  /** Three words each: its own cards, those in the other hands, and those of its own that are shown. */
  readonly own: readonly number[];
  readonly out: readonly number[];
  readonly shown: readonly number[];
  /** How many cards lie on the table, and whether no opponent plays after this. */
  readonly played: number;
  readonly last: boolean;
}

/** What is the same for all cards of one effective suit; made when the first of them comes. */
interface SuitLook {
  suit: number;
  /** How many cards of it are in other hands, and in the own one. */
  out: number;
  own: number;
}

/** Room for the features of every legal card, used again at each decision. */
export class Features {
  readonly values = new Float64Array(SIZE * 64);
  /** Index into CONTEXTS. */
  context = 0;
  /** The cards that this seat has not seen, those in the other hands, and its own: three words each. */
  private out0 = 0;
  private out1 = 0;
  private out2 = 0;
  private own0 = 0;
  private own1 = 0;
  private own2 = 0;
  private shown: readonly number[] = [];
  private shownAt = 0;
  private readonly kinds: number[] = [];
  private readonly look: SuitLook = { suit: -1, out: 0, own: 0 };

  /** Fills in the features of these cards, all of them legal for this seat. */
  fill(state: Sitting, seat: Seat, legal: readonly Action[], count: number, stance: Stance): void {
    this.lookAround(state, seat);
    for (let i = 0; i < count; i++) this.kinds[i] = legal[i].what;
    const played = state.tricks.count;
    this.describe(count, played, isLast(seat, played, state.setup.players, stance), stance);
  }

  /** The same for a seat whose own cards, those of the others and those shown are told as words. */
  fillSeen(sight: Sight, kinds: readonly number[], count: number, stance: Stance): void {
    const { own, out, shown, played, last } = sight;
    for (let i = 0; i < count; i++) this.kinds[i] = kinds[i];
    this.own0 = own[0];
    this.own1 = own[1];
    this.own2 = own[2];
    this.out0 = out[0];
    this.out1 = out[1];
    this.out2 = out[2];
    this.shown = shown;
    this.shownAt = 0;
    this.describe(count, played, last, stance);
  }

  private describe(count: number, played: number, last: boolean, stance: Stance): void {
    const { kinds } = this;
    const { ranks } = stance;
    const { power, trump, deck } = ranks;
    const leads = played === 0;
    const allyWins = !leads && (stance.allies & (1 << stance.best)) !== 0;
    this.context = contextOf(leads, last, allyWins, stance);
    const allySure = allyWins && (last || this.isSure(stance));
    const trumpsOut = this.countOut(ranks.suits, trump);
    let cheapest = -1;
    let lowest = 0;
    for (let i = 0; i < count; i++) {
      const kind = kinds[i];
      if (power[kind] < power[kinds[lowest]]) lowest = i;
      if (!leads && beats(stance, kind)) {
        if (cheapest < 0 || power[kind] < power[kinds[cheapest]]) cheapest = i;
      }
    }
    const { look, values: v } = this;
    look.suit = -1;
    for (let i = 0, at = 0; i < count; i++, at += SIZE) {
      const kind = kinds[i];
      const suit = ranks.suitOf[kind];
      if (suit !== look.suit) this.lookAt(suit, ranks);
      const isTrump = suit === trump;
      const above = this.countOut(ranks.above, kind);
      const below = look.out === 0 ? 0 : this.countOut(ranks.below, kind);
      const wins = leads || beats(stance, kind);
      const boss = above === 0;
      v[at] = below / (below + above + 1);
      v[at + 1] = boss ? 1 : 0;
      v[at + 2] = wins && !leads ? 1 : 0;
      v[at + 3] = wins && (last || (boss && (isTrump || trumpsOut === 0))) ? 1 : 0;
      v[at + 4] = i === cheapest ? 1 : 0;
      v[at + 5] = i === lowest ? 1 : 0;
      v[at + 6] = power[kind] / 16;
      v[at + 7] = isTrump ? 1 : 0;
      v[at + 8] = isTrump && !leads && stance.led !== trump ? 1 : 0;
      v[at + 9] = stance.points.length > 0 ? stance.points[kind] : 0;
      v[at + 10] = wins ? stance.stake : 0;
      v[at + 11] = look.own / 8;
      v[at + 12] = look.own === 1 && !isTrump ? 1 : 0;
      v[at + 13] = look.out / 8;
      v[at + 14] = isTrump ? 0 : trumpsOut / 8;
      v[at + 15] = leads && isTrump && trumpsOut > 0 ? 1 : 0;
      v[at + 16] = this.shown[this.shownAt + deck.wordOf[kind]] & deck.bitOf[kind] ? 1 : 0;
      v[at + 17] = boss && !isTrump && trumpsOut > 0 ? 1 - look.out / 12 : 0;
      v[at + 18] = allySure && !wins ? 1 : 0;
    }
  }

  private lookAround({ cards }: Sitting, seat: Seat): void {
    const { hands, displays } = cards;
    const own = seat * STEP;
    let [a, b, c] = [0, 0, 0];
    for (let at = 0; at < hands.length; at += STEP) {
      if (at === own) continue;
      a |= hands[at] | displays[at];
      b |= hands[at + 1] | displays[at + 1];
      c |= hands[at + 2] | displays[at + 2];
    }
    this.out0 = a;
    this.out1 = b;
    this.out2 = c;
    this.own0 = hands[own] | displays[own];
    this.own1 = hands[own + 1] | displays[own + 1];
    this.own2 = hands[own + 2] | displays[own + 2];
    this.shown = displays;
    this.shownAt = own;
  }

  private lookAt(suit: number, { suits }: Ranks): void {
    const { look } = this;
    const at = suit * STEP;
    look.suit = suit;
    look.out = this.countOut(suits, suit);
    look.own = count3(this.own0 & suits[at], this.own1 & suits[at + 1], this.own2 & suits[at + 2]);
  }

  private countOut(rows: readonly number[], row: number): number {
    const at = row * STEP;
    return count3(this.out0 & rows[at], this.out1 & rows[at + 1], this.out2 & rows[at + 2]);
  }

  /** Whether nothing that is out can beat what lies on the table. */
  private isSure(stance: Stance): boolean {
    const { led, power, ranks } = stance;
    const rulesOut = power >= 16 || led === ranks.trump;
    return (rulesOut || this.isUnder(led, stance)) && this.isUnder(ranks.trump, stance);
  }

  /** Whether no card of a suit that is out has more power than what lies on the table. */
  private isUnder(suit: number, { power, ranks }: Stance): boolean {
    const { suits } = ranks;
    const at = suit * STEP;
    return (
      isWeak(this.out0 & suits[at], 0, power, ranks) &&
      isWeak(this.out1 & suits[at + 1], 1, power, ranks) &&
      isWeak(this.out2 & suits[at + 2], 2, power, ranks)
    );
  }
}

/** Whether none of the kinds in a word has more than this power. */
function isWeak(bits: number, word: number, power: number, ranks: Ranks): boolean {
  const { deck } = ranks;
  for (let rest = bits & deck.firsts[word]; rest !== 0; rest &= rest - 1) {
    const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
    if (ranks.power[kind] > power) return false;
  }
  return true;
}

/** The bits of three words: counted in fours, added, and counted on together. */
function count3(a: number, b: number, c: number): number {
  const fours = inFours(a) + inFours(b) + inFours(c);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

function inFours(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  return (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
}

/** Whether only friends, if anybody, play to this trick after a seat. */
export function isLast(
  seat: Seat,
  played: number,
  players: number,
  { allies, seats }: Stance,
): boolean {
  const behind = seats - played - 1;
  // Where some do not take part, the next to play is not the next seat.
  if (seats !== players) return behind === 0;
  for (let i = 1; i <= behind; i++)
    if (((allies >> ((seat + i) % players)) & 1) === 0) return false;
  return true;
}

function contextOf(leads: boolean, last: boolean, allyWins: boolean, stance: Stance): number {
  const place = leads ? 0 : (allyWins ? 3 : 1) + (last ? 1 : 0);
  return place * 4 + (stance.wants ? 0 : 2) + (stance.declares ? 0 : 1);
}

function beats({ led, power, ranks }: Stance, kind: number): boolean {
  const suit = ranks.suitOf[kind];
  return ranks.power[kind] > power && (suit === led || suit === ranks.trump);
}
