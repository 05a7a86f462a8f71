import {
  deriveSeed,
  fieldsOf,
  isWhole,
  messageOf,
  no,
  ok,
  type Result,
  seedFromText,
} from '@overtrick/engine';
import { fromLetters, inLetters } from '../links/letters.ts';

/**
 * Deals that several people play, each on their own: the same cards, the same seat, the same bots with the same chance. Each deal is the
 * first of a match of its own, so that nothing hangs on how somebody played the one before.
 */
export interface DealSet {
  readonly game: string;
  readonly players: number;
  /** Only what is not as usual. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Of all the bots. */
  readonly level: string;
  readonly deals: number;
  /** Any text, from which cards and chance follow. */
  readonly seed: string;
  /** The bots and the rules that it was made with: with others, results cannot be compared. */
  readonly bots: number;
  readonly rules: number;
}

export const MOST_DEALS = 12;
/** Every option of a game with values of usual length takes less. */
const MOST_CHARACTERS = 4000;
const MOST_SEED = 64;
/** The first letter: how the rest is written. What was read once is read for ever. */
const VERSION = '1';

/** What the cards of one of its deals come from. */
export function seedOf(seed: string, deal: number): string {
  return `${seed}/${deal}`;
}

/** What the chance of its bots comes from, as at every table with a chosen seed. */
export function secretOf(seed: string, deal: number): string {
  return deriveSeed(seedFromText(seedOf(seed, deal)), 'bots');
}

/** A set as a text for a link. */
export function codeOfSet(set: DealSet): string {
  const { game, players, options, level, deals, seed, bots, rules } = set;
  const parts = [game, players, level, deals, seed, bots, rules, options];
  return VERSION + inLetters(new TextEncoder().encode(JSON.stringify(parts)));
}

/** What such a text holds, or why it holds nothing. Whether the game knows these options is judged where a table is opened. */
export function setIn(code: string): Result<DealSet, string> {
  if (code.length > MOST_CHARACTERS) return no('it is longer than any link of ours');
  if (code[0] !== VERSION) return no('it was made by another version');
  try {
    const found: unknown = JSON.parse(new TextDecoder().decode(fromLetters(code.slice(1))));
    return shaped(Array.isArray(found) ? found : []);
  } catch (error) {
    return no(`it is damaged or cut off (${messageOf(error)})`);
  }
}

function shaped(parts: readonly unknown[]): Result<DealSet, string> {
  const [game, players, level, deals, seed, bots, rules, options] = parts;
  const isText = [game, level, seed].every((each) => typeof each === 'string' && each !== '');
  const isCounted = [players, deals, bots, rules].every((each) => isWhole(each) && each > 0);
  if (!isText || !isCounted) return no('it does not say what is in it');
  const set = { game, players, level, deals, seed, bots, rules } as Omit<DealSet, 'options'>;
  if (set.deals > MOST_DEALS) return no(`a set has at most ${MOST_DEALS} deals`);
  if (set.seed.length > MOST_SEED) return no('its seed is longer than any of ours');
  return ok({ ...set, options: fieldsOf(options) });
}
