import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { goThrough } from '../../test/moments.ts';
import type { PageScene } from '../protocol.ts';
import { plain } from '../room/plain.ts';
import { loadRoom } from '../room/rooms.ts';
import { loadWords } from '../words/index.ts';
import { takenOf } from './taken.ts';
import { taleOf } from './tale.ts';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));

/** The signs around cards and strong words, so that they can be read. */
function readable(text: string): string {
  return text.replace(/[\u{E000}\u{E001}]/gu, '').replace(/[\u{E002}\u{E003}]/gu, '*');
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Me'];
const ME = 4;

interface Example {
  readonly tricks?: readonly { readonly winner: number }[];
  readonly plays: readonly (readonly [seat: number, card: string])[];
  readonly table?: number;
  readonly winning?: number;
  readonly following?: readonly boolean[];
}

/** A moment of Mü in which black was led, 7s and red are trumps. */
function scene({ tricks = [], plays, table = 0, winning, following = [] }: Example): PageScene {
  const history = plays.map(([seat, card]) => ({ seat, type: 'play', card }));
  const story = [
    { type: 'show', seat: 1, card: 'R7' },
    { type: 'show', seat: 1, card: 'K7' },
    { type: 'bid', seat: 1, added: 2, shown: 2 },
    ...[2, 3, ME].map((seat) => ({ type: 'pass', seat })),
    { type: 'trump', seat: 2, part: 'minor', name: 'R' },
    { type: 'partner', seat: 1, partner: 3 },
    ...history,
    ...tricks.map(({ winner }) => ({ type: 'trick', winner, points: 3 })),
  ];
  const view = {
    ...{ eyes: ME, history, tricks, winning, following },
    table: table > 0 ? history.slice(-table) : [],
    led: 'K',
    trumps: [['R4'], ['R9'], ['B7', 'K7', 'G7'], ['R7']],
    points: { cards: { K9: 0, R4: 1, B7: 2, K2: 1 }, trick: 0 },
  };
  return { names: NAMES, view, story, game: 'mu' } as unknown as PageScene;
}

function told(example: Example, words = en): string[] {
  return taleOf(words.at('mu'), plain, scene(example)).map(
    ({ trick, text }) => `${trick ?? '-'} ${readable(text)}`,
  );
}

const LED: Example = { plays: [[1, 'K9']], table: 1, winning: 1, following: [true] };
const TRICK: Example = {
  plays: [
    [1, 'K9'],
    [2, 'R4'],
    [3, 'B7'],
    [ME, 'K2'],
    [0, 'K1'],
  ],
};

describe('the log', () => {
  test('has calls as people tell of them', () => {
    expect(told(LED).slice(0, 3)).toEqual([
      '- Ben shows R7 K7.',
      '- You, Cleo, and Dario pass.',
      '- Cleo names red as the minor trump. Ben plays with Dario.',
    ]);
    expect(told(LED, de)[1]).toBe('- Du, Cleo und Dario passt.');
  });

  test('tells of the trick on the table card by card', () => {
    const all = { ...TRICK, table: 5, winning: 3, following: [true, false, false, true, true] };
    expect(told(all).at(-1)).toBe(
      '1 Ben leads K9. Cleo has no black and trumps with R4. Dario goes over with B7. You follow with K2. Ada follows with K1.',
    );
    expect(told(all, de).at(-1)).toContain(
      'Cleo sticht mit R4, ohne Schwarz. Dario geht mit B7 darüber.',
    );
  });

  test('tells of a trick in a line, and who has it', () => {
    const byDario = told({ ...TRICK, tricks: [{ winner: 3 }] }).at(-1);
    expect(byDario).toBe('1 Ben leads K9. *Dario takes it* with B7, a trump: 4 points.');
    const byBen = told({ ...TRICK, tricks: [{ winner: 1 }] }).at(-1);
    expect(byBen).toBe('1 Ben leads K9 and *takes it*: 4 points.');
    expect(told({ ...TRICK, tricks: [{ winner: 1 }] }, de).at(-1)).toBe(
      '1 Ben spielt K9 aus und *bekommt den Stich*: 4 Punkte.',
    );
  });
});

test.each(['mu', 'mutwo', 'yamv'])('in %s it is told how one’s own side stands', async (name) => {
  const room = await loadRoom(name);
  const heard = new Set<boolean>();
  goThrough(name, 8, ({ scene: at }) => {
    const means = takenOf(en.at(name), room, at)?.means;
    if (means?.includes('now has') !== true) return;
    const { sides, eyes } = at.view;
    heard.add(sides.some(({ role, seats }) => role === 'defence' && seats.includes(eyes)));
    expect(means).toMatch(/^Your side now has/);
  });
  expect(heard).toContain(true);
});

describe.each(games.map(({ name }) => name))('%s', async (name) => {
  const room = await loadRoom(name);

  test('every trick has its line and number, and who took the last one is told', () => {
    goThrough(name, 4, ({ scene: at }) => {
      for (const words of [en.at(name), de.at(name)]) {
        const lines = taleOf(words, room, at);
        const numbers = lines.flatMap(({ trick }) => trick ?? []);
        const { tricks, table, eyes } = at.view;
        const count = tricks.length + (table.length > 0 ? 1 : 0);
        expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1));
        const taken = takenOf(words, room, at);
        const said = JSON.stringify([lines, taken ?? {}]);
        expect(said).not.toMatch(/undefined|NaN|null|\[object/);
        const winner = tricks.at(-1)?.winner;
        expect(taken === undefined).toBe(winner === undefined);
        if (winner !== undefined && winner !== eyes)
          expect(taken?.line).toContain(at.names[winner]);
      }
    });
  });
});
