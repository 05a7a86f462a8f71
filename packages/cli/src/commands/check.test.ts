import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@overtrick/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWith, folder, overtrick } from '../../test/terminal.ts';

let line = '';

beforeAll(async () => {
  const path = join(folder(), 'out.jsonl');
  await overtrick(['simulate', 'mu', '-p', '5', '-m', '1', '--seed', '7', '--record', path]);
  line = readFileSync(path, 'utf8').trim();
});

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

/** The record, changed. */
function changed(change: (record: Writable<GameRecord>) => void): string {
  const record = JSON.parse(line);
  change(record);
  return JSON.stringify(record);
}

async function check(text: string) {
  const path = fileWith(text);
  const { code, out, err } = await overtrick(['check', path]);
  return { code, out: out.replaceAll(path, 'FILE'), err };
}

describe('valid records', () => {
  test('are counted', async () => {
    const { code, out, err } = await check(`${line}\n${line}\n`);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^2 games: 2 valid\. \d+ deals, [\d,]+ moves in the valid ones\.\n/);
  });

  test.each([
    ['without a last line end', (text: string) => text],
    ['with empty lines', (text: string) => `\n${text}\n\n`],
    ['with line ends of another system', (text: string) => `${text}\r\n`],
    ['with a byte order mark', (text: string) => `\uFEFF${text}\n`],
  ])('may come %s', async (_how, dress) => {
    const { code, out } = await check(dress(line));
    expect(out).toContain('1 game: 1 valid.');
    expect(code).toBe(0);
  });

  test('may be inside a saved table', async () => {
    const saved = { format: 'overtrick-table/1', bots: [], record: JSON.parse(line) };
    const { code, out } = await check(JSON.stringify(saved));
    expect(out).toContain('1 game: 1 valid.');
    expect(code).toBe(0);
  });

  test('may be laid out over many lines in a .json file', async () => {
    const path = fileWith(JSON.stringify(JSON.parse(line), null, 2), 'game.json');
    expect((await overtrick(['check', path])).code).toBe(0);
  });

  test('come from standard input for -', async () => {
    const { code, out } = await overtrick(['check', '-'], { input: `${line}\n` });
    expect(out).toContain('1 game: 1 valid.');
    expect(code).toBe(0);
  });

  test('may be unfinished, which is noted', async () => {
    const text = changed((record) => {
      record.deals.splice(1);
      record.winners = [];
    });
    const { code, out } = await check(text);
    expect(code).toBe(0);
    expect(out).toContain('FILE line 1: unfinished, nobody has won after 1 deal\n');
    expect(out).toContain('1 game: 1 valid (1 unfinished).');
  });
});

describe('a fault is told with line, deal, move and clause:', () => {
  const cases: [string, () => string, RegExp][] = [
    [
      'a record cut in half',
      () => line.slice(0, line.length / 2),
      /cut off before its end \(overtrick\/1\)/,
    ],
    [
      'something behind a record',
      () => `${line.trimEnd()} x`,
      /, column \d+: something follows the record \(overtrick\/1\)/,
    ],
    ['text that is no JSON', () => 'hello', /this is not JSON: .* \(overtrick\/1\)/],
    ['JSON that is no record', () => '[1, 2]', /a record is a JSON object \(overtrick\/1\)/],
    [
      'another format',
      () => line.replace('overtrick/1', 'overtrick/2'),
      /the format is "overtrick\/2", not "overtrick\/1"/,
    ],
    ['another game', () => line.replace('"mu"', '"bridge"'), /there is no game "bridge"/],
    [
      'a bad card',
      () => changed(({ deals }) => void (deals[0].hands[0][0] = 'R10')),
      /, deal 0: "R10" is no card of this pack \(mu\/2\.2\)/,
    ],
    [
      'an illegal move',
      () => changed(({ deals }) => void deals[1].moves.splice(0, 1)),
      /, deal 1, move 0: it is the turn of seat \d \(mu\/3\.1\)/,
    ],
    [
      'a wrong score',
      () => changed(({ deals }) => void (deals[0].scores[2] += 1)),
      /, deal 0: the scores are \[.*\], not \[.*\] \(mu\/7\.\d\)/,
    ],
    [
      'a wrong winner',
      () => changed((record) => void (record.winners = [])),
      /, deal \d+: the winners are \[\d\], not \[\] \(mu\/8\.1\)/,
    ],
    [
      'cards that do not come from the seed',
      () => changed((record) => void (record.seed = 'ab'.repeat(32))),
      /, deal 0: it does not follow from its seed by docs\/deals\.md \(overtrick\/1\)/,
    ],
    [
      'an unknown key of the record',
      () => changed((record) => void Object.assign(record, { luck: 1 })),
      /: a record has no "luck"; "meta" is the place for more \(overtrick\/1\)/,
    ],
    [
      'a key twice',
      () => line.replace('"players":5', '"players":5,"pl\\u0061yers":5'),
      /, column \d+: a key stands in the same object twice \(overtrick\/1\)/,
    ],
    [
      'a number that is not written plainly',
      () => line.replace('"players":5', '"players":5.0'),
      /, column \d+: numbers are whole and written plainly/,
    ],
    [
      'too many levels',
      () => `{"meta":${'['.repeat(16)}`,
      /, column 24: a record is at most 16 levels deep/,
    ],
    [
      'a commitment to another seed',
      () =>
        changed((record) => void Object.assign(record, { seed: '7', commitment: 'ab'.repeat(32) })),
      /the commitment is not the SHA-256 of the seed \(overtrick\/1\)/,
    ],
  ];

  test.each(cases)('%s', async (_what, text, told) => {
    const { code, out, err } = await check(`${line}\n${text()}\n${line}\n`);
    expect(code).toBe(1);
    expect(out).toMatch(/^FILE line 2/);
    expect(out).toMatch(told);
    expect(out).toContain('3 games: 2 valid, 1 not valid.');
    expect(err).toBe('');
  });

  test('a hostile value where an object should be', async () => {
    for (const text of [
      'null',
      '{"format":"overtrick/1","deals":[null]}',
      '{"__proto__":1}',
      '1e999',
    ]) {
      const { code, out } = await check(text);
      expect(code).toBe(1);
      expect(out).toContain('(overtrick/1)');
    }
  });
});

describe('what is echoed of a record', () => {
  const hostile = '\u001b]0;owned\u0007\u009b31m\u202e\u2028\u200b\u007f';

  test.each<[string, (record: Writable<GameRecord>) => void]>([
    ['a card', ({ deals }) => void (deals[0].hands[0][0] = hostile)],
    ['a type of move', ({ deals }) => void (deals[0].moves[0].type = hostile)],
    ['a key of a move', ({ deals }) => void Object.assign(deals[0].moves[0], { [hostile]: 1 })],
    ['an option', ({ options }) => void Object.assign(options, { [hostile]: 1 })],
    ['a key', (record) => void Object.assign(record, { [hostile]: 1 })],
    ['the game', (record) => void (record.game = hostile)],
  ])('%s cannot command a terminal', async (_what, change) => {
    const { code, out } = await check(changed(change));
    expect(code).toBe(1);
    expect(out).toContain('u001b]0;owned');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test('of a million letters is a line', async () => {
    const { out } = await check(
      changed(({ deals }) => void (deals[0].hands[0][0] = 'R'.repeat(1e6))),
    );
    expect(out).toContain('RRR…" is no card of this pack (mu/2.2)');
    expect(out.length).toBeLessThan(600);
  });
});

test('what is inside meta is looked past', async () => {
  const meta = '"meta":{"seconds":1.5e0,"why":[-0],"deals":"no"}';
  const { code } = await check(line.replace(/"meta":\{[^}]*\}/, meta));
  expect(code).toBe(0);
});

test('a record that goes over is told of at once, and the next is read', async () => {
  const { out } = await check(`${'['.repeat(300_000)}\n${line}\n`);
  expect(out).toMatch(/^FILE line 1, column 17: a record is at most 16 levels deep/);
  expect(out).toContain('2 games: 1 valid, 1 not valid.');
});

test.each(['', '\n\n'])('a file without a game (%j) is a fault', async (text) => {
  const { code, out } = await check(text);
  expect(code).toBe(1);
  expect(out).toBe('FILE: there is no game in it (overtrick/1)\n');
});

describe('files that cannot be opened', () => {
  test.each([
    ['/nowhere.jsonl', 'there is no such file or folder'],
    ['/', 'it is a folder'],
    ['/nowhere.json', 'there is no such file or folder'],
  ])('%s', async (path, why) => {
    const { code, err } = await overtrick(['check', path]);
    expect(code).toBe(2);
    expect(err).toBe(`overtrick: cannot read ${path}: ${why}\n`);
  });

  test('do not keep others from being checked', async () => {
    const { code, out } = await overtrick(['check', '/nowhere.jsonl', fileWith(line)]);
    expect(code).toBe(2);
    expect(out).toContain('1 game: 1 valid.');
  });
});

test('without a file it is wrong usage', async () => {
  const { code, err } = await overtrick(['check']);
  expect(code).toBe(2);
  expect(err).toContain("missing required argument 'file'");
});
