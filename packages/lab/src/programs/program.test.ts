import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { badBot, firstView, seat } from '../../test/programs.ts';
import { cutList } from '../casting.ts';
import type { Program } from './program.ts';
import { isProgram, readProgram } from './spec.ts';

const view = firstView();
const asked = (program: Program) => program.think(view, new FastRandom(1));

async function askedOnce(text: string, start?: number) {
  const { program } = seat(text, start);
  const reply = await asked(program);
  await program.close();
  return reply;
}

describe('a program that fails is told of in a sentence', () => {
  test.each([
    ['hang', 'deadline=50:', 'it has not answered within 50 ms'],
    ['unended', 'deadline=50:', 'it has not answered within 50 ms'],
    ['crash', '', 'it ended with exit code 3'],
    ['garbage', '', 'it answered "thinking …", which is not JSON; notes belong on standard error'],
    ['list', '', 'it answered "[1,2]", which is no JSON object'],
    ['illegal', '', 'its move {"type":"play","card":"R7"} is illegal: '],
    ['unknown', '', 'its move cannot be read: Mü has no move "fold"'],
    ['nothing', '', 'it named no "move"'],
    ['stranger', '', 'its move is of seat 2, not of 1'],
    ['stale', '', 'it answered question 0, not 1'],
    ['huge', '', 'it has written more than 1000000 characters without the end of a line'],
    ['old', '', 'at the hello, it speaks protocol 0; answer the hello with {"protocol":1}'],
    ['sulk', '', 'it gave up: "I do not know"'],
  ])('%s', async (way, settings, why) => {
    const { thought, failing } = await askedOnce(badBot(way, settings));
    expect(thought).toBeUndefined();
    expect(failing?.why).toContain(why);
    expect(failing?.lines.map((line) => JSON.parse(line).type)).toEqual(['hello', 'decide']);
  });

  test('one that does not even start in time', async () => {
    const { failing } = await askedOnce(badBot('mute'), 50);
    expect(failing?.why).toBe('at the hello, it has not answered within 50 ms');
  });

  test('one that says more than it was asked', async () => {
    const { program } = seat(badBot('twice'));
    await asked(program);
    expect((await asked(program)).failing?.why).toContain('without being asked');
    await program.close();
  });
});

describe('a program', () => {
  test('is asked by a view, the moves that are open, a budget and a seed, and nothing else', async () => {
    const { failing } = await askedOnce(badBot('nothing'));
    const message = JSON.parse(failing?.lines[1] ?? '');
    expect(Object.keys(message).sort()).toEqual(
      'all budget game id moves protocol seat seed type view'.split(' ').sort(),
    );
    expect(message.view).toEqual(JSON.parse(JSON.stringify(view)));
    expect(message.moves[0]).toEqual({ seat: 1, type: 'pass' });
    expect(message.budget).toEqual({ ms: 9000 });
  });

  test('goes on after an answer that is wrong, and is started again after a crash', async () => {
    for (const [way, starts] of [
      ['illegal', 1],
      ['crash', 2],
    ] as const) {
      const { program, errors } = seat(badBot(way));
      await asked(program);
      await asked(program);
      await program.close();
      expect(errors().trim().split('\n')).toHaveLength(starts);
    }
  });

  test('may weigh its moves: the best is taken, and the others are kept', async () => {
    const { thought } = await askedOnce(badBot('weigh'));
    expect(thought?.candidates[0]).toMatchObject({ mean: 4, odds: 0.5 });
    expect(thought?.candidates[0].move).toBe(thought?.move);
    expect(thought?.candidates.length).toBeGreaterThan(5);
  });

  test('has a stand-in if one is named, and its failure is still told', async () => {
    const { thought, failing } = await askedOnce(badBot('garbage', 'else=novice:'));
    expect(thought?.move.seat).toBe(1);
    expect(failing?.why).toContain('not JSON');
  });

  test('gets the same question for the same chance', async () => {
    const lines = async () => (await askedOnce(badBot('nothing'))).failing?.lines;
    expect(await lines()).toEqual(await lines());
  });
});

describe('a module', () => {
  const module = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'overtrick-')), 'bot.mjs');
    writeFileSync(path, text);
    return path;
  };

  test('may be a bot, which answers with a thought; what it prints does no harm', async () => {
    const bot = `export default { name: 'b', think(view, random, budget) { console.log(budget);
      return { move: { type: 'pass', seat: view.eyes }, candidates: [], worlds: random.below(1) + 7 } } }`;
    expect((await askedOnce(module(bot))).thought).toEqual({
      move: { seat: 1, type: 'pass' },
      candidates: [],
      worlds: 7,
    });
  });

  test('that cannot be used says why', async () => {
    const none = await askedOnce(module('export default 7'));
    expect(none.failing?.why).toContain('its default export must be a bot');
    const thrown = await askedOnce(module('export default async () => { throw Error("oh") }'));
    expect(thrown.failing?.why).toBe('it gave up: "oh"');
  });
});

describe('how programs are written', () => {
  test.each(['random', 'club:worlds=20', 'ismcts:policy=thumb', 'mts'])('%s is none', (text) => {
    expect(isProgram(text)).toBe(false);
  });

  test('a command takes settings before it, and may hold any sign', () => {
    expect(readProgram('exec:deadline=50;else=random:a b:c=1;d')).toEqual({
      ok: true,
      value: {
        text: 'exec:deadline=50;else=random:a b:c=1;d',
        kind: 'command',
        what: 'a b:c=1;d',
        deadline: 50,
        instead: 'random',
      },
    });
  });

  test.each([
    ['exec:', '"exec:" takes a command'],
    ['exec:deadline=0:x', 'deadline=MS from 1 to 600000'],
    ['./nowhere.mjs', 'there is no file /'],
    [`${import.meta.filename}:dedline=5`, 'Did you mean deadline?'],
    [`${import.meta.filename}:else=master`, 'else=novice|random'],
  ])('%s is refused', (text, why) => {
    const read = readProgram(text);
    expect(read.ok ? '' : read.error).toContain(why);
  });

  test('commas divide a list, unless a backslash is before them', () => {
    expect(cutList(String.raw`exec:a b\,c, club`)).toEqual(['exec:a b,c', 'club']);
  });
});
