import { levels } from '@overtrick/bots';
import * as engine from '@overtrick/engine';
import { FastRandom, firstSeat, games, play } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { trialOf } from '../../test/trials.ts';
import { readPlayer } from '../player.ts';
import { type Build, hasYesterday, masterOf } from './yesterday.ts';

/** Today's own, as if it were another. */
const build: Build = {
  engine: engine as never,
  master: levels.master as never,
};

test.each(games.map(({ name }) => name))(
  'a deal of %s so far reaches another build as it was seen',
  (name) => {
    const game = engine.game(name);
    if (!game) throw new Error(name);
    const { options } = trialOf({ game: name, players: 4 });
    const { setup } = engine.openMatch(game, 4, options, 1);
    const random = new FastRandom(11);
    let state = game.deal(setup, random);
    const bot = masterOf('twin', () => build);
    let compared = 0;
    for (let i = 0; game.acting(state) !== 0; i++) {
      const seat = firstSeat(game.acting(state));
      const view = game.view(state, seat);
      if (i % 7 === 0) {
        const thinks = (one: typeof bot) => one.think(view, new FastRandom(i), { worlds: 2 }).move;
        expect(thinks(bot)).toEqual(thinks(levels.master));
        compared++;
      }
      const { move } = levels.novice.think(view, random, {});
      const played = play(game, state, move, random);
      if (!played.ok) throw new Error(played.error.clause);
      state = played.value.state;
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test('who has not built it is told how', () => {
  const read = readPlayer('yesterday:worlds=4');
  expect(read.ok).toBe(hasYesterday());
  if (!read.ok) expect(read.error).toMatch('npm run yesterday');
});
