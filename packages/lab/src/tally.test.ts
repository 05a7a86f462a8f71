import { expect, test } from 'vitest';
import { batchesOf, seriesOf, textOf } from '../test/series.ts';
import { addTally, emptyTally, meanTotal, type Tally } from './tally.ts';

function sum(players: number, tallies: readonly Tally[]): Tally {
  const total = emptyTally(players);
  for (const tally of tallies) addTally(total, tally);
  return total;
}

test('tallies add up to the same in any order', async () => {
  const tallies = (await batchesOf(seriesOf())).map(({ tally }) => tally);
  expect(sum(5, [...tallies].reverse())).toEqual(sum(5, tallies));
});

test('what is counted agrees with the records', async () => {
  const batches = await batchesOf(seriesOf());
  const tally = sum(
    5,
    batches.map((batch) => batch.tally),
  );
  const records = batches.flatMap((batch) =>
    textOf(batch)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const deals = records.flatMap((record) => record.deals);
  expect(tally.matches).toBe(records.length);
  expect(tally.deals).toBe(deals.length);
  expect(tally.moves).toBe(deals.flatMap(({ moves }) => moves).length);
  expect(tally.endings.get('played')).toBe(deals.filter(({ tricks }) => tricks.length > 0).length);
  expect(tally.endings.get('thrown in')).toBe(
    deals.filter(({ scores }) => scores.every((score: number) => score === 0)).length,
  );
  for (const [seat, { wins, sum: points }] of tally.seats.entries()) {
    expect(wins).toBe(records.filter(({ winners }) => winners.includes(seat)).length);
    expect(points).toBe(records.reduce((all, { deals }) => all + deals.at(-1).totals[seat], 0));
  }
});

test('a contract is made when the Chief is paid for it', async () => {
  const batches = await batchesOf(seriesOf());
  const tally = sum(
    5,
    batches.map((batch) => batch.tally),
  );
  const made = [...tally.contracts.values()].reduce((all, each) => all + each.made, 0);
  const missed = [...tally.contracts.values()].reduce((all, each) => all + each.bid - each.made, 0);
  // Chief and partner each have a line for a bid that is made, the Chief alone for one that is missed.
  expect(tally.lines.get('mu/7.2')?.get('bid-made')?.times).toBe(2 * made);
  expect(tally.lines.get('mu/7.5')?.get('bid-missed')?.times).toBe(missed);
});

test('the mean total has a 95 % interval', () => {
  const tally = emptyTally(1);
  for (const total of [10, 20, 30]) {
    const seat = { wins: 0, shared: 0, sum: total, squares: total * total, standIns: 0 };
    addTally(tally, { ...emptyTally(1), matches: 1, seats: [seat] });
  }
  const { mean, spread } = meanTotal(tally, 0);
  expect(mean).toBe(20);
  expect(spread).toBeCloseTo((1.96 * 10) / Math.sqrt(3));
});

test('one match has no interval', () => {
  const seat = { wins: 1, shared: 0, sum: 200, squares: 40_000, standIns: 0 };
  const tally = { ...emptyTally(1), matches: 1, seats: [seat] };
  expect(meanTotal(tally, 0)).toEqual({ mean: 200, spread: null });
});
