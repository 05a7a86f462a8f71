import type { GamutView, Seat, View } from '@overtrick/engine';
import {
  BARRED,
  type GamutState,
  spoils,
  TRICK,
  teamBid,
  teamTricks,
} from '@overtrick/engine/games/gamut';
import { ANY_NUMBER } from '../../quick/quick-table.ts';
import type { QuickCalls, QuickRules } from '../../quick/rules.ts';
import type { Reckoning } from '../../reckoning.ts';
import { explainedOn } from './explained.ts';
import { HEARTS, SPADES } from './hand.ts';

/** The ranks below the jack, and it, from the 7 up; and the places of both jacks among trumps. */
const LOW = 0b1111;
const JACK = 4;
const SPADE_JACK = 7;
const CLUB_JACK = 8;
const NO_POINTS: readonly number[] = [];

/** Tricks are wanted up to the bid in Spades, always in Clubs, and never in Hearts. */
function needed(state: GamutState, seat: Seat): number {
  if (state.contract === HEARTS) return 0;
  return state.contract === SPADES ? teamBid(state, seat) - teamTricks(state, seat) : ANY_NUMBER;
}

/** The turn-up lies where all have seen it, and what these eyes have given they know. */
function pins(view: View): readonly string[] {
  const { turnUp, gave } = view as GamutView;
  return gave ? [turnUp, gave.left, gave.right] : [turnUp];
}

/** By effective suit and place, as `CardPlaces` has them, the ranks in spades, hearts, diamonds and clubs. */
function ranksIn(contract: number, cards: Int32Array, into: number[]): void {
  const [spades, hearts, diamonds, clubs, trumps] = cards;
  into[1] = hearts;
  into[2] = diamonds;
  if (contract === SPADES) {
    into[0] = trumps;
    into[3] = clubs;
    return;
  }
  // Of clubs the two jacks are the highest; the other cards move up where one is missing.
  into[0] = spread(spades) | (((trumps >> SPADE_JACK) & 1) << JACK);
  into[3] = spread(trumps & ~(-1 << SPADE_JACK)) | (((trumps >> CLUB_JACK) & 1) << JACK);
}

/** Ranks without a jack, moved to where they are with one. */
function spread(ranks: number): number {
  return (ranks & LOW) | ((ranks & ~LOW) << 1);
}

/** What was bid in Spades, and who stayed in Clubs. */
function callsBy(weights: Reckoning) {
  return (world: GamutState): QuickCalls | undefined => {
    const { contract } = world;
    if (contract === HEARTS) return undefined;
    const ranks = [0, 0, 0, 0];
    return (seat, cards) => {
      ranksIn(contract, cards, ranks);
      return explainedOn(weights, world, seat, ranks);
    };
  };
}

export const quickGamut = (weights: Reckoning): QuickRules<GamutState> => ({
  captures: ({ taken }) => taken,
  trickWorth: () => TRICK,
  points: ({ contract }) => (contract === HEARTS ? spoils : NO_POINTS),
  stake: ({ contract, stake }) => (contract === HEARTS ? stake : 0),
  playing: ({ staying }) => staying,
  needed,
  barred: ({ contract }) => BARRED[contract],
  isBroken: ({ broken }) => broken,
  calls: callsBy(weights),
  pins,
});
