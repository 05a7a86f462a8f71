import { describe, expect, test } from 'vitest';
import { EnvironmentDoor } from './door.ts';
import { type Frame, FrameFault, framesIn, headOf, jsonFrame, textOf } from './frames.ts';

const asked = (question: unknown) => jsonFrame('J', question);
const opening = asked({ open: { game: 'mu', players: 5, tables: 2 } });

/** Opens two tables of Mü, asks, and answers the last of what is told. */
function told(question: Frame): Frame {
  const door = new EnvironmentDoor();
  door.answer(opening);
  const answers = door.answer(question);
  return answers[answers.length - 1];
}

const steps = (...numbers: number[]) => new Uint8Array(new Int16Array(numbers).buffer);
const place = (...numbers: number[]) => new Uint8Array(new Uint32Array(numbers).buffer);

describe('a door', () => {
  test('tells what numbers mean, and then where the tables stand', () => {
    const [shape, batch] = new EnvironmentDoor().answer(opening);
    const { protocol, players, size, actions } = JSON.parse(textOf(shape));
    expect([protocol, players, actions[0]]).toEqual([1, 5, 'pass']);
    expect(batch.body).toHaveLength(2 * (8 * 5 + 2 + actions.length + size));
  });

  test('tells what any seat may know', () => {
    const view = JSON.parse(textOf(told(asked({ view: { table: 1, seat: 3 } }))));
    expect([view.game, view.eyes, view.hand.length]).toEqual(['mu', 3, 12]);
    expect(told({ kind: 'O', body: place(1, 3) }).kind).toBe('O');
    expect(textOf(told(asked({ numbers: { seat: 0, type: 'pass' } })))).toBe('[0]');
  });

  test.each<[string, Frame, RegExp]>([
    ['no JSON', { kind: 'J', body: new Uint8Array([123]) }, /^this is no JSON: /],
    ['two questions', asked({ open: {}, reset: 1 }), /^ask one thing at a time: open, reset,/],
    ['an unknown one', asked({ shut: 1 }), /^ask one thing at a time/],
    ['no question', asked(7), /^ask one thing at a time/],
    ['a game that is not there', asked({ open: { game: 'x' } }), /^there is no game "x"/],
    ['a seed of another kind', asked({ reset: [] }), /^a seed is a text or a number/],
    ['a table too many', asked({ view: { table: 2, seat: 0 } }), /^tables are 0 to 1, not 2$/],
    ['a seat too many', { kind: 'O', body: place(0, 5) }, /^seats are 0 to 4, not 5$/],
    ['half a place', { kind: 'O', body: place(0) }, /^seats are 0 to 4, not /],
    ['too few actions', { kind: 'S', body: steps(0) }, /^table 0: there are 2 tables, not 1$/],
    ['an action that is none', { kind: 'S', body: steps(0, -3) }, /^table 1: actions are 0 to 123/],
    ['a move that is none', asked({ numbers: { seat: 5, type: 'pass' } }), /^seats are 0 to 4/],
    ['half a move', asked({ numbers: { type: 'bid' } }), /seat/],
  ])('refuses %s, and says why', (_, frame, why) => {
    const answer = told(frame);
    expect(answer.kind).toBe('E');
    expect(JSON.parse(textOf(answer)).error).toMatch(why);
  });

  test('has nothing to tell before tables are open', () => {
    const [answer] = new EnvironmentDoor().answer({ kind: 'S', body: steps(0) });
    expect(textOf(answer)).toContain('no tables are open yet');
  });
});

describe('frames', () => {
  const whole = new Uint8Array([...headOf('J', 2), 123, 125, ...headOf('S', 1), 7]);

  async function read(...pieces: Uint8Array[]): Promise<string[]> {
    const frames: string[] = [];
    for await (const { kind, body } of framesIn(each(pieces))) frames.push(`${kind} ${body}`);
    return frames;
  }

  async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }

  test('are the same in whatever pieces they come', async () => {
    const expected = ['J 123,125', 'S 7'];
    expect(await read(whole)).toEqual(expected);
    expect(await read(...[...whole].map((byte) => new Uint8Array([byte])))).toEqual(expected);
  });

  test('that are cut off, too long or of no kind of ours are refused', async () => {
    await expect(read(whole.subarray(0, -1))).rejects.toThrow(FrameFault);
    await expect(read(headOf('J', 2 ** 27))).rejects.toThrow(FrameFault);
    await expect(read(headOf('X', 0))).rejects.toThrow(FrameFault);
  });
});
