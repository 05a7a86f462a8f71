import { expect, test } from 'vitest';
import { sceneOf } from '../../test/builders.ts';
import { clauseLines } from './clauses.ts';
import { Faces } from './faces.ts';
import { address } from './speech.ts';
import { fit, flow, fold, pad, widthOf } from './text.ts';

test('colours take no room, and a cut text ends them', () => {
  const red = '\x1b[31mabcdef\x1b[0m';
  expect(widthOf(red)).toBe(6);
  expect(widthOf(fit(red, 4))).toBe(4);
  expect(fit(red, 4).endsWith('\x1b[0m…')).toBe(true);
  expect(pad('ab', 4)).toBe('ab  ');
});

test('pieces flow onto lines that they fit', () => {
  expect(flow(['aa', 'bb', 'cc'], 6, { gap: ' ', indent: '.' })).toEqual(['aa bb', '.cc']);
});

test.each([
  ['You plays the red 7.', 'You play the red 7.'],
  ['You deals 8 cards each and turns up the 7.', 'You deal 8 cards each and turn up the 7.'],
  ['You passes.', 'You pass.'],
  ['You has bid 3 cards.', 'You have bid 3 cards.'],
  ['Ada is Chief with 2 cards, You is Vice.', 'Ada is Chief with 2 cards, you are Vice.'],
  ['You, the declarer, names 7s.', 'You, the declarer, name 7s.'],
  ['Ada plays with You.', 'Ada plays with you.'],
  ['Stalemate at 2 cards: You provoked it.', 'Stalemate at 2 cards: You provoked it.'],
  ['Ada passes.', 'Ada passes.'],
])('%s → %s', (said, meant) => {
  expect(address(said)).toBe(meant);
});

test.each([
  ['mu', 5, 'R', 'red'],
  ['mu', 5, 'K', 'black'],
  ['ninja-whist', 4, 'W', 'swords'],
])('%s with %i: the word for %s is %s', async (game, players, letter, word) => {
  const { game: rules, view } = await sceneOf(game, players, () => true);
  expect(new Faces(rules, view.setup).nameOfSuit(letter)).toBe(word);
});

const RULES =
  '# Game\n\nIntro.\n\n## 1 Cards\n\n**1.1** One\ntwo. [K1]\n\n**1.10** Ten.\n\n## 2 Deal\n\n**2.1** Deal.';

test('a clause, a chapter, everything or nothing', () => {
  expect(clauseLines(RULES, 'mu/1.1', 80)).toEqual(['1.1 One two.']);
  expect(clauseLines(RULES, '1', 80)).toEqual(['1 Cards', '', '1.1 One two.', '', '1.10 Ten.']);
  expect(clauseLines(RULES, '', 80)).toHaveLength(13);
  expect(clauseLines(RULES, '9.9', 80)).toBeUndefined();
});

test('a line that is too long goes on below, and nothing of it is lost', () => {
  const line = '  bid H2 scores 77.9: expected tricks 6.1';
  expect(fold(line, 24)).toEqual(['  bid H2 scores 77.9:', '    expected tricks 6.1']);
  expect(fold(line, 80)).toEqual([line]);
});
