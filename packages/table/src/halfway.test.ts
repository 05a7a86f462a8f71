import {
  actionsOf,
  type Choice,
  FastRandom,
  type Game,
  game,
  openMatch,
  perform,
  resolveOptions,
} from '@overtrick/engine';
import { expect, test } from 'vitest';
import { QuickTable } from '../test/quick.ts';
import { halfwayIn, moveOf } from './halfway.ts';
import { Suits } from './suits.ts';

const BID: Choice = { type: 'bid' };
const show = (value: string): Choice => ({ type: 'bid', field: 'cards', value });
const play = (value: string): Choice => ({ type: 'play', field: 'card', value });

/** A table of Mü at which nobody but the person has called yet. */
function atFirstCall(): QuickTable {
  for (let seed = 0; ; seed++) {
    const bots = [null, 'random', 'random'];
    const table = new QuickTable(rulesOf('mu'), { seed: `${seed}`, bots });
    if (table.table.acting.includes(0)) return table;
  }
}

function rulesOf(name: string): Game {
  const found = game(name);
  if (!found) throw new Error(`there is no game ${name}`);
  return found;
}

test('a move half made says what may follow and why other cards may not, and stays unmade', () => {
  const table = atFirstCall();
  const before = table.view();
  const [first, second] = before.hand;
  const half = table.table.halfway(0, [show(first)]);
  expect(half?.ok && half.value.view.legal).toEqual([BID]);
  expect(half?.ok && half.value.view.displays[0]).toEqual([first]);
  const refused = table.table.halfway(0, [show(first), show(second)]);
  expect(refused?.ok === false && refused.error.clause).toBe('mu/3.2');
  expect(table.view()).toEqual(before);
});

test('what a whole move would turn over is not told before it is made', () => {
  const yamv = rulesOf('yamv');
  const options = resolveOptions(yamv, 4, {});
  if (!options.ok) throw new Error(options.error);
  const state = yamv.deal(openMatch(yamv, 4, options.value, 3).setup, new FastRandom(1));
  const [card] = yamv.view(state, 0).hand;
  const pass = { type: 'pass' };
  const calls = [[show(card), BID], ...Array<Choice[]>(4).fill([pass])];
  for (const [i, parts] of calls.entries()) does(yamv, state, i % 4, parts);
  does(yamv, state, 0, [yamv.view(state, 0).legal[0]]);
  const { hand, legal } = yamv.view(state, 0);
  // Whoever names the last trump takes the stock.
  expect(legal[0].type).toBe('trump');
  const half = halfwayIn(yamv, state, 0, [legal[0]]);
  expect(half.ok && half.value.view.hand).toEqual(hand);
  expect(half.ok && half.value.view.legal).toEqual([]);
});

/** Makes a move in place. */
function does(rules: Game, state: unknown, seat: number, parts: readonly Choice[]): void {
  const move = moveOf(rules, seat, parts);
  const actions = move.ok ? actionsOf(rules, move.value) : move;
  if (!actions.ok) throw new Error('there is no such move');
  perform(rules, state, seat, actions.value, new FastRandom(0));
}

test('parts make up a move as records write it', () => {
  const bid = moveOf(rulesOf('mu'), 2, [show('R7'), show('B3'), BID]);
  expect(bid).toEqual({ ok: true, value: { seat: 2, type: 'bid', cards: ['R7', 'B3'] } });
  const ninja = rulesOf('ninja-whist');
  const lifted = moveOf(ninja, 0, [{ type: 'play', field: 'tokens', value: 'ab' }, play('W7')]);
  expect(lifted).toEqual({
    ok: true,
    value: { seat: 0, type: 'play', tokens: ['ab'], card: 'W7' },
  });
  expect(moveOf(ninja, 0, [play('W7')])).toEqual({
    ok: true,
    value: { seat: 0, type: 'play', card: 'W7' },
  });
});

test('parts of two moves, or of none, are refused', () => {
  const rules = rulesOf('mu');
  const pass = { type: 'pass' };
  for (const parts of [[], [{ type: 'jump' }], [pass, play('R7')], [play('R7'), play('R8')]]) {
    expect(moveOf(rules, 0, parts).ok).toBe(false);
  }
});

test('a hand lies by effective suit: trumps first and from the highest, then suit by suit', () => {
  const suits = new Suits(['R1', 'R2', 'R7', 'B1', 'B2', 'B7', 'JK']);
  const groups = suits.groups(['B1', 'R2', 'B7', 'JK', 'R7'], { trumps: [['B7', 'R7'], ['JK']] });
  expect(groups).toEqual([
    { suit: 'trump', cards: ['JK', 'B7', 'R7'] },
    { suit: 'R', cards: ['R2'] },
    { suit: 'B', cards: ['B1'] },
  ]);
});
