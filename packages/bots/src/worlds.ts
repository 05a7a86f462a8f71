import type { Dealing, Guesser, Random, Seat, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { drawnBy, type Evidence } from './drawn.ts';
import type { Knowledge } from './knowledge.ts';
import { wordsOf } from './play/words.ts';

/**
 * How many worlds are drawn for each one that is kept, unless the game says: the better a world
 * explains the calls, the likelier it is kept.
 */
const DRAWN = 4;
const FINE = 1 << 20;
/** How many exchanges of cards improve a guess that is read from calls alone: these tell little, so few. */
const EXCHANGES = 8;

/** Tells how likely the cards that a seat has played would have been, by the words of what it has left. */
export interface ReadsPlays {
  log(seat: Seat, words: readonly number[]): number;
}

/** One for the worlds of a view, of which any is given. */
export type PlaysIn<State> = (world: State) => ReadsPlays;

/**
 * Worlds in which the others would have called about as they did, if the game knows how they call; and
 * have played so too, if somebody reads that.
 */
export function likelyWorlds<State extends Sitting>(
  knowledge: Knowledge<State>,
  view: View,
  plays?: PlaysIn<State>,
): Guesser<State> {
  const guess = knowledge.game.guesser(view);
  const { reads, weigh, draws } = knowledge;
  if (reads && guess.dealing) {
    const cards = view.tricks.length > 0 ? plays : undefined;
    return readWorlds({ view, dealing: guess.dealing, reads }, guess, cards);
  }
  const length = draws?.(view) ?? DRAWN;
  if (!weigh || length === 1) return guess;
  return (random) => {
    const drawn = Array.from({ length }, () => guess(random));
    return pick(
      drawn,
      drawn.map((world) => weigh(world, view)),
      random,
    );
  };
}

interface Reading<State extends Sitting> {
  readonly view: View;
  readonly dealing: Dealing<State>;
  readonly reads: NonNullable<Knowledge<State>['reads']>;
}

/** The first guess tells what all worlds have in common; the others are drawn by the evidence. */
function readWorlds<State extends Sitting>(
  reading: Reading<State>,
  guess: Guesser<State>,
  plays: PlaysIn<State> | undefined,
): Guesser<State> {
  let likely: Guesser<State> | undefined;
  return (random) => {
    likely ??= byEvidence(reading, guess(random), plays);
    return likely(random);
  };
}

function byEvidence<State extends Sitting>(
  { view, dealing, reads }: Reading<State>,
  world: State,
  plays: PlaysIn<State> | undefined,
): Guesser<State> {
  const { deck } = world.cards;
  const calls = reads(world, view);
  const cards = plays?.(world);
  const evidence: Evidence = {
    log: (seat, kinds, words) => calls(seat, kinds) + (cards?.log(seat, words) ?? 0),
  };
  const own = view.hand.map((code) => deck.kind(code));
  const seen = { deck, seats: view.held.length, eyes: view.eyes, own: wordsOf(deck, own) };
  return drawnBy(dealing, seen, evidence, cards ? EXCHANGES : 0);
}

function pick<State>(worlds: readonly State[], logs: readonly number[], random: Random): State {
  const most = Math.max(...logs);
  const parts = logs.map((log) => Math.exp(log - most));
  let at = (random.below(FINE) / FINE) * parts.reduce((a, b) => a + b, 0);
  return worlds.find((_, i) => (at -= parts[i]) < 0) ?? worlds[0];
}
