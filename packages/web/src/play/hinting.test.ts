import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableWay } from '../protocol.ts';
import { askHint, type HintBoard } from './hinting.ts';
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
  const board: HintBoard & { shown: Shown } = {
    shown: { hint: undefined } as unknown as Shown,
    hints: 0,
    set(part) {
      board.shown = { ...board.shown, ...part };
    },
  };
  const way = {
    request: () => new Promise((resolve) => answers.push(resolve)),
  } as unknown as TableWay;
  return { board, answers, ask: () => askHint(board, way) };
}

test('who asks twice has the answer of the one thought', async () => {
  const { board, answers, ask } = table();
  const asked = [ask(), ask()];
  expect(answers.length).toBe(1);
  answers[0](THOUGHT);
  await Promise.all(asked);
  expect(board.shown.hint).toBe(THOUGHT);
});

test('what a question that was put away is answered with takes nothing from the next', async () => {
  const { board, answers, ask } = table();
  const first = ask();
  board.hints++;
  board.set({ hint: undefined });
  const second = ask();
  answers[0](null);
  await first;
  expect(board.shown.hint).toBe('thinking');
  answers[1](THOUGHT);
  await second;
  expect(board.shown.hint).toBe(THOUGHT);
});

test('if no hint comes in time that is said', async () => {
  const { board, ask } = table();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(board.shown).toMatchObject({ hint: undefined, notice: { text: 'noHint' } });
});
