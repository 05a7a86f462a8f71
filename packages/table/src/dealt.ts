import {
  type Game,
  type Match,
  type Move,
  OMNISCIENT,
  play,
  type Refusal,
  StreamRandom,
  type Told,
} from '@overtrick/engine';

/** One deal on a table. Everything in it follows from the seed, its number and its moves. */
export class Dealt {
  readonly game: Game;
  /** The match as it stood before this deal. */
  readonly match: Match;
  readonly seed: string;
  /** What has happened, and who may know it. */
  readonly told: Told[] = [];
  private readonly random: StreamRandom;
  private now: unknown;

  constructor(game: Game, match: Match, seed: string) {
    this.game = game;
    this.match = match;
    this.seed = seed;
    this.random = new StreamRandom(seed, `deal/${match.setup.deal}`);
    this.now = game.deal(match.setup, this.random, (event, to) => this.told.push({ event, to }));
  }

  get state(): unknown {
    return this.now;
  }

  get over(): boolean {
    return this.game.acting(this.now) === 0;
  }

  /** Every decision so far, hidden ones included. */
  get moves(): Move[] {
    return this.game.history(this.now, OMNISCIENT);
  }

  /** A refused move changes nothing, and asks nothing of chance. */
  play(move: Move): Refusal | undefined {
    const played = play(this.game, this.now, move, this.random);
    if (!played.ok) return played.error;
    this.now = played.value.state;
    this.told.push(...played.value.events);
    return undefined;
  }

  /** The same deal as it was after so many moves. */
  upTo(count: number): Dealt {
    const earlier = new Dealt(this.game, this.match, this.seed);
    for (const move of this.moves.slice(0, count)) {
      const refusal = earlier.play(move);
      if (refusal) throw new Error(`a move that was played is refused now: ${refusal.why}`);
    }
    return earlier;
  }
}
