import { expect, test } from 'vitest';
import { fileWith, overtrick } from '../test/terminal.ts';
import { harmless, spoken } from './guard.ts';

test('colours and the screen of ours pass, and nothing else does', () => {
  const own = '\u001b[1;38;5;214mturn\u001b[0m\u001b[K\r\n\u001b[?1049h\u001b[2J\t♠';
  expect(harmless(own)).toBe(own);
  expect(harmless('\u001b]0;title\u0007\u001b[6n\u009b2J\u202e')).toBe(
    '\\u001b]0;title\\u0007\\u001b[6n\\u009b2J\\u202e',
  );
});

test('a message from outside has no colours of its own and a bounded length', () => {
  expect(spoken('a\u001b[31mb')).toBe('a\\u001b[31mb');
  expect(spoken('x'.repeat(1e6)).length).toBeLessThan(500);
});

const HOSTILE = '\u001b[31m\u001b]0;owned\u0007\u202e';

test.each([
  ['an unknown command', [HOSTILE]],
  ['an unknown flag', ['check', `--${HOSTILE}`]],
  ['a game', ['rules', HOSTILE]],
  ['a setting', ['simulate', 'mu', '--set', `${HOSTILE}=1`]],
  ['a file', ['check', `/nowhere/${HOSTILE}`]],
  ['a save', ['play', '--resume', `/nowhere/${HOSTILE}`]],
  ['a number', ['perft', 'mu', '--depth', HOSTILE]],
])('%s that is refused cannot command a terminal', async (_what, argv) => {
  const { err, code } = await overtrick(argv);
  expect(code).toBe(2);
  expect(err).toContain('owned');
  expect(err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test.each([['simulate'], ['arena', '--a', 'random', '--b', 'random', '--deals', '1']])(
  'a seed that %s repeats cannot command a terminal',
  async (command, ...flags) => {
    const few = command === 'simulate' ? ['--matches', '1'] : flags;
    const { out } = await overtrick([command, 'gamut', '--seed', HOSTILE, ...few]);
    expect(out).toContain('owned');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  },
);

test('a saved game that is refused cannot command a terminal', async () => {
  const save = { format: 'overtrick-table/1', record: { format: HOSTILE } };
  const { err, code } = await overtrick([
    'play',
    '--resume',
    fileWith(JSON.stringify(save), 's.json'),
  ]);
  expect(code).toBe(1);
  expect(err).toContain('owned');
  expect(err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
