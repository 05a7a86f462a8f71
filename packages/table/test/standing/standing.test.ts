import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { learn, normal } from '../../src/standing/gaussian.ts';
import { Ratings } from '../../src/standing/ratings.ts';
import { botPlayer, isBefore, type MatchResult } from '../../src/standing/result.ts';
import { SCALES } from '../../src/standing/scales.ts';
import { lossOf, matchesOf, ours, plackettLuce } from './club.ts';
import { rate, type SkillSettings, USUAL } from './plackett-luce.ts';

const GAMES = Object.keys(SCALES);
const COIN = Math.LN2;

/** Plackett–Luce fitted on the first half of each game: `npm run standing -- --fit`. */
const FITTED: Readonly<Record<string, SkillSettings>> = JSON.parse(
  readFileSync(new URL('fitted.json', import.meta.url), 'utf8'),
);

const [game] = GAMES;
const DAY = 86_400_000;

function match(at: number, totals: Readonly<Record<string, number>>, deals = 5): MatchResult {
  const seats = Object.entries(totals).map(([player, total]) => ({ player, total }));
  return { id: `match-${at}`, at, game, deals, seats };
}

function rated(results: readonly MatchResult[]): Ratings {
  const ratings = new Ratings(SCALES[game]);
  for (const result of [...results].sort((a, b) => (isBefore(a, b) ? -1 : 1))) ratings.add(result);
  return ratings;
}

const meanOf = (ratings: Ratings, player: string) =>
  ratings.careers.get(player)?.belief.mean ?? Number.NaN;

describe('on matches of bots that nothing was fitted on', () => {
  test.each(GAMES)('%s: it foretells better than a coin and than fitted Plackett–Luce', (name) => {
    const unseen = matchesOf(name, 'test');
    const loss = lossOf(unseen, ours(name));
    expect(loss).toBeLessThan(COIN - 0.03);
    expect(loss).toBeLessThan(lossOf(unseen, plackettLuce(FITTED[name])));
  });

  test('Plackett–Luce as it comes is worse than a coin over all games', () => {
    const losses = GAMES.map((name) => lossOf(matchesOf(name, 'test'), plackettLuce(USUAL)));
    expect(losses.reduce((sum, each) => sum + each, 0) / losses.length).toBeGreaterThan(COIN);
  });

  test.each(GAMES)('%s: what it calls 95 % holds the truth about as often', (name) => {
    const ratings = new Ratings(SCALES[name]);
    for (const result of matchesOf(name, 'test')) ratings.add(result);
    const within = ['novice', 'thumb', 'club'].flatMap((kind) => {
      const members = [...ratings.careers].filter(([player]) => player.startsWith(kind));
      const beliefs = members.map(([, { belief }]) => belief);
      const mean = beliefs.reduce((sum, each) => sum + each.mean, 0) / beliefs.length;
      return beliefs.map((each) => Math.abs(each.mean - mean) < 1.96 * Math.sqrt(each.variance));
    });
    expect(within.filter(Boolean).length / within.length).toBeGreaterThan(0.8);
  });
});

describe('what a match teaches', () => {
  test('those who tie at the top stay together, and above the third', () => {
    const ratings = rated([match(1, { ann: 200, bob: 200, cem: 120, dora: 40 })]);
    expect(meanOf(ratings, 'ann')).toBeCloseTo(meanOf(ratings, 'bob'), 12);
    expect(meanOf(ratings, 'bob')).toBeGreaterThan(meanOf(ratings, 'cem'));
    expect(meanOf(ratings, 'cem')).toBeGreaterThan(meanOf(ratings, 'dora'));
  });

  test('the closed form is what the whole matrix gives', () => {
    // Two players: the difference d has variance 2·noise, and the level tells nothing.
    const [a, b] = learn(
      [
        { mean: 0.2, variance: 0.5 },
        { mean: -0.1, variance: 0.25 },
      ],
      [3, 1],
      0.4,
    );
    const gain = (2 - 0.3) / (0.5 + 0.25 + 0.8);
    expect(a.mean).toBeCloseTo(0.2 + 0.5 * gain, 12);
    expect(b.mean).toBeCloseTo(-0.1 - 0.25 * gain, 12);
    expect(a.variance).toBeCloseTo(0.5 - 0.25 / 1.55, 12);
  });

  test('a wide margin says more than a narrow one, and a long match more than a short one', () => {
    const gain = (result: MatchResult) => meanOf(rated([result]), 'ann');
    expect(gain(match(1, { ann: 100, bob: 0 }))).toBeGreaterThan(
      gain(match(1, { ann: 10, bob: 0 })),
    );
    const short = rated([match(1, { ann: 10, bob: 0 }, 1)]).careers.get('ann');
    const long = rated([match(1, { ann: 100, bob: 0 }, 10)]).careers.get('ann');
    expect(long?.belief.variance).toBeLessThan(short?.belief.variance ?? 0);
  });

  test('the same person in two seats, or no deal at all, teaches nothing', () => {
    const twice = { player: 'ann', total: 10 };
    const doubled = { ...match(1, {}), seats: [twice, twice, { player: 'bob', total: 0 }] };
    expect(rated([doubled, match(2, { ann: 1, bob: 0 }, 0)]).careers.size).toBe(0);
  });

  test('a seat that nobody answers for is played against, and remembered by nobody', () => {
    const seats = [
      { player: 'ann', total: 50 },
      { player: null, total: 0 },
    ];
    const ratings = rated([{ ...match(1, {}), seats }]);
    expect([...ratings.careers.keys()]).toEqual(['ann']);
    expect(meanOf(ratings, 'ann')).toBeGreaterThan(0);
  });

  test('one bot in three seats is one player', () => {
    const club = { player: botPlayer('club', '0.1.0'), total: 10 };
    const seats = [{ player: 'ann', total: 90 }, club, club, { ...club, total: 20 }];
    const bot = rated([{ ...match(1, {}), seats }]).careers.get(club.player);
    expect(bot).toMatchObject({ matches: 1, wins: 0 });
    expect(bot?.belief.variance).toBeLessThan(0.01);
  });

  test('who has not played for long is known less, and a bot as well as before', () => {
    const club = botPlayer('club', '0.1.0');
    const ratings = rated([match(1, { ann: 40, [club]: 0 })]);
    const after = (player: string) => ratings.beliefIn(player, 300 * DAY).variance;
    expect(after('ann')).toBeGreaterThan(ratings.beliefIn('ann', 1).variance);
    expect(after(club)).toBe(ratings.beliefIn(club, 1).variance);
  });
});

test('the same comes of matches one by one as of all of them again, in any order', () => {
  const results = matchesOf(game, 'test');
  const again = rated([...results].reverse());
  const ratings = new Ratings(SCALES[game]);
  for (const result of results) expect(ratings.add(result)).toBe(true);
  expect(ratings.careers).toEqual(again.careers);
  expect(ratings.add(results[0])).toBe(false);
  expect(ratings.careers).toEqual(again.careers);
});

test('a rating begins at 1500 and is provisional until some matches are known', () => {
  const ratings = new Ratings(SCALES[game]);
  expect(ratings.shown(ratings.beliefIn('ann', 0))).toMatchObject({
    value: 1500,
    isProvisional: true,
  });
  for (let at = 1; at <= 30; at++) ratings.add(match(at, { ann: 90, bob: 60, cem: 40, dora: 50 }));
  const { value, isProvisional } = ratings.shown(ratings.beliefIn('ann', 13));
  expect(value).toBeGreaterThan(1500);
  expect(isProvisional).toBe(false);
});

test('the normal distribution is right to six digits', () => {
  expect(normal(0)).toBeCloseTo(0.5, 6);
  expect(normal(1)).toBeCloseTo(0.8413447, 6);
  expect(normal(-1.96)).toBeCloseTo(0.0249979, 6);
});

test('Plackett–Luce is that of OpenSkill 5.0.1, ties included', () => {
  const skills = [
    [25, 25 / 3],
    [27, 6],
    [22, 7],
    [30, 4],
  ].map(([mu, sigma]) => ({ mu, sigma }));
  const after = rate(skills, [120, 80, 80, -10], USUAL);
  const golden = [
    [28.45135475357464, 8.217913670449429],
    [26.761969232011545, 5.92723390676868],
    [22.201849062150806, 6.889930113248909],
    [29.24443007085057, 3.985001380974519],
  ];
  for (const [i, [mu, sigma]] of golden.entries()) {
    expect(after[i].mu).toBeCloseTo(mu, 10);
    expect(after[i].sigma).toBeCloseTo(sigma, 10);
  }
});
