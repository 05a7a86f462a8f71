import { describe, expect, test } from 'vitest';
import { Glossary, type Term } from './glossary.ts';

const term = (id: string, forms: string[]): Term => ({
  id,
  title: id,
  text: `What ${id} is.`,
  clause: 'x/1.1',
  forms,
});

const glossary = new Glossary([
  term('trick', ['trick', 'tricks']),
  term('chief', ['Chief', 'Chief’s']),
  term('headDefender', ['head defender']),
  term('defender', ['defender']),
  term('follow', ['follow', '!follow each other']),
]);

const found = (text: string) =>
  glossary.pieces(text).flatMap(({ text: piece, term: each }) => (each ? [[piece, each.id]] : []));

describe('terms in a sentence', () => {
  test('nothing of the sentence is lost', () => {
    const text = 'The Chief’s side takes tricks; a trick more, Chief?';
    expect(
      glossary
        .pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('a term is found in each of its forms, at the start of a sentence too', () => {
    expect(found('Tricks are what the Chief’s side wants.')).toEqual([
      ['Tricks', 'trick'],
      ['Chief’s', 'chief'],
    ]);
  });

  test('a part of another word is no term', () => {
    expect(found('A tricky mischief, handkerchiefs.')).toEqual([]);
    expect(found('Stiche, Trickträger, trickä')).toEqual([]);
  });

  test('of two that begin alike or lie inside each other the longer is meant', () => {
    expect(found('the head defender and a defender')).toEqual([
      ['head defender', 'headDefender'],
      ['defender', 'defender'],
    ]);
  });

  test('each term is marked where it stands first', () => {
    expect(found('a trick, another trick')).toHaveLength(1);
  });

  test('a turn of phrase that only looks like a term is left alone', () => {
    expect(found('passes follow each other')).toEqual([]);
    expect(found('passes follow each other, and you follow')).toEqual([['follow', 'follow']]);
  });

  test('without terms a sentence is one piece', () => {
    expect(new Glossary([]).pieces('a trick')).toEqual([{ text: 'a trick' }]);
    expect(glossary.pieces('')).toEqual([]);
  });
});

/** All that the rooms say about terms: as the page loads it, but at once. */
const rooms = import.meta.glob<Glossary>('../games/*/rules-terms-??.ts', {
  import: 'default',
  eager: true,
});

describe.each(Object.entries(rooms))('%s', (path, { terms }) => {
  const [, , game] = path.split('/');

  test('says of every term one short sentence, and where the law speaks of it', () => {
    for (const { id, text, clause } of terms.values()) {
      expect([id, clause]).toEqual([
        id,
        expect.stringMatching(new RegExp(`^${game}/\\d+\\.\\d+$`)),
      ]);
      expect([id, text]).toEqual([id, expect.stringMatching(/^[^.]+[^ ]\.$/)]);
      expect(text.length, id).toBeLessThanOrEqual(160);
    }
  });

  test('no two terms have the same words', () => {
    const forms = [...terms.values()].flatMap(({ title, forms: all }) => all ?? [title]);
    expect(forms.length).toBe(new Set(forms.map((form) => form.toLowerCase())).size);
  });
});
