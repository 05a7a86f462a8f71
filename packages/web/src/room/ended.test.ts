import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { Played } from '../../test/played.ts';
import { sceneOf } from '../../test/scenes.ts';
import type { PageScene } from '../protocol.ts';
import { occasionOf } from '../table/phrases.ts';
import { loadWords, type PageWords } from '../words/index.ts';
import { closingWords, endingOf, featOf } from './ended.ts';
import { plain } from './plain.ts';
import type { Room } from './room.ts';
import { loadRoom } from './rooms.ts';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));
const DEALS = 12;

/** Every deal of some matches when it is over, as some of the seats see it. */
function endsOf(name: string, players: number, matches: number): PageScene[] {
  return Array.from({ length: matches }, (_, match) => {
    const played = new Played(name, players, `ends ${match}`);
    const found: PageScene[] = [];
    for (let deal = 0; deal < DEALS; deal++) {
      while (played.act());
      const seats = [0, 1, 2, deal % players];
      found.push(...[...new Set(seats)].map((seat) => sceneOf(played.table, seat)));
      if (played.table.over) break;
      played.deal();
    }
    return found;
  }).flat();
}

/** All that is said of an end to who looks at it. */
function saidOf(room: Room, words: PageWords, scene: PageScene): string[] {
  const about = occasionOf(words, scene);
  const ending = endingOf(room, about);
  const feat = featOf(room, about);
  return [
    ending?.me ?? '',
    ending?.table ?? '',
    ...(scene.over ? [closingWords(about)] : []),
    ...(feat ? [feat.text] : []),
  ];
}

const SENTENCES = /^[^a-z\s][^.]*\.( [^a-z\s][^.]*\.)*$/u;
const HOLES = /undefined|NaN|null|\[object/;
const ENGLISH = /\b(the|you|your|is|not|of|and|cards?|tricks?|tokens?|it|with|bid)\b/i;

/** The shape of a sentence, whoever it is about and whatever the figures are. */
function shapeOf(text: string, names: readonly string[]): string {
  return names.reduce((all, name) => all.replaceAll(name, 'N'), text).replaceAll(/\d+/g, '#');
}

/** What must have come up, so that nothing below is passed over. */
const SHAPES: Readonly<Record<string, readonly RegExp[]>> = {
  mu: [
    ...[/^Nobody bid/, /and you pay/, /^N made it a tie with you/, /^You stayed out of it/],
    ...[/^You made it (exactly|with)/, /^You and N made it exactly/, /^You and N made it with/],
    ...[
      /^N made it against you: # points?, # needed/,
      /^N and N made it against you/,
      /^You fell # points? short/,
    ],
    ...[
      /^You and N fell # points? short\.$/,
      /and only N pays/,
      /^You held N (and N )?to # \w+, # needed/,
    ],
  ],
  mutwo: [
    ...[/^Nobody bid/, /and you pay/, /^N made it a tie with you/, /^You stayed out of it/],
    ...[/^You and N made it exactly/, /^You and N made it with # tricks?/, /against you/],
    ...[/^You and N fell # tricks? short\.$/, /^You held N and N to # \w+, # needed/],
  ],
  yamv: [
    ...[/^Nobody bid/, /^You and N made it exactly/, /^You and N made it with # tricks?/],
    ...[
      /against you/,
      /^You and N fell # tricks? short\.$/,
      /^You held N and N to # \w+, # needed/,
    ],
  ],
  gamut: [
    ...[/^Everybody folded/, /^Everybody else folded/, /^You folded/, /stayed and took #/],
    ...[/stayed and took no/, /^You shot the moon/, /^N shot the moon/, /^You stayed clean/],
    ...[/took # hearts?\.$/, /hearts? and the queen/, /took the queen/, /^You and N met the bid/],
    ...[/^You and N fell # tricks? short/, /^You and N took # tricks? more/],
  ],
  'ninja-whist': [
    /just as you said/,
    /exactly the #/,
    /# fewer than/,
    /# more than/,
    /no trick, #/,
  ],
};

type Sign = readonly [said: RegExp, isRight: (score: number) => boolean];

/** What a sentence lets expect of the figure beside it. */
const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  mu: [
    [/^You held|^N made it a tie with you|^You (and N )?made it (exactly|with)/, (n) => n > 0],
    [/and you pay/, (n) => n < 0],
    [/^Nobody|^You stayed out/, (n) => n === 0],
  ],
  mutwo: [
    [/^You and N made it (exactly|with)/, (n) => n > 0],
    [/and you pay/, (n) => n < 0],
  ],
  yamv: [
    [/^You and N made it (exactly|with)/, (n) => n > 0],
    [/^You and N fell/, (n) => n < 0],
  ],
  gamut: [
    [/^You shot|^Everybody else|met the bid|^You stayed and took #/, (n) => n > 0],
    [/^You took .*(hearts?|spades)\.$|took no trick\.$/, (n) => n < 0],
    [/^You folded|^Everybody folded|^You stayed clean|costs you nothing/, (n) => n === 0],
  ],
  'ninja-whist': [[/exactly|just as/, (n) => n > 0]],
};

describe.each(games)('$name', async ({ name, seats: [fewest, most] }) => {
  const room = await loadRoom(name);
  const counts = [...new Set([fewest, Math.min(most, 5), most])];
  const ends = counts.flatMap((n) => endsOf(name, n, Math.ceil(16 / counts.length)));

  test('everything comes up that can', () => {
    const shapes = ends.map((scene) => shapeOf(saidOf(room, en.at(name), scene)[0], scene.names));
    for (const shape of SHAPES[name])
      expect(shapes.some((each) => shape.test(each)) || shape).toBe(true);
    expect(ends.some(({ over }) => over)).toBe(true);
  });

  test.each([en, de])('every way to end is told in $code, to everybody by their names', (any) => {
    const words = any.at(name);
    const said = ends.flatMap((scene) =>
      [room, plain].flatMap((each) =>
        saidOf(each, words, scene).map((text) => ({ text, me: scene.names[scene.view.eyes] })),
      ),
    );
    const isWrong = ({ text, me }: { text: string; me: string }) =>
      !SENTENCES.test(text) ||
      HOLES.test(text) ||
      text.includes(me) ||
      (words.code === 'de' && ENGLISH.test(text));
    expect(said.filter(isWrong)).toEqual([]);
  });

  test('figures are those of the score sheet, and none of them is nothing', () => {
    for (const scene of ends) {
      const { scores = [], totals = [] } = scene.sheet.at(-1) ?? {};
      const figures = endingOf(room, occasionOf(en.at(name), scene))?.figures;
      if (!figures) throw new Error('no figures');
      const { score, parts, rows, columns } = figures;
      const sum = (all: readonly (number | null)[]) =>
        all.reduce<number>((a, b) => a + (b ?? 0), 0);
      expect([score, sum(parts.map((part) => part.score))]).toEqual([
        scores[scene.view.eyes],
        scores[scene.view.eyes],
      ]);
      expect(parts.filter((part) => part.score === 0 || part.text === en.ending.other)).toEqual([]);
      expect(rows.map(({ total }) => total)).toEqual([...totals].sort((a, b) => b - a));
      expect(rows.filter(({ seat, deal }) => deal !== scores[seat])).toEqual([]);
      if (columns.length > 0) {
        expect(rows.filter((row) => sum(row.scores) !== row.deal)).toEqual([]);
        expect(columns.every((_, i) => rows.some((row) => (row.scores[i] ?? 0) !== 0))).toBe(true);
      }
    }
  });

  test.each(SIGNS[name])('the sign of the figure agrees with what is said: %s', (said, isRight) => {
    const told = ends.map((scene) => ({
      me: shapeOf(saidOf(room, en.at(name), scene)[0], scene.names),
      score: scene.sheet.at(-1)?.scores[scene.view.eyes] ?? 0,
    }));
    const found = told.filter(({ me }) => said.test(me));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ score }) => !isRight(score))).toEqual([]);
  });
});
