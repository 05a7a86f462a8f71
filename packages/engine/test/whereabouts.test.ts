import { describe, expect, test } from 'vitest';
import type { Game, Move, Seat } from '../src/game.ts';
import {
  type GamutView,
  isPlay,
  OMNISCIENT,
  SPECTATOR,
  trumpOrder,
  type View,
  type Whereabouts,
  whereabouts,
} from '../src/index.ts';
import type { Sitting } from '../src/kit.ts';
import { openRandom, playerCounts, randomMatch, seeded } from './driver.ts';
import { refereed } from './refereed.ts';

const DEALS = 3;
const cases = refereed.flatMap((game) => playerCounts(game).map((players) => ({ game, players })));

/** A moment of a deal as it truly is, and what anybody has seen leave the cards that lie face up. */
class Moment {
  private readonly state: Sitting;
  private readonly moves: readonly Move[];
  private readonly seats: readonly Seat[];
  private readonly turnUp: string | null;
  private readonly pack: readonly string[];
  readonly displays: readonly string[][];
  /** Cards that lay face up and went away without being played. */
  readonly left: readonly string[];

  constructor(game: Game, state: Sitting, view: View, before: Moment | undefined) {
    this.state = state;
    this.moves = game.history(state, OMNISCIENT);
    this.seats = [...Array(state.setup.players).keys()];
    this.turnUp = game.layout(state).turnUp ?? null;
    this.pack = game.deck(view.setup);
    this.displays = this.seats.map((seat) => state.cards.displayOf(seat));
    this.left = before ? [...before.left, ...this.takenUp(before)] : [];
  }

  private takenUp({ displays }: Moment): string[] {
    const last = this.moves.at(-1);
    const isPlayed = (seat: Seat) => last !== undefined && isPlay(last) && last.seat === seat;
    return this.seats.flatMap((seat) =>
      isPlayed(seat) ? [] : minus(displays[seat], this.displays[seat]),
    );
  }

  /** Every card of the pack, as this seat can place it. */
  known(eyes: Seat): Whereabouts[] {
    const { cards } = this.state;
    const own = eyes === SPECTATOR ? [] : [...cards.handOf(eyes), ...this.displays[eyes]];
    const shown = this.seats.filter((seat) => seat !== eyes);
    const placed: Whereabouts[] = [
      ...own.map((card) => ({ card, place: 'mine' as const, seat: eyes })),
      ...shown.flatMap((seat) =>
        this.displays[seat].map((card) => ({ card, place: 'shown' as const, seat })),
      ),
      ...this.gone(eyes).map((card) => ({ card, place: 'gone' as const, seat: null })),
    ];
    const hidden = minus(
      this.pack,
      placed.map(({ card }) => card),
    );
    const unseen = hidden.map((card) => ({
      card,
      place: 'unseen' as const,
      seat: this.holder(eyes, card),
    }));
    return [...placed, ...unseen];
  }

  private gone(eyes: Seat): string[] {
    const played = this.moves.filter(isPlay).map(({ card }) => card);
    const own = this.moves.filter(({ seat, type }) => seat === eyes && type === 'exchange');
    const discards = own.flatMap(({ discard }) => [discard ?? []].flat().map(String));
    return [...played, ...this.left, ...minus(discards, this.left), ...this.turned(eyes)];
  }

  /** A card turned up that is nobody's, or in a hand that was thrown away. */
  private turned(eyes: Seat): string[] {
    const { cards, setup } = this.state;
    const { turnUp } = this;
    if (turnUp === null) return [];
    const isNobodys = this.seats.every((seat) => !cards.dealtTo(seat).includes(turnUp));
    const folds = this.moves.filter(({ type }) => type === 'fold').map(({ seat }) => seat);
    return isNobodys || (folds.includes(setup.dealer) && eyes !== setup.dealer) ? [turnUp] : [];
  }

  /** Who has a hidden card, if this seat gave it away, or saw it turned up where nothing was given since. */
  private holder(eyes: Seat, card: string): Seat | null {
    const { players, dealer } = this.state.setup;
    const gifts = this.moves.filter(({ type }) => type === 'give');
    if (gifts.length < players) return this.turnUp === card ? dealer : null;
    const gift = gifts.find(({ seat }) => seat === eyes);
    if (gift?.left === card) return (eyes + 1) % players;
    return gift?.right === card ? (eyes + players - 1) % players : null;
  }

  /** Cards in the hands of others that may still be played. */
  hidden(eyes: Seat): string[] {
    const hands = this.seats.flatMap((seat) =>
      seat === eyes ? [] : this.state.cards.handOf(seat),
    );
    return minus(hands, this.turned(eyes));
  }
}

/** These without one copy for each of those. */
function minus(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function written(all: readonly Whereabouts[]): string[] {
  return all.map(({ card, place, seat }) => `${card} ${place} ${seat ?? ''}`).sort();
}

/** Goes through every moment of some random deals. */
function goThrough(game: Game, players: number, at: (moment: Moment, state: unknown) => void) {
  const random = seeded('whereabouts', game.name, players);
  let before: Moment | undefined;
  randomMatch(game, openRandom(game, players, {}, random), random, DEALS, (state) => {
    const view = game.view(state, SPECTATOR);
    before = new Moment(game, state as Sitting, view, view.history.length > 0 ? before : undefined);
    at(before, state);
  });
}

describe.each(cases)('$game.name with $players', ({ game, players }) => {
  test('every pair of eyes can place exactly the cards that it has seen go somewhere', () => {
    goThrough(game, players, (moment, state) => {
      for (let eyes = SPECTATOR; eyes < players; eyes++) {
        const view = game.view(state, eyes);
        const told = whereabouts(view, game.deck(view.setup));
        expect(written(told)).toEqual(written(moment.known(eyes)));
        const unseen = told.filter(({ place }) => place === 'unseen').map(({ card }) => card);
        expect(minus(moment.hidden(eyes), unseen)).toEqual([]);
      }
    });
  });

  test('the order of the trumps has each of them once, from high to low', () => {
    goThrough(game, players, (_, state) => {
      const view = game.view(state, 0);
      const groups = trumpOrder(view).flatMap((tier) => tier.groups);
      const codes = groups.map((group) => group.map(({ card }) => card).sort());
      expect(codes).toEqual([...view.trumps].reverse().map((group) => [...group].sort()));
      const all = whereabouts(view, game.deck(view.setup));
      const trumps = all.filter(({ card }) => codes.flat().includes(card));
      expect(written(groups.flat())).toEqual(written(trumps));
    });
  });
});

test('[yamv/6.6] a joker that lay face up and was discarded is gone for everybody', () => {
  const yamv = refereed.find(({ name }) => name === 'yamv') as Game;
  const random = seeded('discarded jokers');
  let seen = 0;
  const opening = openRandom(yamv, 6, { target: 100_000 }, random);
  randomMatch(yamv, opening, random, 60, (state) => {
    const view = yamv.view(state, SPECTATOR);
    const last = view.history.at(-1);
    if (last?.type !== 'exchange' || ![last.discard].flat().includes('JK')) return;
    const [jokers] = trumpOrder(view);
    expect(jokers.groups.flat().filter(({ place }) => place === 'gone').length).toBeGreaterThan(0);
    seen++;
  });
  expect(seen).toBeGreaterThan(0);
});

test('[gamut/5.2] who gives a card away knows where it is, and nobody else does', () => {
  const gamut = refereed.find(({ name }) => name === 'gamut') as Game;
  const random = seeded('gifts');
  let seen = 0;
  randomMatch(gamut, openRandom(gamut, 4, { target: 1000 }, random), random, 20, (state) => {
    const { gave, received, located, history } = gamut.view(state, 1) as GamutView;
    if (!received || !gave) return;
    if (history.at(-1)?.type === 'give') expect(located.length).toBe(2);
    for (const { card, seat } of located) {
      expect(seat).toBe(card === gave.left ? 2 : 0);
      expect(gamut.view(state, 3).located.map((each) => each.card)).not.toContain(card);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(0);
});
