import type { MutwoView } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Proving } from '../../../test/proving.ts';
import { lesson } from './guide.ts';
import { trumpsBy } from './guide-facts.ts';

const deal = new Proving<MutwoView>('mutwo', lesson);
const play = (card: string) => ({ type: 'play', card });
const trump = (name: string) => ({ type: 'trump', name });

test('Ben leads with two; three cards ask for seven tricks; who stays behind loses the auction', async () => {
  const { shown, prices, lead } = await deal.at('more');
  expect([shown, lead?.seats, prices[2].needed]).toEqual([[1, 0, 2, 1, 0], [2], 7]);
  expect([shown.length, prices.map(({ needed }) => needed)]).toEqual([5, [5, 6, 7]]);
  expect((await deal.instead('more', { type: 'pass' })).contract?.declarer).toBe(2);
  const tied = [{ type: 'bid', cards: ['B10'] }, { type: 'pass' }];
  expect(await deal.scoresAfter('more', ...tied)).toEqual([-20, 0, 10, 0, 0]);
});

test('Ada and Dario have passed, and bid all the same when somebody goes higher', async () => {
  const { shown, history } = await deal.at('open');
  const passed = history.filter(({ type }) => type === 'pass').map(({ seat }) => seat);
  expect([passed, shown[1], shown[4]]).toEqual([[1, 4], 0, 0]);
  const higher = await deal.instead('pass', { type: 'bid', cards: ['K10'] });
  expect([higher.shown[1], higher.shown[4]]).toEqual([1, 1]);
});

test('9s and 10s are one trump, worth 10, above yellow; of both is the yellow 10', async () => {
  const { defenderTrump, legal } = await deal.at('pair');
  expect([defenderTrump?.name, legal.map(({ value }) => value).includes('9')]).toEqual(['Y', true]);
  expect((await deal.at('partner')).legal.map(({ value }) => value)).not.toContain(2);
  const { declarerTrump, trumps, displays } = await deal.at('partner');
  expect(declarerTrump).toMatchObject({ name: '9', bonus: 10 });
  expect([trumps.at(-1), displays[3]]).toEqual([['Y10'], ['Y10']]);
  const tiers = trumps.map(([code]) => code);
  expect(tiers.indexOf('R9')).toBeGreaterThan(tiers.indexOf('Y12'));
  expect(tiers.indexOf('R10')).toBeGreaterThan(tiers.indexOf('R9'));
  expect((await deal.instead('pair', trump('R'))).declarerTrump?.bonus).toBe(0);
  const none = await deal.instead('pair', trump('none'));
  expect(none.trumps.flat().every((code) => code[0] === 'Y')).toBe(true);
});

test('a 10 draws a trump from everybody', async () => {
  const { history, trumps } = await deal.at('tiers');
  const first = history.filter(({ type }) => type === 'play').slice(0, 5);
  expect(first.every(({ card }) => trumps.flat().includes(String(card)))).toBe(true);
});

test('both of the last tricks are needed, one trump is out, and drawing it makes seven', async () => {
  const { contract, taken, trumps, hand, displays, history } = await deal.at('draw');
  expect([contract?.needed, taken.declarer]).toEqual([7, 5]);
  expect((await deal.at('later')).tricks.length - 1).toBe(9);
  const gone = history.map(({ card }) => String(card));
  const known = [...gone, ...hand, ...displays.flat()];
  expect(trumps.flat().filter((code) => !known.includes(code))).toEqual(['R9']);
  const scores = (await deal.sceneAt('made')).sheet.at(-1)?.lines ?? [];
  const contractOf = (seat: number) => scores.filter((line) => line.seat === seat)[0].score;
  const all = (await deal.sceneAt('made')).sheet.at(-1)?.scores ?? [];
  expect([all[0] - 5 * 5, all[3] - 5 * 2, contractOf(0)]).toEqual([40, 40, 30]);
  const failed = await deal.scoresAfter('draw', play('R12'));
  expect([failed[0], failed[3]]).toEqual([-40, -40 + 5 * 2]);
});

test('four cards are red and four are 6s, but a red contract is worth 30 and one on 6s 50', async () => {
  const { dealt } = await deal.at('bonus');
  const count = (name: string) => trumpsBy({ seat: 0, type: 'trump', name }, { dealt });
  expect([count('R'), count('6'), count('12')]).toEqual([4, 4, 2]);
  expect(await deal.at('worth')).toMatchObject({
    declarerTrump: { bonus: 20 },
    contract: { cards: 3 },
  });
  for (const suit of ['R', 'G']) {
    expect((await deal.instead('bonus', trump(suit))).declarerTrump?.bonus).toBe(0);
  }
  const none = await deal.instead('bonus', trump('none'));
  expect(none.trumps.flat().every((code) => code[0] === 'B')).toBe(true);
});

test('the head defender names first, with six greens, and the declarer above it', async () => {
  const before = await deal.at('defend');
  expect([before.headDefender, before.contract?.declarer]).toEqual([0, 1]);
  expect(before.dealt.filter((code) => code[0] === 'G').length).toBe(6);
  const { defenderTrump, declarerTrump, trumps } = await deal.at('end');
  expect([defenderTrump?.name, declarerTrump?.name]).toEqual(['G', 'R']);
  const tiers = trumps.map(([code]) => code);
  expect(tiers.indexOf('R1')).toBeGreaterThan(tiers.indexOf('G12'));
});
