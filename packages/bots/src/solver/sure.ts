import type { Seat, Seats } from '@overtrick/engine';
import { countBits } from '@overtrick/engine/kit';
import { handAt, type OpenPosition, SPAN } from './position.ts';

/** What a side gets whatever the other does, before this seat leads: a bound, not all of it. */
export function sureFor(position: OpenPosition, side: Seats, leader: Seat): number {
  const quick = (side >> leader) & 1 ? quickTricks(position, leader) : 0;
  return quick + sureTrumps(position, side);
}

/**
 * Trumps above all of the other side's take every trick to which they are played, and a seat plays one
 * card to a trick: so the seat that has most of them brings in that many. A trump that an opponent
 * equals is not counted.
 */
function sureTrumps(position: OpenPosition, side: Seats): number {
  const { trump, players, left, owner, hands } = position;
  if (left[trump] === 0) return 0;
  const top = owner[trump * SPAN + 31 - Math.clz32(left[trump])];
  if (((side >> top) & 1) === 0) return 0;
  const high = topTrumps(position, side);
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    const tops = hands[handAt(seat, trump)] & high;
    if ((side >> seat) & 1 && tops !== 0) most = Math.max(most, worth(position, trump, tops, SPAN));
  }
  return most;
}

/** The trumps above all those of the other side. */
function topTrumps({ hands, players, trump, left, atMost }: OpenPosition, side: Seats): number {
  let theirs = 0;
  for (let seat = 0; seat < players; seat++) {
    if (((side >> seat) & 1) === 0) theirs |= hands[handAt(seat, trump)];
  }
  return left[trump] & (theirs === 0 ? -1 : ~atMost[highest(trump, theirs)]);
}

/**
 * What the leader can cash at once in plain suits: cards above all others of their suit, for as many
 * rounds as everybody else who has a trump must follow. No trump is played meanwhile, so that
 * `sureTrumps` comes on top of it.
 */
function quickTricks(position: OpenPosition, leader: Seat): number {
  const { suits, trump, hands, left, atMost } = position;
  const { shut } = position;
  let sum = 0;
  for (let suit = 0; suit < suits; suit++) {
    const own = hands[handAt(leader, suit)];
    if (suit === trump || suit === shut || own === 0) continue;
    const others = left[suit] & ~own;
    const tops = others === 0 ? own : own & ~atMost[highest(suit, others)];
    if (tops !== 0) sum += worth(position, suit, tops, safeRounds(position, leader, suit));
  }
  return sum;
}

/** How often a suit can be led before somebody may ruff. */
function safeRounds({ hands, players, trump }: OpenPosition, leader: Seat, suit: number): number {
  let rounds = SPAN;
  for (let seat = 0; seat < players; seat++) {
    if (seat === leader || hands[handAt(seat, trump)] === 0) continue;
    rounds = Math.min(rounds, countBits(hands[handAt(seat, suit)]));
  }
  return rounds;
}

/** The least that tricks are worth if they are taken with these cards, or the first few of them. */
function worth(
  { points, trickWorth }: OpenPosition,
  suit: number,
  slots: number,
  tricks: number,
): number {
  let sum = 0;
  for (let rest = slots, n = tricks; rest !== 0 && n > 0; rest &= rest - 1, n--) {
    sum += trickWorth + points[suit * SPAN + 31 - Math.clz32(rest & -rest)];
  }
  return sum;
}

function highest(suit: number, slots: number): number {
  return suit * SPAN + 31 - Math.clz32(slots);
}
