// docs/deals.md against the games as they deal, by scripts that share no code with them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type GameRecord, game, games, openMatch } from '@overtrick/engine';
import { expect, test, vi } from 'vitest';
import { recordsOf, seededRecord, seriesOf } from './series.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const scripts = new URL('../../../scripts/', import.meta.url);

/** The cards of a deal in the order in which they are dealt: from the end of the shuffled deck. */
function dealt(script: string, argv: readonly (string | number)[], pack: readonly string[]) {
  const file = fileURLToPath(new URL(script, scripts));
  const all = [file, ...argv.map(String), String(pack.length)];
  const { stdout } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return stdout
    .trim()
    .split(' ')
    .map((number) => pack[Number(number)]);
}

/** Holds the hands of a record against what a script makes of the same seed. */
function compare(
  record: GameRecord,
  script: string,
  argvOf: (deal: number) => (string | number)[],
) {
  const { game: name, deals, players, options } = record;
  const rules = game(name);
  for (const [index, { hands }] of deals.entries()) {
    const setup = rules && { ...openMatch(rules, players, options, 0).setup, deal: index };
    const cards = dealt(script, argvOf(index), (setup && rules?.deck(setup)) ?? []);
    for (const [seat, hand] of hands.entries()) {
      const expected = cards.slice(seat * hand.length, (seat + 1) * hand.length);
      expect([...hand].sort()).toEqual(expected.sort());
    }
  }
}

const names = games.map(({ name }) => name);

test.each(names)('%s deals at a table as the page says', (name) => {
  const record = seededRecord({ game: name, players: 4, maxDeals: 2 });
  compare(record, 'verify-deal.mjs', (deal) => [record.seed ?? '', `deal/${deal}`]);
});

test.each(names)('%s deals in a simulation as the page says', async (name) => {
  const series = seriesOf({ game: name, players: 4, matches: 2, maxDeals: 2 });
  const [, line] = await recordsOf(series);
  compare(JSON.parse(line), 'quick-deal.mjs', (deal) => [series.seed, 1, deal, 4]);
});
