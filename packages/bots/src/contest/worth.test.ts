import { FastRandom, type Game, game } from '@overtrick/engine';
import { type Contest, kindsIn, UNNAMED } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { openTable } from '../../test/table.ts';
import { knowledgeOf } from '../games/index.ts';
import { figures, STRENGTHS, weighHand } from './strength.ts';
import { bestProspect, sumsOf, valuer } from './worth.ts';

const TABLES: readonly (readonly [string, number])[] = [
  ['mu', 3],
  ['mu', 5],
  ['mutwo', 6],
  ['yamv', 4],
];

test.each(TABLES)(
  '%s with %i players: a sum over kinds is the weighed strength',
  (name, players) => {
    const rules = game(name) as Game<Contest>;
    const { contest } = knowledgeOf(name);
    if (!contest) throw new Error(name);
    const { bidding } = contest;
    const random = new FastRandom(1);
    for (let deal = 0; deal < 10; deal++) {
      const state = rules.deal(openTable(rules as Game, players).setup as never, random);
      const { trumps } = state.calls;
      for (let trump = 0; trump <= trumps.none; trump++) {
        const minor = trump === 1 ? UNNAMED : 1;
        const order = trumps.order(trump, minor);
        weighHand(state, 1, order, bidding.points, bidding.inPlay(state));
        const row = bidding.weights[players];
        const weighed = STRENGTHS.reduce((sum, _, i) => sum + row[i] * figures[i], 0);
        expect(valuer(state, 1, bidding)(trump, minor)).toBeCloseTo(weighed, 9);
      }
    }
  },
);

test('the best prospect has the most to expect of the trumps that a hand carries, bonus included', () => {
  const rules = game('mutwo') as Game<Contest>;
  const { contest } = knowledgeOf('mutwo');
  if (!contest) throw new Error('mutwo');
  const { bidding } = contest;
  const state = rules.deal(openTable(rules as Game, 5).setup as never, new FastRandom(3));
  const { trumps } = state.calls;
  const kinds = [...state.cards.deck.codes.keys()].filter((kind) => state.cards.owns(2, kind));
  const value = valuer(state, 2, bidding);
  const could = Array.from({ length: trumps.none + 1 }, (_, trump) => trump).filter(
    (trump) => trump === trumps.none || kinds.some((kind) => trumps.carries(kind, trump)),
  );
  const worth = (trump: number) => value(trump) + bidding.bonus(state, trump);
  const most = Math.max(...could.map(worth));
  const { trump, expected } = bestProspect(state, kinds, bidding, bidding.bonus);
  expect(worth(trump)).toBeCloseTo(most, 9);
  expect(expected).toBeCloseTo(value(trump), 9);
});

test('sums over cards that many hands have in common are those of the whole hand', () => {
  const rules = game('mu') as Game<Contest>;
  const { contest } = knowledgeOf('mu');
  if (!contest) throw new Error('mu');
  const { bidding } = contest;
  const state = rules.deal(openTable(rules as Game, 5).setup as never, new FastRandom(3));
  const { deck, dealt } = state.cards;
  const kinds = kindsIn(deck, dealt, 2 * deck.words);
  const value = valuer(state, 2, bidding);
  const sums = sumsOf(state, kinds.slice(0, 5), bidding);
  for (const hidden of [kinds.slice(5).reverse(), kinds.slice(5)]) sums.addUp(hidden, -1);
  for (const [trump, total] of sums.totals.entries()) expect(total).toBe(value(trump));
});
