import { levels } from '@overtrick/bots';
import { FastRandom, game as findGame, type Game } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { trialOf } from '../../test/trials.ts';
import { openDeal } from '../arena/opening.ts';
import { PLAYOUTS, variant } from './variant.ts';

const game = findGame('mutwo') as Game;

function leadOf(number: number) {
  const opening = openDeal(game, trialOf({ game: 'mutwo', players: 4, phase: 'play' }), number);
  let step = opening.next();
  while (!step.done) step = opening.next();
  const { state } = step.value;
  return { game, state, seat: 31 - Math.clz32(game.acting(state)) };
}

const meansOf = (thought: { candidates: readonly { mean: number }[] }) =>
  thought.candidates.map(({ mean }) => mean);

test('a variant is a master but for what is said', () => {
  const due = leadOf(0);
  const changes = [
    ...PLAYOUTS.map((playouts) => ({ playouts })),
    { guess: 'likely' },
    { plays: 2, inner: 4 },
    {},
  ];
  const means = changes.map((change) =>
    meansOf(variant({ ...change, worlds: 20 }).think(due, new FastRandom(1))),
  );
  expect(new Set(means.map(String)).size).toBe(changes.length);
  const view = game.view(due.state, due.seat);
  const master = meansOf(levels.master.think(view, new FastRandom(1), { worlds: 20 }));
  expect(means.at(-1)).toEqual(master);
});
