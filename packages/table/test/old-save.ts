import {
  type Game,
  openMatch,
  recordDeal,
  recordGame,
  resolveOptions,
  StreamRandom,
  seedFromText,
  settle,
  type View,
} from '@overtrick/engine';

/** A table as it was saved before there were logs: one deal played, one begun, all from one seed. */
export function oldSave(game: Game) {
  const players = Math.max(4, game.seats[0]);
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  const seed = seedFromText('an old table');
  const dealer = new StreamRandom(seed, 'dealer').below(players);
  const first = openMatch(game, players, options.value, dealer);
  const whole = played(game, first.setup, seed, Number.POSITIVE_INFINITY);
  const second = settle(game, first, whole);
  const begun = played(game, second.setup, seed, 6);
  const deals = [recordDeal(game, first, whole), recordDeal(game, second, begun)];
  const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
  const record = recordGame(game, second, deals, { names, seed });
  const bots = names.map((_, seat) => (seat === 0 ? null : 'random'));
  return {
    saved: { format: 'overtrick-table/1', bots, record },
    view: game.view(begun, 0) as View,
  };
}

/** A deal as its seed gives it, after so many moves at random, or to its end. */
function played(game: Game, setup: Parameters<Game['deal']>[0], seed: string, moves: number) {
  const random = new StreamRandom(seed, `deal/${setup.deal}`);
  const state = game.deal(setup, random);
  for (let done = 0; done < moves && game.acting(state) !== 0; ) {
    const seat = 31 - Math.clz32(game.acting(state));
    const action = game.atRandom(state, seat, chooser);
    game.apply(state, seat, action, random);
    if (action.ends) done++;
  }
  return state;
}

/** What bots did has nothing to do with the seed. */
const chooser = new StreamRandom(seedFromText('their choices'), 'choices');
