import { deriveSeed, type Game, game, resolveOptions } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { openDeal } from './opening.ts';
import type { Trial } from './trial.ts';

/** As many as show that deals come from anywhere in a match. */
const DEALS = 20;

function trialOf(rules: Game): Trial {
  const players = 4;
  const { name, version } = rules;
  const options = resolveOptions(rules, players);
  if (!options.ok) throw new Error(options.error);
  const seed = deriveSeed('0'.repeat(64), name);
  const bots = { a: 'random', b: 'random', field: 'random' };
  const how = { pairing: 'seats', phase: 'all' } as const;
  return { game: name, version, players, options: options.value, seed, ...bots, ...how };
}

test.each(['mu', 'yamv', 'gamut'])(
  'no deal of %s is compared in which somebody is near the target: it is points that count',
  (name) => {
    const rules = game(name) as Game;
    const dealt = new Set<number>();
    for (let number = 0; number < DEALS; number++) {
      const { value: opening } = openDeal(rules, trialOf(rules), number).next();
      if (!opening || !('state' in opening)) throw new Error('it was not opened at once');
      dealt.add(opening.setup.deal);
      expect(rules.view(opening.state, 0).match.totals).toEqual([0, 0, 0, 0]);
    }
    expect(dealt.size).toBeGreaterThan(1);
  },
);
