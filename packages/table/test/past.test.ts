import { type Game, games, SPECTATOR } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { endsIn, logOf, type Scene, sceneAfter, sceneAt, tableOf } from '../src/index.ts';
import { openHost, PERSON, playOn } from './simulation.ts';

async function watched(game: Game, eyes: readonly number[]) {
  const table = await openHost(game);
  const shown = eyes.map((): Map<number, unknown> => new Map());
  for (const [i, each] of eyes.entries()) {
    let scene: Scene | undefined;
    table.host.join(each, (tidings) => {
      scene = sceneAfter(scene, tidings);
      shown[i].set(tidings.seq, scene);
    });
  }
  return { table, shown };
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('every moment can be seen again as it was shown then, one that was taken back too', async () => {
    const eyes = [SPECTATOR, 0, 2];
    const { table, shown } = await watched(game, eyes);
    await playOn(table, 12);
    await table.host.submit(PERSON, 'back', { type: 'undo', seat: 0 });
    await playOn(table, 30);
    for (const [i, each] of eyes.entries()) {
      for (const [seq, scene] of [...shown[i]].filter((_, at) => at % 7 === 0)) {
        const again = sceneAt(game, table.host.log, { seq, eyes: each });
        expect(again.ok && JSON.stringify({ ...again.value, hands: undefined })).toBe(
          JSON.stringify(scene),
        );
      }
    }
  });

  test('a move is counted among those that stand, in a log and in its record', async () => {
    const { table } = await watched(game, []);
    await playOn(table, 40);
    const record = table.host.record();
    if (!record) throw new Error('a deal is over');
    const { moves } = record.deals[0];
    for (const move of [0, 1, Math.floor(moves.length / 2), moves.length]) {
      const [a, b] = [table.host.log, record].map((past) => {
        const scene = sceneAt(game, past, { deal: 0, move, eyes: 1 });
        if (!scene.ok) throw new Error(scene.error);
        return scene.value.view;
      });
      expect(a).toEqual(b);
      const truth = tableOf(game, logOf(record, game.version));
      if (truth.ok) truth.value.goBack(0, move);
      expect(truth.ok && truth.value.current?.moves.length).toBe(move);
    }
    expect(sceneAt(game, record, { deal: 0, move: moves.length + 1, eyes: 0 }).ok).toBe(false);
    expect(sceneAt(game, record, { deal: 99, move: 0, eyes: 0 }).ok).toBe(false);
  });

  test('the end of each deal that is over can be seen again, also if a deal was taken back', async () => {
    const { table } = await watched(game, []);
    await playOn(table, 90);
    await table.host.submit(PERSON, 'back', { type: 'undo', seat: 0 });
    await playOn(table, 10);
    const { deals } = table.host.record() ?? { deals: [] };
    const ends = endsIn(game, table.host.log, 1);
    if (!ends.ok) throw new Error(ends.error);
    expect(ends.value).toHaveLength(deals.length);
    for (const [deal, end] of ends.value.entries()) {
      const move = deals[deal].moves.length;
      const again = sceneAt(game, table.host.log, { deal, move, eyes: 1 });
      expect(again).toEqual({ ok: true, value: { ...end, hands: null } });
    }
  });

  test('all hands lie open at every moment of a deal that is over, and at none of one that is not', async () => {
    const { table } = await watched(game, []);
    await playOn(table, 40);
    const last = tableOf(game, table.host.log);
    if (!last.ok) throw new Error(last.error);
    const { deals } = table.host.record() ?? { deals: [] };
    const open = sceneAt(game, table.host.log, { deal: 0, move: 0, eyes: 'open' });
    expect(open.ok && open.value.hands).toEqual(deals[0].hands);
    if (last.value.dealOver) return;
    const move = last.value.movesOf(last.value.deal) ?? 0;
    const shut = sceneAt(game, table.host.log, { deal: last.value.deal, move, eyes: 'open' });
    expect(shut.ok).toBe(false);
  });
});
