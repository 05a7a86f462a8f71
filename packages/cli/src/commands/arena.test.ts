import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fileWith, folder, overtrick } from '../../test/terminal.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PLAIN = ['arena', 'mu', '--players', '5', '--a', 'thumb', '--b', 'novice', '--seed', '7'];
const FEW = [...PLAIN, '--deals', '4', '--jobs', '1'];

const out = () => join(folder(), 'run.jsonl');

describe('the report', () => {
  test('has the gain with its interval, contracts, effort and illegal answers', async () => {
    const { code, out } = await overtrick([...FEW, '--phase', 'play', '--field', 'novice']);
    expect(code).toBe(0);
    expect(out).toMatch(/A gains +[+−]\d+\.\d\d ± \d+\.\d\d {2}points a deal and seat/);
    for (const word of [
      'dealer + 4',
      'made',
      'mean bid',
      'trump ',
      'ms, mean',
      'relative',
      'illegal',
    ])
      expect(out).toContain(word);
  });

  test('has odds in bands and a Brier score from bots that tell odds', async () => {
    const { out } = await overtrick([
      ...FEW,
      '--a',
      'club:worlds=2',
      ...['--phase', 'play', '--field', 'novice'],
    ]);
    expect(out).toMatch(/Odds of A at its first card: Brier 0\.\d+/);
  });

  test('--json gives the same as data', async () => {
    const { out } = await overtrick([...FEW, '--json', '--sides']);
    const data = JSON.parse(out);
    expect(data).toMatchObject({ game: 'mu', seed: '7', done: 4, pairing: 'sides' });
    expect(data.gain.spread).toBeGreaterThan(0);
    expect(data.bots.a.effort.decisions).toBeGreaterThan(0);
    expect(data.bots.b.illegal).toBe(0);
  });

  test('of matches counts wins against the expected share', async () => {
    const match = [...FEW, '--match', '--deals', '1', '--b', 'random', '--players', '3'];
    expect((await overtrick(match)).out).toContain('of the wins beyond the expected 33.3 %');
  });

  test('of a sequential test states its error rates', async () => {
    const { code, out } = await overtrick([
      ...FEW,
      ...['--b', 'random', '--until', '500', '--deals', '90'],
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/gain 500 or 0\? {2}gains nothing .*error rates 5 % each/);
    expect(out).toMatch(/deals {2,}30 {2,}of 90/);
  });
});

describe('a results file', () => {
  test('is the same with any number of jobs', async () => {
    const [one, two] = [out(), out()];
    await overtrick([...FEW, '--out', one]);
    await overtrick([...FEW, '--out', two, '--jobs', '2']);
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'));
  });

  test('that was cut off in a line goes on as if it had not been', async () => {
    const [whole, cut] = [out(), out()];
    const before = await overtrick([...FEW, '--out', whole, '--json']);
    const text = readFileSync(whole, 'utf8');
    writeFileSync(cut, text.slice(0, text.indexOf('{"number":2') + 30));
    const after = await overtrick([...FEW, '--out', cut, '--json']);
    expect(readFileSync(cut, 'utf8')).toBe(text);
    const data = (json: string) =>
      JSON.parse(json, (name, value) => (name === 'effort' ? undefined : value));
    expect(data(after.out)).toEqual(data(before.out));
  });

  test('can be lengthened, with its own seed if none is given', async () => {
    const [whole, grown] = [out(), out()];
    await overtrick([...FEW, '--out', whole]);
    await overtrick([...FEW, '--out', grown, '--deals', '1']);
    const argv = [...FEW, '--out', grown];
    argv.splice(argv.indexOf('--seed'), 2);
    await overtrick(argv);
    expect(readFileSync(grown, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });

  test('of another comparison is refused, and replaced with --force', async () => {
    const path = out();
    await overtrick([...FEW, '--out', path, '--deals', '1']);
    const other = [...FEW, '--out', path, '--b', 'random', '--deals', '1'];
    const { code, err } = await overtrick(other);
    expect(code).toBe(2);
    expect(err).toContain('its b is "novice", not "random"; --force replaces it');
    expect((await overtrick([...other, '--force'])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('"b":"random"');
  });

  test('that is something else is refused', async () => {
    const { code, err } = await overtrick([...FEW, '--out', fileWith('my diary\n')]);
    expect(code).toBe(2);
    expect(err).toContain('holds something else');
  });

  test('with a line that is no result is refused', async () => {
    const path = out();
    await overtrick([...FEW, '--out', path, '--deals', '1']);
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"number":7}\n`);
    const { code, err } = await overtrick([...FEW, '--out', path]);
    expect(code).toBe(2);
    expect(err).toContain('line 3 of the file is not result 1');
  });

  test.each([
    ['/nowhere/run.jsonl', 'no such file or folder'],
    ['/', 'it is no file that can be resumed'],
  ])('%s cannot be written, which is told before anything is played', async (path, why) => {
    const { code, out, err } = await overtrick([...FEW, '--out', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(why);
  });
});

test.each(['1', '2'])('Ctrl-C keeps what is finished, with %s jobs', async (jobs) => {
  const path = out();
  const argv = [...PLAIN, '--deals', '100000', '--jobs', jobs, '--out', path, '--progress'];
  const { code, err } = await overtrick(argv, { interrupt: true });
  expect(code).toBe(130);
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  expect(err).toContain(`Stopped: ${lines.length - 1} of 100,000 deals`);
  expect(err).toContain(`${lines.length - 1} result`);
});

test.each([
  [['--a', 'thum'], '--a: there is no bot "thum". Did you mean thumb?'],
  [['--b', 'ismcts:policy=rand'], 'there is no policy "rand". Did you mean random?'],
  [['--b', 'ismcts:worlds=3'], 'there is no setting "worlds"'],
  [['--b', 'thumb:worlds=3'], '--b: this bot has no settings, not "worlds=3"'],
  [['--a', 'random:worlds=3'], '--a: this bot has no settings, not "worlds=3"'],
  [['--field', 'novice'], '--field goes with --phase play'],
  [['--phase', 'play', '--field', 'clubb'], '--field: there is no bot "clubb". Did you mean club?'],
  [['--phase', 'pley'], '--phase is all or play, not "pley". Did you mean play?'],
  [['--deals', '0'], '--deals takes a whole number from 1'],
  [['--jobs', 'x'], '--jobs takes a whole number from 1'],
  [['--until', '0'], '--until takes a gain above 0, not "0"'],
  [['--match', '--sides'], '--match goes with neither --sides nor --phase play'],
  [['--set', 'tarket=3'], 'did you mean target?'],
  [['--palyers', '4'], 'Did you mean --players?'],
])('%j is refused with what is allowed', async (argv, message) => {
  const { code, out, err } = await overtrick([...FEW, ...argv]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(message);
});

test('both bots must be named', async () => {
  const { code, err } = await overtrick(['arena', 'mu', '--a', 'club']);
  expect(code).toBe(2);
  expect(err).toContain("required option '--b <bot>' not specified");
});
