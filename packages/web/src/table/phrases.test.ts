import { expect, test } from 'vitest';
import { brief } from './phrases.ts';

test('a long name ends in a “…”, and two people who are called the same are still told apart', () => {
  expect(brief('Margarethe')).toBe('Margarethe');
  expect(brief('Maximilian Mustermann')).toBe('Maximilian Must…');
  expect(brief('Maximilian Mustermann 2')).toBe('Maximilian Mu… 2');
  expect([...brief('🙂'.repeat(40))]).toHaveLength(16);
});
