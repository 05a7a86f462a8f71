import {
  FastRandom,
  firstSeat,
  type Game,
  type Layout,
  type Match,
  type Move,
  type Options,
  openMatch,
  play,
  type Random,
  resolveOptions,
  say,
  settle,
} from '@overtrick/engine';
import type { Bot } from '../src/bot.ts';

export function openTable<State>(
  game: Game<State>,
  players: number,
  dealer = 0,
  given: Options = {},
): Match {
  const options = resolveOptions(game as Game, players, given);
  if (!options.ok) throw new Error(options.error);
  return openMatch(game as Game, players, options.value, dealer);
}

/** A position in a line: hands as text, other things as they differ from the usual. */
export interface Sketch {
  readonly hands: readonly string[];
  readonly turnUp?: string | null;
  readonly stock?: string;
  readonly dealer?: number;
  readonly carry?: unknown;
  readonly moves?: readonly Move[];
  readonly options?: Options;
}

/** Cards as said, and the moves so far. */
export function lay<State>(game: Game<State>, sketch: Sketch): State {
  const { hands, turnUp, stock, dealer = hands.length - 1, carry, moves = [], options } = sketch;
  const { setup } = openTable(game, hands.length, dealer, options);
  const layout: Layout = {
    hands: hands.map((hand) => hand.split(' ')),
    ...(turnUp === undefined ? {} : { turnUp }),
    ...(stock === undefined ? {} : { stock: stock.split(' ') }),
  };
  let state = game.lay(carry === undefined ? setup : { ...setup, carry }, layout);
  for (const move of moves) state = after(game, state, move, new FastRandom(1));
  return state;
}

export function after<State>(game: Game<State>, state: State, move: Move, random: Random): State {
  const played = play(game, state, move, random);
  if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${say(game, played.error.why)}`);
  return played.value.state;
}

/** What a bot answers for the seat whose turn it is. */
export function answer<State>(bot: Bot, game: Game<State>, state: State, worlds = 30): Move {
  return bot.think(game.view(state, turnOf(game, state)), new FastRandom(5), { worlds }).move;
}

/** The lowest seat that acts. */
export function turnOf<State>(game: Game<State>, state: State): number {
  return firstSeat(game.acting(state));
}

/** Plays a match with a bot in each seat; `at` is called before each move. */
export function playMatch<State>(
  game: Game<State>,
  opening: Match,
  bots: readonly Bot[],
  deals: number,
  at: (state: State) => void = () => {},
): void {
  const random = new FastRandom(9);
  let match = opening;
  for (let deal = 0; deal < deals && !match.over; deal++) {
    let state = game.deal(match.setup, random);
    while (game.acting(state) !== 0) {
      at(state);
      const seat = turnOf(game, state);
      const bot = bots[(seat + deal) % bots.length];
      state = after(
        game,
        state,
        bot.think(game.view(state, seat), random, { worlds: 2 }).move,
        random,
      );
    }
    match = settle(game as Game, match, state);
  }
}
