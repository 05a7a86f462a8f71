import { FastRandom, type Game, game as gameOf, play, type View } from '@overtrick/engine';
import type { DealSheet } from '@overtrick/table';
import { describe, expect, test } from 'vitest';
import { Played } from '../../test/played.ts';
import { sceneOf } from '../../test/scenes.ts';
import type { PageScene } from '../protocol.ts';
import { occasionOf } from '../table/phrases.ts';
import { loadWords } from '../words/index.ts';
import { endingOf, featOf } from './ended.ts';
import { loadRoom } from './rooms.ts';

const words = await loadWords('en');

/** Deals that are over, as all seats see them. */
function endsOf(name: string, players: number, matches: number): PageScene[] {
  return Array.from({ length: matches }, (_, match) => {
    const played = new Played(name, players, `feats ${match}`);
    const found: PageScene[] = [];
    for (let deal = 0; deal < 12; deal++) {
      while (played.act());
      found.push(...played.table.names.map((_name, seat) => sceneOf(played.table, seat)));
      if (played.table.over) break;
      played.deal();
    }
    return found;
  }).flat();
}

async function featsIn(name: string, ends: readonly PageScene[]) {
  const room = await loadRoom(name);
  return ends.map((scene) => ({ scene, feat: featOf(room, occasionOf(words.at(name), scene)) }));
}

/** The same deal before its last trick, by the rules. */
function beforeLast({ game: name, view, open }: PageScene): View {
  const game = gameOf(name) as Game;
  if (!open) throw new Error('the cards are not open');
  const random = new FastRandom(1);
  let state = game.lay(view.setup, open.layout);
  for (const move of open.moves) {
    const { tricks } = game.view(state, view.eyes);
    if (tricks.length === view.tricks.length - 1) break;
    const next = play(game, state, move, random);
    if (!next.ok) throw new Error('the deal cannot be played again');
    state = next.value.state;
  }
  return game.view(state, view.eyes);
}

/** What the declaring side has, and what it needs, as each kind of view tells it. */
function standing(view: View): { taken: number; needed: number } {
  const told = Object(view);
  return told.bidToken
    ? { taken: told.taken, needed: told.bidToken.goal }
    : { taken: told.taken.declarer, needed: told.contract.needed };
}

describe.each([
  ['mu', 5],
  ['mutwo', 4],
] as const)('in %s', (name, players) => {
  const ends = endsOf(name, players, 8);

  test('the last trick decided where the contract hung on it, and the person has won it', async () => {
    const told = await featsIn(name, ends);
    const decided = told.filter(({ feat }) => feat?.title === 'The last trick decided');
    expect(decided.length).toBeGreaterThan(0);
    for (const { scene } of decided) {
      const { view } = scene;
      const own = view.sides.find(({ seats }) => seats.includes(view.eyes));
      const then = standing(view);
      const before = standing(beforeLast(scene));
      expect(before.taken).toBeLessThan(before.needed);
      expect(view.tricks.at(-1)?.winner).toBe(view.eyes);
      expect(then.taken >= then.needed).toBe(own?.role === 'contract');
    }
  });

  test('a big tie is told of to those who gain by it', async () => {
    for (const { scene, feat } of await featsIn(name, ends)) {
      const score = scene.sheet.at(-1)?.scores[scene.view.eyes] ?? 0;
      if (feat?.title === 'A tie to remember') expect(score).toBeGreaterThan(0);
      const shown = Math.max(...scene.view.displays.map((cards) => cards.length));
      const isTie = scene.view.tricks.length === 0 && shown >= 4;
      if (isTie && score > 0) expect(feat?.title).toBe('A tie to remember');
    }
  });
});

test('who shoots the moon is shown all that was taken, and nobody else is', async () => {
  const told = await featsIn('gamut', endsOf('gamut', 4, 24));
  const moons = told.filter(({ feat }) => feat?.drawing === 'moon');
  expect(moons.length).toBeGreaterThan(0);
  for (const { scene, feat } of moons) {
    const { hearts, queen } = Object(scene.view) as { hearts: number[]; queen: number };
    expect([hearts[scene.view.eyes], queen]).toEqual([8, scene.view.eyes]);
    expect(feat?.cards.length).toBe(9);
    expect(scene.pack).toEqual(expect.arrayContaining([...(feat?.cards ?? [])]));
  }
});

/** A match of Ninja Whist as it ended, with these totals after its deals and bids made or not. */
function matchOf(
  scene: PageScene,
  totals: readonly (readonly number[])[],
  made: readonly boolean[],
) {
  const sheet: DealSheet[] = totals.map((each, deal) => ({
    ...{ deal, dealer: 0, totals: each, contracts: [] },
    scores: each.map((total, seat) => total - (totals[deal - 1]?.[seat] ?? 0)),
    lines: made[deal]
      ? [{ seat: 0, score: 10, clause: 'ninja-whist/7.1', why: { key: 'bid-made' } }]
      : [],
  }));
  const last = totals.at(-1) ?? [];
  const winners = [...last.keys()].filter((seat) => last[seat] === Math.max(...last));
  return { ...scene, over: true, sheet, totals: last, winners };
}

describe('a match', () => {
  const [scene] = endsOf('ninja-whist', 3, 1);
  const featOfMatch = async (totals: readonly (readonly number[])[], made: readonly boolean[]) => {
    const room = await loadRoom('ninja-whist');
    const about = occasionOf(words.at('ninja-whist'), matchOf(scene, totals, made));
    expect(endingOf(room, about)?.figures.rows.length).toBe(3);
    return featOf(room, about)?.text;
  };

  test('in which every bid was made', async () => {
    const totals = [
      [10, 0, 0],
      [20, 0, 10],
      [30, 10, 10],
    ];
    expect(await featOfMatch(totals, [true, true, true])).toBe('3 rounds, and not one bid missed.');
    expect(await featOfMatch(totals, [true, false, true])).toBeUndefined();
  });

  test('that was turned round late', async () => {
    const late = [
      [0, 10, 10],
      [0, 20, 20],
      [0, 30, 20],
      [40, 30, 20],
    ];
    expect(await featOfMatch(late, [false, false, false, true])).toBe(
      'Last after deal 3 and 30 behind, and still you win.',
    );
    const early = [
      [0, 10, 10],
      [30, 20, 20],
      [40, 30, 20],
      [50, 30, 20],
    ];
    expect(await featOfMatch(early, [false, true, true, true])).toBeUndefined();
  });
});
