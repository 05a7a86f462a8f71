import { game as findGame, games } from '@overtrick/engine';
import { describe, expect, test, vi } from 'vitest';
import { Played } from '../../test/played.ts';
import muGerman from '../games/mu/de.ts';
import muEnglish from '../games/mu/en.ts';
import { newsOf } from '../play/in-short.ts';
import type { PageScene } from '../protocol.ts';
import { aboutIn } from '../room/front.ts';
import { plain } from '../room/plain.ts';
import { loadRoom } from '../room/rooms.ts';
import { tellingOf } from '../table/aloud.ts';
import { cardsIn } from '../table/phrases.ts';
import { loadLanguage, loadWords } from './index.ts';
import { dateIn } from './say.ts';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));

/** The games that have German words of their own; a new one may speak English until then. */
const inGerman = Object.keys(import.meta.glob('../games/*/de.ts')).map(
  (path) => path.split('/')[2],
);

const PERSON = 0;
const names = ['Anna', 'Bea', 'Cid', 'Dan', 'Eva', 'Fred', 'Gus', 'Hal', 'Ida'];

/** Some deals at several tables, so that rare things happen too. */
function tables(name: string) {
  const [fewest, most] = findGame(name)?.seats ?? [4, 4];
  return Array.from({ length: 24 }, (_, i) => {
    const played = new Played(name, i % 2 === 0 ? fewest : most, `words ${i}`);
    for (let deal = 0; deal < 6 && !played.table.over; deal++) {
      while (played.act());
      if (deal < 5 && !played.table.over) played.deal();
    }
    return played.table;
  });
}

describe.each(games.map(({ name }) => name))('%s', (name) => {
  const played = tables(name);
  const [english, german] = [en, de].map((words) => words.at(name));

  test.each([english, german])(
    'every event is told aloud in $code, every card by its name, for oneself and for others',
    async (words) => {
      const room = (await loadRoom(name)) ?? plain;
      for (const table of played) {
        for (const eyes of [0, 1, -1]) {
          const scene = { names, view: { ...table.view(PERSON), eyes } } as unknown as PageScene;
          const telling = tellingOf(words, room, scene);
          const story = table.story(PERSON).filter(({ type }) => type !== 'hand');
          const news = newsOf(telling, story);
          expect(news.flatMap(({ events }) => events)).toEqual(story);
          for (const { text, events } of news) {
            expect(text).toMatch(/^[^a-z].*\.$/u);
            expect(text).not.toMatch(/undefined|NaN|null|\[object/);
            for (const card of cardsIn(events)) expect(text).toContain(words.card(card));
          }
        }
      }
    },
  );

  test.runIf(inGerman.includes(name))(
    'every option and everything it can be is said in German',
    () => {
      for (const [option, { among = [], kind, default: usual }] of Object.entries(
        findGame(name)?.options ?? {},
      )) {
        expect(german.setup.option, option).toHaveProperty([option]);
        for (const value of among.filter((each) => typeof each === 'string' && each.length > 2)) {
          for (const words of [english, german])
            expect(words.setup.value, `${value}`).toHaveProperty([`${value}`]);
        }
        if (kind !== 'parts' || typeof usual === 'function') continue;
        for (const part of Object.keys(Object(usual))) {
          for (const words of [english, german]) expect(words.setup.part).toHaveProperty([part]);
        }
      }
    },
  );
});

test('plurals and numbers follow the language', () => {
  expect([0, 1, 2].map(en.home.points)).toEqual(['0 points', '1 point', '2 points']);
  expect([0, 1, 2].map(de.home.points)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
  expect([en.figure(-1234), de.figure(-1234)]).toEqual(['−1,234', '−1.234']);
  expect([en.signed(5), de.signed(-5)]).toEqual(['+5', '−5']);
  expect([1, 2].map((n) => muGerman.stakes.points(0, n))).toEqual([
    '0 von 1 Punkt',
    '0 von 2 Punkten',
  ]);
});

test('a date is told in a browser whose language is none that others know', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'de-AT'] });
  const noon = Date.UTC(2026, 0, 2, 12);
  expect(dateIn('en', noon)).toContain('2026');
  expect(dateIn('de', noon)).toContain('2026');
  vi.unstubAllGlobals();
});

test('players of each language find their own terms', () => {
  expect([muEnglish.stakes.chief, muGerman.stakes.chief]).toEqual(['Chief', 'Chef']);
  expect([en.card('SQ'), de.card('SQ')]).toEqual(['queen of spades', 'Pik-Dame']);
  expect(['A', 'K', 'Q', 'J', '10'].map(de.rank)).toEqual(['A', 'K', 'D', 'B', '10']);
  expect(muGerman.stakes.crownDown(de.you)).toMatch(/durch dich$/);
});

test('cards and trumps are called as at a table of their game', () => {
  const said = (game: string, what: string, name: 'card' | 'trump') =>
    [en, de].map((words) => words.at(game)[name](what));
  expect(said('mutwo', '9', 'trump')).toEqual(['9s and 10s', 'Neunen und Zehnen']);
  expect(said('mu', '7', 'trump')).toEqual(['7s', 'Siebenen']);
  expect(said('mu', 'K7', 'card')).toEqual(['black 7', 'Schwarz 7']);
  expect(said('ninja-whist', 'TK', 'card')).toEqual(['king of stars', 'Sterne König']);
  expect(said('yamv', 'JK', 'card')).toEqual(['joker', 'Joker']);
});

test('a game that the page knows nothing of has the words of any table', () => {
  const words = de.at('unheard-of');
  expect([words.card('C9'), words.trump('S')]).toEqual(['Kreuz-9', 'Pik']);
  expect(aboutIn('de', 'unheard-of')).toBe('');
});

test('what a game says comes with its table, and along with another language', async () => {
  const english = await loadLanguage('en');
  expect(english.has('yamv')).toBe(false);
  await english.load('yamv');
  expect(english.at('yamv').card('JK')).toBe('joker');
  expect((await loadLanguage('de')).at('yamv').card('JK')).toBe('Joker');
});

test.each(games.map(({ name }) => name))('%s is offered in a sentence of each language', (name) => {
  for (const code of ['en', 'de']) expect(aboutIn(code, name)).toMatch(/^\p{Lu}.*\.$/u);
});
