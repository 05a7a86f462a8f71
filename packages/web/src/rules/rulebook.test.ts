import { readFileSync } from 'node:fs';
import { games } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { blocksOf } from './rulebook.ts';

test.each(games)(
  'the rules of $title are read without marks, rulings and names of options',
  (game) => {
    const book = new URL(`../../../engine/src/games/${game.name}/RULES.md`, import.meta.url);
    const text = blocksOf(readFileSync(book, 'utf8')).map((block) => block.text);
    const strange = text.filter(
      (line) =>
        /[`*=]|\[[A-Z]+\d|\(\)| [,.;]/.test(line) ||
        Object.keys(game.options).some((name) => /[A-Z]/.test(name) && line.includes(name)),
    );
    expect(strange).toEqual([]);
  },
);

test('a clause keeps its number and loses what is for those who type commands', () => {
  const [block] = blocksOf(
    '**4.6** There is no Vice, unless\nthey agree (`viceWithThree`). [MU9]\n',
  );
  expect(block).toEqual({
    kind: 'clause',
    clause: '4.6',
    text: 'There is no Vice, unless they agree.',
  });
});
