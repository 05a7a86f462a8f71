import { games } from '@overtrick/engine';
import { fileIn, measurePatterns, studyCode } from '@overtrick/lab/study';
import { describe, expect, test } from 'vitest';
import { offersOf } from '../offers.ts';
import { askedIn, fileOf, firstStudy, questionsFor, withRule } from './asked.ts';
import { measuresDe } from './measures-de.ts';

const offers = offersOf({ games, levels: {} });
const yamv = offers.find(({ name }) => name === 'yamv');
if (!yamv) throw new Error('no YAMV');
const first = firstStudy(yamv);

describe('a study as the form has it', () => {
  test('names only rules that differ from the printed ones', () => {
    const changed = withRule(first, 1, 'declarerBonus.none', 60, 80);
    expect(changed.variants[1].options).toEqual({ 'declarerBonus.none': 60 });
    expect(withRule(changed, 1, 'declarerBonus.none', 80, 80).variants[1].options).toEqual({});
  });

  test('leaves out variants in which nothing is changed, or that are there twice', () => {
    expect(fileOf(first).variants).toEqual([{}]);
    const changed = withRule(first, 1, 'target', 300, 500);
    const twice = { ...changed, variants: [...changed.variants, changed.variants[1]] };
    expect(fileOf(twice).variants).toEqual([{}, { options: { target: 300 } }]);
  });

  test('may be about the trump whose bonus is moved', () => {
    const changed = withRule(first, 1, 'declarerBonus.odd', 10, 40);
    expect(questionsFor(changed)[0]).toBe('trump/odd/share');
  });

  test('goes into a link and out of it, whatever stands in it', () => {
    const named = { ...first, title: 'Ist 80 zu viel? ♠', halfWidth: 0.01 };
    expect(askedIn(fileIn(studyCode(named)), offers)).toEqual(named);
  });

  test('has a ladder of bots as rungs', () => {
    const ladder = { game: 'mu', players: 3, deals: 50, ladder: ['random', 'novice'] };
    expect(askedIn(ladder, offers)).toMatchObject({
      question: 'skill/ahead',
      variants: [{ name: 'novice among random', bots: ['novice', 'random', 'random'] }],
    });
  });

  test.each(['', 'nonsense', '____', btoa('[1]'), btoa('{"game":"chess"}')])(
    'is not found in %j',
    (code) => expect(askedIn(fileIn(code), offers)).toBeUndefined(),
  );
});

test('every measure has German words', () => {
  expect(Object.keys(measuresDe).sort()).toEqual([...measurePatterns].sort());
});
