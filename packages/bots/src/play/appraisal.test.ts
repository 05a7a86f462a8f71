import { games } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { eachChoice } from '../../test/choices.ts';
import { knowledgeOf } from '../games/index.ts';
import { Appraisal } from './appraisal.ts';
import { Features } from './feature-table.ts';
import { emptyStance, SIZE } from './features.ts';

const features = new Features();
const appraisal = new Appraisal();

/** What the table of features says, card by card. */
function byTable(weights: Float64Array, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (let f = 0; f < SIZE; f++) {
      sum += weights[features.context * SIZE + f] * features.values[i * SIZE + f];
    }
    return sum;
  });
}

test.each(games.flatMap(({ name, seats }) => seats.map((players) => [name, players] as const)))(
  'cards of %s with %i are appraised as the table of their features says',
  (name, players) => {
    const knowledge = knowledgeOf(name);
    const stance = emptyStance();
    let seen = 0;
    eachChoice(knowledge, players, (state, seat, cards) => {
      knowledge.stance(state, seat, stance);
      features.fill(state, seat, cards, cards.length, stance);
      // Every weight another one, so that none can stand for another.
      const weights = new Float64Array(20 * SIZE).map((_, i) => Math.sin(i + 1));
      appraisal.appraise(weights, state, seat, cards, cards.length, stance);
      for (const [i, value] of byTable(weights, cards.length).entries()) {
        expect(appraisal.values[i]).toBeCloseTo(value, 10);
      }
      seen++;
    });
    expect(seen).toBeGreaterThan(6);
  },
);
