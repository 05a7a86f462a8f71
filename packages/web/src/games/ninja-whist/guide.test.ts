import type { NinjaView } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Proving } from '../../../test/proving.ts';
import { lesson } from './guide.ts';

const deal = new Proving<NinjaView>('ninja-whist', lesson);
const play = (card: string) => ({ type: 'play', card });
const bid = (tricks: number) => ({ type: 'bid', tricks });

test('the trump takes the only trick, whatever was bid; with 1 it brings 10 and a token', async () => {
  expect((await deal.at('sayOne')).trump).toBe('W');
  const after = await deal.sceneAt('token');
  expect(after.sheet.at(-1)?.scores[0]).toBe(10);
  expect((await deal.at('token')).playAreas[0]).toEqual(['aab']);
  expect((await deal.scoresAfter('sayOne', bid(0)))[0]).toBe(0);
});

test('the dealer may not bid 1, and a 9 and a 2 do not take both tricks', async () => {
  const { barredBid, legal, handSize } = await deal.at('dealer');
  expect((await deal.at('second')).setup.dealer).toBe(0);
  expect([barredBid, handSize, legal.map(({ value }) => value)]).toEqual([1, 2, [0, 2]]);
  for (const first of ['N9', 'N2']) {
    expect((await deal.scoresAfter('dealer', bid(2), play(first)))[0]).toBe(0);
  }
});

test('the 2 stays low where the 9 would take the trick and lose the bid', async () => {
  expect((await deal.at('void')).taken[0]).toBe(0);
  expect((await deal.instead('duck', play('N9'))).taken[0]).toBe(1);
  expect((await deal.scoresAfter('duck', play('N9')))[0]).toBe(0);
  expect((await deal.sceneAt('exact')).sheet.at(-1)?.scores[0]).toBe(10);
});

test('with another bid than 2 the third round brings nothing', async () => {
  const rest = [{ type: 'play', tokens: ['aab'], card: 'W7' }, play('F2'), play('NA')];
  for (const tricks of [0, 1, 3]) {
    expect((await deal.scoresAfter('sayTwo', bid(tricks), ...rest))[0]).toBe(0);
  }
  expect((await deal.at('end')).setup.options.tokenScore).toBe(1);
  expect((await deal.sceneAt('end')).sheet.at(-1)?.scores[0]).toBe(10);
});

test('the token makes a 9 of the 7, which without it loses to the 8', async () => {
  const { fitting, table } = await deal.at('lift');
  expect(fitting.W7).toEqual([{ token: 'aab', lift: 2 }]);
  expect(table.map(({ card }) => card)).toContain('W8');
  expect((await deal.at('low')).taken[0]).toBe(1);
  expect((await deal.instead('lift', play('W7'))).tricks.at(-1)?.winner).toBe(2);
});

test('led, the Ace is lowest; after its King it wins; the Archer has taken the trick before', async () => {
  expect((await deal.instead('low', play('NA'))).tricks.at(-1)?.winner).not.toBe(0);
  const before = await deal.at('assassin');
  expect(before.history.filter(({ card }) => card === 'AR')[0].seat).toBe(1);
  expect(before.tricks.at(-1)?.winner).toBe(1);
  // Ada, who had no staff, played it to one.
  const second = before.history.filter(({ type }) => type === 'play').slice(4, 8);
  expect(second.map(({ card }) => card)).toEqual(['F2', 'AR', 'N9', 'F9']);
  expect(before.table.map(({ card }) => card)).toContain('NK');
  expect((await deal.at('end')).tricks.at(-1)?.winner).toBe(0);
});
