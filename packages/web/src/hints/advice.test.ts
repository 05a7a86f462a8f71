import { adviser, type Thought } from '@overtrick/bots';
import { FastRandom, games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { Played, tableWhere } from '../../test/played.ts';
import { sceneOf } from '../../test/scenes.ts';
import type { PageScene } from '../protocol.ts';
import { loadRoom } from '../room/rooms.ts';
import { occasionOf } from '../table/phrases.ts';
import { loadWords } from '../words/index.ts';
import { adviceOf } from './advice.ts';
import { loadReasons } from './reasons.ts';
import { hintWordsOf } from './words.ts';

const languages = await Promise.all(['en', 'de'].map(loadWords));
const DEALS = 8;
/** One in so many cards is asked about; calls all are. */
const SAMPLED = 4;

/** What the person is asked in some deals of a match. */
function questions(name: string, players: number): PageScene[] {
  const played = new Played(name, players, 'advice');
  const random = new FastRandom(name);
  const found: PageScene[] = [];
  for (let deal = 0; deal < DEALS && !played.table.over; deal++) {
    if (deal > 0) played.deal();
    do {
      const seat = played.table.acting[0] ?? 0;
      const scene = sceneOf(played.table, seat);
      const isAsked = scene.view.legal.length > 0;
      if (isAsked && (scene.view.phase !== 'play' || random.below(SAMPLED) === 0)) {
        found.push(scene);
      }
    } while (played.act());
  }
  return found;
}

/** What no sentence has in it: holes, codes of cards, numbers of seats; and German no English. */
const WRONG =
  /undefined|NaN|null|\[object|seat \d|\b([RBGYK]\d+|[SHDCWFNT](\d+|[AKQJT])|AR|LA|JK)\b/;
const ENGLISH = /\b(the|you|your|is|not|of|and|cards?|tricks?|tokens?|it|with|play)\b/i;

/** What says only that a call came out well, and not what makes it good. */
const NO_REASON =
  /^[^:]*: (nothing else|it scores|you make it|with more cards you|nichts anderes|im Mittel|so gelingt|mit mehr Karten)/;

describe.each(games)('$name', async ({ name, seats }) => {
  const room = await loadRoom(name);
  const thoughts = [...new Set(seats)]
    .flatMap((players) => questions(name, players))
    .map((scene, i) => ({
      scene,
      thought: adviser.think(scene.view, new FastRandom(i), { worlds: 3 }),
    }));

  test('every phase in which something is decided comes up', () => {
    const phases = new Set(thoughts.map(({ scene }) => scene.view.phase));
    expect(phases.size).toBeGreaterThanOrEqual(2);
  });

  test.each(languages)(
    'whatever is asked, there is a sentence in $code that says why',
    async (any) => {
      const words = any.at(name);
      const reasons = await loadReasons(words.code);
      for (const { scene, thought } of thoughts) {
        const advice = adviceOf(room, occasionOf(words, scene), thought, reasons);
        const isCompared = thought.candidates.length > 1;
        expect(advice.sentence).toMatch(
          isCompared ? /^[\p{Lu}\d][^:]*: .{8,}\.$/u : /^\p{Lu}.*\.$/u,
        );
        expect(advice.others.length).toBe(Math.max(0, thought.candidates.length - 1));
        const all = [advice.sentence, advice.label, ...advice.others.map(({ why }) => why)];
        for (const said of all) {
          expect(said).not.toMatch(WRONG);
          if (words.code === 'de') expect(said).not.toMatch(ENGLISH);
        }
        if (isCompared && scene.view.phase !== 'play')
          expect(advice.sentence).not.toMatch(NO_REASON);
        for (const { why } of advice.others) expect(why).toMatch(/^\P{Ll}.{6,}\.$/u);
      }
    },
  );
});

test.each(languages)('a gift in Gamut says in $code which card is for whom', async (any) => {
  const { table } = tableWhere('gamut', 4, (each) => each.view(0)?.phase === 'give');
  const seat = table.acting[0] ?? 0;
  const scene = sceneOf(table, seat);
  const thought = adviser.think(scene.view, new FastRandom(1), { worlds: 2 });
  const about = occasionOf(any.at('gamut'), scene);
  const reasons = await loadReasons(any.code);
  const { label } = adviceOf(await loadRoom('gamut'), about, thought, reasons);
  const [left, right] = [scene.names[(seat + 1) % 4], scene.names[(seat + 3) % 4]];
  expect(label).toMatch(new RegExp(`${left} .*${right}`));
});

test('what is advised is told with its reason, in the order of weight', async () => {
  const room = await loadRoom('mu');
  const scene = { ...questions('mu', 4)[0] };
  const about = occasionOf(languages[0].at('mu'), scene);
  const play = (card: string) => ({ seat: 0, type: 'play', card });
  const needs = { key: 'declarer-needs', values: { seat: 1, figure: 9, unit: 'points' } };
  const sure = { key: 'sure-card', values: { card: 'B4' } };
  const thought: Thought = {
    move: play('B4'),
    candidates: [
      { move: play('B4'), mean: 3, spread: 1, way: 'keep', reasons: [sure, needs] },
      {
        ...{ move: play('K2'), mean: 1, spread: 1, way: 'lead', reasons: [] },
        against: [{ key: 'gives-points', values: { figure: 1 } }],
      },
    ],
    worlds: 20,
  };
  const reasons = await loadReasons('en');
  const { sentence, others, label } = adviceOf(room, about, thought, reasons);
  expect(sentence).toBe('Keep the lead: nobody can beat the blue 4, and Ada still needs 9 points.');
  expect(label).toBe('Play the blue 4');
  expect(others.map(({ label: card, why }) => [card, why])).toEqual([
    ['Black 2', 'It gives them 1 point.'],
  ]);
});

test.each(languages)('no figure in $code says that something else is better', async (any) => {
  const about = occasionOf(any.at('mu'), { ...questions('mu', 4)[0] });
  const play = (card: string) => ({ seat: 0, type: 'play', card });
  const told = (card: string, mean: number) => ({ move: play(card), mean, spread: 1, reasons: [] });
  const candidates = [told('B4', 3), told('K2', 4), told('K3', 1)];
  const thought = { move: play('B4'), candidates, worlds: 20 };
  const { figures } = adviceOf(await loadRoom('mu'), about, thought, await loadReasons(any.code));
  const { asGood } = hintWordsOf(any);
  expect(figures.map(({ mean }) => mean)).toEqual([
    '+3\u00a0±\u00a01',
    undefined,
    '+1\u00a0±\u00a01',
  ]);
  expect(figures.map(({ remark }) => remark)).toEqual([undefined, asGood, undefined]);
});

test('what is certain is told without an interval, and odds that are settled not at all', async () => {
  const about = occasionOf(languages[0].at('mu'), { ...questions('mu', 4)[0] });
  const play = (card: string) => ({ seat: 0, type: 'play', card });
  const told = (card: string, mean: number) => ({
    ...{ move: play(card), mean, spread: 0, reasons: [] },
    odds: 0,
  });
  const thought = { move: play('B4'), candidates: [told('B4', 1.1), told('K2', 0)], worlds: 20 };
  const { figures } = adviceOf(await loadRoom('mu'), about, thought, await loadReasons('en'));
  expect(figures.map(({ mean }) => mean)).toEqual(['+1.1', '0']);
  expect(figures.every(({ odds }) => odds === undefined)).toBe(true);
});
