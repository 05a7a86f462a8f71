import { describe, expect, test } from 'vitest';
import { whist } from '../src/examples/whist/index.ts';
import type { Action, Game, Move, Seat, View } from '../src/game.ts';
import { games, legalActions, type Match, write } from '../src/index.ts';
import type { Sitting } from '../src/look.ts';
import { Observer } from '../src/observation/index.ts';
import {
  openRandom,
  optionsOf,
  pickAction,
  pickSeat,
  playerCounts,
  randomMatch,
  seeded,
} from './driver.ts';
import { ownParts, Rows } from './observed.ts';

const IS_LONG = process.env.OVERTRICK_LONG === 'yes';
const DEALS = IS_LONG ? 12 : 3;

const proved: readonly Game[] = [...games.filter(({ name }) => name !== whist.name), whist];
/** The fewest and the most players stand for those between. */
const cases = proved.flatMap((game) =>
  playerCounts(game)
    .filter((players) => IS_LONG || game.seats.includes(players))
    .map((players) => ({ game, players })),
);

interface Case {
  readonly game: Game;
  readonly players: number;
}

/** Calls `at` between the moves of a random match: at many in which no cards are played, and at some others. */
function positions(
  { game, players }: Case,
  label: string,
  at: (state: unknown, observer: Observer, random: ReturnType<typeof seeded>) => void,
): void {
  const random = seeded(label, game.name, players);
  const opening = openRandom(game, players, {}, random);
  const observer = observerOf(game, opening);
  randomMatch(game, opening, random, 2 * DEALS, (state) => {
    const isPlay = (state as Sitting).phase === 'play';
    if (random.below(isPlay ? 18 : 3) === 0) at(state, observer, random);
  });
}

interface Step {
  readonly seat: Seat;
  readonly action: Action;
}

/** Calls `at` before the actions of some random deals; it does the next one by `step`. */
function actions(
  { game, players }: Case,
  label: string,
  at: (state: unknown, observer: Observer, step: () => Step) => void,
): void {
  const random = seeded(label, game.name, players);
  const match = openRandom(game, players, {}, random);
  const observer = observerOf(game, match);
  for (let deal = 0; deal < DEALS; deal++) {
    const state = game.deal(match.setup, random);
    while (game.acting(state) !== 0) {
      at(state, observer, () => {
        const seat = pickSeat(game.acting(state), random);
        const legal = legalActions(game, state, seat);
        const action = pickAction(legal, legal.length, random);
        game.apply(state, seat, action, random);
        return { seat, action };
      });
    }
  }
}

function observerOf(game: Game, { setup }: Match): Observer {
  return new Observer(game, setup.players, setup.options);
}

function seenBy(observer: Observer, state: unknown, eyes: Seat): Int8Array {
  const numbers = new Int8Array(observer.size);
  observer.observe(state, eyes, numbers);
  return numbers;
}

/** An observation by the names of its parts, row by row. */
function partsOf(observer: Observer, numbers: Int8Array): Map<string, number[][]> {
  const parts = observer.fields.map(({ name, from, shape: [rows, columns] }) => {
    const row = (_: unknown, i: number) => [
      ...numbers.subarray(from + i * columns, from + (i + 1) * columns),
    ];
    return [name, Array.from({ length: rows }, row)] as const;
  });
  return new Map(parts);
}

describe.each(cases)('$game.name with $players', (each) => {
  const { game, players } = each;
  const seats = [...Array(players).keys()];

  test('an observation tells what the view does', () => {
    positions(each, 'told', (state, observer) => {
      for (const eyes of seats) {
        const parts = partsOf(observer, seenBy(observer, state, eyes));
        for (const [name, rows] of toldBy(game, game.view(state, eyes), observer.kinds)) {
          if (String(parts.get(name)) !== String(rows)) expect(parts.get(name), name).toEqual(rows);
        }
      }
    });
  });

  test('it is the same in every world that the view allows', () => {
    positions(each, 'worlds', (state, observer, random) => {
      for (const eyes of seats) {
        const world = game.guesser(game.view(state, eyes))(random);
        const [there, here] = [world, state].map((each) => seenBy(observer, each, eyes));
        if (String(there) !== String(here)) expect(there).toEqual(here);
      }
    });
  });

  test('half a move tells others nothing that their view does not', () => {
    actions(each, 'halves', (state, observer, step) => {
      const before = seats.map((eyes) => told(state, observer, eyes));
      const { seat, action } = step();
      if (action.ends) return;
      for (const eyes of seats.filter((other) => other !== seat)) {
        const [view, numbers] = told(state, observer, eyes);
        if (view === before[eyes][0]) expect(numbers).toBe(before[eyes][1]);
      }
    });
  });

  test('a mask has a one for each legal action, and seats are counted from the own', () => {
    const mask = new Uint8Array(game.actions.length);
    actions(each, 'masks', (state, observer, step) => {
      for (const seat of seats) {
        observer.mask(state, seat, mask);
        const legal = legalActions(game, state, seat);
        const numbers = legal.map((action) => observer.numberOf(seat, action));
        expect(numbers.map((number) => observer.action(seat, number))).toEqual(legal);
        expect(mask.reduce((sum, open) => sum + open)).toBe(legal.length);
        expect(numbers.every((number) => mask[number] === 1)).toBe(true);
      }
      step();
    });
  });

  function told(state: unknown, observer: Observer, eyes: Seat): [string, string] {
    return [JSON.stringify(game.view(state, eyes)), String(seenBy(observer, state, eyes))];
  }
});

test('who is named as a partner has the number of its place from the one who names', () => {
  const [game] = games;
  const observer = new Observer(game, 5, optionsOf(game, 5));
  const third = game.actions.find(({ type, value }) => type === 'partner' && value === 3);
  const first = game.actions.find(({ type, value }) => type === 'partner' && value === 1);
  if (!third || !first) throw new Error('no partners');
  expect(observer.numberOf(2, third)).toBe(first.index);
  expect(observer.numberOf(4, third)).toBe(first.index + 3);
});

test('while a bid goes on, its cards are done for who bids and for nobody else', () => {
  const [game] = games;
  const random = seeded('half a bid');
  const match = openRandom(game, 5, {}, random);
  const observer = observerOf(game, match);
  const state = game.deal(match.setup, random);
  const { dealer } = match.setup;
  const shown = legalActions(game, state, dealer).find(({ type, ends }) => type === 'bid' && !ends);
  if (!shown) throw new Error('no card to show');
  game.apply(state, dealer, shown, random);
  const done = [...Array(5).keys()].map((eyes) => {
    const rows = partsOf(observer, seenBy(observer, state, eyes)).get('done') ?? [];
    return rows.flat().reduce((sum, times) => sum + times);
  });
  expect(done).toEqual([0, 1, 2, 3, 4].map((eyes) => (eyes === dealer ? 1 : 0)));
});

/** What the parts of an observation say that a view says too, found by going through the view. */
function toldBy(game: Game, view: View, kinds: readonly string[]): [string, number[][]][] {
  const { setup, acting, hand, dealt, displays, held, tricks, table, trumps } = view;
  const rows = new Rows(view, kinds);
  const cardsOf = (seat: Seat) => table.filter((play) => play.seat === seat);
  return Object.entries({
    acting: rows.by((seat) => (acting.includes(seat) ? 1 : 0)),
    dealer: rows.one(setup.dealer),
    leader: rows.one(table[0]?.seat),
    held: rows.by((seat) => held[seat]),
    won: rows.by((seat) => tricks.filter(({ winner }) => winner === seat).length),
    hand: rows.plane(hand),
    dealt: rows.plane(dealt),
    displays: rows.seats.flatMap((seat) => rows.plane(displays[seat])),
    trick: rows.seats.flatMap((seat) => rows.plane(cardsOf(seat).map(({ card }) => card))),
    trumps: [kinds.map((kind) => 1 + trumps.findIndex((group) => group.includes(kind)))],
    done: rows.seats.map((seat) => doneIn(game, view, seat)),
    ...ownParts(view, rows),
  });
}

/** How often each action is part of a move that these eyes remember. */
function doneIn(game: Game, { eyes, setup, history }: View, seat: Seat): number[] {
  const { players } = setup;
  const moves = history.filter((move) => move.seat === seat && !isCovered(move, eyes));
  const texts = moves.flatMap((move) => wordsOf(game, move, eyes, players));
  return game.actions.map((action) => texts.filter((text) => text === write(action)).length);
}

/** Gifts of others are told apart from what was done. */
const isCovered = ({ type, seat }: Move, eyes: Seat) => type === 'give' && seat !== eyes;

function wordsOf(game: Game, move: Move, eyes: Seat, players: number): string[] {
  const fields = game.grammar[move.type].flatMap(({ name, of }) =>
    [move[name] ?? []].flat().map((value) => {
      const told = of === 'seat' ? (Number(value) - eyes + players) % players : value;
      return `${move.type} ${name} ${told}`;
    }),
  );
  // What is exchanged is told in planes of its own; of lists that are closed the end is an action too.
  if (move.type === 'exchange') return [move.type];
  const isClosed = game.actions.some((action) => write(action) === move.type);
  return isClosed ? [...fields, move.type] : fields;
}
