import { gamut, type Random, type Seat } from '@overtrick/engine';
import { type GamutState, teamTricks } from '@overtrick/engine/games/gamut';
import type { Reckoner } from '../../knowledge.ts';
import type { Look } from '../../reckoning.ts';
import { opens } from './estimate.ts';
import { CLUBS, FIGURES, figures, HEARTS, SPADES, weighHand } from './hand.ts';

/**
 * One time in this many a seat stays or folds against its judgement, so that it is learned what comes
 * of it.
 */
const TRIED = 6;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

/**
 * What is reckoned: the score in Hearts and in Spades, the tricks of a seat that bids before its partner,
 * those it adds when it bids after it, and the score of staying in Clubs.
 */
const tables = {
  hearts: FIGURES[HEARTS],
  spades: FIGURES[SPADES],
  opens: FIGURES[SPADES],
  answers: FIGURES[SPADES],
  clubs: FIGURES[CLUBS],
};

function look(state: GamutState, seat: Seat, table: string, contract: number): Look {
  weighHand(state, seat, contract);
  return { table, seat, figures: figures.slice(0, FIGURES[contract].length) };
}

function looks(state: GamutState, seat: Seat): Look[] {
  switch (state.phase) {
    case 'give':
      return state.gifts.every((gift) => gift < 0)
        ? SEATS.map((each) => look(state, each, 'hearts', HEARTS))
        : [];
    case 'bid': {
      const all = state.decided === 0 ? SEATS : [];
      const bid = look(state, seat, opens(state, seat) ? 'opens' : 'answers', SPADES);
      return [bid, ...all.map((each) => look(state, each, 'spades', SPADES))];
    }
    case 'fold':
      return [look(state, seat, 'clubs', CLUBS)];
    default:
      return [];
  }
}

/** Deals that count double are left out: they teach nothing that others do not. */
function result(state: GamutState, { table, seat }: Look): number | undefined {
  const { setup, staying, tricks, bids } = state;
  if (setup.carry.passed > 0 || !(staying & (1 << seat))) return undefined;
  if (table === 'opens') return tricks.winners.filter((winner) => winner === seat).length;
  if (table === 'answers') return teamTricks(state, seat) - bids[seat ^ 2];
  let score = 0;
  gamut.score(state, (who, points) => {
    if (who === seat) score += points;
  });
  return score;
}

/** Contracts are chosen at random, so that each is seen with all kinds of hands. */
function explores({ phase }: GamutState, random: Random): boolean {
  return phase === 'choose' || (phase === 'fold' && random.below(TRIED) === 0);
}

export const reckoner: Omit<Reckoner<GamutState>, 'by'> = { tables, looks, result, explores };
