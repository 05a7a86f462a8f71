import { expect, test } from 'vitest';
import type { LawSection } from './rulebook.ts';
import { found } from './searching.ts';

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
  return found({ law: { sections }, texts }, wanted, undefined).sections.flatMap(({ entries }) =>
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
  ['a title helps a clause that has the rest', 'trump chief', ['5.2']],
  ['a reading is searched', 'ties', ['6.2']],
  ['a number finds its clause', '5.2', ['5.2']],
  ['nothing is nothing', 'xyzzy', []],
  ['no word at all finds everything', '', ['5.1', '5.2', '6.1', '6.2']],
])('%s', (_, wanted, numbers) => {
  expect(numbersFor(wanted)).toEqual(numbers);
});
