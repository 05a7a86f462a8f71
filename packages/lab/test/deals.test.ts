// docs/deals.md against the games as they deal, by a script that shares no code with them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type GameRecord, game, openMatch } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { recordsOf, studyOf } from './studies.ts';

const script = fileURLToPath(new URL('../../../scripts/verify-deal.mjs', import.meta.url));

/** The cards of a deal in the order in which they are dealt: from the end of the shuffled deck. */
function dealt(seed: string, deal: number, pack: readonly string[]): string[] {
  const argv = [script, seed, `deal/${deal}`, String(pack.length)];
  const { stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  return stdout
    .trim()
    .split(' ')
    .map((number) => pack[Number(number)])
    .reverse();
}

test('simulated deals follow from their seeds as the page says', async () => {
  const [line] = await recordsOf(studyOf({ matches: 1, maxDeals: 2 }));
  const { seed = '', deals, players, options }: GameRecord = JSON.parse(line);
  const mu = game('mu');
  const pack = mu?.deck(openMatch(mu, players, options, 0).setup) ?? [];
  for (const [index, { hands }] of deals.entries()) {
    const cards = dealt(seed, index, pack);
    for (const [seat, hand] of hands.entries()) {
      const expected = cards.slice(seat * hand.length, (seat + 1) * hand.length);
      expect([...hand].sort()).toEqual(expected.sort());
    }
  }
});
