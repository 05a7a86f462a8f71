import { describe, expect, test } from 'vitest';
import { optionsOf, randomMove, seeded } from '../../../test/driver.ts';
import type { Game, Move, Seat } from '../../game.ts';
import { actionsOf, perform } from '../../play.ts';
import { OMNISCIENT } from '../../record.ts';
import { deck, FOLD, STAY } from './faces.ts';
import { guesser } from './guess.ts';
import { gamut } from './index.ts';
import type { GamutState } from './state.ts';
import type { GamutView } from './view.ts';

const NO_LUCK = seeded('none');
const SEATS = [0, 1, 2, 3];
/** How often each world should come, and how many draws there are at least: few worlds need more. */
const EACH = 6;
const DRAWS = 600;
const OPTIONS = optionsOf(gamut as Game, 4);

/** Every way to deal cards into hands of one size, with the first hands given. */
function* deals(cards: string[], size: number, seats: number): Generator<string[][]> {
  if (seats === 0) return yield [];
  for (const hand of picks(cards, size)) {
    const left = cards.filter((code) => !hand.includes(code));
    for (const others of deals(left, size, seats - 1)) yield [hand, ...others];
  }
}

function* picks(cards: string[], size: number): Generator<string[]> {
  if (size === 0) return yield [];
  for (const [i, code] of cards.entries()) {
    for (const others of picks(cards.slice(i + 1), size - 1)) yield [code, ...others];
  }
}

/** Every way to give for those who have given and whose gifts these eyes do not know. */
function* histories(view: GamutView, hands: string[][], from = 0): Generator<Move[]> {
  const { history, eyes } = view;
  const at = history.findIndex((m, i) => i >= from && m.type === 'give' && m.seat !== eyes);
  if (at < 0) return yield [...history];
  const { seat } = history[at];
  for (const left of hands[seat]) {
    for (const right of hands[seat]) {
      const known = { ...history[at] };
      if (left === right || (known.left ?? left) !== left || (known.right ?? right) !== right)
        continue;
      const filled = history.map((m, i) => (i === at ? { seat, type: 'give', left, right } : m));
      yield* histories({ ...view, history: filled }, hands, at + 1);
    }
  }
}

/** What tells worlds apart. */
function keyOf(state: GamutState): string {
  return JSON.stringify([gamut.layout(state), gamut.history(state, OMNISCIENT)]);
}

/** All worlds in which everything known happened by the rules and looks the same: no short cut. */
function worlds(view: GamutView, pack: string[]): Set<string> {
  const { eyes, setup, turnUp } = view;
  const size = pack.length / 4;
  const others = SEATS.filter((seat) => seat !== eyes);
  const hidden = pack.filter((code) => !view.dealt.includes(code));
  const found = new Set<string>();
  for (const dealt of deals(hidden, size, others.length)) {
    const hands = SEATS.map((seat) => dealt[others.indexOf(seat)] ?? [...view.dealt]);
    if (!hands[setup.dealer].includes(turnUp)) continue;
    for (const history of histories(view, hands)) {
      const state = gamut.lay(setup as GamutState['setup'], { hands, turnUp });
      if (!history.every((move) => happens(state, move))) continue;
      if (JSON.stringify(gamut.view(state, eyes)) === JSON.stringify(view)) found.add(keyOf(state));
    }
  }
  return found;
}

function happens(state: GamutState, move: Move): boolean {
  const actions = actionsOf(gamut as Game, move);
  return (
    actions.ok && perform(gamut as Game, state, move.seat, actions.value, NO_LUCK) === undefined
  );
}

/** A state of a small deck after so many random moves; in Clubs seat 0 folds. */
function position(pack: string[], turnUp: string, moves: number, seed: string): GamutState {
  const random = seeded(seed);
  const cards = pack.filter((code) => code !== turnUp);
  const setup = { players: 4, options: OPTIONS, dealer: 1, deal: 0, carry: { passed: 0 } };
  const drawn = cards.map((code) => ({ code, at: random.below(1 << 20) }));
  const order = drawn.sort((a, b) => a.at - b.at).map(({ code }) => code);
  const size = pack.length / 4;
  const hands = SEATS.map(() => order.splice(0, size));
  hands[3].push(hands[1][size - 1]);
  hands[1][size - 1] = turnUp;
  const state = gamut.lay(setup, { hands, turnUp });
  for (let i = 0; i < moves && gamut.acting(state) !== 0; i++) {
    if (state.phase !== 'fold') randomMove(gamut, state, random);
    else gamut.apply(state, state.turn, state.turn === 0 ? FOLD : STAY, random);
  }
  return state;
}

/** Draws worlds and compares how often each comes with how often it should. */
function expectUniform(state: GamutState, eyes: Seat, pack: string[]): number {
  const view = gamut.view(state, eyes);
  const all = worlds(view, pack);
  const guess = guesser(gamut, view, deck.cardsOf(pack));
  const random = seeded('uniform');
  const seen = new Map([...all].map((key) => [key, 0]));
  const each = Math.max(EACH, Math.ceil(DRAWS / all.size));
  const draws = each * all.size;
  for (let i = 0; i < draws; i++) {
    const key = keyOf(guess(random));
    const count = seen.get(key);
    expect(count).toBeDefined();
    seen.set(key, (count ?? 0) + 1);
  }
  let far = 0;
  for (const count of seen.values()) far += (count - each) ** 2 / each;
  const freedom = all.size - 1;
  // Five standard deviations of chi-square; the seed is fixed, so this passes always or never.
  expect(far).toBeLessThanOrEqual(freedom + 5 * Math.sqrt(2 * freedom));
  return all.size;
}

const TWO_EACH = ['S7', 'SQ', 'H7', 'H8', 'H9', 'D7', 'C8', 'C9'];
const THREE_EACH = [...TWO_EACH, 'SJ', 'CJ', 'D8', 'HA'];

describe('guesses in Gamut: all worlds that a view allows, each equally often', () => {
  test.each([1, 3, 4, 5, 6, 8, 10])('Hearts with two cards each after %d moves', (n) => {
    const state = position(TWO_EACH, 'H7', n, `two${n}`);
    for (const eyes of SEATS) expect(expectUniform(state, eyes, TWO_EACH)).toBeGreaterThan(0);
  });

  test.each([4, 7, 9])('Hearts with two cards each after %d moves, for a spectator', (n) => {
    const state = position(TWO_EACH, 'H7', n, `watch${n}`);
    expect(expectUniform(state, -1, TWO_EACH)).toBeGreaterThan(1);
  });

  // The dealer, a neighbour of the dealer, and the seat opposite.
  test.each([
    [5, 1],
    [5, 2],
    [5, 3],
    [7, 0],
    [7, 3],
    [9, 2],
    [9, 3],
  ])('Hearts with three cards each after %d moves, for seat %d', (n, eyes) => {
    const state = position(THREE_EACH, 'HA', n, `three${n}`);
    expect(expectUniform(state, eyes, THREE_EACH)).toBeGreaterThan(5);
  });

  test.each([
    ['S7', 6],
    ['S7', 9],
    ['S7', 13],
    ['C8', 7],
    ['C8', 10],
  ])('with three cards each after %s was turned up and %d moves', (turnUp, n) => {
    const state = position(THREE_EACH, turnUp, n, `${turnUp}${n}`);
    for (const eyes of [1, 2]) expect(expectUniform(state, eyes, THREE_EACH)).toBeGreaterThan(0);
  });

  test('[gamut/6.6] who led a spade before they were broken has nothing else', () => {
    const setup = { players: 4, options: OPTIONS, dealer: 0, deal: 0, carry: { passed: 0 } };
    const hands = [
      ['S7', 'S8'],
      ['H7', 'H8'],
      ['H9', 'D7'],
      ['C8', 'C9'],
    ];
    const state = gamut.lay(setup, { hands, turnUp: 'S7' });
    for (const move of [0, 1, 2, 3]) happens(state, { seat: move, type: 'bid', tricks: 0 });
    happens(state, { seat: 0, type: 'play', card: 'S7' });
    const guess = guesser(
      gamut,
      gamut.view(state, 1),
      hands.flat().map((code) => deck.kind(code)),
    );
    const random = seeded('spades only');
    for (let i = 0; i < 20; i++) expect(gamut.layout(guess(random)).hands[0]).toEqual(['S7', 'S8']);
  });

  test('[gamut/5.3] before the first lead the nine of clubs is with the seat whose turn it is', () => {
    const state = position(deck.codes.slice(), 'H7', 4, 'nine');
    const random = seeded('nine of clubs');
    for (const eyes of [-1, ...SEATS]) {
      const guess = gamut.guesser(gamut.view(state, eyes));
      for (let i = 0; i < 50; i++) {
        expect(gamut.view(guess(random), state.turn).hand).toContain('C9');
      }
    }
  });
});
