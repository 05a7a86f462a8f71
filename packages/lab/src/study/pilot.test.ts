import { FastRandom } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { askedFor, played } from '../../test/asked.ts';
import { analyse } from './analysis.ts';
import { writeCounts } from './counts.ts';
import { answerWidth, unitsAwaited } from './forecast.ts';
import { checkStudy } from './here.ts';
import { Pilot } from './pilot.ts';
import { type Chunk, StudyResults } from './results.ts';
import { CountSheet, Places } from './sheet.ts';

const CHUNK = 32;
const KEY = 'trump/none/share';

/** Chunks of contracts, each of which is at no trump with this chance. */
function chunksOf(seed: string, chance: number, chunks: number): Chunk[] {
  const random = new FastRandom(seed);
  return Array.from({ length: chunks }, (_, i) => {
    const places = new Places();
    const sheet = new CountSheet(places);
    const [sum, base] = [places.of(KEY), places.of('contracts')];
    for (let unit = 0; unit < CHUNK; unit++) {
      sheet.add(base, 1);
      if (random.below(1000) < 1000 * chance) sheet.add(sum, 1);
      sheet.settle(i * CHUNK + unit, sheet);
      sheet.clear();
    }
    const variants = [writeCounts(sheet.counts)];
    return { from: i * CHUNK, to: (i + 1) * CHUNK, variants };
  });
}

const COUNT = 150 * CHUNK;
const study = askedFor({ deals: COUNT, question: KEY });

function after(chunks: readonly Chunk[], asked = study) {
  const pilot = new Pilot(asked);
  const results = new StudyResults(asked);
  for (const chunk of chunks) {
    pilot.add(chunk);
    results.add(chunk);
  }
  return { pilot, results };
}

test('what is rare is in doubt while few were seen, and what is common is not', () => {
  expect(after(chunksOf('rare', 0.004, 8)).pilot.doubt ?? 1).toBeGreaterThan(0.3);
  expect(after(chunksOf('common', 0.3, 16)).pilot.doubt).toBeLessThan(0.24);
  expect(after(chunksOf('never', 0, 16)).pilot.doubt).toBeUndefined();
});

test('once the doubt is small, 9 of 10 forecasts of the width are within 30 %, for rare and for common things', () => {
  for (const chance of [0.01, 0.3]) {
    const runs = Array.from({ length: 10 }, (_, run) => {
      const chunks = chunksOf(`${chance} ${run}`, chance, COUNT / CHUNK);
      const told = answerWidth(untilSure(chunks), COUNT);
      return Number(told) / Number(answerWidth(after(chunks).results, COUNT));
    });
    const near = runs.filter((ratio) => ratio > 0.7 && ratio < 1.3);
    expect([chance, near.length >= 9]).toEqual([chance, true]);
  }
});

/** What was there when the doubt had become small. */
function untilSure(chunks: readonly Chunk[]): StudyResults {
  const pilot = new Pilot(study);
  const results = new StudyResults(study);
  for (const [i, chunk] of chunks.entries()) {
    pilot.add(chunk);
    results.add(chunk);
    if (i > 8 && Number(pilot.doubt) < 0.24) return results;
  }
  return results;
}

test('rungs of a ladder answer each by itself: their widths are those of figures, not of differences', () => {
  const ladder = checkStudy({
    game: 'mu',
    players: 3,
    deals: 40,
    ladder: ['random', 'novice', 'random'],
  });
  if (!ladder.ok) throw ladder.error;
  const results = played(ladder.value);
  const { figures } = analyse(results).question;
  const widths = figures.map((each) => {
    const { value, low, high } = each ?? { value: 0, low: 0, high: 0 };
    return Math.max(Number(high) - value, value - Number(low));
  });
  expect(answerWidth(results, 40)).toBeCloseTo(Math.max(...widths), 9);
});

test('a study that stops at a width is awaited until then, and any other to its end', () => {
  const chunks = chunksOf('width', 0.3, 20);
  expect(unitsAwaited(after(chunks).results)).toBe(COUNT);
  const width = answerWidth(after(chunks, { ...study, halfWidth: 1 }).results, COUNT / 2);
  const { results } = after(chunks, { ...study, halfWidth: Number(width) });
  expect(unitsAwaited(results)).toBe(COUNT / 2);
  expect(unitsAwaited(after(chunks, { ...study, halfWidth: 1e-9 }).results)).toBe(COUNT);
});
