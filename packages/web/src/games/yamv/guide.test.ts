import type { YamvView } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Proving } from '../../../test/proving.ts';
import { lesson } from './guide.ts';

const deal = new Proving<YamvView>('yamv', lesson);
const play = (card: string) => ({ type: 'play', card });
const show = (...cards: string[]) => ({ type: 'bid', cards });

test('Ben shows three as well, and the person stays declarer; with fewer Ben leads', async () => {
  expect((await deal.at('tie')).shown).toEqual([3, 0, 3, 1]);
  expect((await deal.at('tied')).setup.dealer).toBe(3);
  expect((await deal.at('partner')).contract).toMatchObject({ declarer: 0, needed: 7 });
  expect((await deal.instead('show', show('S8', 'H7'))).lead?.seats).toEqual([2]);
  const { shown, prices } = await deal.instead('show', show('S8', 'H7', 'C1', 'D2'));
  expect(prices[shown[0] - 1].needed).toBe(8);
});

test('Cleo shows a joker, the highest trump, and Ada nothing', async () => {
  expect((await deal.at('partner')).displays).toMatchObject({ 1: [], 3: ['JK'] });
  expect((await deal.at('joker')).trumps.at(-1)).toEqual(['JK', 'JK']);
});

test('none adds 80, and Ben may name only ranks or none', async () => {
  const { declarerTrump, defenderTrump } = await deal.at('rank');
  expect(declarerTrump).toMatchObject({ name: 'none', bonus: 80 });
  expect(defenderTrump?.name).toBe('6');
});

test('the 1 lay open: a card of the stock lies there now', async () => {
  expect((await deal.at('exchange')).displays[0]).toContain('C1');
  const { displays } = await deal.at('replaced');
  expect([displays[0].includes('C1'), displays[0].includes('C8')]).toEqual([false, true]);
});

test('the joker brings three 6s to light, which stand above every suit', async () => {
  const { history, trumps } = await deal.at('asked');
  const first = history.filter(({ type }) => type === 'play').slice(1, 4);
  expect(first.map(({ card }) => String(card)[1])).toEqual(['6', '6', '6']);
  expect(trumps.flat().every((code) => code === 'JK' || code[1] === '6')).toBe(true);
});

test('one trick is missing, then two more bring 5 each', async () => {
  const { taken, contract } = await deal.at('high');
  expect([taken.declarer, contract?.needed]).toEqual([6, 7]);
  expect((await deal.at('later')).tricks.length - 1).toBe(8);
  expect((await deal.at('over')).taken.declarer).toBe(7);
  expect((await deal.instead('over', play('D7'))).tricks.at(-1)?.winner).toBe(1);
  const scores = (await deal.sceneAt('made')).sheet.at(-1)?.scores ?? [];
  expect([scores[0], scores[3]]).toEqual([70 + 10 + 80, 70 + 10 + 80]);
  expect((await deal.at('last')).history.filter(({ card }) => card === 'D8').length).toBe(2);
});

test('the diamond first would leave them one short, or lose the trick', async () => {
  expect((await deal.instead('high', play('D7'))).tricks.at(-1)?.winner).toBe(1);
  const { setup } = await deal.at('failed');
  expect(setup.options.bidScore * 7).toBe(70);
});
