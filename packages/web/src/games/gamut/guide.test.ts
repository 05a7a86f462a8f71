import type { GamutView } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { Proving } from '../../../test/proving.ts';
import { lesson } from './guide.ts';

const deal = new Proving<GamutView>('gamut', lesson);
const play = (card: string) => ({ type: 'play', card });

test('a heart makes it Hearts; clubs must be followed; the queen falls on Cleo', async () => {
  expect(await deal.at('give')).toMatchObject({ contract: 'hearts', turnUp: 'H7' });
  expect((await deal.at('follow')).legal).toEqual([{ type: 'play', field: 'card', value: 'C8' }]);
  const after = await deal.at('thrown');
  expect([after.queen, after.penalties[3]]).toEqual([3, 8]);
  for (const card of ['D7', 'D9'])
    expect((await deal.instead('queen', play(card))).queen).toBeNull();
});

test('Ben lacks one heart for all of them: taking it costs 1, and leaving it gives him 12', async () => {
  const before = await deal.at('moon');
  expect([before.hearts[2], before.queen]).toEqual([7, 2]);
  expect(before.table.map(({ card }) => card)).toContain('HT');
  expect(await deal.scoresAfter('stopped')).toEqual([-1, 0, -15, 0]);
  expect(await deal.scoresAfter('moon', play('C7'))).toEqual([0, 0, 12, 0]);
});

test('two tricks bid by the team and two taken bring 7 each, a third only 4', async () => {
  const before = await deal.at('team');
  expect([before.contract, before.teams[0].seats, before.bids[2]]).toEqual(['spades', [0, 2], 1]);
  expect((await deal.instead('trump', play('HK'))).tricks[0].winner).toBe(1);
  expect((await deal.at('help')).won).toEqual([1, 0, 0, 0]);
  expect((await deal.at('enough')).teams[0]).toMatchObject({ bid: 2, tricks: 2 });
  expect((await deal.sceneAt('exact')).sheet.at(-1)?.scores[0]).toBe(7);
  expect((await deal.scoresAfter('enough', play('HK')))[0]).toBe(4);
  expect((await deal.instead('help', play('HK'))).teams[0]).toMatchObject({ bid: 2, tricks: 2 });
  expect((await deal.at('exact')).won[0]).toBe(1);
  const { madeBonus, overPenalty, underPenalty } = (await deal.at('under')).setup.options;
  expect([madeBonus, overPenalty, underPenalty]).toEqual([5, 1, 2]);
});

test('who folds loses nothing, who stays without a trick loses 6', async () => {
  expect(await deal.at('fold')).toMatchObject({
    contract: 'clubs',
    staying: { trick: 2, none: 6 },
  });
  expect((await deal.scoresAfter('folded'))[0]).toBe(0);
  expect((await deal.scoresAfter('fold', { type: 'stay' }))[0]).toBe(-6);
});

test('the jack of spades must follow clubs, and takes the trick from the ace', async () => {
  const { legal, trumps } = await deal.at('jack');
  expect(legal).toEqual([{ type: 'play', field: 'card', value: 'SJ' }]);
  expect(trumps.slice(-2)).toEqual([['SJ'], ['CJ']]);
  expect((await deal.at('second')).tricks[0].winner).toBe(0);
});

test('after a diamond one chooses; who passes sees Ada choose Hearts', async () => {
  expect((await deal.at('choose')).contract).toBeNull();
  expect(await deal.at('end')).toMatchObject({ contract: 'clubs', match: { target: 40 } });
  expect((await deal.instead('choose', { type: 'pass' })).contract).toBe('hearts');
});
