import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { goThrough } from '../../test/moments.ts';
import { newsOf } from '../play/in-short.ts';
import { isTrump } from '../room/band.ts';
import { plain } from '../room/plain.ts';
import { loadRoom } from '../room/rooms.ts';
import { loadWords } from '../words/index.ts';
import { questionAloud, tellingOf } from './aloud.ts';
import { cardsIn } from './phrases.ts';
import { askedOf } from './question.tsx';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));
const TRUMP = { en: ', a trump', de: ', einen Trumpf' } as Readonly<Record<string, string>>;

describe.each(games.map(({ name }) => name))('%s', (name) => {
  test.each([en, de])('every trump that is played is told to be one in $code', async (all) => {
    const words = all.at(name);
    const room = (await loadRoom(name)) ?? plain;
    let told = 0;
    goThrough(name, 3, ({ scene }) => {
      const plays = scene.story.slice(told).filter(({ type }) => type === 'play');
      told = scene.story.length;
      for (const { text, events } of newsOf(tellingOf(words, room, scene), plays))
        expect(text.includes(TRUMP[words.code])).toBe(
          isTrump(room, scene.view, cardsIn(events)[0]),
        );
    });
  });

  test.each([en, de])('who wins the trick is said before the question in $code', async (all) => {
    const words = all.at(name);
    const room = (await loadRoom(name)) ?? plain;
    let asked = 0;
    goThrough(name, 3, ({ scene, shown }) => {
      const question = askedOf(words, room, shown);
      const { winning, table } = scene.view;
      if (!question || winning === null || table.length === 0) return;
      asked++;
      const text = questionAloud(words, scene, question);
      expect(text.startsWith(`${scene.names[winning]} `)).toBe(true);
      expect(text).toContain(question.line);
    });
    expect(asked).toBeGreaterThan(0);
  });
});

const SHOWN = [
  { type: 'show', seat: 3, card: 'R6' },
  { type: 'show', seat: 3, card: 'G6' },
  { type: 'show', seat: 3, card: 'Y6' },
  { type: 'bid', seat: 3, added: 3, shown: 3 },
];
const MORE = [
  { type: 'show', seat: 3, card: 'B6' },
  { type: 'bid', seat: 3, added: 1, shown: 4 },
];

test.each([
  [en, 'Cleo shows the red 6, the green 6, and the yellow 6: 3 cards.', ': 4 cards in all.'],
  [de, 'Cleo zeigt Rot 6, Grün 6 und Gelb 6: 3 Karten.', ': zusammen 4 Karten.'],
])('cards that are shown are told in one sentence, with how many they are now', (all, one, end) => {
  goThrough(
    'mu',
    1,
    ({ scene }) => {
      const telling = tellingOf(all.at('mu'), plain, scene);
      expect(telling.run(SHOWN)).toBe(one);
      expect(telling.run(MORE)).toContain(end);
    },
    4,
  );
});
