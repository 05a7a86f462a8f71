import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games, replay } from '@overtrick/engine';
import { describe, expect, test, vi } from 'vitest';
import { folder, overtrick } from '../../test/terminal.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const FEW = ['simulate', 'mu', '--players', '5', '--matches', '3', '--seed', '7'];

async function recorded(...more: string[]): Promise<string> {
  const path = join(folder(), 'out.jsonl');
  const { code, err } = await overtrick([...FEW, '--record', path, ...more]);
  expect(err).toContain(`in ${path}`);
  expect(code).toBe(0);
  return readFileSync(path, 'utf8');
}

describe('summary', () => {
  test('counts matches, deals, moves, scores, stalemates and contracts', async () => {
    const { code, out } = await overtrick(FEW);
    expect(code).toBe(0);
    expect(out).toContain('Mü, 5 players, seed 7');
    for (const word of [
      'matches',
      'deals',
      'moves',
      'a second',
      'mean total',
      'stalemate',
      'made',
    ]) {
      expect(out).toContain(word);
    }
  });

  test('--json gives the same as data, and adds up', async () => {
    const { out } = await overtrick([...FEW, '--json']);
    const data = JSON.parse(out);
    expect(data).toMatchObject({ game: 'mu', players: 5, seed: '7', matches: 3, undecided: 0 });
    const endings: number[] = Object.values(data.endings);
    expect(endings.reduce((a, b) => a + b)).toBe(data.deals);
    const bids: { times: number }[] = data.contracts;
    expect(bids.reduce((sum, { times }) => sum + times, 0)).toBe(data.endings.played);
    expect(data.seats[0].total.spread).toBeGreaterThan(0);
  });

  test('rules that were changed are named', async () => {
    const changed = ['--set', 'target=90', '--set', 'trumpBonus.none=40'];
    const { out } = await overtrick([...FEW, ...changed]);
    expect(out).toContain('target=90, trumpBonus={colour:0,doubled:10,number:20,none:40}');
  });

  test('has colour on a terminal only, and not with NO_COLOR', async () => {
    const bold = '\u001b[1m';
    expect((await overtrick(FEW, { isTTY: true })).out).toContain(bold);
    expect((await overtrick(FEW, { isTTY: true, env: { NO_COLOR: '1' } })).out).not.toContain(bold);
    expect((await overtrick(FEW)).out).not.toContain(bold);
  });

  test('a seed that was not given is told, and repeats the series', async () => {
    const { out } = await overtrick(['simulate', 'mu', '--matches', '2', '--json']);
    const { seed, moves } = JSON.parse(out);
    const again = await overtrick(['simulate', 'mu', '--matches', '2', '--seed', seed, '--json']);
    expect(JSON.parse(again.out).moves).toBe(moves);
  });
});

describe('records', () => {
  test('are the same bytes for the same seed, whatever --jobs is', async () => {
    const one = await recorded('--matches', '70', '--jobs', '1');
    const two = await recorded('--matches', '70', '--jobs', '2');
    expect(one.split('\n')).toHaveLength(71);
    expect(two === one).toBe(true);
  });

  test('differ for another seed', async () => {
    expect(await recorded('--seed', '8')).not.toBe(await recorded());
  });

  test('are valid, and carry every option as set', async () => {
    const settings = [
      'removedColours=R,B',
      'viceWithThree=true',
      'deals=null',
      'trumpBonus.none=40',
    ];
    const text = await recorded('--players', '3', ...settings.flatMap((each) => ['--set', each]));
    for (const line of text.trim().split('\n')) {
      const record = JSON.parse(line);
      expect(record.options).toMatchObject({
        removedColours: ['R', 'B'],
        viceWithThree: true,
        deals: null,
        trumpBonus: { none: 40 },
      });
      expect(replay(record, games).ok).toBe(true);
    }
  });

  test('of an undecided match have no winners, and are counted', async () => {
    const text = await recorded('--max-deals', '2', '--json');
    for (const line of text.trim().split('\n')) {
      const { deals, winners } = JSON.parse(line);
      expect(deals).toHaveLength(2);
      expect(winners).toEqual([]);
    }
    const { out } = await overtrick([...FEW, '--max-deals', '2']);
    expect(out).toContain('3 undecided after 2 deals');
  });

  test('go to standard output for -, with the summary on standard error', async () => {
    const { out, err } = await overtrick([...FEW, '--record', '-']);
    expect(out).toBe(await recorded());
    expect(err).toContain('Mü, 5 players, seed 7');
  });
});

describe('an output file that exists', () => {
  test('is not overwritten', async () => {
    const path = join(folder(), 'mine.txt');
    writeFileSync(path, 'precious');
    const { code, err } = await overtrick([...FEW, '--record', path]);
    expect(code).toBe(2);
    expect(err).toContain(`${path} exists; --force replaces it`);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });

  test('is replaced with --force, through a link too', async () => {
    const path = join(folder(), 'mine.txt');
    const link = join(dirname(path), 'link');
    writeFileSync(path, 'old');
    symlinkSync(path, link);
    expect((await overtrick([...FEW, '--record', link, '--force'])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(await recorded());
  });
});

describe('a run that was stopped', () => {
  const MANY = [...FEW, '--matches', '6', '--json'];
  const play = (path: string, ...more: string[]) => overtrick([...MANY, '--record', path, ...more]);
  const counted = (json: string) => JSON.parse(json, (name, value) => TIME.has(name) || value);
  const TIME = new Set(['seconds', 'movesPerSecond', 'jobs', 'seed']);
  /** No process has this number. */
  const GONE = 2 ** 22 + 1;

  /** The whole series, and the beginning of it with a line that was cut off. */
  async function stopped(name: string) {
    const path = join(folder(), 'out.jsonl');
    const { out } = await play(path);
    const text = readFileSync(path, 'utf8');
    const [first, second, third] = text.split('\n');
    rmSync(path);
    writeFileSync(join(dirname(path), name), `${first}\n${second}\n${third.slice(0, 999)}`);
    return { path, text, out };
  }

  test.each([
    ['killed', `out.jsonl.${GONE}.part`, '1'],
    ['killed, on two threads', `out.jsonl.${GONE}.part`, '2'],
    ['told to end', 'out.jsonl', '1'],
  ])('because it was %s goes on as if it had not been', async (_, name, jobs) => {
    const { path, text, out } = await stopped(name);
    const again = await play(path, '--jobs', jobs);
    expect(again.err).toBe(`Going on after 2 records of ${path}.\n6 whole records in ${path}.\n`);
    expect(readFileSync(path, 'utf8') === text).toBe(true);
    expect(counted(again.out)).toEqual(counted(out));
    expect(readdirSync(dirname(path))).toEqual(['out.jsonl']);
  });

  test('needs no seed to go on, and may be given more to do', async () => {
    const { path, text } = await stopped('out.jsonl');
    const argv = MANY.filter((word) => word !== '--seed' && word !== '7');
    expect((await overtrick([...argv, '--record', path, '-m', '7'])).code).toBe(0);
    expect(readFileSync(path, 'utf8').startsWith(text)).toBe(true);
  });

  test.each([
    ['--seed', '8', 'its seed is '],
    ['--set', 'target=90', 'its options.target is 200, not 90'],
    ['--bots', 'novice', 'its bots[0] is "random", not "novice"'],
    ['--matches', '1', 'line 2: it has more than 1'],
  ])('does not go on with another %s', async (option, value, why) => {
    const { path } = await stopped(`out.jsonl.${GONE}.part`);
    const { code, out, err } = await play(path, option, value);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`holds other matches: ${why}`);
    expect(err).toContain('; --force replaces it');
    expect(readdirSync(dirname(path))).toEqual([`out.jsonl.${GONE}.part`]);
    expect((await play(path, option, value, '--force')).code).toBe(0);
    expect(readdirSync(dirname(path))).toEqual(['out.jsonl']);
  });

  test('is left alone while its process is there', async () => {
    const { path } = await stopped(`out.jsonl.${process.ppid}.part`);
    const { code, err } = await play(path);
    expect(code).toBe(2);
    expect(err).toContain(`process ${process.ppid} is at it`);
  });

  test('is refused if a match in it breaks a rule', async () => {
    const { path, text } = await stopped('out.jsonl');
    writeFileSync(path, text.replace('"scores":[', '"scores":[1'));
    const { code, err } = await play(path);
    expect(code).toBe(2);
    expect(err).toContain(`${path} holds other matches: `);
  });
});

describe('what cannot be written', () => {
  test.each([
    ['/nowhere/out.jsonl', 'no such file or folder'],
    ['/', 'it is a folder'],
    ['', '--record takes the name of a file'],
  ])('%s is refused before anything is played', async (path, why) => {
    const { code, out, err } = await overtrick([...FEW, '--record', path]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(why);
  });

  test.runIf(existsSync('/dev/full'))('a full disk ends it with a message', async () => {
    const { code, out, err } = await overtrick([...FEW, '--record', '/dev/full']);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toBe(
      '0 whole records in /dev/full.\novertrick: cannot write /dev/full: the disk is full\n',
    );
  });
});

describe('Ctrl-C', () => {
  test.each(['1', '2'])(
    'keeps the whole records of what is finished, with %s jobs',
    async (jobs) => {
      const path = join(folder(), 'out.jsonl');
      const argv = ['simulate', 'mu', '--matches', '100000', '--seed', '7', '--players', '5'];
      const { code, out, err } = await overtrick(
        [...argv, '--progress', '--jobs', jobs, '--record', path],
        { interrupt: true },
      );
      expect(code).toBe(130);
      const text = readFileSync(path, 'utf8');
      const lines = text.trimEnd().split('\n');
      expect(text.endsWith('}\n')).toBe(true);
      expect(err).toContain(`Stopped: ${lines.length} of 100,000 matches`);
      expect(err).toContain(`${lines.length} whole record`);
      expect(out).toContain('of 100,000 asked for');
      expect(readdirSync(dirname(path))).toEqual(['out.jsonl']);
      for (const line of lines) expect(replay(JSON.parse(line), games).ok).toBe(true);
    },
  );
});

describe('progress', () => {
  test('is a bar with an estimate on a terminal, gone at the end', async () => {
    const { err } = await overtrick([...FEW, '-m', '300'], { isTTY: true, columns: 80 });
    expect(err).toMatch(/[━╌]{5,30} 256 of 300 matches, .* moves\/s, .* s left/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  test('fits a narrow terminal', async () => {
    const { err } = await overtrick(FEW, { isTTY: true, columns: 40 });
    for (const shown of err.split('\r\u001b[K')) expect(shown.length).toBeLessThan(40);
  });

  test('says nothing in a pipe', async () => {
    expect((await overtrick(FEW)).err).toBe('');
  });
});

test.each([
  [['--players', '9'], 'Mü is for 3 to 6 players, not "9"'],
  [['--players', 'five'], 'Mü is for 3 to 6 players, not "five"'],
  [['--matches', '0'], '--matches takes a whole number from 1'],
  [['--matches', '1e3'], '--matches takes a whole number from 1'],
  [['--jobs', '0'], '--jobs takes a whole number from 1 to 64'],
  [['--max-deals', '-1'], '--max-deals takes a whole number from 1'],
  [['--bots', 'randm'], 'there is no bot "randm". Did you mean random? Known: random'],
  [['--bots', 'random,random'], 'one bot for all seats or 5 of them, not 2'],
  [['--bots', 'club:world=3'], 'there is no setting "world". Did you mean worlds?'],
  [['--bots', 'club:worlds'], 'write ms=N or worlds=N'],
  [['--set', 'tarket=3'], 'Mü has no option "tarket"; did you mean target?'],
  [['--set', 'target'], 'not of the form name=value'],
  [['--set', 'target=many'], 'target must be a whole number from 1 to 1000000 (mu/8.1)'],
  [['--set', 'trumpBonus.nun=40'], 'trumpBonus has no part "nun"; its parts: colour, doubled'],
  [['--set', 'viceWithThree=true'], 'viceWithThree can only be changed with 3 players'],
  [['--set', 'viceTieBreak=some'], 'viceTieBreak must be one of full, highestOnly'],
])('%j is refused with what is allowed', async (argv, message) => {
  const { code, out, err } = await overtrick([...FEW, ...argv]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(message);
});
