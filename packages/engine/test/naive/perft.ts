// Counts sequences of moves from a position of a perft file, by trying all that are thinkable.
import { at, distinct, range } from './cards.ts';
import { Foul } from './foul.ts';
import { rulesOf } from './games.ts';
import { freshCarry } from './judge.ts';
import { isLegal, listLegal, moveKey } from './legal.ts';
import { defaultOptions } from './options.ts';
import { TOKENS } from './tokens.ts';
import type { DealRecord, GameName, Move, Options, Play } from './types.ts';

/** A position as it stands in a perft file. */
export interface NaivePosition {
  game: GameName;
  hands: string[][];
  dealer?: number;
  deal?: number;
  options?: Options;
  carry?: string[][];
  stock?: string[];
  turnUp?: string | null;
  moves?: Move[];
}

/** A point of a deal: the moves that lead to it, and the tokens drawn on the way. */
interface Point {
  play: Play;
  moves: Move[];
  drawn: string[];
}

/** The numbers of sequences of 1, 2 … `depth` moves. A deal that ends earlier counts once. */
export function naivePerft(position: NaivePosition, depth: number): number[] {
  let point: Point = { play: begin(position, []), moves: [], drawn: [] };
  for (const move of position.moves ?? []) point = after(position, point, move);
  const counts = range(1, depth).map(() => 0);
  countFrom(position, point, counts, 0);
  return counts;
}

/** Adds what follows from a point to the counts from this depth on. */
function countFrom(position: NaivePosition, point: Point, counts: number[], depth: number): void {
  if (depth === counts.length) return;
  if (point.play.seats().length === 0) {
    for (const deeper of range(depth, counts.length - 1)) counts[deeper] = at(counts, deeper) + 1;
    return;
  }
  const moves = everyMove(point.play);
  counts[depth] = at(counts, depth) + moves.length;
  if (depth === counts.length - 1) return;
  for (const move of moves) countFrom(position, after(position, point, move), counts, depth + 1);
}

function begin(position: NaivePosition, drawn: string[]): Play {
  const { game, hands, dealer = 0, deal = 0, options, carry, stock, turnUp } = position;
  const players = hands.length;
  const record: DealRecord = {
    dealer,
    hands,
    ...(stock === undefined ? {} : { stock }),
    ...(turnUp === undefined ? {} : { turnUp }),
    moves: [],
    tricks: drawn.map((token) => ({ leader: 0, winner: 0, token })),
    scores: [],
    totals: [],
  };
  return rulesOf(game).begin({
    players,
    options: { ...defaultOptions(game, players), ...options },
    index: deal,
    deal: record,
    carry: { ...freshCarry(players), ...(carry === undefined ? {} : { scoreAreas: carry }) },
  });
}

/** The point after a move. A token is drawn if there must be one: the first that can be. */
function after(position: NaivePosition, { moves, drawn }: Point, move: Move): Point {
  const all = [...moves, move];
  for (const tokens of [drawn, ...TOKENS.map((token) => [...drawn, token])]) {
    const play = tryMoves(position, all, tokens);
    if (play) return { play, moves: all, drawn: tokens };
  }
  throw new Error(`${moveKey(move)} cannot be made`);
}

function tryMoves(position: NaivePosition, moves: Move[], drawn: string[]): Play | undefined {
  const play = begin(position, drawn);
  try {
    for (const move of moves) {
      play.check(move);
      play.apply(move);
    }
    return play;
  } catch (error) {
    if (error instanceof Foul) return undefined;
    throw error;
  }
}

/** Every legal move of the lowest seat that may act, each once, with any number of cards or tokens. */
function everyMove(play: Play): Move[] {
  const { seats, moves, maxCards = 0, tokens = {} } = listLegal(play);
  const seat = at(seats, 0);
  const own = moves.filter((move) => move.seat === seat);
  const thinkable = [
    ...own,
    ...(maxCards > 2 ? largeBids(own, seat, maxCards) : []),
    ...own.flatMap((move) => withTokens(move, tokens)),
  ];
  const legal = thinkable.filter((move) => isLegal(play, move));
  return [...new Map(legal.map((move) => [moveKey(move), move])).values()];
}

/** Bids of three and more, put together from cards that can be bid one by one or in pairs. */
function largeBids(moves: readonly Move[], seat: number, most: number): Move[] {
  const bids = moves.flatMap((move) =>
    move.type === 'bid' && 'cards' in move ? [move.cards] : [],
  );
  const twice = bids.flatMap(([a, b]) => (a !== undefined && a === b ? [a] : []));
  const cards = [...distinct(bids.flat()), ...twice];
  return subsets(cards)
    .filter((chosen) => chosen.length > 2 && chosen.length <= most)
    .map((chosen): Move => ({ seat, type: 'bid', cards: chosen }));
}

function withTokens(move: Move, tokens: Record<string, string[]>): Move[] {
  if (move.type !== 'play') return [];
  return subsets(tokens[move.card] ?? [])
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => ({ ...move, tokens: chosen }));
}

function subsets(items: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}
