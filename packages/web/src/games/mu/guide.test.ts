import type { MuView } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Proving } from '../../../test/proving.ts';
import { lesson } from './guide.ts';

const deal = new Proving<MuView>('mu', lesson);
const play = (card: string) => ({ type: 'play', card });
const show = (...cards: string[]) => ({ type: 'bid', cards });

test('three players have shown one card, then Ben leads with three, then nobody goes on', async () => {
  const tied = { shown: [1, 0, 1, 1, 0], crown: { seat: 3, face: 'down' } };
  expect(await deal.at('tie')).toMatchObject(tied);
  expect((await deal.at('tieCosts')).outlook?.scores).toEqual([5, 0, 5, -10, 0]);
  const { history } = await deal.at('pass');
  // Who has passed is asked again.
  expect(history.filter(({ seat, type }) => seat === 1 && type === 'pass').length).toBe(3);
  expect(await deal.at('more')).toMatchObject({
    shown: [2, 0, 3, 1, 0],
    crown: { seat: 2, face: 'up' },
  });
  const { shown, prices } = await deal.at('pass');
  expect([shown.length, shown[0]]).toEqual([5, 4]);
  expect(prices.map(({ needed }) => needed)).toEqual([24, 27, 30, 33, 36]);
  expect(prices.map(({ worth }) => worth)).toEqual([10, 20, 30, 40, 50]);
  expect((await deal.instead('more', { type: 'pass' })).chief).toBe(2);
  // Three cards each: 10 and 5 are for one card.
  const even = await deal.scoresAfter('more', show('K7'), { type: 'pass' });
  expect(even).toEqual([-30, 0, 15, 0, 0]);
});

test('Ben is Vice and named yellow; 7s add 10, a colour nothing; without trump yellow alone is trump', async () => {
  const before = await deal.at('name');
  expect([before.shield, before.minor?.name]).toEqual([2, 'Y']);
  expect(before.displays[2].map((code) => code[0])).toEqual(['Y', 'Y', 'Y']);
  expect(before.legal.map(({ value }) => value)).not.toContain('Y');
  const bonus = before.setup.options.trumpBonus;
  expect([bonus.colour, bonus.doubled]).toEqual([0, 10]);
  const none = await deal.instead('name', { type: 'trump', name: 'none' });
  expect(none.trumps.flat().every((code) => code[0] === 'Y')).toBe(true);
});

test('the yellow 7 that Cleo shows is the highest trump, and nobody else than Ben shows anything', async () => {
  const { trumps, displays } = await deal.at('partner');
  expect(trumps.at(-1)).toEqual(['Y7', 'Y7']);
  const kinds = trumps.slice(0, -1).map(([code]) => (code[1] === '7' ? '7' : code[0]));
  expect(kinds.lastIndexOf('Y')).toBeLessThan(kinds.indexOf('7'));
  expect([displays[3], displays[1], displays[4]]).toEqual([['Y7'], [], []]);
});

test('the first 7 draws a trump from everybody and brings 5 points', async () => {
  const { captured, history, trumps } = await deal.at('drawn');
  expect(captured[0]).toBe(5);
  const first = history.filter(({ type }) => type === 'play').slice(0, 5);
  expect(first.every(({ card }) => trumps.flat().includes(String(card)))).toBe(true);
});

test('red is led: the red 7 must not be played, later it trumps', async () => {
  const { table, legal, displays } = await deal.at('colour');
  expect([table[0].card[0], displays[0]]).toEqual(['R', ['R7']]);
  expect(legal.map(({ value }) => value)).toEqual(['R2']);
  const skipped = await deal.at('later');
  expect([skipped.tricks.length, skipped.taken]).toEqual([5, 23]);
  expect((await deal.at('ruffed')).tricks[6].winner).toBe(0);
});

test('31 points before the last two tricks, 36 after them, and 50 for both', async () => {
  expect(await deal.at('goal')).toMatchObject({ taken: 31, bidToken: { goal: 33 } });
  const { view, sheet } = await deal.sceneAt('made');
  const { captured, taken } = view as MuView;
  expect(taken).toBe(36);
  const scores = sheet.at(-1)?.scores ?? [];
  expect([scores[0] - captured[0], scores[3] - captured[3]]).toEqual([50, 50]);
  const { missPenalty } = (view as MuView).setup.options;
  expect(missPenalty).toBe(10);
  const lines = sheet.at(-1)?.lines ?? [];
  expect(lines.filter(({ seat }) => seat === 3).map(({ score }) => score)).toEqual([40, 10, 16]);
  const missed = await deal.instead('goal', play('G4'));
  // 31 points are enough for three cards, whose goal is 30.
  const lost = await deal.scoresAfter('goal', play('G4'));
  expect([lost[0], lost[3]]).toEqual([15 - 10, 16]);
  expect(missed.tricks.at(-1)?.winner).toBe(2);
});

test('as an opponent: with the 7 for Dario Ada gets 28 of 30, with the other card 30', async () => {
  const before = await deal.at('feed');
  expect(before).toMatchObject({
    chief: 1,
    partner: 3,
    taken: 22,
    winning: 4,
    bidToken: { goal: 30 },
  });
  expect(before.points?.cards.R7).toBe(2);
  const { view, sheet } = await deal.sceneAt('end');
  expect((view as MuView).taken).toBe(28);
  const lines = sheet.at(-1)?.lines ?? [];
  const of = (seat: number) => lines.filter((line) => line.seat === seat).map(({ score }) => score);
  expect([of(1), of(0), of(2), of(4)]).toEqual([
    [-10, 22],
    [5, 3],
    [5, 3],
    [5, 26],
  ]);
  const scores = await deal.scoresAfter('feed', play('B9'));
  expect(scores[1]).toBe(22 + 30 + 20);
});
