import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { folder, overtrick } from '../../test/terminal.ts';

// Worker threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const LITTLE = ['train', 'mutwo', '--deals', '5', '--worlds', '1', '--hands', '3', '--jobs', '1'];

interface Place {
  readonly data: string;
  readonly into: string;
  readonly argv: readonly string[];
}

/** Folders of their own for lessons and sources. */
function place(): Place {
  const root = folder();
  const [data, into] = [join(root, 'lessons'), join(root, 'games')];
  mkdirSync(join(into, 'mutwo'), { recursive: true });
  return { data, into, argv: [...LITTLE, '--data', data, '--into', into] };
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('training', () => {
  test('says what it has learned, and writes it down with the command', async () => {
    const { argv, into, data } = place();
    const { code, out } = await overtrick(argv);
    expect(code).toBe(0);
    expect(out).toMatch(/MüTwo, hands with 5 players: from \d+; error [\d.]+ of [\d.]+/);
    expect(out).toMatch(
      /MüTwo, card play: points lost a choice, on \d+ others: [\d.]+; by the rule/,
    );
    expect(read(into, 'mutwo', 'strength.ts')).toContain(
      'npm run train -- mutwo --deals 5 --worlds 1 --hands 3 --seed 1',
    );
    expect(readdirSync(data).sort()).toEqual([
      'mutwo-choices.jsonl',
      'mutwo-hands-bid.jsonl',
      'mutwo-hands-random.jsonl',
    ]);
  });

  test('goes on after lessons that are there, and comes to the same', async () => {
    const [whole, cut] = [place(), place()];
    const { out } = await overtrick(whole.argv);
    mkdirSync(cut.data);
    for (const file of readdirSync(whole.data)) {
      const text = read(whole.data, file);
      writeFileSync(join(cut.data, file), text.slice(0, text.length / 2));
    }
    const again = await overtrick(cut.argv);
    for (const file of readdirSync(whole.data)) {
      expect(read(cut.data, file)).toBe(read(whole.data, file));
    }
    expect(again.out.replaceAll(cut.into, '')).toBe(out.replaceAll(whole.into, ''));
    expect(read(cut.into, 'mutwo', 'strength.ts')).toBe(read(whole.into, 'mutwo', 'strength.ts'));
  });

  test('that is stopped keeps its lessons and writes nothing', async () => {
    const { argv, into, data } = place();
    const { code } = await overtrick([...argv, '--hands', '9999', '--progress'], {
      interrupt: true,
    });
    expect(code).toBe(130);
    expect(readdirSync(data)).toEqual(['mutwo-hands-random.jsonl']);
    expect(readdirSync(join(into, 'mutwo'))).toEqual([]);
  });
});

test('amounts that are not given are those in the first line of the weights', async () => {
  const { into, data } = place();
  const line = '// Written by `npm run train -- mutwo --deals 2 --worlds 1 --hands 3 --seed x`';
  writeFileSync(join(into, 'mutwo', 'learned.ts'), `${line}\n`);
  const { code, err } = await overtrick(['train', 'mutwo', '--data', data, '--into', into]);
  expect(code).toBe(2);
  expect(err).toContain('--deals takes a whole number from 5 to 1000000, not "2"');
});

test.each([
  [['muu'], 'there is no game "muu". Did you mean mu?'],
  [['--deals', '2'], '--deals takes a whole number from 5'],
  [['--worlds', 'x'], '--worlds takes a whole number from 0'],
  [['--minutes', '0'], '--minutes takes a whole number from 1'],
  [['--into', '/nowhere'], 'there is no folder /nowhere/mutwo to write to'],
  [['--wolds', '3'], 'Did you mean --worlds?'],
])('%j is refused with what is allowed', async (argv, message) => {
  const { code, out, err } = await overtrick([...place().argv, ...argv]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});
