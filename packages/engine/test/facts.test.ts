import { describe, expect, test } from 'vitest';
import type { Game, View } from '../src/game.ts';
import type { ContractView, GamutView, Match, MuView, NinjaView } from '../src/index.ts';
import { gamut, mu, mutwo, ninjaWhist, SPECTATOR, yamv } from '../src/index.ts';
import { openRandom, playerCounts, randomMatch, seeded } from './driver.ts';
import { rulesOf } from './naive/games.ts';
import { freshCarry } from './naive/judge.ts';
import { muPoints } from './naive/mu-score.ts';
import type { GameRecord, Play } from './naive/types.ts';
import { refereed } from './refereed.ts';

const DEALS = 4;
const cases = refereed.flatMap((game) => playerCounts(game).map((players) => ({ game, players })));
const tables = (game: Game) => cases.filter((each) => each.game.name === game.name);

/** A moment of a random match: how whoever is to act sees it, and what the referee makes of it. */
interface Moment<V extends View> {
  readonly view: V;
  readonly record: GameRecord;
  readonly winning: number | undefined;
  readonly maxCards: number | undefined;
  readonly tokens: Readonly<Record<string, readonly string[]>> | undefined;
}

const known = new Map<string, Moment<View>[]>();

/** Every moment of some random deals, played once for all who ask. */
function moments<V extends View>(
  { game, players }: { game: Game; players: number },
  options: object = {},
  deals = DEALS,
): Moment<V>[] {
  const key = JSON.stringify([game.name, players, options, deals]);
  const found =
    known.get(key) ?? playOn<V>(game, openRandom(game, players, options, seeded(key)), deals);
  known.set(key, found);
  return found as Moment<V>[];
}

function playOn<V extends View>(game: Game, opening: Match, deals: number): Moment<V>[] {
  const { players, options } = opening.setup;
  const random = seeded('facts', game.name, players);
  const views: V[][] = [];
  const record = randomMatch(game, opening, random, deals, (state, { setup }) => {
    const [seat = SPECTATOR] = game.view(state, SPECTATOR).acting;
    views[setup.deal] ??= [];
    views[setup.deal].push(game.view(state, seat) as V);
  }) as unknown as GameRecord;
  let carry = freshCarry(players);
  return record.deals.flatMap((deal, index) => {
    const table = { players, options, index, deal, carry };
    const referee = rulesOf(record.game).begin(table);
    const said = views[index].map((view, i) => {
      if (i > 0) referee.apply(deal.moves[i - 1]);
      return { view, record, ...judged(referee) };
    });
    carry = referee.carry();
    return said;
  });
}

function judged(referee: Play): Omit<Moment<View>, 'view' | 'record'> {
  const isOver = referee.seats().length === 0;
  return {
    winning: referee.winning(),
    maxCards: isOver ? undefined : referee.maxCards(),
    tokens: referee.singleTokens(),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** By seat, what the cards of its tricks are worth, as the view says it of each. */
function pointsTaken({ history, tricks, table, points, setup }: View): number[] {
  const plays = history.filter(({ type }) => type === 'play');
  const size = (plays.length - table.length) / Math.max(1, tricks.length);
  const worth = tricks.map((_, i) =>
    sum(plays.slice(i * size, (i + 1) * size).map((p) => points?.cards[String(p.card)] ?? 0)),
  );
  return Array.from({ length: setup.players }, (_, seat) =>
    sum(worth.filter((_, i) => tricks[i].winner === seat)),
  );
}

describe.each(cases)('$game.name with $players', (each) => {
  const { game } = each;

  test(`[${game.clauses.trick}] the view says whose card is winning, as the referee does`, () => {
    let tricks = 0;
    for (const { view, winning = null } of moments(each)) {
      // The referee has cleared the table while a token is taken: who has won the trick takes it.
      expect(view.winning).toBe(view.phase === 'take' ? view.acting[0] : winning);
      if (view.table.length > 0) tricks++;
    }
    expect(tricks).toBeGreaterThan(0);
  });

  test(`[${game.clauses.end}] totals, target and deals left say when the match is over`, () => {
    const rules = rulesOf(game.name as GameRecord['game']);
    for (const { view, record } of moments(each)) {
      const { match, setup, acting } = view;
      const { deals, options, players } = record;
      const deal = deals[setup.deal];
      const before = deals[setup.deal - 1]?.totals ?? deal.hands.map(() => 0);
      expect(match.totals).toEqual(acting.length === 0 ? deal.totals : before);
      if (acting.length > 0) continue;
      const table = { players, options, index: setup.deal, deal, carry: freshCarry(players) };
      const { target, dealsLeft } = match;
      const isReached = target !== null && match.totals.some((total) => total >= target);
      expect([target, dealsLeft]).toContain(null);
      expect(isReached || dealsLeft === 0).toBe(rules.isOver(table, deal.totals));
    }
  });

  test('nobody is on two sides, and all are on one while cards are played', () => {
    for (const { view } of moments(each)) {
      const { sides, phase, setup } = view;
      const seats = sides.flatMap((side) => side.seats);
      expect(new Set(seats).size).toBe(seats.length);
      if (phase === 'play') expect(seats.length).toBe(setup.players);
    }
  });
});

describe.each([mu, mutwo, yamv].flatMap((game) => tables(game as Game)))(
  '$game.name with $players',
  (each) => {
    const clause = `${each.game.name}/3.2`;

    test(`[${clause}] there is a price for every number of cards that may be shown`, () => {
      let asked = 0;
      for (const { view, maxCards } of moments<MuView | ContractView>(each)) {
        const { prices, shown, eyes, held } = view;
        expect(prices.length > 0).toBe(maxCards !== undefined);
        if (maxCards === undefined) continue;
        expect(Math.min(prices.length - shown[eyes], held[eyes])).toBe(maxCards);
        expect(prices.map(({ cards }) => cards)).toEqual(prices.map((_, i) => i + 1));
        asked++;
      }
      expect(asked).toBeGreaterThan(0);
    });

    test('declarer and partner play against the others, once it is settled who that is', () => {
      let settled = 0;
      for (const { view } of moments(each)) {
        const { sides, history, phase, setup } = view;
        const named = history.find(({ type }) => type === 'partner');
        const contract = sides.find(({ role }) => role === 'contract')?.seats ?? [];
        const defence = sides.find(({ role }) => role === 'defence')?.seats ?? [];
        if (phase === 'auction') expect(sides).toEqual([]);
        if (!named) continue;
        expect([...contract].sort()).toEqual([named.seat, Number(named.partner)].sort());
        expect(contract.length + defence.length).toBe(setup.players);
        settled++;
      }
      if (each.players > 3) expect(settled).toBeGreaterThan(0);
    });
  },
);

/** Bids as they were priced, beside what the deal then asked for and its score lines say. */
function priced(game: Game, players: number, options: object, line: string) {
  const random = seeded('priced', game.name, players);
  const found: unknown[] = [];
  let priceOf = new Map<number, object>();
  randomMatch(game, openRandom(game, players, options, random), random, 3 * DEALS, (state) => {
    const view = game.view(state, SPECTATOR) as MuView & ContractView;
    for (const { cards, needed, worth } of view.prices) {
      priceOf.set(cards, { cards, needed, worth });
    }
    if (view.acting.length > 0) return;
    const cards = Math.max(...view.shown);
    const needed = view.bidToken?.goal ?? view.contract?.needed;
    game.score(state, (_seat, worth, _clause, why) => {
      if (why.key === line) found.push([priceOf.get(cards), { cards, needed, worth }]);
    });
    priceOf = new Map();
  });
  return found as [object, object][];
}

test.each([
  ['[mu/7.2]', mu, 3, { goalBase: 2, bidScore: 7 }, 'bid-made'],
  ['[mutwo/7.4]', mutwo, 4, { baseTricks: 1, bidScore: 7 }, 'contract-made'],
  ['[yamv/8.2]', yamv, 4, { baseTricks: 1, bidScore: 7 }, 'contract-made'],
] as const)(
  '%s a bid that is made brings what its price says',
  (_, game, players, options, line) => {
    const bids = priced(game as Game, players, options, line);
    expect(bids.length).toBeGreaterThan(0);
    for (const [said, true_] of bids) expect(said).toEqual(true_);
  },
);

test.each(tables(mu as Game))('[mu/1.2] what cards are worth, with $players players', (each) => {
  for (const { view } of moments<MuView>(each)) {
    const { points, table, captured, setup } = view;
    for (const code of mu.deck(setup as Parameters<typeof mu.deck>[0]))
      expect(points?.cards[code] ?? 0).toBe(muPoints(code));
    expect(points?.trick).toBe(sum(table.map(({ card }) => muPoints(String(card)))));
    expect(pointsTaken(view)).toEqual(captured);
  }
});

const [hands] = tables(gamut as Game);
const LONG = { queenPenalty: 5, target: 1000 };

test('[gamut/5.7] cards cost in Hearts what they will, and have no points elsewhere', () => {
  const contracts = new Set<unknown>();
  for (const { view } of moments<GamutView>(hands, LONG, 12)) {
    contracts.add(view.contract);
    const cost = pointsTaken(view).map((points) => 0 - points);
    if (view.contract !== 'hearts') expect(view.points).toBeNull();
    else expect(cost).toEqual(view.penalties);
    if (view.contract === 'hearts') expect(view.points?.cards).toMatchObject({ SQ: -5, H7: -1 });
  }
  expect(contracts).toContain('hearts');
  expect(contracts.size).toBeGreaterThan(2);
});

test('[gamut/6.1] partners are on one side in Spades, and everybody alone elsewhere', () => {
  for (const { view } of moments<GamutView>(hands, LONG, 12)) {
    const pairs = [
      [0, 2],
      [1, 3],
    ];
    const teams = view.contract === 'spades' ? pairs : [[0], [1], [2], [3]];
    expect(view.sides.map(({ seats }) => seats)).toEqual(teams);
  }
});

test('[gamut/7.9] staying is said to cost what it costs those who take no trick', () => {
  let paid = 0;
  for (const { view, record } of moments<GamutView>(hands, LONG, 12)) {
    const { staying, setup, phase } = view;
    expect(staying !== null).toBe(phase === 'fold');
    const { scores, tricks, moves } = record.deals[setup.deal];
    if (!staying || tricks.length === 0) continue;
    for (const { seat } of moves.filter(({ type }) => type === 'stay')) {
      const taken = tricks.filter(({ winner }) => winner === seat).length;
      expect(scores[seat]).toBe(taken > 0 ? taken * staying.trick : 0 - staying.none);
      paid++;
    }
  }
  expect(paid).toBeGreaterThan(0);
});

test.each(tables(ninjaWhist as Game))(
  '[ninja-whist/6.2] which tokens fit, with $players',
  (each) => {
    let fits = 0;
    for (const { view, tokens = {} } of moments<NinjaView>(each)) {
      for (const [card, own] of Object.entries(tokens)) {
        const said = new Set((view.fitting[card] ?? []).map(({ token }) => token));
        expect([...said].sort()).toEqual([...own].sort());
        fits += own.length;
      }
    }
    expect(fits).toBeGreaterThan(0);
  },
);

test('[ninja-whist/6.3] a token lifts a card by its icons of that suit', () => {
  for (const { view } of moments<NinjaView>(tables(ninjaWhist as Game)[1])) {
    for (const [card, lifts] of Object.entries(view.fitting)) {
      const icon = 'abcd'['WFNT'.indexOf(card[0])];
      for (const { token, lift } of lifts) expect(token.split(icon).length - 1).toBe(lift);
    }
  }
});

test('a trick more is welcome where none can cost points', () => {
  for (const { view } of cases.flatMap((each) => moments(each))) {
    const { contract } = view as GamutView;
    const isFree = [mu.name, mutwo.name, yamv.name].includes(view.game);
    expect(view.everyTrickWelcome).toBe(isFree || contract === 'clubs');
  }
});
