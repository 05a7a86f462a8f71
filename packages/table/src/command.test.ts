import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

const sit = { type: 'sit', seat: 1, name: 'Eve' };

test.each([
  [sit],
  [{ ...sit, level: 'novice' }],
  [{ type: 'next' }],
  [{ type: 'next', seat: 0 }],
  [{ type: 'say', seat: 0, text: 'hello' }],
  [{ type: 'say', seat: 0, phrase: 'thanks' }],
  [{ type: 'play', move: { seat: 0, type: 'pass' }, instead: 'late' }],
])('%j can be asked of a table', (command) => {
  expect(readCommand(command)).toEqual(command);
});

test.each([
  [null],
  [{}],
  [{ type: 'jump' }],
  [{ type: 'constructor' }],
  [{ type: 'open', game: 'mu' }],
  [{ ...sit, seat: '1' }],
  [{ ...sit, seat: -1 }],
  [{ ...sit, seat: 0.5 }],
  [{ ...sit, level: 5 }],
  [{ type: 'sit', seat: 1 }],
  [{ type: 'say', seat: 0, text: 5 }],
  [{ type: 'say', seat: 0, phrase: 'constructor' }],
  [{ type: 'entropy', seat: 0, text: 12 }],
  [{ type: 'claim' }],
  [{ type: 'next', by: 'me' }],
  [{ type: 'play', move: 'pass' }],
  [{ type: 'play', move: {}, instead: 'bored' }],
])('%j is nothing that can be asked of a table', (value) => {
  expect(readCommand(value)).toBeUndefined();
});
