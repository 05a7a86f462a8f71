import { games, type Seat, SPECTATOR } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { describe, expect, test } from 'vitest';
import { Played } from '../../test/played.ts';
import type { PageScene } from '../protocol.ts';
import { occasionOf } from '../table/phrases.ts';
import { loadWords, type PageWords } from '../words/index.ts';
import { plain } from './plain.ts';
import type { Room } from './room.ts';
import { loadRoom } from './rooms.ts';

const PERSON = 0;
const languages = await Promise.all(['en', 'de'].map(loadWords));
const DEALS = 3;

/** Every moment of some deals at a table of bots, as the person in the first seat sees it, and somebody who watches. */
function scenes(name: string): PageScene[] {
  const [players] = games.find((game) => game.name === name)?.seats ?? [4];
  const played = new Played(name, players, 'rooms');
  const found: PageScene[] = [];
  for (let deal = 0; deal < DEALS && !played.table.over; deal++) {
    if (deal > 0) played.deal();
    do found.push(sceneOf(played.table, PERSON), sceneOf(played.table, SPECTATOR));
    while (played.act());
  }
  return found;
}

/** As much of a scene as rooms look at. */
function sceneOf(table: Table, eyes: Seat): PageScene {
  const { name: game, title, deck } = table.game;
  const { names, current } = table;
  const view = table.view(eyes);
  if (!view) throw new Error('nothing is dealt');
  const open = table.dealOver ? { moves: current?.moves ?? [] } : null;
  return { game, title, view, names, open, pack: deck(view.setup) } as unknown as PageScene;
}

/** All that a room says about a moment. */
function saidOf(room: Room, words: PageWords, scene: PageScene): unknown[] {
  const about = occasionOf(words, scene);
  const { view } = scene;
  const stage = room.stage?.(view);
  return [
    room.stakes(about),
    ...scene.names.map((_, seat) => [room.plaque(about, seat), room.areas?.(about, seat)]),
    room.question?.(about, view.legal),
    ...view.legal.map((choice) => room.label?.(about, choice)),
    ...view.legal.map((choice) => room.detail?.(about, choice)),
    room.remains?.(about, scene.open?.moves ?? []),
    ...view.history.map((move) => room.object?.(about, move)),
    stage?.mode,
  ];
}

describe.each(games.map(({ name }) => name))('%s', async (name) => {
  const rooms = [await loadRoom(name), plain];
  const seen = scenes(name);

  test.each(rooms)('a room, its own or a plain one, has words for every moment', (room) => {
    for (const scene of seen) {
      for (const words of languages) {
        const said = JSON.stringify(saidOf(room, words.at(name), scene));
        expect(said).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});

const folders = Object.keys(import.meta.glob('../games/*/en.ts')).map((path) => path.split('/')[2]);

test.each(folders)('the room of %s is found by its folder', async (name) => {
  expect(await loadRoom(name)).not.toBe(plain);
});

test('a game that the page knows nothing of gets a plain room', async () => {
  expect(await loadRoom('unheard-of')).toBe(plain);
});
