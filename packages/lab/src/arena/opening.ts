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
import type { Doing } from '../trade.ts';
import type { Trial } from './trial.ts';

/** A deal from which runs start, as often as wanted. */
export interface DealOpening {
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
export function* openDeal(game: Game, trial: Trial, number: number): Doing<DealOpening> {
  const seed = deriveSeed(trial.seed, `deal/${number}`);
  for (let attempt = 0; ; attempt++) {
    const opening = dealFrom(game, trial, deriveSeed(seed, `attempt/${attempt}`));
    if (trial.phase === 'all') return opening;
    yield* playToLead(game, trial, opening);
    if (game.acting(opening.state) !== 0 || attempt === MOST_ATTEMPTS) return opening;
  }
}

function dealFrom(game: Game, trial: Trial, seed: string): DealOpening {
  const chance = new FastRandom(deriveSeed(seed, 'cards'));
  const some = someSetup(game, trial, new FastRandom(deriveSeed(seed, 'setup')));
  const setup = forPoints(game, some);
  return { seed, setup, state: game.deal(setup, chance), chance };
}

/** Points are compared, so nobody is near a target: else who plays for the match would give points away for it. */
function forPoints(game: Game, setup: Setup): Setup {
  const totals = Array<number>(setup.players).fill(0);
  return game.ending(setup).target === null ? setup : { ...setup, totals };
}

/** Some deal of a match: hands may grow from deal to deal, and tokens gather. */
export function someSetup(
  game: Game,
  { players, options }: Pick<Trial, 'players' | 'options'>,
  random: Random,
): Setup {
  const setups: Setup[] = [];
  let match = openMatch(game, players, options, random.below(players));
  while (!match.over && setups.length < MOST_DEALS) {
    setups.push(match.setup);
    const state = game.deal(match.setup, random);
    game.playOut(state, random);
    match = settle(game, match, state);
  }
  return setups[random.below(setups.length)];
}

/** Lets the field decide everything that comes before the first card. */
function* playToLead(game: Game, { field, players }: Trial, opening: DealOpening): Doing<void> {
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
