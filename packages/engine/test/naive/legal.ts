// Lists every legal move at any point of a record, by trying all that are thinkable.
import { at } from './cards.ts';
import { Foul } from './foul.ts';
import { rulesOf } from './games.ts';
import { freshCarry } from './judge.ts';
import type { Carry, GameRecord, Move, Play } from './types.ts';

export interface Legal {
  /** The seats that may act; none once the deal is over, several only while Gamut's gifts are chosen. */
  seats: number[];
  /** Each legal move once, in record form. Auction bids: those of one and two cards. Ninja Whist plays: without tokens. */
  moves: Move[];
  /** Auctions: the most cards that the seat may add now (0: it must pass). */
  maxCards?: number;
  /** Ninja Whist plays: for each legal card the different tokens of the player that may go with it, one at a time. */
  tokens?: Record<string, string[]>;
}

/** The legal moves after the first `moveIndex` moves of a deal. The record must be sound up to there. */
export function legalMoves(record: GameRecord, dealIndex: number, moveIndex: number): Legal {
  let carry = freshCarry(record.players);
  for (let index = 0; index < dealIndex; index++) {
    const before = begin(record, index, carry);
    replay(before, at(record.deals, index).moves);
    carry = before.carry();
  }
  const play = begin(record, dealIndex, carry);
  replay(play, at(record.deals, dealIndex).moves.slice(0, moveIndex));
  return listLegal(play);
}

/** `legalMoves` for every point of a record at once: by deal, then by number of moves made. */
export function legalThroughout(record: GameRecord): Legal[][] {
  let carry = freshCarry(record.players);
  return record.deals.map((deal, index) => {
    const play = begin(record, index, carry);
    const lists = [listLegal(play)];
    for (const move of deal.moves) {
      replay(play, [move]);
      lists.push(listLegal(play));
    }
    carry = play.carry();
    return lists;
  });
}

/** One spelling for each move: cards whose order means nothing are sorted, so that equal moves are equal strings. */
export function moveKey(move: Move): string {
  const sorted = (cards: readonly string[]) => [...cards].sort().join(' ');
  if (move.type === 'bid')
    return `${move.seat} bid ${'cards' in move ? sorted(move.cards) : move.tricks}`;
  if (move.type === 'exchange') {
    const shownGone = move.discard.slice(0, move.show.length);
    const hiddenGone = move.discard.slice(move.show.length);
    return `${move.seat} exchange ${sorted(shownGone)} / ${sorted(hiddenGone)} / ${sorted(move.show)}`;
  }
  if (move.type === 'play')
    return `${move.seat} play ${move.card} ${sorted(move.tokens ?? [])}`.trim();
  const { seat, type, ...rest } = move;
  return [
    seat,
    type,
    ...Object.entries(rest)
      .sort()
      .map(([, value]) => String(value)),
  ].join(' ');
}

function begin(record: GameRecord, index: number, carry: Carry): Play {
  const { players, options } = record;
  return rulesOf(record.game).begin({
    players,
    options,
    index,
    deal: at(record.deals, index),
    carry,
  });
}

function replay(play: Play, moves: readonly Move[]): void {
  for (const move of moves) {
    play.check(move);
    play.apply(move);
  }
}

export function listLegal(play: Play): Legal {
  const seats = play.seats();
  const moves = seats
    .flatMap((seat) => play.candidates(seat))
    .filter((move) => isLegal(play, move));
  const maxCards = seats.length === 0 ? undefined : play.maxCards();
  const tokens = play.singleTokens();
  return {
    seats,
    moves,
    ...(maxCards === undefined ? {} : { maxCards }),
    ...(tokens === undefined ? {} : { tokens }),
  };
}

export function isLegal(play: Play, move: Move): boolean {
  try {
    play.check(move);
    return true;
  } catch (error) {
    if (error instanceof Foul) return false;
    throw error;
  }
}
