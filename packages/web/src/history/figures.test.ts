import { expect, test, vi } from 'vitest';
import { dayIn } from './days.ts';
import { byGame, figuresOf, playedMatch } from './figures.ts';

/** A match that is over, in which the person has the first total. */
function line(game: string, totals: readonly number[], part: object = {}) {
  const names = totals.map((_, seat) => `P${seat}`);
  const balance = { names, totals, deals: 4, promised: 3, made: 2, ...part };
  const about = { game, title: game.toUpperCase(), players: totals.length, over: true };
  const summary = { ...about, deal: balance.deals, total: totals[0], balance };
  return { id: totals.join(), when: 0, summary };
}

const matches = [line('a', [10, 30, 20]), line('b', [8, 8]), line('a', [50, -5, 0], { deals: 6 })];
const played = matches.flatMap((each) => playedMatch(each) ?? []);

test('a place is one more than there are higher totals, and a shared first is won', () => {
  expect(played.map(({ place, isWon }) => [place, isWon])).toEqual([
    [3, false],
    [1, true],
    [1, true],
  ]);
});

test('figures are sums and means over matches, points over deals', () => {
  const [[, own]] = byGame(played);
  expect(figuresOf(own)).toEqual({
    played: 2,
    won: 1,
    place: 2,
    perDeal: 6,
    promised: 6,
    made: 4,
  });
});

test('what is not over, or was not counted, is no match to tell of', () => {
  const [{ summary, ...rest }] = matches;
  expect(playedMatch({ ...rest, summary: { ...summary, over: false } })).toBeUndefined();
  expect(playedMatch({ ...rest, summary: { ...summary, total: 11 } })).toBeUndefined();
});

test('days are told as one says them', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB', 'de-DE'] });
  const now = new Date(2026, 2, 12, 9).getTime();
  const ago = (days: number) => new Date(2026, 2, 12 - days, 23).getTime();
  expect([0, 1, 3, 30].map((days) => dayIn('en', ago(days), now))).toEqual([
    'Today',
    'Yesterday',
    'Monday',
    '10 February 2026',
  ]);
  expect([0, 1, 3].map((days) => dayIn('de', ago(days), now))).toEqual([
    'Heute',
    'Gestern',
    'Montag',
  ]);
  vi.unstubAllGlobals();
});
