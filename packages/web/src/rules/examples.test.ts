import { readFileSync } from 'node:fs';
import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../terms/glossary.ts';
import { answerOf } from './answer.ts';
import { examplesIn } from './answers.ts';
import { differences } from './claims.ts';
import type { Example, ExampleAnswer } from './example.ts';
import type { PartText, RulesPages, RulesTexts } from './pages.ts';
import { filled } from './pictures/props.ts';
import { lawOf } from './rulebook.ts';

/** All that the rooms have, as the page loads it, but at once. */
const pictured = import.meta.glob<RulesPages>('../games/*/rules-pages.ts', {
  eager: true,
  import: 'pages',
});
const said = import.meta.glob<RulesTexts>('../games/*/rules-??.ts', {
  eager: true,
  import: 'default',
});
const glossaries = import.meta.glob<Glossary>('../games/*/rules-terms-??.ts', {
  eager: true,
  import: 'default',
});

const LANGUAGES = ['en', 'de'];

describe.each(games.map((game) => [game.name, game] as const))('the pages of %s', (name, game) => {
  const pages = pictured[`../games/${name}/rules-pages.ts`];
  const known = new Map<Example, ExampleAnswer>();
  /** Whole deals take their time: each is played once. */
  const answered = (example: Example) => {
    const answer = known.get(example) ?? answerOf(game, example);
    known.set(example, answer);
    return answer;
  };

  const examples = [
    ...Object.entries(pages.ideas).flatMap(([idea, all]) =>
      all.map((example, i) => [`${idea}, picture ${i + 1}`, example] as const),
    ),
    ...Object.entries(pages.clauses).map(([clause, each]) => [`clause ${clause}`, each] as const),
  ];

  test.each(examples)('%s claims what the engine says', (_, example) => {
    expect(differences(example, answered(example))).toEqual([]);
  });

  describe.each(LANGUAGES)('in %s', (code) => {
    const texts = said[`../games/${name}/rules-${code}.ts`];
    const glossary = glossaries[`../games/${name}/rules-terms-${code}.ts`];
    const file = code === 'en' ? 'RULES.md' : `RULES.${code}.md`;
    const book = new URL(`../../../engine/src/games/${name}/${file}`, import.meta.url);
    const clauses = lawOf(readFileSync(book, 'utf8')).sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'clause' ? [entry.number] : [])),
    );

    test('say something about every picture', () => {
      for (const [idea, all] of Object.entries(pages.ideas)) {
        expect([idea, texts.ideas[idea].parts.length]).toEqual([idea, all.length]);
      }
    });

    test('are short: a title and about two lines', () => {
      for (const { title, text } of Object.values(texts.ideas)) {
        expect(title.length, title).toBeLessThanOrEqual(36);
        expect(text.length, text).toBeLessThanOrEqual(185);
      }
    });

    test('have a figure of the engine in every place that is kept for one', () => {
      const partsOf = ([idea, all]: [string, readonly Example[]]): [Example, PartText][] =>
        all.map((example, i) => [example, texts.ideas[idea].parts[i]]);
      const ofClause = ([clause, example]: [string, Example]): [Example, PartText] => [
        example,
        texts.clauses[clause],
      ];
      const parts = [
        ...Object.entries(pages.ideas).flatMap(partsOf),
        ...Object.entries(pages.clauses).map(ofClause),
      ];
      for (const [example, { above = '', below = '', notes = {} }] of parts) {
        const lines = [above, below, ...Object.values(notes)];
        const written = filled(lines.join(' '), answered(example));
        expect(written).not.toMatch(/undefined|null|object|[{}]/);
      }
    });

    test('explain by terms that there are, and speak of clauses that there are', () => {
      const explained = Object.values(texts.ideas).flatMap(({ text }) =>
        [...text.matchAll(/\]\((\w+)\)/g)].map(([, id]) => id),
      );
      const roles = examplesIn(pages).flatMap((example) => {
        const { view } = answered(example);
        return pages.roles(view).map(({ term }) => term);
      });
      const terms = [...glossary.terms.keys()];
      expect(terms).toEqual(expect.arrayContaining([...explained, ...roles]));
      const cited = [...Object.keys(texts.readings), ...Object.keys(pages.clauses)];
      expect(clauses).toEqual(expect.arrayContaining(cited));
    });

    test('what is noted of a card or a choice is in its picture', () => {
      for (const [idea, all] of Object.entries(pages.ideas)) {
        for (const [i, example] of all.entries()) {
          const { view } = answered(example);
          const { legal = '', illegal = '' } = example.claims;
          const shown = [
            ...view.hand,
            ...`${legal} ${illegal}`.split(' '),
            ...(example.rows ?? []),
          ];
          const { notes = {}, labels = {} } = texts.ideas[idea].parts[i];
          expect(shown).toEqual(expect.arrayContaining(Object.keys({ ...notes, ...labels })));
        }
      }
    });
  });
});

describe('an example that is wrong', () => {
  const [mu] = games.filter(({ name }) => name === 'mu');
  const [right] = pictured['../games/mu/rules-pages.ts'].ideas.points;
  const wrong = (claims: Example['claims']) =>
    differences({ ...right, claims }, answerOf(mu, right)).map(({ what }) => what);

  test('is found out, whatever it claims', () => {
    expect(wrong({ winner: 1 })).toEqual(['winner']);
    expect(wrong({ winner: 0, points: 4 })).toEqual(['points']);
    expect(wrong({ scores: [1, 2, 3, 4] })).toEqual(['scores']);
    expect(wrong({ trumps: 'R7' })).toEqual(['trumps']);
    expect(wrong({ legal: 'R7' })).toEqual(['legal']);
    expect(wrong({ refusal: 'mu/6.2' })).toEqual(['refusal']);
    expect(wrong({ view: { 'bidToken.goal': 31 } })).toEqual(['bidToken.goal']);
  });

  test('is one that claims nothing', () => {
    expect(wrong({})).toEqual(['claims']);
  });

  test('is one whose moves are refused', () => {
    expect(() => answerOf(mu, { ...right, moves: 'bid B9' })).toThrow(/refused by mu/);
  });
});
