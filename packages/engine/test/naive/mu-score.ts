// Classic Mü: its cards, trumps and scores as plain functions (MU1, MU2, MU6, MU11, MU13 to MU16).
import { at, numberOf, range, suitOf, sum } from './cards.ts';
import type { Order } from './tricks.ts';

export interface MuOptions {
  removedColours: string[];
  viceTieBreak: 'full' | 'highestOnly';
  viceWithThree: boolean;
  goalBase: number;
  goalStep: number;
  bidScore: number;
  trumpBonus: { colour: number; doubled: number; number: number; none: number };
  bonusCap: number;
  missPenalty: number;
  missReward: number;
  stalematePenalty: number;
  stalemateReward: number;
  target: number;
  deals: number | null;
}

export const COLOURS = ['R', 'B', 'G', 'Y', 'K'];
export const NUMBERS = range(0, 9).map(String);

export function muDeck(players: number, options: MuOptions): string[] {
  const colours = COLOURS.filter((colour) => players > 3 || !options.removedColours.includes(colour));
  return colours.flatMap((colour) =>
    ['0', '1', '1', '2', '3', '4', '5', '6', '7', '7', '8', '9'].map((n) => colour + n),
  );
}

export function muPoints(card: string): number {
  const n = numberOf(card);
  if (n === 1 || n === 9) return 0;
  return n === 6 || n === 7 ? 2 : 1;
}

/** Whether the card has this colour or number. */
export function has(card: string, name: string): boolean {
  return card.slice(0, 1) === name || card.slice(1) === name;
}

/** MU11. */
export function muOrder(major: string, minor: string): Order {
  const tier = (card: string) => (has(card, major) ? 2 : 0) + (has(card, minor) ? 1 : 0);
  const effectiveSuit = (card: string) => (tier(card) > 0 ? 'trump' : suitOf(card));
  return {
    effectiveSuit,
    strength: ({ card }, trick) => {
      if (tier(card) > 0) return 100 * tier(card) + numberOf(card);
      return effectiveSuit(card) === effectiveSuit(at(trick, 0).card) ? 1 + numberOf(card) : 0;
    },
  };
}

export function muGoal(bid: number, options: MuOptions): number {
  return options.goalBase + options.goalStep * bid;
}

/** MU14: what Chief and partner each get. */
export function muBonus(bid: number, trump: string, options: MuOptions): number {
  const { colour, doubled, number, none } = options.trumpBonus;
  let bonus = number;
  if (trump === 'none') bonus = none;
  else if (COLOURS.includes(trump)) bonus = colour;
  else if (trump === '1' || trump === '7') bonus = doubled;
  return Math.min(options.bonusCap, options.bidScore * bid + bonus);
}

/** MU15: by how many cards the Chief's team fell short. */
export function muMissed(bid: number, points: number, options: MuOptions): number {
  const reached = range(1, bid).filter((b) => points >= muGoal(b, options));
  return bid - Math.max(0, ...reached);
}

/** MU6: scores of a stalemate. */
export function muStalemate(bids: number[], provocateur: number, options: MuOptions): number[] {
  const top = Math.max(...bids);
  return bids.map((bid, seat) => {
    if (bid < top) return 0;
    return seat === provocateur ? -options.stalematePenalty * top : options.stalemateReward * top;
  });
}

export interface MuResult {
  chief: number;
  partner: number | undefined;
  bid: number;
  major: string;
  /** Card points captured, by seat. */
  points: number[];
}

/** MU14 to MU16. */
export function muScores(result: MuResult, options: MuOptions): number[] {
  const { chief, partner, bid, major, points } = result;
  const team = sum(points.filter((_, seat) => seat === chief || seat === partner));
  const made = team >= muGoal(bid, options);
  const missed = muMissed(bid, team, options);
  return points.map((own, seat) => {
    if (made) return own + (seat === chief || seat === partner ? muBonus(bid, major, options) : 0);
    if (seat === chief) return own - options.missPenalty * missed;
    return own + (seat === partner ? 0 : options.missReward * missed);
  });
}
