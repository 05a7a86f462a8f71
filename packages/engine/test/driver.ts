import type { Action, Game, Option, OptionValue, Random, Seat, View } from '../src/game.ts';
import {
  type DealRecord,
  defaultOf,
  FastRandom,
  type GameRecord,
  type Match,
  type Move,
  OMNISCIENT,
  openMatch,
  recordDeal,
  recordGame,
  resolveOptions,
  settle,
} from '../src/index.ts';

/** One seat of those that act, lowest first or at random. */
export function pickSeat(acting: number, random: Random): Seat {
  const seats = [...Array(31).keys()].filter((seat) => acting & (1 << seat));
  return seats[random.below(seats.length)];
}

/** Uniform, but lazy in auctions: uniform ones would hardly ever reach a trick. */
export function pickAction(legal: readonly Action[], count: number, random: Random): Action {
  const { type, field } = legal[0];
  const lazy = field === '' && (type === 'pass' || type === 'bid');
  return lazy && random.below(10) < 7 ? legal[0] : legal[random.below(count)];
}

/** Plays one whole move at random in place and says what it was. */
export function randomMove<State>(game: Game<State>, state: State, random: Random): Move {
  const seat = pickSeat(game.acting(state), random);
  const before = game.history(state, OMNISCIENT).length;
  const legal: Action[] = [];
  for (;;) {
    const action = pickAction(legal, game.legal(state, seat, legal), random);
    game.apply(state, seat, action, random);
    if (action.ends) return game.history(state, OMNISCIENT)[before];
  }
}

/** A match of random moves; `at` is called between moves. */
export function randomMatch<State>(
  game: Game<State>,
  opening: Match,
  random: Random,
  mostDeals: number,
  at: (state: State, match: Match) => void = () => {},
): GameRecord {
  let match = opening;
  const deals: DealRecord[] = [];
  while (!match.over && deals.length < mostDeals) {
    const state = game.deal(match.setup, random);
    at(state, match);
    while (game.acting(state) !== 0) {
      randomMove(game, state, random);
      at(state, match);
    }
    deals.push(recordDeal(game, match, state));
    match = settle(game, match, state);
  }
  return recordGame(game, match, deals);
}

export function openRandom(game: Game, players: number, given: object, random: Random): Match {
  return openMatch(game, players, optionsOf(game, players, given), random.below(players));
}

/** The options of a game, typed as its views are. */
export function optionsOf<V extends View>(
  game: Game<unknown, unknown, V>,
  players: number,
  given: object = {},
): V['setup']['options'] {
  const options = resolveOptions(game, players, given);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

export function playerCounts({ seats: [fewest, most] }: Game): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The defaults, and every option by itself at other values. */
export function variants(game: Game, players: number): Record<string, OptionValue>[] {
  const others = Object.entries(game.options).flatMap(([name, option]) => {
    const [fewest, most] = option.players ?? game.seats;
    if (players < fewest || players > most) return [];
    return otherValues(option, players).map((value) => ({ [name]: value }));
  });
  return [{}, ...others];
}

export function otherValues(option: Option, players: number): OptionValue[] {
  const standard = defaultOf(option, players);
  switch (option.kind) {
    case 'count':
      return standard === null ? [1, 2] : [Math.max(option.least ?? 0, (standard as number) + 3)];
    case 'flag':
      return [!standard];
    case 'choice':
      return (option.among ?? []).filter((each) => each !== standard);
    case 'list':
      return [(option.among ?? []).slice(0, (standard as readonly string[]).length)];
    case 'parts': {
      const parts = Object.entries(standard as Record<string, number>);
      return [Object.fromEntries(parts.map(([part, value], i) => [part, value + i + 1]))];
    }
  }
}

export function seeded(...parts: (string | number)[]): FastRandom {
  return new FastRandom(parts.join('/'));
}

/** What states share and never write to. */
const SHARED = ['deck', 'order', 'calls'];

/** Everything inside a state but the shared tables, as text to compare. */
export function inside(state: unknown): string {
  return JSON.stringify(state, (key, value) => (SHARED.includes(key) ? undefined : value));
}
