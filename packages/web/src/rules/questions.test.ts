import { describe, expect, test } from 'vitest';
import { loadBook } from './books.ts';
import { found, soughtIn } from './searching.ts';
import { rulesWordsOf } from './words.ts';

/** What people ask, and a clause that answers it: by game and language. */
const QUESTIONS: readonly (readonly [game: string, code: string, asked: string, answer: string])[] =
  [
    ['mu', 'en', 'who leads', '6.1'],
    ['mu', 'en', 'seven', '1.2'],
    ['mu', 'en', 'draw', '4.2'],
    ['mu', 'en', 'how do I choose a partner?', '5.3'],
    ['mu', 'en', 'what happens if everyone passes', '3.6'],
    ['mu', 'de', 'Partner wählen', '5.3'],
    ['mu', 'de', 'was passiert wenn alle passen', '3.6'],
    ['mu', 'de', 'wer spielt aus', '6.1'],
    ['mu', 'de', 'sieben', '1.2'],
    ['mu', 'de', 'unentschieden', '4.2'],
    ['mutwo', 'en', 'draw', '4.2'],
    ['mutwo', 'en', 'extra points for trump', '7.3'],
    ['mutwo', 'de', 'wann ist die Partie vorbei', '8.1'],
    ['mutwo', 'de', 'Partner aussuchen', '5.6'],
    ['yamv', 'en', 'swap cards', '6.2'],
    ['yamv', 'en', 'is the joker wild?', '5.6'],
    ['yamv', 'de', 'Talon', '6.1'],
    ['yamv', 'de', 'Joker ausspielen', '7.2'],
    ['gamut', 'en', 'drop out', '7.4'],
    ['gamut', 'en', 'all four pass', '3.3'],
    ['gamut', 'de', 'Karten verschenken', '5.1'],
    ['gamut', 'de', 'aussteigen', '7.4'],
    ['ninja-whist', 'en', 'can the ace beat the king', '5.4'],
    ['ninja-whist', 'en', 'what are chips for', '6.1'],
    ['ninja-whist', 'de', 'darf der Geber alles ansagen', '3.3'],
    ['ninja-whist', 'de', 'wie viele Karten austeilen', '2.3'],
  ];

/** The clauses that a question finds, the best first. */
async function answers(game: string, code: string, asked: string): Promise<string[]> {
  const book = await loadBook(game, code);
  if (!book) throw new Error(game);
  const sought = soughtIn(asked, rulesWordsOf({ code }).everyday);
  return found(book, sought, undefined).sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'clause' ? [entry.number] : [])),
  );
}

describe('a question as people ask it', () => {
  test.each(QUESTIONS)('%s, %s: “%s” is answered by %s', async (game, code, asked, answer) => {
    expect(await answers(game, code, asked)).toContain(answer);
  });
});

test('the end of a word is none: “tie” is not found in “Partie”', async () => {
  const book = await loadBook('mu', 'de');
  const [tie] = soughtIn('tie', rulesWordsOf({ code: 'de' }).everyday);
  expect(tie.test('Die Partie endet.')).toBe(false);
  expect(book && found(book, [tie], undefined).count).toBeGreaterThan(0);
});
