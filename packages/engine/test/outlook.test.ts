import { describe, expect, test } from 'vitest';
import type { AuctionView, ContractView, GamutView, MuView } from '../src/index.ts';
import { type Game, isPlay, type Move, SPECTATOR } from '../src/index.ts';
import { openRandom, playerCounts, randomMatch, seeded } from './driver.ts';
import { refereed } from './refereed.ts';

const DEALS = 8;
const named = (...names: string[]) => refereed.filter(({ name }) => names.includes(name));
const cases = named('mu', 'mutwo', 'yamv').flatMap((game) =>
  playerCounts(game).map((players) => ({ game, players })),
);

type Contested = MuView & ContractView;

/** Goes through every moment of some random deals, with what is seen by who is to act. */
function goThrough<V extends AuctionView>(
  { game, players }: { game: Game; players: number },
  at: (view: V, state: unknown) => void,
): void {
  const random = seeded('outlook', game.name, players);
  randomMatch(game, openRandom(game, players, {}, random), random, DEALS, (state) => {
    const [seat = SPECTATOR] = game.view(state, SPECTATOR).acting;
    at(game.view(state, seat) as V, state);
  });
}

function scoresOf(game: Game, state: unknown, players: number): number[] {
  const scores = Array<number>(players).fill(0);
  game.score(state, (seat, score) => {
    scores[seat] += score;
  });
  return scores;
}

describe.each(cases)('$game.name with $players', (each) => {
  const { game, players } = each;

  test('what is said of passes to come is how the auction ends', () => {
    let before: Contested | undefined;
    let ended = 0;
    goThrough<Contested>(each, (view, state) => {
      const then = before?.outlook;
      before = view;
      if (!then || view.outlook) return;
      expect(then.declarer).toBe(view.chief ?? view.contract?.declarer ?? null);
      expect(then.headDefender).toBe(view.shield ?? view.headDefender ?? null);
      if (view.phase === 'over') expect(then.scores).toEqual(scoresOf(game, state, players));
      else expect(new Set(then.scores)).toEqual(new Set([0]));
      ended++;
    });
    expect(ended).toBeGreaterThan(0);
  });

  test('what could be named is what may be, but for what the others have taken and for none', () => {
    let names: AuctionView['outlook'] = null;
    let asked = 0;
    goThrough<Contested>(each, (view) => {
      names = view.outlook ?? names;
      const open = view.legal.filter(({ type }) => type === 'trump');
      if (open.length > 0) {
        expect(view.offers.map(({ name }) => name)).toEqual(open.map(({ value }) => value));
      }
      if (open.length === 0 || !names) return;
      const taken = view.history.filter(({ type }) => type === 'trump').map((move) => move.name);
      const could = names.names[view.eyes].filter((name) => !taken.includes(name));
      expect(could).toEqual(view.offers.map(({ name }) => name).filter((name) => name !== 'none'));
      asked++;
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('an offered trump has as many trumps as there are once it is named, and as many of one’s own', () => {
    let offers: AuctionView['offers'] = [];
    let compared = 0;
    goThrough<Contested>(each, (view, state) => {
      const move = view.history.at(-1) as (Move & { name?: string }) | undefined;
      const offer = offers.find(({ name }) => move?.type === 'trump' && name === move.name);
      offers = view.offers;
      if (!offer || !move) return;
      const { hand, displays, trumps, tiers } = game.view(state, move.seat);
      const own = [...hand, ...displays[move.seat]];
      const drawn = (game.view(state, move.seat) as unknown as { drawn?: string[] }).drawn ?? [];
      const mine = (cards: readonly string[]) => cards.filter((c) => trumps.flat().includes(c));
      expect(offer.mine).toBe(mine(own).length - mine(drawn).length);
      expect(offer.trumps).toBe(trumps.flat().length);
      expect([offer.order, offer.tiers]).toEqual([trumps, tiers]);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('a partner and a trump that are asked of one seat in a row are offered together', () => {
    let before: Contested | undefined;
    let [asked, together] = [0, 0];
    goThrough<Contested>(each, (view) => {
      const earlier = before;
      before = view;
      const [open] = view.legal;
      if (open?.type !== 'partner' && open?.type !== 'trump') return;
      const partners = view.legal.filter(({ type }) => type === 'partner');
      if (partners.length > 0) {
        expect(view.partners).toEqual(partners.map(({ value }) => value));
        asked++;
      }
      if (earlier?.eyes !== view.eyes || view.phase === earlier.phase) return;
      const names = (all: Contested) => all.offers.map(({ name }) => name);
      if (partners.length === 0 && earlier.legal[0]?.type === 'partner') {
        expect(names(earlier)).toEqual(names(view));
        together++;
      }
      if (partners.length > 0 && earlier.legal[0]?.type === 'trump') {
        expect(earlier.partners).toEqual(view.partners);
        together++;
      }
    });
    // With three Mü has no partners.
    expect(together > 0).toBe(asked > 0);
  });

  test('what a name pays is its bonus, and for the declarer what the bid brings besides', () => {
    let offered = 0;
    goThrough<Contested>(each, (view) => {
      const declarer = view.chief ?? view.contract?.declarer;
      for (const { name, bonus, pays } of view.offers) {
        const [first] = view.offers;
        expect(pays - bonus, name).toBe(first.pays - first.bonus);
        if (view.eyes === declarer) expect(pays).toBeGreaterThan(bonus);
        else expect(pays).toBe(bonus);
        offered++;
      }
    });
    expect(offered).toBeGreaterThan(0);
  });

  test('needed and worth have a whole to compare with', () => {
    goThrough<Contested>(each, (view) => {
      const { bidToken, contract, points, setup } = view;
      const pack = game.deck(setup);
      const all = points ? pack.reduce((sum, code) => sum + (points.cards[code] ?? 0), 0) : 12;
      const tricks = game.handSize(setup);
      for (const price of view.prices) {
        expect(price.all).toBe(points ? all : tricks);
        expect(price.loss).toBeGreaterThan(0);
      }
      if (bidToken) expect(bidToken.all).toBe(all);
      if (contract) expect(contract.all).toBe(tricks);
    });
  });
});

describe.each(refereed.map((game) => ({ game, players: game.seats[0] })))('$game.name', (each) => {
  test('the suit led is the one that must be followed by who has it', () => {
    let followed = 0;
    goThrough(each, ({ led, canFollow, table, legal, hand, displays, eyes, trumps, phase }) => {
      expect(led === null).toBe(table.length === 0);
      if (phase !== 'play' || led === null) return;
      const own = [...hand, ...displays[eyes]];
      const cards = new Set(legal.filter(({ field }) => field === 'card').map((c) => c.value));
      if (!canFollow) expect(cards.size).toBe(new Set(own).size);
      const isTrump = (code: string) => trumps.flat().includes(code);
      if (canFollow && led === 'trump') expect([...cards].map(String).every(isTrump)).toBe(true);
      if (canFollow && led.length === 1) {
        expect([...cards].every((code) => String(code)[0] === led)).toBe(true);
      }
      followed++;
    });
    expect(followed).toBeGreaterThan(0);
  });
});

test('[gamut/3.4] what the next hand would count is what it counts', () => {
  const [gamut] = named('gamut');
  const random = seeded('passed');
  const opening = openRandom(gamut, 4, { target: 10_000, doublingStacks: true }, random);
  let said: number | null = null;
  let passed = 0;
  randomMatch(gamut, opening, random, 60, (state) => {
    const { ifPassed, multiplier, contract, phase, history } = gamut.view(state, 0) as GamutView;
    if (history.length === 0 && said !== null) {
      expect(multiplier).toBe(said);
      passed++;
    }
    if (history.length === 0) said = null;
    if (ifPassed !== null) said = ifPassed;
    if (contract !== null || (phase === 'over' && history.some(isPlay))) said = null;
  });
  expect(passed).toBeGreaterThan(0);
});
