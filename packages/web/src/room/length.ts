import type { MatchEnd } from '@overtrick/engine';
import { pace } from '../play/pace.ts';

/**
 * How long a match is at one number of players, as novices were seen to play it (`npm run lengths`): at which
 * total it ended, if at one; how many deals it had, and in one of them what each player called and played, what
 * the others did, and the tricks.
 */
export interface MatchLength {
  readonly target: number | null;
  readonly deals: number;
  readonly calls: number;
  readonly cards: number;
  readonly others: number;
  readonly tricks: number;
}

const found = import.meta.glob<Readonly<Record<string, MatchLength>>>('../games/*/length.json', {
  eager: true,
  import: 'players',
});
const lengths = new Map(Object.entries(found).map(([path, own]) => [path.split('/')[2], own]));

/** Undefined for a game that nobody has measured. */
export function lengthOf(game: string, players: number): MatchLength | undefined {
  return lengths.get(game)?.[players];
}

/** What a person is taken to need, in seconds: for a bid or another call, for a card, and to read a score. */
const CALL = 10;
const CARD = 4;
const SCORE = 15;
/** Nobody waits for a tap longer than this. */
const LONGEST_PAUSE = 3000;

/** How many sit there, and how many of them are people: bots take only as long as it takes to show what they do. */
export interface MatchSize {
  readonly players: number;
  readonly people: number;
}

/** How many minutes so many deals take at the chosen speed. */
export function minutesOf(
  { calls, cards, others, tricks }: MatchLength,
  deals: number,
  { players, people }: MatchSize,
): number {
  const { move, trick, travel } = pace();
  const byBots = (others * (players - people)) / (players - 1);
  const shown = byBots * move + tricks * (Math.min(trick, LONGEST_PAUSE) + travel);
  const seconds = people * (calls * CALL + cards * CARD) + SCORE + shown / 1000;
  return Math.max(1, rounded((deals * seconds) / 60));
}

/** From ten minutes on, nobody can tell more exactly than by five. */
function rounded(minutes: number): number {
  return minutes < 10 ? Math.round(minutes) : Math.round(minutes / 5) * 5;
}

/** How many deals there will be: what is measured for a target holds in proportion for others. */
export function dealsUntil({ deals, target }: MatchLength, end: MatchEnd): number {
  if (end.deals !== null) return end.deals;
  if (end.target === null || target === null) return Math.round(deals);
  return Math.max(1, Math.round((deals * end.target) / target));
}
