import type { Game, Move, Random, Refusal, Seat } from '../src/game.ts';
import { firstSeat, play, say, scoresOf } from '../src/index.ts';
import { optionsOf } from './driver.ts';

/** A position in a line: hands as text ("R7 G3"), other things as they differ from the usual. */
export interface Sketch {
  readonly hands: readonly string[];
  readonly dealer?: Seat;
  readonly options?: object;
  readonly stock?: string;
  readonly turnUp?: string | null;
  readonly deal?: number;
  readonly carry?: unknown;
}

/** Chance that always takes the first. */
export const FIRST: Random = { below: () => 0 };

/** A deal under way, moved by plain words: `table.do('bid R7', 'pass')`. */
export class Scene<State> {
  readonly game: Game<State>;
  readonly players: number;
  state: State;
  private readonly random: Random;

  constructor(game: Game<State>, sketch: Sketch, random: Random = FIRST) {
    const players = sketch.hands.length;
    const options = optionsOf(game as Game, players, sketch.options);
    const { dealer = 0, deal = 0, carry = game.first(players, options) } = sketch;
    this.game = game;
    this.players = players;
    this.random = random;
    this.state = game.lay(
      { players, options, dealer, deal, carry },
      {
        hands: sketch.hands.map(words),
        ...(sketch.stock === undefined ? {} : { stock: words(sketch.stock) }),
        ...(sketch.turnUp === undefined ? {} : { turnUp: sketch.turnUp }),
      },
    );
  }

  /** Each move is made by the seat whose turn it is, or by the one before a colon. */
  do(...moves: readonly string[]): this {
    for (const text of moves) {
      const done = play(this.game, this.state, this.read(text), this.random);
      if (!done.ok)
        throw new Error(`${text}: ${done.error.clause} ${say(this.game, done.error.why)}`);
      this.state = done.value.state;
    }
    return this;
  }

  /** The refusal of a move, or undefined if it is allowed. */
  refusal(text: string): Refusal | undefined {
    const done = play(this.game, this.state, this.read(text), this.random);
    return done.ok ? undefined : done.error;
  }

  scores(): number[] {
    return scoresOf(this.game, this.state, this.players);
  }

  private read(text: string): Move {
    const [, who, rest] = /^(?:(\d):\s*)?(.*)$/.exec(text) ?? [];
    const seat = who === undefined ? firstSeat(this.game.acting(this.state)) : Number(who);
    const [type, ...values] = words(rest);
    return { seat, type, ...fieldsOf(this.game, type, values) };
  }
}

function fieldsOf<State>(game: Game<State>, type: string, values: string[]): Record<string, never> {
  const fields: Record<string, unknown> = {};
  for (const { name, list, of, optional } of game.grammar[type] ?? []) {
    if (list) {
      const end = values.indexOf('/');
      const taken = values.splice(0, end < 0 ? values.length : end);
      if (end >= 0) values.shift();
      if (taken.length > 0 || !optional) fields[name] = taken;
    } else {
      const value = values.shift();
      fields[name] = of === 'seat' || of === 'number' ? Number(value) : value;
    }
  }
  return fields as Record<string, never>;
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
