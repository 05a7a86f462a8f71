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

test('a forecast goes by what was played after the slow beginning, and at the end it says what came of it', async () => {
  const steady = (chunk: number) => ({ clock: 5000 + 200 * chunk, quiet: 5000 + 200 * chunk });
  const [told, end] = await saidOf(1, steady);
  expect(told).toMatch(/^21: Forecast: about 16 s more for 4,000 deals; the answer will be ± /);
  expect(end).toBe('Since the forecast it took 16 s, and on a quiet machine about 16 s.');
});

test('programs that still become faster are not judged by yet', async () => {
  // 400 milliseconds a chunk at first, 100 from the tenth on.
  const faster = (chunk: number) => {
    const ms = 5000 + 400 * Math.min(chunk, 10) + 100 * Math.max(0, chunk - 10);
    return { clock: ms, quiet: ms };
  };
  const [told] = await saidOf(1, faster);
  expect(told).toMatch(/^54: Forecast: about 4\.6 s more/);
});

test('threads that hand over in bursts are not taken for faster or slower than they are', async () => {
  const inBursts = (chunk: number) => {
    const ms = 3000 + 1600 * Math.ceil(chunk / 4);
    return { clock: ms, quiet: ms };
  };
  const [told] = await saidOf(4, inBursts);
  // 100 chunks in bursts of four, 400 milliseconds each.
  const chunk = Number(told?.split(':')[0]);
  const seconds = Number(told?.match(/about (\d+) s/)?.[1]);
  expect(seconds).toBeCloseTo((100 - chunk) * 0.4, -1);
});

test('on a busy machine both are told: what it would take alone, and what it takes as things are', async () => {
  const busy = (chunk: number) => ({ clock: 9000 + 600 * chunk, quiet: 3000 + 200 * chunk });
  const [told] = await saidOf(1, busy);
  expect(told).toContain('about 16 s (47 s while others keep the machine as busy as now) more');
});
