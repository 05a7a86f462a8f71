import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { levels } from '@overtrick/bots';
import { FastRandom, games } from '@overtrick/engine';
import { save, type Table } from '@overtrick/table';
import { CommanderError } from 'commander';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pipes, tableOf } from '../../test/builders.ts';
import { saveName } from '../terminal/saves.ts';
import { playCommand } from './play.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-'));
});

/**
 * Runs the command on plain lines; answers what was printed, refused and returned. What was `said` is in one line:
 * where it wraps hangs on how long the path of a temporary directory is.
 */
async function run(args: readonly string[], lines: readonly string[] = []) {
  const { io, out, err } = pipes(lines.map((line) => `${line}\n`).join(''), folder);
  let code = 0;
  const command = playCommand(io, (answer) => {
    code = answer;
  });
  command.configureOutput({ writeErr: (text) => err.write(text) });
  try {
    await command.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    code = error.exitCode;
  }
  return { code, text: out.text, said: out.text.replace(/\s+/g, ' '), error: err.text };
}

const saves = () => readdir(join(folder, 'overtrick')).catch(() => []);

/** Answers that come to the end of any deal: what is not right at the time is refused, no more. */
const PATIENT = Array.from({ length: 60 }, () => ['pass', 'bid 0', '1', '1 2']).flat();

describe.each(games.map(({ name, seats }) => [name, Math.max(4, seats[0])] as const))(
  '%s',
  (name, players) => {
    const args = [name, '-p', `${players}`, '--seed', 'pipe', '--bots', 'random'];

    test('a whole deal through plain lines, up to the score sheet with clauses', async () => {
      const { text, code } = await run(args, PATIENT);
      expect(code).toBe(0);
      expect(text).toMatch(/Deal 1, \w+ dealt/);
      expect(text).toContain(`${name}/`);
      expect(text).toContain('The cards as they were dealt');
      expect(text).toContain('Enter: next deal.');
      expect(text).not.toContain('\x1b');
    });
  },
);

test('the end of input says how to go on, and the game goes on from there', async () => {
  const first = await run(['mu', '--seed', 'x', '--bots', 'random'], ['pass']);
  const [, name] = /--resume (\S+)/.exec(first.text) ?? [];
  expect(await saves()).toEqual([`${name}.json`]);
  const again = await run(['--resume', name], ['log', 'quit']);
  expect(again.code).toBe(0);
  expect(again.text).toContain('You pass.');
  expect((await run(['--resume'], ['log'])).text).toContain('You pass.');
  expect((await run(['--list'])).text).toMatch(/Mü, deal 1: You 0, Ada 0/);
});

test('a hint compares moves by what they score and how often the contract is made', async () => {
  const { text } = await run(['mu', '--seed', 'x', '--bots', 'random'], ['hint', 'quit']);
  expect(text).toMatch(/In \d+ deals that fit all you know:/);
  expect(text).toMatch(/scores [+−]\d+\.\d ± \d+\.\d, the contract is made in \d+ of 100/);
});

test('a hint to a defender tells how often the contract is beaten', async () => {
  const args = ['mutwo', '-p', '4', '--seed', 'x', '--bots', 'novice', '--no-save'];
  const { text } = await run(args, ['pass', 'pass', 'hint', 'quit']);
  expect(text).toMatch(/scores [+−]\d+\.\d ± \d+\.\d, the contract is beaten in \d+ of 100/);
});

test('plain lines show the seats before a decision, and again when they have changed', async () => {
  const args = ['mu', '--seed', 'x', '--bots', 'random', '--no-save'];
  const once = await run(args, ['', '']);
  expect(once.text.match(/^▸ 0 You/gm)).toHaveLength(1);
  const later = await run(args, ['pass', 'bid 1', '1', '1 2', 'pass', '1']);
  expect(later.text.match(/^▸ 0 You/gm)?.length).toBeGreaterThan(1);
});

test('undo takes the last decision back', async () => {
  const { text } = await run(['mu', '--seed', 'x', '--bots', 'random'], ['pass', 'undo', 'undo']);
  expect(text).toContain('Taken back');
  expect(text).toContain('There is nothing to take back.');
});

/** Played at random to where the person is certain of the rest, in the first match that has it. */
function toClaim(match = 0): Table {
  const table = tableOf('gamut', 4, `match ${match}`);
  for (let i = 0; !table.over; i++) {
    if (table.canClaim(0)) return table;
    if (table.nextDeal() || table.playBot()) continue;
    table.play(0, levels.random.think(table.view(0), new FastRandom(i), {}).move);
  }
  return toClaim(match + 1);
}

test('rest takes what is certain, and nothing before', async () => {
  const early = await run(['mu', '--seed', 'x', '--bots', 'random'], ['rest']);
  expect(early.text).toContain('It is not certain that the rest is yours.');
  const file = join(folder, 'certain.json');
  await writeFile(file, JSON.stringify(save(toClaim())));
  const { text } = await run(['--resume', file], ['rest']);
  expect(text).toContain('“rest”: all tricks left are yours');
  expect(text).toContain('The cards as they were dealt');
});

test('save writes where it is told; --no-save writes nothing else', async () => {
  const file = join(folder, 'mine.json');
  const { said } = await run(
    ['mu', '--no-save', '--bots', 'random'],
    [`save ${file}`, 'why R7', 'order'],
  );
  expect(said).toContain(`Saved as ${file}.`);
  expect(await saves()).toEqual([]);
  expect(JSON.parse(await readFile(file, 'utf8')).record.format).toBe('overtrick/1');
});

test('save replaces an earlier save of the same game and nothing else', async () => {
  const file = join(folder, 'notes.json');
  const other = join(folder, 'other.json');
  await writeFile(file, 'my notes');
  await run(['mu', '--seed', 'a', '--no-save', '--bots', 'random'], [`save ${other}`]);
  const { said } = await run(
    ['mu', '--seed', 'b', '--no-save', '--bots', 'random'],
    [`save ${file}`, `save ${other}`, `save ${file}2`, `save ${file}2`, `save ${folder}`],
  );
  expect(said).toContain(`${file} exists and is not a save`);
  expect(said).toContain(`${other} exists and is not a save`);
  expect(said.match(/Saved as/g)).toHaveLength(2);
  expect(said).toContain(`${folder} is a folder`);
  expect(await readFile(file, 'utf8')).toBe('my notes');
});

test('save and export make no folder', async () => {
  const { said } = await run(
    ['mu', '--no-save', '--bots', 'random'],
    [`save ${join(folder, 'a', 'b.json')}`, `export ${join(folder, 'a', 'b.jsonl')}`],
  );
  expect(said.match(/there is no folder/g)).toHaveLength(2);
  expect(await readdir(folder)).toEqual([]);
});

test('export writes the plain record, once', async () => {
  const file = join(folder, 'mine.jsonl');
  const lines = ['pass', `export ${file}`, `export ${file}`];
  const { said } = await run(['mu', '--no-save', '--bots', 'random'], lines);
  expect(said).toContain(`is in ${file}.`);
  expect(said).toContain(`${file} exists`);
  expect(JSON.parse(await readFile(file, 'utf8')).format).toBe('overtrick/1');
});

test('games of the same second have names of their own', () => {
  const now = new Date();
  expect(saveName('mu', now)).not.toBe(saveName('mu', now));
});

test('a damaged save is refused and kept as it is', async () => {
  const file = join(folder, 'cut.json');
  await writeFile(file, '{"format":"overtrick-ta');
  const { code, error } = await run(['--resume', file]);
  expect(code).toBe(1);
  expect(error).toMatch(/cannot be resumed and is left as it is: it is not JSON/);
  expect(await readFile(file, 'utf8')).toBe('{"format":"overtrick-ta');
});

test('a file of records is not taken for a damaged save', async () => {
  const file = join(folder, 'games.jsonl');
  const record = JSON.stringify(tableOf('mu', 4).record());
  await writeFile(file, `${record}\n${record}\n`);
  const { code, error } = await run(['--resume', file]);
  expect(code).toBe(1);
  expect(error).toContain('it is a file of records and no saved game');
});

describe('two terminals on one save', () => {
  /** What the second one played, once the first has gone on, and what is then in the file. */
  async function overtake() {
    const file = join(folder, 'shared.json');
    await run(['mu', '--seed', 'x', '--bots', 'random', '--no-save'], [`save ${file}`]);
    const { io, out, err } = pipes('', folder);
    const input = new PassThrough();
    let code = 0;
    const stale = playCommand({ ...io, input }, (answer) => {
      code = answer;
    }).parseAsync(['--resume', file], { from: 'user' });
    await vi.waitUntil(() => out.text.includes('Your turn:'));
    await run(['--resume', file], ['pass']);
    const newer = await readFile(file, 'utf8');
    input.write('bid 1\n');
    await stale;
    return { file, newer, code, text: out.text, error: err.text };
  }

  test('the stale one is told, stops and replaces nothing', async () => {
    const { file, newer, code, text } = await overtake();
    expect(text).toContain('this game has gone on elsewhere');
    expect(code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(newer);
  });

  test('what was played in it is kept, and is not the latest', async () => {
    const { file, newer, text } = await overtake();
    const [, name] = /played here: .*--resume (\S+)/.exec(text) ?? [];
    const path = join(folder, 'overtrick', `${name}.json`);
    expect(JSON.parse(await readFile(path, 'utf8')).record.deals[0].moves[0].type).toBe('bid');
    expect(newer).not.toBe(await readFile(path, 'utf8'));
    expect((await stat(path)).mtimeMs).toBeLessThan((await stat(file)).mtimeMs);
  });
});

test.each([
  [['muu'], /Did you mean mu\?/],
  [[], /name a game: mu/],
  [['mu', '-p', '7'], /3 to 6 players, not 7/],
  [['mu', '--set', 'targt=3'], /did you mean target\?/],
  [['mu', '--set', 'target=0'], /target must be/],
  [['mu', '--bots', 'novise'], /Did you mean novice\?/],
  [['mu', '--bots', 'random,random'], /one level or 3, not 2/],
  [['mu', '--seat', '4'], /from 0 to 3/],
  [['mu', '--bogus'], /unknown option/],
  [['--resume', 'nothing'], /there is no file nothing/],
])('%j is a usage error that says what is allowed', async (args, message) => {
  const { code, error } = await run(args as string[]);
  expect(code).toBe(2);
  expect(error).toMatch(message as RegExp);
});
