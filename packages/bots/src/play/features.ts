import type { Seat } from '@overtrick/engine';
import { Deck, type Sitting } from '@overtrick/engine/kit';
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
  suitOf: new Uint8Array(),
  power: new Float64Array(),
  trump: 0,
  above: new Int32Array(),
  below: new Int32Array(),
  suits: new Int32Array(),
  strict: new Uint8Array(),
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

/** The bits of three words: counted in fours, added, and counted on together. */
export function count3(a: number, b: number, c: number): number {
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

export function contextOf(
  leads: boolean,
  last: boolean,
  allyWins: boolean,
  stance: Stance,
): number {
  const place = leads ? 0 : (allyWins ? 3 : 1) + (last ? 1 : 0);
  return place * 4 + (stance.wants ? 0 : 2) + (stance.declares ? 0 : 1);
}
