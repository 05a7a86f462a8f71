import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game, Option } from '../src/game.ts';
import { type Sentence, sentencesOf } from './figures.ts';
import { germanSentencesOf } from './figures-de.ts';
import { refereed } from './refereed.ts';

/** A rules page of each language, what it says about figures, and how it says that something may be agreed on. */
const LANGUAGES = [
  { file: 'RULES.md', sentences: sentencesOf, agreed: /may|unless they agree/ },
  { file: 'RULES.de.md', sentences: germanSentencesOf, agreed: /darf|dürfen|wenn man nicht/ },
] satisfies { file: string; sentences(game: Game): Sentence[]; agreed: RegExp }[];

function pageOf(name: string, file: string): string {
  return readFileSync(new URL(`../src/games/${name}/${file}`, import.meta.url), 'utf8');
}

/** By number, each clause on one line without its rulings; by section, the examples after its clauses. */
function clausesOf({ name }: Game, file: string): Map<string, string> {
  const clauses = new Map<string, string>();
  let section = '';
  for (const paragraph of pageOf(name, file).split('\n\n')) {
    const text = paragraph.replaceAll(/\s+/g, ' ').replaceAll(/\[[A-Z0-9, ]+\]/g, '');
    section = /^## (\d+)/.exec(text)?.[1] ?? section;
    const [, number = section, words = text] = /^\*\*([\d.]+)\*\* (.*)$/.exec(text) ?? [];
    clauses.set(number, `${clauses.get(number) ?? ''} ${words}`);
  }
  return clauses;
}

const optionsIn = (game: Game, ...kinds: Option['kind'][]) =>
  Object.entries(game.options).filter(([, { kind }]) => kinds.includes(kind));

/** Such as the `top` of (`archersAtNoTrump` = `top`): what a page says that players may agree on. */
function agreedIn(clause: string, name: string): string[] {
  return [...clause.matchAll(/`(\w+)` = `?(\w+)/g)].flatMap(([, option, value]) =>
    option === name ? [value] : [],
  );
}

const pages = refereed.flatMap((game) =>
  LANGUAGES.map((language) => [game.name, language.file, { game, ...language }] as const),
);

describe.each(pages)(
  'the rules page of %s (%s)',
  (_name, file, { game, sentences: saying, agreed }) => {
    const clauses = clausesOf(game, file);
    const sentences = saying(game);

    test.each(sentences)('%s says: %s', (number, sentence) => {
      expect(clauses.get(number)).toContain(sentence);
    });

    test('names every number and list that can be changed, in the clause of the option', () => {
      for (const [name, { clause }] of optionsIn(game, 'count', 'parts', 'list')) {
        const number = clause.split('/')[1];
        const said = sentences.filter(([where]) => where === number).map(([, text]) => text);
        expect([name, said.join(' ')]).toEqual([name, expect.stringContaining(`\`${name}\``)]);
      }
    });

    test('has no other figure where it names one of them', () => {
      const numbers = optionsIn(game, 'count', 'parts').map(([name]) => `\`${name}\``);
      for (const [number, text] of clauses) {
        if (!numbers.some((name) => text.includes(name))) continue;
        const said = sentences.filter(([where]) => where === number);
        const rest = said.reduce((left, [, sentence]) => left.replace(sentence, ''), text);
        const unsaid = numbers.filter((name) => rest.includes(name));
        expect([number, unsaid, rest]).toEqual([number, [], expect.not.stringMatching(/\d/)]);
      }
    });

    test('says of every choice what else players may agree on', () => {
      for (const [name, { clause, among = [], default: usual }] of optionsIn(game, 'choice')) {
        const others = among.filter((each) => each !== usual).map(String);
        expect([name, agreedIn(clauses.get(clause.split('/')[1]) ?? '', name)]).toEqual([
          name,
          others,
        ]);
      }
    });

    test('says of every switch that players may agree on it: it is off', () => {
      for (const [name, { clause, default: usual }] of optionsIn(game, 'flag')) {
        const text = clauses.get(clause.split('/')[1]);
        expect([name, text, usual]).toEqual([name, expect.stringContaining(`\`${name}\``), false]);
        expect(text).toMatch(agreed);
      }
    });
  },
);

/** What a translation must not change: numbers of sections and clauses, tables, rulings, options and every figure. */
function bonesOf(page: string): string[] {
  return page
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [start] = /^(# \S.*|## \d+|\*\*[\d.]+\*\*|\||_|)/.exec(block) ?? [];
      const rulings =
        block.match(/\[[A-Z0-9,\s]+\]/g)?.map((each) => each.replace(/\s+/g, ' ')) ?? [];
      const names = block.match(/`\w+`/g) ?? [];
      const figures = block.match(/−?\d+/g) ?? [];
      return [start, ...rulings, ...names.sort(), ...figures.sort()].join(' ');
    });
}

test.each(refereed.map(({ name }) => name))(
  'the German rules of %s have every clause and figure',
  (name) => {
    expect(bonesOf(pageOf(name, 'RULES.de.md'))).toEqual(bonesOf(pageOf(name, 'RULES.md')));
  },
);
