import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableAsk, TableWay } from '../protocol.ts';
import { Hinting } from './hinting.ts';
import type { Shown } from './state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const THOUGHT = { move: { seat: 0, type: 'pass' }, candidates: [], worlds: 1 };

/** A table at which hints are asked for, and which answers when it is told to. */
function table() {
  const answers: ((hint: unknown) => void)[] = [];
  const told: TableAsk['kind'][] = [];
  const board = {
    shown: { hint: undefined } as unknown as Shown,
    set(part: Partial<Shown>) {
      board.shown = { ...board.shown, ...part };
    },
  };
  const way = {
    request: () => new Promise((resolve) => answers.push(resolve)),
    tell: ({ kind }: TableAsk) => told.push(kind),
  } as unknown as TableWay;
  return { board, answers, told, hinting: new Hinting(board, way) };
}

test('who asks twice has the answer of the one thought', async () => {
  const { board, answers, hinting } = table();
  const asked = [hinting.ask(), hinting.ask()];
  expect(answers.length).toBe(1);
  answers[0](THOUGHT);
  await Promise.all(asked);
  expect(board.shown.hint).toBe(THOUGHT);
});

test('what a question that was put away is answered with takes nothing from the next', async () => {
  const { board, answers, told, hinting } = table();
  const first = hinting.ask();
  hinting.close();
  expect(told).toEqual(['stop']);
  const second = hinting.ask();
  answers[0](null);
  await first;
  expect(board.shown.hint).toBe('thinking');
  answers[1](THOUGHT);
  await second;
  expect(board.shown.hint).toBe(THOUGHT);
});

test('if no hint comes in time that is said, and nobody thinks about it any more', async () => {
  const { board, told, hinting } = table();
  const asked = hinting.ask();
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(board.shown).toMatchObject({ hint: undefined, notice: { text: 'noHint' } });
  expect(told).toEqual(['stop']);
});
