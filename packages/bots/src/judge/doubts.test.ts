import { type Game, gamut, mutwo, ninjaWhist } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { blundersIn, viewOf } from '../../test/blunders.ts';
import { judge } from '../games/judge.ts';
import { generalKnowledge } from '../general.ts';

/** What is said of the decisions of a game, by what they are about. */
function doubtsIn(game: Game): Set<string> {
  const judged = blundersIn(game).map((each) => judge(viewOf(each), [each.planted], { worlds: 1 }));
  return new Set(judged.flatMap((each) => each?.doubts.map(({ key }) => key) ?? []));
}

test('where bots are known to be weak a judgement says so, and nowhere else', () => {
  expect(doubtsIn(gamut)).toEqual(new Set(['weak-moons']));
  expect(doubtsIn(mutwo)).toEqual(new Set());
  expect(doubtsIn(ninjaWhist)).toEqual(new Set());
});

test('of a game that bots know only by its rules they say that', () => {
  const doubts = generalKnowledge(mutwo).doubts?.(undefined as never);
  expect(doubts?.map(({ key }) => key)).toEqual(['weak-unknown']);
});
