import { FastRandom, firstSeat, game, games, openMatch } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { resultsOf, trialOf } from '../../test/trials.ts';
import { Standing } from '../arena/standing.ts';
import { estimate } from '../sums.ts';
import { outsider } from './outsider.ts';

test.each(games.map(({ name }) => name))('an outsider plays %s by the rules', async (name) => {
  const trial = trialOf({
    game: name,
    players: 4,
    a: 'outsider:worlds=2',
    b: 'novice',
    pairing: 'sides',
    phase: 'play',
  });
  for (const { runs } of await resultsOf(trial, 2)) {
    for (const { illegal } of runs) expect(illegal).toEqual([0, 0]);
  }
});

test('it takes more with the same cards than a novice does', async () => {
  const trial = trialOf({
    game: 'mutwo',
    a: 'outsider:worlds=10',
    b: 'novice',
    pairing: 'sides',
    phase: 'play',
  });
  const standing = new Standing(trial);
  for (const result of await resultsOf(trial, 6)) standing.add(result);
  expect(estimate(standing.taken).mean).toBeGreaterThan(0.5);
});

test('it does not see what it may not: other hidden hands change nothing', () => {
  const mu = game('mu');
  if (!mu) throw new Error('no Mü');
  const { options } = trialOf();
  const state = mu.deal(openMatch(mu, 5, options, 0).setup, new FastRandom(3));
  const seat = firstSeat(mu.acting(state));
  const view = mu.view(state, seat);
  const other = mu.guesser(view)(new FastRandom(9));
  const answer = (of: unknown) =>
    outsider.think(mu.view(of, seat), new FastRandom(5), { worlds: 3 }).move;
  expect(answer(other)).toEqual(answer(state));
});
