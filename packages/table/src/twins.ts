// Two deals that somebody cannot tell apart, for tests of whoever tells people about tables.
import {
  FastRandom,
  type Game,
  type GameRecord,
  type Match,
  type Move,
  OMNISCIENT,
  openMatch,
  recordDeal,
  recordGame,
  resolveOptions,
  type Seat,
  SPECTATOR,
} from '@overtrick/engine';

/** Two deals, half played, that are the same to somebody's eyes. */
export interface Twins {
  readonly eyes: Seat;
  readonly records: readonly [GameRecord, GameRecord];
  readonly moves: readonly [readonly Move[], readonly Move[]];
}

/** Pairs for every pair of eyes, at random moments of random deals. */
export function* twinsOf(game: Game, seed: number): Generator<Twins> {
  const random = new FastRandom(seed);
  const [fewest, most] = game.seats;
  const players = fewest + random.below(most - fewest + 1);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const match = openMatch(game, players, options.value, random.below(players));
  const states = statesOf(game, match, random);
  for (let eyes = SPECTATOR; eyes < players; eyes++) {
    const state = states[random.below(states.length)];
    const guess = game.guesser(game.view(state, eyes))(random);
    const both = [state, guess] as const;
    const records = both.map((each) => recordOf(game, match, each));
    const moves = both.map((each) => game.history(each, OMNISCIENT));
    if (JSON.stringify(records[0]) === JSON.stringify(records[1])) continue;
    yield { eyes, records: [records[0], records[1]], moves: [moves[0], moves[1]] };
  }
}

/** What a deal is like after each of its moves but the last. */
function statesOf(game: Game, { setup }: Match, random: FastRandom): unknown[] {
  const state = game.deal(setup, random);
  const states: unknown[] = [];
  while (game.acting(state) !== 0) {
    states.push(game.copy(state));
    const seat = 31 - Math.clz32(game.acting(state));
    for (;;) {
      const action = game.atRandom(state, seat, random);
      game.apply(state, seat, action, random);
      if (action.ends) break;
    }
  }
  return states;
}

function recordOf(game: Game, match: Match, state: unknown): GameRecord {
  return recordGame(game, match, [recordDeal(game, match, state)]);
}
