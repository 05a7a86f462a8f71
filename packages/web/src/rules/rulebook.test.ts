import { readFileSync } from 'node:fs';
import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Lawbook, lawOf } from './rulebook.ts';

const books = games.flatMap((game) =>
  ['RULES.md', 'RULES.de.md'].map((file) => [game.title, file, game] as const),
);

const linesOf = ({ introduction, sections }: Lawbook) => [
  introduction,
  ...sections.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap((entry) => (entry.kind === 'table' ? entry.rows.flat() : [entry.text])),
  ]),
];

describe.each(books)('the rules of %s (%s)', (_title, file, { name, options }) => {
  const page = new URL(`../../../engine/src/games/${name}/${file}`, import.meta.url);
  const law = lawOf(readFileSync(page, 'utf8'));

  test('are read without marks, rulings and names of options', () => {
    const strange = linesOf(law).filter(
      (line) =>
        /[`*=|]|\[[A-Z]+\d|\(\)| [,.;]/.test(line) ||
        Object.keys(options).some((option) => /[A-Z]/.test(option) && line.includes(option)),
    );
    expect(strange).toEqual([]);
  });

  test('begin with what the game is, not with how the file is read', () => {
    expect(law.introduction).toMatch(/^(For|Für) .*\.$/);
    expect(law.introduction).not.toMatch(/refusal|Ablehnung/);
  });
});

const entry = (text: string) => lawOf(`# X\n\n## 4 Y\n\n${text}`).sections[0].entries[0];

test('a clause keeps its number and loses what is for those who type commands', () => {
  expect(entry('**4.6** There is no Vice, unless\nthey agree (`viceWithThree`). [MU9]\n')).toEqual({
    kind: 'clause',
    number: '4.6',
    text: 'There is no Vice, unless they agree.',
  });
});

test('a table keeps its rows and cells', () => {
  expect(entry('| players | 3 |\n| ------- | - |\n| rounds  | 29 |')).toEqual({
    kind: 'table',
    rows: [
      ['players', '3'],
      ['rounds', '29'],
    ],
  });
});
