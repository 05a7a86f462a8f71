// Positions for the tests, each in one line.
import { rulesOf } from './games.ts';
import { freshCarry } from './judge.ts';
import { defaultOptions } from './options.ts';
import { type Order, winnerOf } from './tricks.ts';
import type { DealRecord, GameName, Move, Options, Play, Table } from './types.ts';

/** A deal about to start with seat 0 as dealer; `extra` overrides fields of the deal. */
export function tableOf(
  game: GameName,
  hands: string[][],
  extra: Partial<DealRecord> = {},
  options: Options = {},
): Table {
  const players = hands.length;
  const deal: DealRecord = {
    dealer: 0,
    hands,
    moves: [],
    tricks: [],
    scores: [],
    totals: [],
    ...extra,
  };
  return {
    players,
    options: { ...defaultOptions(game, players), ...options },
    index: 0,
    deal,
    carry: freshCarry(players),
  };
}

export function start(game: GameName, table: Table): Play {
  return rulesOf(game).begin(table);
}

/** Hands given as strings of cards with blanks between them. */
export function hands(...lines: string[]): string[][] {
  return lines.map((line) => line.split(' ').filter((card) => card !== ''));
}

/** Makes each move, checked. */
export function run(play: Play, moves: Move[]): Play {
  for (const move of moves) {
    play.check(move);
    play.apply(move);
  }
  return play;
}

/** Makes one bid after another by the seat whose turn it is; `''` passes. */
export function bids(play: Play, ...turns: string[]): Play {
  for (const turn of turns) {
    const seat = play.seats()[0] ?? -1;
    const cards = turn.split(' ').filter((card) => card !== '');
    run(play, [cards.length === 0 ? { seat, type: 'pass' } : { seat, type: 'bid', cards }]);
  }
  return play;
}

/** Plays cards, each by the seat whose turn it is. */
export function plays(play: Play, ...cards: string[]): Play {
  for (const card of cards) run(play, [{ seat: play.seats()[0] ?? -1, type: 'play', card }]);
  return play;
}

/** The cards that the seat to act may play. */
export function playable(play: Play): string[] {
  const seat = play.seats()[0] ?? -1;
  const moves = play.candidates(seat).filter((move) => refusal(play, move) === undefined);
  return moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
}

/** The rule that a move breaks, if any. */
export function refusal(play: Play, move: Move): string | undefined {
  try {
    play.check(move);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'rule' in error ? String(error.rule) : String(error);
  }
}

/** The card that wins a trick; `6+abc` is a card with a token. */
export function winningCard(order: Order, line: string): string | undefined {
  const cards = line.split(' ');
  const trick = cards.map((item, seat) => {
    const [card = '', ...tokens] = item.split('+');
    return { seat, card, tokens };
  });
  return cards[winnerOf(trick, order)];
}

/** The cards that can win after `led`, from the strongest down, equals together. */
export function ranking(order: Order, cards: string[], led: string): string[][] {
  const strength = (card: string) => {
    const trick = [led, card].map((c, seat) => ({ seat, card: c, tokens: [] }));
    return order.strength({ seat: 1, card, tokens: [] }, trick);
  };
  const levels = [...new Set(cards.map(strength))]
    .filter((level) => level > 0)
    .sort((a, b) => b - a);
  return levels.map((level) => cards.filter((card) => strength(card) === level));
}
