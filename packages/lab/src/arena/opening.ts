import { pickRandom } from '@overtrick/bots';
import {
  type Action,
  deriveSeed,
  FastRandom,
  type Game,
  openMatch,
  type Random,
  type Setup,
  settle,
} from '@overtrick/engine';
import { seatPlayers } from '../player.ts';
import { DealRun } from '../run.ts';
import type { Trial } from './trial.ts';

/** A deal from which runs start, as often as wanted. */
export interface Opening {
  /** What else is derived for this deal. */
  readonly seed: string;
  readonly setup: Setup;
  readonly state: unknown;
  /** The chance that the rest of the deal takes. */
  readonly chance: FastRandom;
}

/** Longer matches tell nothing more about where a deal may start from. */
const MOST_DEALS = 40;
/** Deals that do not come to trick play are dealt again, but not for ever. */
const MOST_ATTEMPTS = 100;

/** Deal `number` of a trial: all that happens before A and B differ. */
export function* openDeal(game: Game, trial: Trial, number: number): Generator<void, Opening> {
  const seed = deriveSeed(trial.seed, `deal/${number}`);
  for (let attempt = 0; ; attempt++) {
    const opening = dealFrom(game, trial, deriveSeed(seed, `attempt/${attempt}`));
    if (trial.phase === 'all') return opening;
    yield* playToLead(game, trial, opening);
    if (game.acting(opening.state) !== 0 || attempt === MOST_ATTEMPTS) return opening;
  }
}

function dealFrom(game: Game, trial: Trial, seed: string): Opening {
  const chance = new FastRandom(deriveSeed(seed, 'cards'));
  const setup = someSetup(game, trial, new FastRandom(deriveSeed(seed, 'setup')));
  return { seed, setup, state: game.deal(setup, chance), chance };
}

/** Some deal of a match: hands may grow from deal to deal, and tokens gather. */
function someSetup(game: Game, { players, options }: Trial, random: Random): Setup {
  const setups: Setup[] = [];
  let match = openMatch(game, players, options, random.below(players));
  while (!match.over && setups.length < MOST_DEALS) {
    setups.push(match.setup);
    match = settle(game, match, playAtRandom(game, match.setup, random));
  }
  return setups[random.below(setups.length)];
}

function playAtRandom(game: Game, setup: Setup, random: Random): unknown {
  const state = game.deal(setup, random);
  const legal: Action[] = [];
  let begun = 0;
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = 31 - Math.clz32(acting & -acting);
    const action = pickRandom(game, legal, game.legal(state, seat, legal), begun, random);
    game.apply(state, seat, action, random);
    begun = action.ends ? 0 : begun + 1;
  }
  return state;
}

/** Lets the field decide everything that comes before the first card. */
function* playToLead(game: Game, { field, players }: Trial, opening: Opening): Generator<void> {
  const { state, chance, seed } = opening;
  const seated = seatPlayers(Array<string>(players).fill(field), deriveSeed(seed, 'field'));
  const legal: Action[] = [];
  const watcher = {
    stops: (seat: number) => {
      game.legal(state, seat, legal);
      return legal[0].type === 'play';
    },
    saw: () => {},
  };
  yield* new DealRun(game, state, chance, seated, watcher).play();
}
