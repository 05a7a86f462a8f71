import { checkStudy, runStudy, type Study } from '@overtrick/lab';
import { expect, test } from 'vitest';
import { type SpentTimes, StudyForecast } from './forecast.ts';
import { StudySession } from './session.ts';

function studyOf(): Study {
  const study = checkStudy({ game: 'gamut', deals: 4000, bots: 'random' });
  if (!study.ok) throw study.error;
  return { ...study.value, chunk: 40 };
}

/** Plays all of it, each chunk taking so long, and answers all that was said. */
async function saidOf(jobs: number, timesAt: (chunk: number) => SpentTimes) {
  const session = new StudySession(studyOf());
  let chunk = 0;
  const forecast = new StudyForecast(session, jobs, () => timesAt(chunk));
  const said: string[] = [];
  for await (const _ of session.play(runStudy, { jobs: 1 })) {
    chunk++;
    const told = forecast.look();
    if (told !== undefined) said.push(`${chunk}: ${told}`);
  }
  return [...said, forecast.end];
}

const steady = (ms: number) => (chunk: number) => ({ clock: ms * chunk, quiet: ms * chunk });

test('a forecast goes by what was played after the slow beginning, and at the end it says what came of it', async () => {
  const slow = (chunk: number) => 3000 + 200 * chunk;
  const [told, end] = await saidOf(1, (chunk) => ({ clock: slow(chunk), quiet: slow(chunk) }));
  expect(told).toMatch(/^15: Forecast: about 17 s more for 4,000 deals; the answer will be ± /);
  expect(end).toBe('Since the forecast it took 17 s.');
});

test('programs that still become faster are not judged by yet', async () => {
  // 400 milliseconds a chunk at first, then ever less, and 200 from the twentieth on.
  const faster = (chunk: number) => {
    const ms = 400 * chunk - 5 * Math.min(chunk, 20) ** 2 - 200 * Math.max(0, chunk - 20);
    return { clock: ms, quiet: ms };
  };
  const [told] = await saidOf(1, faster);
  const chunk = Number(told?.split(':')[0]);
  const seconds = Number(told?.match(/about (\d+) s/)?.[1]);
  expect(chunk).toBeGreaterThan(20);
  expect(seconds / ((100 - chunk) * 0.2)).toBeGreaterThan(0.95);
  expect(seconds / ((100 - chunk) * 0.2)).toBeLessThan(1.15);
});

test('what takes less than ten seconds is told as that, after two and a half at the latest', async () => {
  const [told, end] = await saidOf(1, steady(90));
  expect(told).toMatch(/^(\d|[12]\d): Forecast: less than 10 s more for 4,000 deals; the answer/);
  expect(end).toMatch(/^Since the forecast it took \d\.\d s\.$/);
});

test('threads that hand over in bursts are not taken for faster or slower than they are', async () => {
  const inBursts = (chunk: number) => {
    const ms = 1600 * Math.ceil(chunk / 4);
    return { clock: ms, quiet: ms };
  };
  const [told] = await saidOf(4, inBursts);
  // 100 chunks in bursts of four, 400 milliseconds each.
  const chunk = Number(told?.split(':')[0]);
  const seconds = Number(told?.match(/about (\d+) s/)?.[1]);
  expect(seconds / ((100 - chunk) * 0.4)).toBeGreaterThan(0.85);
  expect(seconds / ((100 - chunk) * 0.4)).toBeLessThan(1.15);
});

test('where nothing settles, no single number is told, and that after twenty seconds', async () => {
  const [told] = await saidOf(1, (chunk) => {
    const ms = 400 * chunk + 2500 * Math.floor(chunk / 3.5);
    return { clock: ms, quiet: ms };
  });
  expect(told).toMatch(/^19: Forecast: at most 2 min 21 s more for/);
});

test('on a busy machine both are told: what it takes as things are, and what it would take alone', async () => {
  const busy = (chunk: number) => ({ clock: 1200 * chunk, quiet: 600 * chunk });
  const [told, end] = await saidOf(1, busy);
  expect(told).toContain(
    'about 1 min 55 s more while others keep the machine as busy as now (on a quiet one about 58 s)',
  );
  expect(end).toBe('Since the forecast it took 1 min 55 s, on a quiet machine about 58 s.');
});

test('what is left is told by the pace of late, whatever the beginning took', async () => {
  const session = new StudySession(studyOf());
  let chunk = 0;
  const at = () => ({ clock: 8000 + 200 * chunk, quiet: 8000 + 200 * chunk });
  const forecast = new StudyForecast(session, 1, at);
  for await (const _ of session.play(runStudy, { jobs: 1 })) {
    chunk++;
    forecast.look();
    if (chunk === 20) expect(forecast.left).toBe('about 16 s left');
  }
});

test('until each thread has handed over, nothing is told of what is left', async () => {
  const session = new StudySession(studyOf());
  const forecast = new StudyForecast(session, 2, () => ({ clock: 400, quiet: 400 }));
  const told: string[] = [];
  for await (const _ of session.play(runStudy, { jobs: 1 })) {
    if (told.length === 2) break;
    forecast.look();
    told.push(forecast.left);
  }
  expect(told).toEqual(['', expect.stringMatching(/ left$|^less than/)]);
});
