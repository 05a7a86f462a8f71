import { type Game, game } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { moveOf } from './halfway.ts';
import { house } from './house.ts';
import { checkSeating } from './seating.ts';
import { Suits } from './suits.ts';
import { Table } from './table.ts';

const PERSON = 0;

/** A table of Mü at which nobody but the person has called yet. */
function atFirstCall(): Table {
  const bots = [null, 'random', 'random'];
  for (let seed = 0; ; seed++) {
    const names = ['a', 'b', 'c'];
    const seating = checkSeating({ game: 'mu', players: 3, seed: `${seed}`, names, bots }, house);
    if (!seating.ok) throw new Error(seating.error);
    const table = new Table(seating.value);
    if (table.acting.includes(PERSON)) return table;
  }
}

function rulesOf(name: string): Game {
  const found = game(name);
  if (!found) throw new Error(`there is no game ${name}`);
  return found;
}

test('a move half made says what may follow and why other cards may not, and stays unmade', () => {
  const table = atFirstCall();
  const before = table.view(PERSON);
  const [first, second] = before.hand;
  const half = table.halfway(PERSON, [`bid cards ${first}`]);
  expect(half.ok && half.value.legal).toEqual(['bid']);
  const refused = table.halfway(PERSON, [`bid cards ${first}`, `bid cards ${second}`]);
  expect(refused.ok ? '' : refused.error.clause).toBe('mu/3.2');
  expect(table.view(PERSON)).toEqual(before);
});

test('parts make up a move as records write it', () => {
  const bid = moveOf(rulesOf('mu'), 2, ['bid cards R7', 'bid cards B3', 'bid']);
  expect(bid).toEqual({ ok: true, value: { seat: 2, type: 'bid', cards: ['R7', 'B3'] } });
  const ninja = rulesOf('ninja-whist');
  const play = moveOf(ninja, 0, ['play tokens ab', 'play card W7']);
  expect(play).toEqual({ ok: true, value: { seat: 0, type: 'play', tokens: ['ab'], card: 'W7' } });
  expect(moveOf(ninja, 0, ['play card W7'])).toEqual({
    ok: true,
    value: { seat: 0, type: 'play', card: 'W7' },
  });
});

test('parts of two moves, or of none, are refused', () => {
  const rules = rulesOf('mu');
  for (const parts of [[], ['jump'], ['pass', 'play card R7'], ['play card R7', 'play card R8']]) {
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
