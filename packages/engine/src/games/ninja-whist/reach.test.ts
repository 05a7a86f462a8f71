import { describe, expect, test } from 'vitest';
import { openRandom, seeded } from '../../../test/driver.ts';
import { adjudicate } from '../../../test/naive/judge.ts';
import { legalThroughout } from '../../../test/naive/legal.ts';
import type { GameRecord as NaiveRecord } from '../../../test/naive/types.ts';
import type { Action, Random, Use } from '../../game.ts';
import {
  type DealRecord,
  type GameRecord,
  games,
  legalActions,
  type Move,
  OMNISCIENT,
  type OptionValue,
  recordDeal,
  recordGame,
  replay,
  settle,
} from '../../index.ts';
import { ninjaWhist } from './index.ts';
import type { NinjaState } from './state.ts';

type Variant = readonly [players: number, given: Record<string, OptionValue>];

const VARIANTS: readonly Variant[] = [
  [3, {}],
  [3, { step: 2, lesserArcher: true }],
  [4, { lesserArcher: true }],
  [5, { archersAtNoTrump: 'ownSuit', lesserArcher: true }],
  [6, { bidScore: 7, tokenScore: 3 }],
  [7, { doubleMax: true }],
  [8, { archersAtNoTrump: 'ownSuit' }],
  [9, { doubleMax: true, lesserArcher: true }],
];
const MATCHES = 3;

/** Tokens are played one time in eight: if all were spent at once, the stock would never run out. */
function playThriftily(state: NinjaState, random: Random): void {
  for (;;) {
    const seat = state.turn;
    const legal = legalActions(ninjaWhist, state, seat);
    const ending = legal.filter(({ ends }) => ends);
    const open: Action[] = ending.length > 0 && random.below(8) > 0 ? ending : legal;
    const action = open[random.below(open.length)];
    ninjaWhist.apply(state, seat, action, random);
    if (action.ends) return;
  }
}

/** A whole match, every round of it; `at` is called between moves. */
function wholeMatch(
  [players, given]: Variant,
  i: number,
  at: (state: NinjaState) => void = () => {},
): GameRecord {
  const random = seeded('reach', players, JSON.stringify(given), i);
  let match = openRandom(ninjaWhist, players, given, random);
  const deals: DealRecord[] = [];
  while (!match.over) {
    const state = ninjaWhist.deal(match.setup as NinjaState['setup'], random);
    for (at(state); state.phase !== 'over'; at(state)) playThriftily(state, random);
    deals.push(recordDeal(ninjaWhist, match, state));
    match = settle(ninjaWhist, match as Parameters<typeof settle>[1], state) as typeof match;
  }
  return JSON.parse(JSON.stringify(recordGame(ninjaWhist, match, deals)));
}

function takesIn(record: GameRecord): Move[] {
  return record.deals.flatMap(({ moves }) => moves.filter(({ type }) => type === 'take'));
}

/** The tokens that left score areas in a round, by its moves. */
function goneIn(state: NinjaState): Use[] {
  return ninjaWhist.history(state, OMNISCIENT).flatMap((move): Use[] => {
    if (move.type === 'take') return [{ name: 'token taken', seat: move.from as number }];
    const tokens = move.type === 'play' ? ((move.tokens ?? []) as readonly string[]) : [];
    return tokens.map(() => ({ name: 'token spent', seat: move.seat }));
  });
}

function written(uses: readonly Use[]): string[] {
  return uses.map(({ name, seat }) => `${name} by ${seat}`).sort();
}

function allMatches(): GameRecord[] {
  return VARIANTS.flatMap((variant) =>
    [...Array(MATCHES).keys()].map((i) => wholeMatch(variant, i)),
  );
}

describe('whole matches', () => {
  test.each(VARIANTS)('%i players, %o: read back and judged', (...variant) => {
    for (let i = 0; i < MATCHES; i++) {
      const record = wholeMatch(variant, i);
      expect(replay(record, games)).toMatchObject({ ok: true });
      expect(adjudicate(record).violations).toEqual([]);
      expect(record.winners.length).toBeGreaterThan(0);
    }
  });

  test('the naive second implementation takes tokens from the same seats', () => {
    let takes = 0;
    for (const variant of VARIANTS) {
      const mine: string[][] = [];
      const record = wholeMatch(variant, 0, (state) => {
        if (state.phase !== 'take') return;
        mine.push(legalActions(ninjaWhist, state, state.turn).map(({ value }) => String(value)));
      });
      const naive = legalThroughout(record as unknown as NaiveRecord)
        .flat()
        .map(({ moves }) => moves.flatMap((move) => (move.type === 'take' ? [move.from] : [])))
        .filter((seats) => seats.length > 0);
      expect(mine).toEqual(naive.map((seats) => [...new Set(seats.map(String))]));
      takes += mine.length;
    }
    expect(takes).toBeGreaterThan(50);
  });

  test('a view allows what it was made from while tokens are taken', () => {
    const random = seeded('takes');
    let looked = 0;
    wholeMatch([4, {}], 0, (state) => {
      if (state.phase !== 'take') return;
      for (const eyes of [-1, 0, 1, 2, 3]) {
        const text = JSON.stringify(ninjaWhist.view(state, eyes));
        const world = ninjaWhist.guesser(JSON.parse(text))(random);
        expect(JSON.stringify(ninjaWhist.view(world, eyes))).toBe(text);
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('tokens are neither lost nor doubled', () => {
    wholeMatch([5, {}], 1, ({ stock, scoreAreas, playAreas, table }) => {
      const places = [stock, table.spent, ...scoreAreas, ...playAreas];
      expect(places.reduce((all, bits) => all | bits)).toBe(-1);
      const sum = places.reduce((all, bits) => all + (bits >>> 0), 0);
      expect(sum).toBe(2 ** 32 - 1);
    });
  });

  test('[ninja-whist/6.7] tell of tokens that leave score areas which were played and which were taken, each by whose it was', () => {
    const seen = new Set<string>();
    for (const variant of VARIANTS) {
      wholeMatch(variant, 0, (state) => {
        if (state.phase !== 'over') return;
        const uses = ninjaWhist.outcome?.(state).uses ?? [];
        const told = uses.filter(({ seat }) => seat !== undefined);
        expect(written(told)).toEqual(written(goneIn(state)));
        for (const { name } of told) seen.add(name);
      });
    }
    expect([...seen].sort()).toEqual(['token spent', 'token taken']);
  });

  test('reach everything that is rare', () => {
    const records = allMatches();
    const seen: Record<string, number> = {};
    for (const record of records) {
      for (const [note, count] of Object.entries(adjudicate(record).notes)) {
        seen[note] = (seen[note] ?? 0) + count;
      }
    }
    const rare = [
      ...['tokens played', 'won with tokens', 'archer led', 'both archers in a trick'],
      ...['ace killed a king', 'ace killed an archer', 'archer lost at no trump'],
      ...['no trump turned up', 'token taken', 'own token taken'],
    ];
    expect(rare.filter((note) => !(seen[note] > 5))).toEqual([]);
    const takes = records.flatMap(takesIn);
    expect(takes.filter(({ token }) => token === '-').length).toBeGreaterThan(0);
  });
});
