import { game, games, replay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Scene, sceneAfter, type Tidings } from '../src/index.ts';
import { tableOf } from '../src/past.ts';
import { sceneOf } from '../src/scene.ts';
import { openHost, playOn } from './simulation.ts';

/** What somebody knows who knew this and was told all of that, of which nothing may be missing. */
function known(told: readonly Tidings[], before?: Scene): Scene | undefined {
  for (const [i, { kind, seq }] of told.entries()) {
    if (i > 0 && kind === 'update') expect(seq).toBe(told[i - 1].seq + 1);
  }
  return told.reduce(sceneAfter, before);
}

/** The last entry that somebody knows who comes back. */
const SINCE = 9;

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('who is told everything knows what the table is, and so does who was away for a while', async () => {
    const table = await openHost(game);
    const eyes = [-1, 0, 1];
    const told = eyes.map((): Tidings[] => []);
    for (const [i, each] of eyes.entries())
      table.host.join(each, (tidings) => told[i].push(tidings));
    await playOn(table, 30);
    const folded = tableOf(game, table.host.log);
    if (!folded.ok) throw new Error(folded.error);
    for (const [i, each] of eyes.entries()) {
      const whole = JSON.parse(JSON.stringify(sceneOf(folded.value, each)));
      expect(known(told[i])).toEqual(whole);
      const late: Tidings[] = [];
      table.host.join(each, (tidings) => late.push(tidings), SINCE);
      expect([late[0].kind, late[0].seq]).toEqual(['update', SINCE + 1]);
      const before = told[i].findIndex(({ seq }) => seq === SINCE);
      expect(known(late, known(told[i].slice(0, before + 1)))).toEqual(whole);
    }
    const record = table.host.record();
    const replayed = record && replay(JSON.parse(JSON.stringify(record)), games);
    expect(replayed?.ok || replayed?.error).toBe(true);
  });
});

/** What messages about a game of five at which everybody sits weigh, in bytes. */
async function weigh(name: string, players: number): Promise<number> {
  const rules = game(name);
  if (!rules) throw new Error(`there is no ${name}`);
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
  const table = await openHost(rules, { bots });
  const sizes: number[] = [];
  for (let eyes = 0; eyes < players; eyes++) {
    table.host.join(eyes, (tidings) => {
      if (tidings.kind === 'update') sizes.push(Buffer.byteLength(JSON.stringify(tidings)));
    });
  }
  await playOn(table, 40);
  return sizes.reduce((sum, size) => sum + size) / sizes.length;
}

test('a move in Mü with five players takes at most 1 kB for each pair of eyes, on average', async () => {
  expect(await weigh('mu', 5)).toBeLessThan(1000);
});
