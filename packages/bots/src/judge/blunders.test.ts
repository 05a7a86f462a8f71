import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { blundersIn, viewOf } from '../../test/blunders.ts';
import { judge } from '../games/judge.ts';

/** Enough to be sure of what is plain. */
const WORLDS = 100;

describe.each(games)('$name', (game) => {
  const judgements = blundersIn(game).map((blunder) => ({
    blunder,
    judgement: judge(viewOf(blunder), [blunder.planted], { worlds: WORLDS, seed: 'planted' }),
  }));

  test('nine of ten planted blunders are marked', () => {
    const missed = judgements.filter(
      ({ judgement }) => !judgement?.candidates.find(({ isAsked }) => isAsked)?.isMarked,
    );
    expect(judgements.length).toBe(10);
    expect(missed.map(({ blunder }) => blunder.about).slice(1)).toEqual([]);
  });

  test('what is advised is never marked, nor is what must be done', () => {
    for (const { judgement } of judgements) {
      expect(judgement?.candidates[0]).toMatchObject({ isMarked: false, loss: { mean: 0 } });
    }
  });

  test('every blunder is told with a reason and with deals in which it fails', () => {
    for (const { judgement } of judgements) {
      const planted = judgement?.candidates.find(({ isAsked }) => isAsked);
      expect(planted?.against?.length).toBeGreaterThan(0);
      expect(planted?.losing.length).toBe(3);
    }
  });
});
