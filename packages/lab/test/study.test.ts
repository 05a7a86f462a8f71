import { type Game, mu, type ScoreLine } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { analyse } from '../src/study/analysis.ts';
import { coverages } from '../src/study/coverage.ts';
import { findingsOf } from '../src/study/findings.ts';
import { checkStudy } from '../src/study/here.ts';
import { isDone } from '../src/study/run.ts';
import { loneIn } from '../src/study/seating.ts';
import { analysisCsv, analysisData } from '../src/study/tables.ts';
import { findingText } from '../src/study/words.ts';
import { askedFor, chunksOf, played, resultsOf } from './asked.ts';

const bonus = { options: { 'trumpBonus.none': 90 } };

describe('one process and several workers count the same', () => {
  test.each([
    ['deals at random', { deals: 1500, variants: [{}, bonus] }],
    ['matches of novices', { matches: 3, bots: 'novice', game: 'gamut', players: 4 }],
  ])('%s', async (_, changes) => {
    const asked = askedFor(changes);
    const study = { ...asked, chunk: Math.ceil(asked.count / 3) };
    const [alone, together] = [await chunksOf(study), await chunksOf(study, 2)];
    expect(JSON.stringify(together)).toBe(JSON.stringify(alone));
    expect(alone.length).toBeGreaterThan(1);
  });
});

test('what is gone on with after an interruption is what would have been there without one', async () => {
  const study = { ...askedFor({ deals: 300 }), chunk: 100 };
  const all = await chunksOf(study);
  expect([all[0], ...(await chunksOf(study, 1, 100))]).toEqual(all);
});

test('variants have the same deals and, where rules change nothing, the same play', () => {
  const results = played(askedFor({ variants: [{}, { options: { target: 90 } }] }));
  const [first, second] = results.variants;
  for (const [key, { sum }] of first) expect([key, second.get(key)?.sum]).toEqual([key, sum]);
  for (const [, { differing }] of second) expect(differing).toBe(-1);
});

test('a bonus that nobody reckons with changes scores, and neither bids nor tricks', () => {
  const { rows } = analyse(played(askedFor({ deals: 2000, variants: [{}, bonus] })));
  const difference = (key: string) =>
    rows.find(({ measure }) => measure.key === key)?.differences[1]?.value;
  expect(difference('contract/made')).toBe(0);
  expect(difference('trump/none/share')).toBe(0);
  expect(difference('trump/none/score')).toBeGreaterThan(0);
});

test('a bonus breaks even where it does, whatever is paid, as long as nobody plays otherwise for it', () => {
  const variants = [{}, { options: { 'declarerBonus.none': 20 } }];
  const { rows } = analyse(played(askedFor({ game: 'yamv', deals: 4000, variants })));
  const figures = (key: string) =>
    rows.find(({ measure }) => measure.key === key)?.figures.map((figure) => figure?.value);
  const [even, again] = figures('bonus/none/even') ?? [];
  expect(figures('bonus/none/chosen')).toEqual([80, 20]);
  expect(even).toBeCloseTo(Number(again), 9);
  // Named at random it does not pay: those who are to be level with the table would need more than is printed.
  expect(even).toBeGreaterThan(80);
});

test('on a ladder each bot is measured among those below it, and a stronger one is ahead', () => {
  const ladder = checkStudy({ game: 'mu', players: 3, deals: 60, ladder: ['random', 'novice'] });
  if (!ladder.ok) throw ladder.error;
  expect(ladder.value.question).toBe('skill/ahead');
  expect(ladder.value.variants).toMatchObject([
    { name: 'novice among random', bots: ['novice', 'random', 'random'] },
  ]);
  const analysis = analyse(played(ladder.value));
  const [ahead] = analysis.question.figures;
  expect(ahead?.low).toBeGreaterThan(0.5);
  expect(ahead?.of).toBe(2 * 60);
  const [answer] = findingsOf(analysis);
  expect(findingText(analysis, answer)).toContain('The stronger is ahead');
});

test('what is one among others is the first, where those are all alike', () => {
  expect(loneIn(['club', 'novice', 'novice', 'novice'])).toBe('club');
  expect(loneIn(['novice', 'novice', 'novice', 'novice'])).toBeUndefined();
  expect(loneIn(['club', 'novice', 'random', 'novice'])).toBeUndefined();
});

test('every figure has its definition, its interval or why there is none, and its sample', () => {
  const analysis = analyse(played(askedFor({ deals: 600, variants: [{}, bonus] })));
  for (const { measure, figures } of analysis.rows) {
    expect(measure.definition).toMatch(/^[A-Z].*\.$/);
    for (const figure of figures) {
      if (!figure) continue;
      expect(figure.units).toBeGreaterThan(0);
      expect(figure.low === null).toBe(figure.units < 30);
      if (figure.low !== null) expect(figure.low).toBeLessThanOrEqual(figure.value);
    }
  }
  const lines = analysisCsv(analysis).split('\r\n');
  expect(lines[0]).toBe(
    'measure,variant,kind,value,low,high,units,counted in,counted in (first),what is counted,scale,definition',
  );
  expect(
    new Set(lines.slice(1, -1).map((line) => line.match(/(,|^)("(?:[^"]|"")*"|[^,]*)/g)?.length)),
  ).toEqual(new Set([12]));
  expect(JSON.stringify(analysisData(analysis))).not.toContain('NaN');
});

test('what somebody does is told with what it earns, and what is the whole table’s only with how often it comes', () => {
  const study = { game: 'ninja-whist', players: 4, matches: 2, bots: 'random' };
  const { rows } = analyse(played(askedFor({ ...study, question: 'use/token spent/advantage' })));
  const told = rows.map(({ measure }) => measure.key).filter((key) => key.startsWith('use/'));
  for (const use of ['token spent', 'no trump']) expect(told).toContain(`use/${use}/times`);
  expect(told).toContain('use/token spent/advantage');
  const refused = checkStudy({ ...study, question: 'use/no trump/advantage' });
  expect(refused.ok || refused.error.message).toMatch(/token spent\/advantage/);
});

test('what the rules offer and hardly anybody uses is named, also what nobody has used', () => {
  const analysis = analyse(played(askedFor({ game: 'gamut', players: 4, deals: 3000 })));
  const rare = findingsOf(analysis).filter(({ kind }) => kind === 'rare');
  for (const { figure } of rare) expect(figure.high).toBeLessThanOrEqual(0.01);
  const told = rare.map((finding) => findingText(analysis, finding));
  expect(told).toContainEqual(
    expect.stringMatching(
      /^Never used here: “Scored: doubled .* \(gamut\/3.4\)” is at 0.* % \(0.* to .*3,000 deals\.$/,
    ),
  );
  expect(told.some((text) => /^Hardly ever used, less than once in 100: “/.test(text))).toBe(true);
});

test('a difference of 0 is told where single deals differ, and none where not one does', () => {
  const changes = { deals: 400, variants: [{}, bonus], question: 'trump/none/share' };
  const { rows } = analyse(played(askedFor(changes)));
  const differs = (key: string) => rows.find(({ measure }) => measure.key === key)?.differs;
  expect(differs('trump/none/score')).toEqual([false, true]);
  expect(differs('trump/none/share')).toEqual([false, false]);
  const seated = rows.filter(({ differences }) => differences[1]?.value === 0);
  expect(seated.length).toBeGreaterThan(3);
});

test('how often something happens has an interval that never goes below 0, and holds what is true', () => {
  const analysis = analyse(played(askedFor({ game: 'gamut', players: 4, deals: 300 })));
  const rates = analysis.rows.filter(({ measure }) => measure.scale !== 'points');
  for (const { measure, figures } of rates) {
    const [{ low, high, value } = { low: 0, high: 0, value: 0 }] = figures;
    expect([measure.key, Number(low) >= 0]).toEqual([measure.key, true]);
    if (high !== null) expect(high).toBeGreaterThanOrEqual(value);
  }
  expect(rates.some(({ figures }) => figures[0]?.low === 0)).toBe(true);
});

test('a study stops at the width that was asked for, wherever it is run', async () => {
  const study = { ...askedFor({ deals: 4000, question: 'deal/moves', halfWidth: 4 }), chunk: 50 };
  const results = resultsOf(study, []);
  for (const chunk of await chunksOf(study)) if (!isDone(results)) results.add(chunk);
  const { question, interval } = analyse(results);
  const [figure] = question.figures;
  expect(results.units).toBeLessThan(4000);
  expect(interval.manner).toBe('anytime');
  expect((Number(figure?.high) - Number(figure?.low)) / 2).toBeLessThanOrEqual(4);
});

/** Seat 0 gets a point more for each trick. */
const biased = {
  ...mu,
  score(state: Parameters<typeof mu.score>[0], line: ScoreLine) {
    mu.score(state, line);
    for (const { winner } of mu.tricks(state)) {
      if (winner === 0) line(0, 1, 'mu/7.7', { key: 'card-points' });
    }
  },
};

const SEEDS = process.env.OVERTRICK_LONG ? 100 : 10;

test('a seat that is favoured by one point a trick is found and named, and no other is', () => {
  let found = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const study = askedFor({ deals: 10_000, seed: `bias ${seed}` });
    const analysis = analyse(played(study, [biased as unknown as Game]));
    const favours = findingsOf(analysis).filter(({ kind }) => kind === 'favour');
    const told = favours.map((finding) => findingText(analysis, finding));
    if (told.some((text) => text.startsWith('Seat 0 is favoured'))) found++;
    expect(told.filter((text) => /^Seat [1-4] is favoured/.test(text))).toEqual([]);
  }
  expect(found / SEEDS).toBeGreaterThanOrEqual(0.95);
});

const RUNS = process.env.OVERTRICK_LONG ? 1000 : 150;

test('a variant against itself, its bots with other chance: about 95 of 100 intervals hold 0', async () => {
  const changes = { deals: 150, variants: [{}, {}], aa: true, question: 'place/1/advantage' };
  let last = { runs: 0, covered: 0 };
  for await (const coverage of coverages(askedFor(changes), RUNS, { jobs: 1 })) last = coverage;
  // Three standard errors of a share of 95 % in so many runs.
  const slack = 3 * Math.sqrt((0.95 * 0.05) / RUNS);
  expect(last.runs).toBe(RUNS);
  expect(Math.abs(last.covered / RUNS - 0.95)).toBeLessThan(slack);
});
