import { expect, test } from 'vitest';
import type { Game, Outcome } from '../src/game.ts';
import { gamut } from '../src/games/gamut/index.ts';
import { games } from '../src/games/index.ts';
import { mu } from '../src/games/mu/index.ts';
import type { MuView } from '../src/games/mu/view.ts';
import { mutwo } from '../src/games/mutwo/index.ts';
import { ninjaWhist } from '../src/games/ninja-whist/index.ts';
import type { NinjaState } from '../src/games/ninja-whist/state.ts';
import { yamv } from '../src/games/yamv/index.ts';
import { openMatch } from '../src/match.ts';
import { FastRandom } from '../src/random.ts';
import { optionsOf, randomMove } from './driver.ts';

/** What the score sheet says to whoever has made a contract. */
const MADE = ['bid-made', 'contract-made', 'bid-exact'];

/** How some deals end, each with the seats that are paid for a contract. */
function* endings(game: Game): Generator<{ outcome?: Outcome; paid: Set<number> }> {
  const players = Math.max(4, game.seats[0]);
  const random = new FastRandom(game.name);
  for (let deal = 0; deal < 60; deal++) {
    const { setup } = openMatch(game, players, optionsOf(game, players), deal % players);
    const state = game.deal(setup, random);
    while (game.acting(state) !== 0) randomMove(game, state, random);
    const paid = new Set<number>();
    game.score(state, (seat, _score, _clause, why) => {
      if (MADE.includes(why.key)) paid.add(seat);
    });
    const outcome = game.outcome?.(state);
    yield { ...(outcome && { outcome }), paid };
  }
}

/** A game may leave it out. */
const telling = games.filter(({ outcome }) => outcome);

test.each(telling.map((game) => [game.name, game] as const))(
  'a contract of %s is made if its seat is paid for it, and only then',
  (_, game) => {
    let contracts = 0;
    for (const { outcome, paid } of endings(game)) {
      for (const { seat, made } of outcome?.contracts ?? []) {
        expect(paid.has(seat)).toBe(made);
        contracts++;
      }
    }
    expect(contracts).toBeGreaterThan(0);
  },
);

/** How deals at random end that are played with three to six. */
function outcomesOf(game: Game): Outcome[] {
  return [...endings(game)].flatMap(({ outcome }) => (outcome ? [outcome] : []));
}

test.each(telling.map((game) => [game.name, game] as const))(
  'a deal of %s with roles has a word for every seat, and the first for whoever promised alone',
  (_, game) => {
    for (const { roles, contracts } of outcomesOf(game)) {
      if (!roles) continue;
      expect(roles).toHaveLength(Math.max(4, game.seats[0]));
      if (contracts.length > 1) continue;
      for (const { seat } of contracts) expect(roles[seat]).toMatch(/^(Chief|declarer)$/);
    }
  },
);

test('first deals at random tell what head defenders name and which have no trump', () => {
  const uses = new Set(telling.flatMap(outcomesOf).flatMap((each) => each.uses ?? []));
  const words = [...uses].map(({ name }) => name.replace(/:.*/, ''));
  const told = ['Vice', 'head defender', 'no trump', 'more bid than tricks'];
  expect(new Set(words)).toEqual(new Set(told));
});

test('[ninja-whist/3.3] the dealer is told by whether a bid was forbidden, and so is a round with too many bids', () => {
  const seen = new Set<string>();
  for (const { state, outcome } of dealsOf(ninjaWhist as Game, 4)) {
    const { bids, setup, cards } = state as NinjaState;
    const sum = bids.reduce((all, bid) => all + bid, 0);
    const isFree = sum - bids[setup.dealer] > cards.size;
    const role = isFree ? 'dealer, free to bid' : 'dealer, one bid forbidden';
    const roles = ['', '', '', ''];
    roles[setup.dealer] = role;
    expect(outcome.roles).toEqual(roles);
    expect(outcome.uses?.some(({ name }) => name === 'more bid than tricks')).toBe(
      sum > cards.size,
    );
    seen.add(role);
  }
  expect(seen.size).toBe(2);
});

/** Deals at random to their ends, each with what was told after every trick. */
function* dealsOf(game: Game, players: number) {
  const random = new FastRandom(game.name);
  for (let deal = 0; deal < 60; deal++) {
    const { setup } = openMatch(game, players, optionsOf(game, players), deal % players);
    const state = game.deal(setup, random);
    const tricks: unknown[] = [game.copy(state)];
    while (game.acting(state) !== 0) {
      randomMove(game, state, random);
      if (game.tricks(state).length === tricks.length) tricks.push(game.copy(state));
    }
    const outcome = game.outcome?.(state);
    if (outcome?.settled) yield { state, tricks, outcome, settled: outcome.settled };
  }
}

test('[mu/7.1] a bid is settled by the trick after which no points that are left can change it', () => {
  const rules = mu as Game;
  let seen = 0;
  for (const { tricks, outcome, settled } of dealsOf(rules, 5)) {
    const [{ made, bid }] = outcome.contracts;
    const isTeam = (seat: number) => /^(Chief|partner)$/.test(`${outcome.roles?.[seat]}`);
    const goal = 21 + 3 * bid;
    const isOpen = (state: unknown) => {
      const { captured } = rules.view(state, 0) as unknown as MuView;
      const own = captured.reduce((sum, each, seat) => sum + (isTeam(seat) ? each : 0), 0);
      const left = 60 - captured.reduce((a, b) => a + b);
      return own < goal && own + left >= goal;
    };
    expect(settled.of).toBe(12);
    expect(tricks.slice(0, settled.trick).every(isOpen)).toBe(true);
    expect(isOpen(tricks[settled.trick])).toBe(false);
    if (made) seen++;
  }
  expect(seen).toBeGreaterThan(0);
});

test('[ninja-whist/7.1] exact bids are settled where they are missed, else by the last trick', () => {
  const random = new FastRandom('bids');
  const { setup } = openMatch(ninjaWhist, 4, optionsOf(ninjaWhist as Game, 4), 0);
  const state = ninjaWhist.deal({ ...setup, deal: 6 }, random);
  while (ninjaWhist.acting(state) !== 0) randomMove(ninjaWhist as Game, state, random);
  const { contracts, settled } = ninjaWhist.outcome?.(state) ?? { contracts: [] };
  const winners = ninjaWhist.tricks(state).map(({ winner }) => winner);
  const known = contracts.map(({ seat, bid }) => {
    for (let trick = 0; trick <= winners.length; trick++) {
      const open = bid - winners.slice(0, trick).filter((each) => each === seat).length;
      if (open < 0 || open > winners.length - trick) return trick;
    }
    return winners.length;
  });
  expect(settled).toEqual({ trick: known.reduce((a, b) => a + b), of: 4 * winners.length });
});

test('[gamut/5.7] a deal of Gamut is settled after its first trick and not after its last', () => {
  const kinds = new Set<string>();
  for (const { outcome, settled } of dealsOf(gamut as Game, 4)) {
    kinds.add(outcome.kind);
    expect(settled.trick).toBeLessThanOrEqual(settled.of);
    if (outcome.kind === 'hearts') expect(settled.trick).toBeGreaterThan(1);
  }
  expect(kinds).toEqual(new Set(['hearts', 'spades', 'clubs']));
});

test.each([mu, mutwo, yamv] as unknown as Game[])(
  'the bonus of a trump in $name is in the score as often as is told',
  (game) => {
    let seen = 0;
    for (const { state, outcome } of dealsOf(game, 5)) {
      const [{ seat, bonus, made }] = outcome.contracts;
      let lines = 0;
      game.score(state, (whose, score, _clause, why) => {
        if (whose === seat && why.key === 'trump-bonus') lines += score;
      });
      if (made) expect(lines).toBe(bonus?.points);
      seen++;
      expect(bonus?.times).toBe(made ? 1 : game.name === 'mutwo' ? -1 : 0);
    }
    expect(seen).toBeGreaterThan(0);
  },
);

test.each([mutwo, yamv] as unknown as Game[])(
  'a contract of $name is settled by a trick of the side that has won',
  (game) => {
    const random = new FastRandom(game.name);
    let settled = 0;
    for (let deal = 0; deal < 60; deal++) {
      const { setup } = openMatch(game, 4, optionsOf(game, 4), deal % 4);
      const state = game.deal(setup, random);
      while (game.acting(state) !== 0) randomMove(game, state, random);
      const outcome = game.outcome?.(state);
      if (!outcome?.settled) continue;
      const [{ taken, made, bid }] = outcome.contracts;
      const isTeam = (seat: number) => /^(declarer|partner)$/.test(`${outcome.roles?.[seat]}`);
      const winners = game.tricks(state).map(({ winner }) => isTeam(winner));
      const { trick, of } = outcome.settled;
      const before = winners.slice(0, Math.max(0, trick - 1));
      const open = Number(setup.options.baseTricks) + bid - before.filter(Boolean).length;
      expect([winners.filter(Boolean).length, winners.length]).toEqual([taken, of]);
      // One that asks for more than all tricks is lost before the first.
      expect(trick === 0).toBe(open > of);
      if (trick === 0) continue;
      expect(winners[trick - 1]).toBe(made);
      expect(open > 0 && open <= of - before.length).toBe(true);
      settled++;
    }
    expect(settled).toBeGreaterThan(10);
  },
);
