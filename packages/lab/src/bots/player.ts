import type { Thought } from '@overtrick/bots';
import type { FastRandom, Game, Random, Seat } from '@overtrick/engine';
import type { ProgramReply } from '../programs/program.ts';

/** A decision that is due at a table. Bots are sent a view of it; only cheat and seer look at the rest. */
export interface Due {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
}

/** Who decides, with the settings under which. */
export interface Player {
  readonly name: string;
  /** The random bot needs no view: it picks from the legal actions themselves. */
  readonly isRandom: boolean;
  /** At once, or as soon as somebody's own program has answered. */
  think(due: Due, random: Random): Thought | Promise<ProgramReply>;
}

/** A player at work. */
export interface Seated extends Player {
  readonly random: FastRandom;
  /** How often somebody had to stand in for it. */
  failures: number;
}

/** A bot of our own, which thinks while everything waits for it. */
export interface Insider extends Player {
  think(due: Due, random: Random): Thought;
}
