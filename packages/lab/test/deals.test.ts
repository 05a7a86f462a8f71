// docs/deals.md against the games as they deal, by a script that shares no code with them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type GameRecord, game, games, openMatch } from '@overtrick/engine';
import { expect, test, vi } from 'vitest';
import { recordsOf, studyOf } from './studies.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const script = fileURLToPath(new URL('../../../scripts/verify-deal.mjs', import.meta.url));

/** The cards of a deal in the order in which they are dealt: from the end of the shuffled deck. */
function dealt(seed: string, deal: number, pack: readonly string[]): string[] {
  const argv = [script, seed, `deal/${deal}`, String(pack.length)];
  const { stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  return stdout
    .trim()
    .split(' ')
    .map((number) => pack[Number(number)]);
}

test.each(games.map(({ name }) => name))('%s deals as the page says', async (name) => {
  const [line] = await recordsOf(studyOf({ game: name, players: 4, matches: 1, maxDeals: 2 }));
  const { seed = '', deals, players, options }: GameRecord = JSON.parse(line);
  const rules = game(name);
  for (const [index, { hands }] of deals.entries()) {
    const setup = rules && { ...openMatch(rules, players, options, 0).setup, deal: index };
    const cards = dealt(seed, index, (setup && rules?.deck(setup)) ?? []);
    for (const [seat, hand] of hands.entries()) {
      const expected = cards.slice(seat * hand.length, (seat + 1) * hand.length);
      expect([...hand].sort()).toEqual(expected.sort());
    }
  }
});
