/** What figures are counted in, besides deals and matches as they are played. */
export type CountedThing =
  | 'deals'
  | 'matches'
  | 'seats'
  | 'contracts'
  | 'tricks'
  | 'decisions'
  | 'pairs'
  | 'wins';

/** What the base of a measure counts, and in how many parts each: so that ties and means are whole numbers. */
interface Base {
  readonly counted: CountedThing;
  readonly parts: number | 'players';
}

/** A win as a whole number, from which ties of up to nine can be divided. */
export const WIN = 2520;
/** Of each pair a whole is two, so that a tie is one. */
export const PAIR = 2;

const BASES: Readonly<Record<string, Base>> = {
  deals: { counted: 'deals', parts: 1 },
  seats: { counted: 'deals', parts: 'players' },
  matches: { counted: 'matches', parts: 1 },
  contracts: { counted: 'contracts', parts: 1 },
  tricks: { counted: 'tricks', parts: 1 },
  decisions: { counted: 'decisions', parts: 1 },
  wins: { counted: 'wins', parts: WIN },
  'match/deals': { counted: 'deals', parts: 1 },
  'skill/seats': { counted: 'deals', parts: 'players' },
  'skill/pairs': { counted: 'pairs', parts: PAIR },
  'skill/matches': { counted: 'matches', parts: WIN },
  'bot/*/seats': { counted: 'seats', parts: 'players' },
  'bot/*/matches': { counted: 'matches', parts: WIN },
  'role/*/share': { counted: 'seats', parts: 1 },
  'role/*/seats': { counted: 'seats', parts: 'players' },
  'bid/*/share': { counted: 'contracts', parts: 1 },
  'trump/*/share': { counted: 'contracts', parts: 1 },
  'bonus/*/weight': { counted: 'deals', parts: 1 },
  'use/*/seats': { counted: 'seats', parts: 'players' },
  'clause/*/share': { counted: 'deals', parts: 1 },
};

/** What is counted by a base of this pattern. */
export function countedBy(base: string): CountedThing {
  return BASES[base].counted;
}

/** How many things its sum stands for. */
export function thingsIn(base: string, sum: number, players: number): number {
  const { parts } = BASES[base];
  return sum / (parts === 'players' ? players : parts);
}
