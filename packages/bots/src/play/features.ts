import { type Action, countBits, Deck, type Seat, type Sitting } from '@overtrick/engine';
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

/** Room for the features of every legal card, used again at each decision. */
export class Features {
  readonly values = new Float64Array(SIZE * 64);
  /** Index into CONTEXTS. */
  context = 0;
  private readonly out: number[] = [];

  /** Fills in the features of these cards, all of them legal for this seat. */
  fill(state: Sitting, seat: Seat, legal: readonly Action[], count: number, stance: Stance): void {
    const { tricks, cards } = state;
    const { deck } = cards;
    const { ranks } = stance;
    const { power, suitOf, trump } = ranks;
    this.lookAround(state, seat);
    const leads = tricks.count === 0;
    const last = tricks.count === stance.seats - 1;
    const allyWins = !leads && (stance.allies & (1 << stance.best)) !== 0;
    this.context = contextOf(leads, last, allyWins, stance);
    const allySure = allyWins && (last || this.isSure(stance));
    const trumpsOut = this.countOut(ranks.suits, trump, deck.words);
    let cheapest = -1;
    let lowest = 0;
    for (let i = 0; i < count; i++) {
      const kind = legal[i].what;
      if (power[kind] < power[legal[lowest].what]) lowest = i;
      if (!leads && beats(stance, kind)) {
        if (cheapest < 0 || power[kind] < power[legal[cheapest].what]) cheapest = i;
      }
    }
    for (let i = 0; i < count; i++) {
      const kind = legal[i].what;
      const suit = suitOf[kind];
      const isTrump = suit === trump;
      const above = this.countOut(ranks.above, kind, deck.words);
      const below = this.countOut(ranks.below, kind, deck.words);
      const wins = leads || beats(stance, kind);
      const boss = above === 0;
      const suitOut = this.countOut(ranks.suits, suit, deck.words);
      const mine = countOwn(state, seat, ranks.suits, suit);
      const sure = wins && (last || (boss && (isTrump || trumpsOut === 0)));
      const at = i * SIZE;
      const v = this.values;
      v[at] = below / (below + above + 1);
      v[at + 1] = boss ? 1 : 0;
      v[at + 2] = wins && !leads ? 1 : 0;
      v[at + 3] = sure ? 1 : 0;
      v[at + 4] = i === cheapest ? 1 : 0;
      v[at + 5] = i === lowest ? 1 : 0;
      v[at + 6] = power[kind] / 16;
      v[at + 7] = isTrump ? 1 : 0;
      v[at + 8] = isTrump && !leads && stance.led !== trump ? 1 : 0;
      v[at + 9] = stance.points[kind] ?? 0;
      v[at + 10] = wins ? stance.stake : 0;
      v[at + 11] = mine / 8;
      v[at + 12] = mine === 1 && !isTrump ? 1 : 0;
      v[at + 13] = suitOut / 8;
      v[at + 14] = isTrump ? 0 : trumpsOut / 8;
      v[at + 15] = leads && isTrump && trumpsOut > 0 ? 1 : 0;
      v[at + 16] = cards.onDisplay(seat, kind) ? 1 : 0;
      v[at + 17] = boss && !isTrump && trumpsOut > 0 ? 1 - suitOut / 12 : 0;
      v[at + 18] = allySure && !wins ? 1 : 0;
    }
  }

  /** The cards that this seat has not seen: those in the other hands. */
  private lookAround({ cards, setup }: Sitting, seat: Seat): void {
    const { deck, hands } = cards;
    for (let word = 0; word < deck.words; word++) this.out[word] = 0;
    for (let other = 0, at = 0; other < setup.players; other++) {
      for (let word = 0; word < deck.words; word++, at++) {
        if (other !== seat) this.out[word] |= hands[at] | cards.displays[at];
      }
    }
  }

  private countOut(rows: readonly number[], row: number, words: number): number {
    let n = 0;
    for (let word = 0, at = row * words; word < words; word++, at++) {
      const bits = this.out[word] & rows[at];
      if (bits !== 0) n += countBits(bits);
    }
    return n;
  }

  /** Whether nothing that is out can beat what lies on the table. */
  private isSure(stance: Stance): boolean {
    const { led, power, ranks } = stance;
    const rulesOut = power >= 16 || led === ranks.trump;
    return (rulesOut || this.isUnder(led, stance)) && this.isUnder(ranks.trump, stance);
  }

  /** Whether no card of a suit that is out has as much power as what lies on the table. */
  private isUnder(suit: number, { power, ranks }: Stance): boolean {
    const { deck } = ranks;
    for (let word = 0; word < deck.words; word++) {
      let bits = this.out[word] & ranks.suits[suit * deck.words + word] & deck.firsts[word];
      for (; bits !== 0; bits &= bits - 1) {
        const kind = deck.kindAt[word * 32 + 31 - Math.clz32(bits & -bits)];
        if (ranks.power[kind] > power) return false;
      }
    }
    return true;
  }
}

function contextOf(leads: boolean, last: boolean, allyWins: boolean, stance: Stance): number {
  const place = leads ? 0 : (allyWins ? 3 : 1) + (last ? 1 : 0);
  return place * 4 + (stance.wants ? 0 : 2) + (stance.declares ? 0 : 1);
}

function beats({ led, power, ranks }: Stance, kind: number): boolean {
  const suit = ranks.suitOf[kind];
  return ranks.power[kind] > power && (suit === led || suit === ranks.trump);
}

function countOwn({ cards }: Sitting, seat: Seat, suits: readonly number[], suit: number): number {
  const { deck, hands, displays } = cards;
  let n = 0;
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    n += countBits((hands[at] | displays[at]) & suits[suit * deck.words + word]);
  }
  return n;
}
