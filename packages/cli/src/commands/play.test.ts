import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { levels } from '@overtrick/bots';
import { commitment, FastRandom, games } from '@overtrick/engine';
import { FileStore, writeLog } from '@overtrick/table/stores/file';
import { CommanderError } from 'commander';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pipes, type TestTable, tableOf } from '../../test/builders.ts';
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
  expect(await saves()).toEqual([`${name}.jsonl`]);
  const again = await run(['--resume', name], ['log', 'quit']);
  expect(again.code).toBe(0);
  expect(again.text).toContain('You pass.');
  expect((await run(['--resume'], ['log'])).text).toContain('You pass.');
  expect((await run(['--list'])).text).toMatch(/Mü, deal 1: You 0, Ada 0/);
});

test('a hint compares moves, also one asked about, by what they score and how often the contract is made', async () => {
  const asked = 'hint bid Y7 Y6 Y4 Y2 Y1 G7';
  const { text } = await run(['mu', '--seed', 'x2', '--bots', 'random'], [asked, 'quit']);
  expect(text).toMatch(/In \d+ deals that fit all you know:/);
  expect(text).toMatch(/scores [+−]\d+\.\d ± \d+\.\d, you make it in \d+ of 100/);
});

test('a hint to a defender tells how often the contract is beaten', async () => {
  const args = ['mutwo', '-p', '4', '--seed', 'x3', '--bots', 'novice', '--no-save'];
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

/** Played at random to where the person is certain of the rest: with this seed that comes in the first deal. */
async function toClaim(): Promise<TestTable> {
  const table = await tableOf('mu', 4, 'match 16');
  for (let i = 0; i < 60; i++) {
    const { canClaim, view } = await table.look();
    if (canClaim) return table;
    await table.play(levels.random.think(view, new FastRandom(i), {}).move);
  }
  throw new Error('nobody could claim: take another seed');
}

test('rest takes what is certain, and nothing before', async () => {
  const early = await run(['mu', '--seed', 'x', '--bots', 'random'], ['rest']);
  expect(early.text).toContain('It is not certain that the rest is yours.');
  const file = join(folder, 'certain.jsonl');
  await writeLog(file, (await toClaim()).host.log);
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
  const again = await run(['--resume', file, '--no-save'], ['log']);
  expect(again.text).toContain('Mü · deal 1');
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

async function overMu(): Promise<TestTable> {
  const table = await tableOf('mu', 4);
  await table.until(({ dealOver }) => dealOver);
  return table;
}

/** A game whose first deal has just been finished, in a file. */
async function finished(): Promise<string> {
  const file = join(folder, 'finished.jsonl');
  await writeLog(file, (await overMu()).host.log);
  return file;
}

test('export writes the record of the finished deals, once, and says what is not in it', async () => {
  const [first, second] = [join(folder, 'a.jsonl'), join(folder, 'b.jsonl')];
  const early = await run(['mu', '--no-save', '--bots', 'random'], [`export ${first}`]);
  expect(early.said).toContain('It cannot be written: no deal has been finished yet');
  const lines = [`export ${first}`, `export ${first}`, '', `export ${second}`];
  const { said } = await run(['--resume', await finished(), '--no-save'], lines);
  expect(said).toContain(`The record of the finished deals, with all cards, is in ${first}. `);
  expect(said).toContain(`${first} exists`);
  expect(said).toContain(`is in ${second}. The deal that is being played is not in it.`);
  expect(said.match(/is not in it/g)).toHaveLength(1);
  const record = JSON.parse(await readFile(first, 'utf8'));
  expect(record.format).toBe('overtrick/1');
  expect(record.deals).toHaveLength(1);
  expect(JSON.parse(await readFile(second, 'utf8'))).toEqual(record);
});

test('the seed of a deal is told when it is over, and fits the commitment told before', async () => {
  const during = await run(['mu', '--seed', 'x', '--no-save', '--bots', 'random'], ['fair']);
  const [, seal] = /commitment ([0-9a-f]{64})\n/.exec(during.text) ?? [];
  expect(during.text).toContain(`commitment ${seal.slice(0, 8)}\n`);
  expect(during.text).toContain('seed       is told when this deal is over');
  const { text } = await run(['--resume', await finished(), '--no-save'], ['fair', '', 'fair']);
  const [, shown, seed] = /commitment (\w{64})\n {2}seed {7}(\w{64})\n/.exec(text) ?? [];
  expect(commitment(seed)).toBe(shown);
  const [start, end] = [seed, shown].map((digits) => `${digits.slice(0, 8)}…`);
  expect(text).toContain(`Seed ${start} fits the commitment ${end} shown before`);
  const [next, now] = [...text.matchAll(/Deal 2\n {2}commitment (\w{64})\n/g)];
  expect(next[1]).toBe(now[1]);
  expect(next[1]).not.toBe(shown);
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

async function recordOfMu(): Promise<string> {
  return JSON.stringify((await overMu()).host.record());
}

test('a file of records is not taken for a damaged save', async () => {
  const file = join(folder, 'games.jsonl');
  const record = await recordOfMu();
  await writeFile(file, `${record}\n${record}\n`);
  const { code, error } = await run(['--resume', file]);
  expect(code).toBe(1);
  expect(error).toContain('it is a file of records and no saved game');
});

test('a file of records among the saved games is none of them', async () => {
  await run(['mu', '--bots', 'random'], ['pass']);
  const file = join(folder, 'overtrick', 'zzz.jsonl');
  await writeFile(file, `${await recordOfMu()}\n`);
  expect((await run(['--list'])).text.trim().split('\n')).toHaveLength(1);
  expect((await run(['--resume'], ['log'])).text).toContain('You pass.');
});

/** The one game that is kept. */
async function keptFile(): Promise<string> {
  const [name = ''] = await saves();
  return join(folder, 'overtrick', name);
}

describe('the log of a game', () => {
  test('loses the line that was cut off by a crash, and nothing else', async () => {
    await run(['mu', '--seed', 'x', '--bots', 'random'], ['pass']);
    const file = await keptFile();
    const whole = await readFile(file, 'utf8');
    await appendFile(file, '{"sum":"01');
    expect((await run(['--resume'], ['log'])).text).toContain('You pass.');
    await run(['--resume'], ['pass']);
    const after = await readFile(file, 'utf8');
    expect(after.startsWith(whole)).toBe(true);
    expect(after).not.toContain('{"sum":"01{');
    expect((await new FileStore().read(file, 1)).length).toBeGreaterThan(whole.split('\n').length);
  });

  test('is refused, listed as damaged and left as it is if a line of it was changed', async () => {
    await run(['mu', '--seed', 'x', '--bots', 'random'], ['pass']);
    const file = await keptFile();
    const changed = (await readFile(file, 'utf8')).replace('"type":"pass"', '"type":"bid"');
    await writeFile(file, changed);
    const { code, error } = await run(['--resume']);
    expect(code).toBe(1);
    expect(error).toMatch(
      /cannot be resumed and is left as it is: entry \d+ of the log is damaged/,
    );
    expect((await run(['--list'])).text).toContain('damaged: entry');
    expect(await readFile(file, 'utf8')).toBe(changed);
  });

  test('that is taken away while it is played is told once, and the game goes on', async () => {
    const lines = await meanwhile(async () => rm(await keptFile()), ['pass', 'pass', 'log']);
    expect(lines.match(/The game cannot be kept/g)).toHaveLength(1);
    expect(lines).toContain('Goodbye. This game was not saved.');
  });
});

/** Plays these lines in a game that is open while something else happens; answers what was printed. */
async function meanwhile(
  happens: () => Promise<unknown>,
  lines: readonly string[],
  args: readonly string[] = ['mu', '--seed', 'x', '--bots', 'random'],
  exit: (code: number) => void = () => {},
): Promise<string> {
  const { io, out } = pipes('', folder);
  const input = new PassThrough();
  const playing = playCommand({ ...io, input }, exit).parseAsync([...args], { from: 'user' });
  await vi.waitUntil(() => out.text.includes('Your turn:'));
  await happens();
  input.end(lines.map((line) => `${line}\n`).join(''));
  await playing;
  return out.text;
}

describe('two terminals on one save', () => {
  test('the stale one is told, stops and adds nothing to what the other has played', async () => {
    const file = join(folder, 'shared.jsonl');
    await run(['mu', '--seed', 'x', '--bots', 'random', '--no-save'], [`save ${file}`]);
    let newer = '';
    const codes: number[] = [];
    const goOn = async () => {
      await run(['--resume', file], ['pass']);
      newer = await readFile(file, 'utf8');
    };
    const lines = ['bid 1', 'pass', 'log'];
    const text = await meanwhile(goOn, lines, ['--resume', file], (code) => codes.push(code));
    expect(text).toContain('It stops here: this game has gone on elsewhere');
    expect(text).toContain(`--resume ${file}`);
    expect(text).not.toContain('You pass.');
    expect(codes).toEqual([1]);
    expect(await readFile(file, 'utf8')).toBe(newer);
  });
});

describe('a game that was saved before there were logs', () => {
  const old = (game: string) =>
    fileURLToPath(new URL(`../../test/saves/${game}.jsonl`, import.meta.url));
  const put = async (game = 'mu') => {
    await mkdir(join(folder, 'overtrick'));
    const file = join(folder, 'overtrick', 'old.json');
    await copyFile(old(game), file);
    return file;
  };

  test.each([
    ['mu', /Mü, deal 8: You 84, Ada 13, Ben 13, Cleo 95/, /You make 1s the major trump\./],
    ['ninja-whist', /Ninja Whist, deal 10: You 50, Ada 40/, /Cleo takes the token 2 staffs/],
  ])('%s is listed, and goes on in a log of the same name', async (game, listed, told) => {
    const file = await put(game);
    expect((await run(['--list'])).text).toMatch(listed);
    const first = await run(['--resume'], ['log', '1', 'partner 2', '1']);
    expect(first.text).toMatch(told);
    expect(first.text).toContain('play --resume old\n');
    expect((await saves()).sort()).toEqual(['old.json', 'old.jsonl']);
    expect(await readFile(file, 'utf8')).toBe(await readFile(old(game), 'utf8'));
    expect((await run(['--list'])).text.trim().split('\n')).toHaveLength(1);
    const log = await readFile(`${file}l`, 'utf8');
    for (const name of ['old', file]) {
      const again = await run(['--resume', name, '--no-save'], ['log']);
      expect(again.text).toMatch(told);
      expect(await readFile(`${file}l`, 'utf8')).toBe(log);
      await run(['--resume', name], ['log']);
      expect(await readFile(`${file}l`, 'utf8')).toBe(log);
    }
  });

  test('writes nothing if it is told not to', async () => {
    await put();
    await run(['--resume', '--no-save'], ['partner 2', '1']);
    expect(await saves()).toEqual(['old.json']);
  });

  test('does not go on in a log of another game that has its name', async () => {
    const file = await put();
    await writeLog(`${file}l`, (await tableOf('mu', 4)).host.log);
    const { code, error } = await run(['--resume', file]);
    expect(code).toBe(1);
    expect(error).toContain('is another game: move one of them away');
  });

  test('whose record was changed is refused', async () => {
    const file = await put();
    const changed = (await readFile(file, 'utf8')).replace('"type":"pass"', '"type":"jump"');
    await writeFile(file, changed);
    const { code, error } = await run(['--resume', file]);
    expect(code).toBe(1);
    expect(error).toMatch(/its record is wrong in deal 0, move \d+/);
    expect(await saves()).toEqual(['old.json']);
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
