import { expect, test } from 'vitest';
import everyday from './everyday-en.ts';
import type { LawSection } from './rulebook.ts';
import { found, soughtIn } from './searching.ts';

const clause = (number: string, text: string) => ({ kind: 'clause', number, text }) as const;
const sections: LawSection[] = [
  {
    number: '5',
    title: 'Trump',
    entries: [clause('5.1', 'The Vice names a trump.'), clause('5.2', 'The Chief picks.')],
  },
  { number: '6', title: 'Scoring', entries: [clause('6.1', 'Ten.'), clause('6.2', 'Twenty.')] },
];
const texts = { readings: { '6.2': 'Ties are shared.' } };

function numbersFor(wanted: string): string[] {
  const sought = soughtIn(wanted, everyday);
  return found({ law: { sections }, texts }, sought, undefined).sections.flatMap(({ entries }) =>
    entries.map((entry) => (entry.kind === 'clause' ? entry.number : '')),
  );
}

test.each([
  [
    'a word in clauses finds those, although the title of their section has it too',
    'trump',
    ['5.1'],
  ],
  ['a word that only a title has finds the section', 'scoring', ['6.1', '6.2']],
  ['what has most of the words comes first', 'trump chief', ['5.2', '5.1']],
  ['what says nothing is not searched for', 'who is the Vice', ['5.1']],
  ['a word is found by its beginning, and by what means the same', 'choosing', ['5.2']],
  ['the end of a word is not its beginning', 'ice', []],
  ['a reading is searched', 'ties', ['6.2']],
  ['a number finds its clause', '5.2', ['5.2']],
  ['nothing is nothing', 'xyzzy', []],
  ['no word at all finds everything', '', ['5.1', '5.2', '6.1', '6.2']],
])('%s', (_, wanted, numbers) => {
  expect(numbersFor(wanted)).toEqual(numbers);
});
