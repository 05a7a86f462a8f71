// Programs of one's own as bots, as docs/bots.md says: in simulate, arena and play.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { folder, overtrick } from './terminal.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PYTHON = `exec:python3 '${join(root, 'examples/bots/greedy.py')}'`;
const TYPESCRIPT = join(root, 'examples/bots/greedy.ts');

const bad = (way: string, settings = '') =>
  `exec:${settings}'${process.execPath}' '${join(root, 'packages/lab/test/bad-bot.mjs')}' ${way} 2>/dev/null`;

/** One deal, with a bot in the first seat of four. */
const deal = (game: string, bot: string, ...more: string[]) =>
  overtrick([
    ...['simulate', game, '--players', '4', '--matches', '1', '--max-deals', '1', '--seed', '7'],
    ...['--bots', `${bot},random,random,random`, ...more],
  ]);

const names = games.map(({ name }) => name);

describe('the example in TypeScript', () => {
  test.each(names)('plays %s', async (game) => {
    const { code, err, out } = await deal(game, TYPESCRIPT);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).not.toContain('Failed');
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('There is no python3: the example in Python is skipped.');

describe.runIf(hasPython)('the example in Python', () => {
  test.each(names)('plays %s', async (game) => {
    const { code, err, out } = await deal(game, PYTHON);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).not.toContain('Failed');
  });
});

test('both examples are short enough to be read', () => {
  for (const file of ['greedy.py', 'greedy.ts']) {
    const lines = readFileSync(join(root, 'examples/bots', file), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
  }
});

describe('simulate', () => {
  test('writes the same bytes for the same seed, whatever --jobs is', async () => {
    const records = async (jobs: string) => {
      const few = ['--matches', '3', '--record', '-', '--jobs', jobs];
      return (await deal('mu', bad('good'), ...few)).out;
    };
    const one = await records('1');
    expect(one.trim().split('\n')).toHaveLength(3);
    expect(await records('2')).toBe(one);
  });

  test('stops where a program fails, in a thread too: what, where and why', async () => {
    const { code, err } = await deal('mu', bad('garbage'), '--matches', '2', '--jobs', '2');
    expect(code).toBe(1);
    expect(err).toMatch(
      /the bot exec:.* in seat 0 failed in match 0, deal 0, move \d+: it answered/,
    );
    const [, file = ''] = /What it was sent is in (.*)/.exec(err) ?? [];
    const [hello, decide] = readFileSync(file, 'utf8').trim().split('\n');
    expect(JSON.parse(hello)).toMatchObject({ type: 'hello', game: 'mu', seat: 0 });
    expect(JSON.parse(decide)).toMatchObject({ type: 'decide', id: 1 });
  });

  test('goes on with a stand-in if one is named, and counts its moves', async () => {
    const path = join(folder(), 'out.jsonl');
    const bot = bad('sulk', 'else=novice:');
    const first = await deal('mu', bot, '--json', '--record', path);
    expect(first.code).toBe(0);
    const [seat, ...others] = JSON.parse(first.out).seats;
    expect(seat.standIns).toBeGreaterThan(5);
    for (const other of others) expect(other.standIns).toBeUndefined();
    const again = await deal('mu', bot, '--record', path);
    expect(again.out).toMatch(new RegExp(`Failed\\n.*\\n +0 +exec.* ${seat.standIns}\\n`));
  });

  test('a program that is written wrongly is a wrong usage', async () => {
    const { code, err } = await deal('mu', './nowhere.mjs');
    expect(code).toBe(2);
    expect(err).toContain('there is no file');
  });
});

describe('arena', () => {
  const arena = (bot: string, ...more: string[]) =>
    overtrick([
      ...['arena', 'mu', '--players', '4', '--deals', '1', '--seed', '7', '--jobs', '1'],
      ...['--a', bot, '--b', 'random', ...more],
    ]);

  test('compares a program with a bot', async () => {
    const { code, out } = await arena(bad('weigh'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ done: 1, bots: { a: { illegal: 0 } } });
  });

  test('stops where it fails', async () => {
    const { code, err } = await arena(bad('crash'));
    expect(code).toBe(1);
    expect(err).toMatch(/failed in deal 0, move \d+: it ended with exit code 3/);
  });

  test('counts the moves of its stand-in, which are no success', async () => {
    const { code, out } = await arena(bad('sulk', 'else=random:'));
    expect(code).toBe(1);
    expect(out).toMatch(/failed, replaced +[1-9]\d* +0/);
  });
});

describe('play', () => {
  /** Who shows nothing has nothing to decide but which card to play. */
  const input = 'pass\n'.repeat(9) + '1\n'.repeat(20);
  const play = async (bots: string, state = folder()) => {
    const args = ['play', 'mu', '--players', '4', '--seed', 'guests', '--bots', bots];
    const played = await overtrick(args, { input, env: { XDG_STATE_HOME: state } });
    return { ...played, said: played.out.replace(/\s+/g, ' '), state };
  };

  test('a program sits at the table', async () => {
    const { code, out } = await play(bad('good'));
    expect(code).toBe(0);
    expect(out).toContain('The cards as they were dealt');
    expect(out).not.toContain('failed');
  });

  test('goes on where it fails, and says so; in the end it is asked no more', async () => {
    const { code, out, said, state } = await play(`${bad('hang', 'deadline=40:')},random,random`);
    expect(code).toBe(0);
    expect(said).toContain('failed: it has not answered within 40 ms. A quick bot moved for it.');
    expect(said).toContain('It is asked no more: a quick bot plays on.');
    expect(out).toContain('The cards as they were dealt');
    expect(existsSync(join(state, 'overtrick/programs.log'))).toBe(true);
  });

  test('a saved game starts no program that is not named again', async () => {
    const { state } = await play(`${bad('good')},random,random`);
    const resume = (...more: string[]) =>
      overtrick(['play', '--resume', ...more], { env: { XDG_STATE_HOME: state } });
    const refused = await resume();
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('if you trust it, name it again: --bots');
    expect((await resume('--bots', bad('good'))).code).toBe(0);
  });
});
