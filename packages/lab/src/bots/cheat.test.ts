import { knowledgeOf, playOut, thumbOf } from '@overtrick/bots';
import { actionsOf, FastRandom, type Game } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { trialOf } from '../../test/trials.ts';
import { openDeal } from '../arena/opening.ts';
import { cheat, seer } from './cheat.ts';

const knowledge = knowledgeOf('mu');
const game = knowledge.game as Game;

/** A deal at its first lead. */
function atLead(number: number): { state: unknown; seat: number } {
  const opening = openDeal(game, trialOf({ phase: 'play' }), number);
  let step = opening.next();
  while (!step.done) step = opening.next();
  const { state } = step.value;
  return { state, seat: 31 - Math.clz32(game.acting(state)) };
}

/** What a seat scores in this world if it makes this move and all go on by the rule of thumb. */
function result(state: unknown, seat: number, move: Parameters<typeof actionsOf>[1]): number {
  const world = game.copy(state) as Sitting;
  const random = new FastRandom(1);
  const actions = actionsOf(game, move);
  if (!actions.ok) throw new Error(actions.error.why.key);
  for (const action of actions.value) game.apply(world, seat, action, random);
  playOut(knowledge, thumbOf(knowledge), world, random);
  let score = 0;
  game.score(world, (who, points) => {
    if (who === seat) score += points;
  });
  return score;
}

test('the cheat weighs every card in the true deal, and in no other', () => {
  let differs = 0;
  for (let number = 0; number < 5; number++) {
    const { state, seat } = atLead(number);
    const { candidates } = cheat({}).think({ game, state, seat }, new FastRandom(2));
    const guess = game.guesser(game.view(state, seat))(new FastRandom(3));
    expect(candidates.length).toBeGreaterThan(1);
    for (const { move, mean } of candidates) {
      expect(mean).toBe(result(state, seat, move));
      if (mean !== result(guess, seat, move)) differs++;
    }
  }
  expect(differs).toBeGreaterThan(0);
});

test('the seer plays the true deal out in both ways of a master', () => {
  const { state, seat } = atLead(0);
  const means = (bot: typeof cheat) =>
    bot({})
      .think({ game, state, seat }, new FastRandom(2))
      .candidates.map(({ mean }) => mean);
  expect(seer({}).think({ game, state, seat }, new FastRandom(2)).worlds).toBe(2);
  expect(means(seer)).not.toEqual(means(cheat));
});

test.each([cheat, seer])('the truth is left as it was', (bot) => {
  const { state, seat } = atLead(0);
  const before = JSON.stringify(game.view(state, seat));
  bot({ worlds: 3 }).think({ game, state, seat }, new FastRandom(2));
  expect(JSON.stringify(game.view(state, seat))).toBe(before);
});
