import { checkStudy, runStudy, type Study } from '@overtrick/lab';
import { expect, test } from 'vitest';
import { type ChunkSource, StudySession } from './session.ts';

function studyOf(): Study {
  const study = checkStudy({ game: 'gamut', deals: 5000, bots: 'random' });
  if (!study.ok) throw study.error;
  return { ...study.value, chunk: 2000 };
}

/** Plays until so many chunks are there, and answers them as lines. */
async function chunksOf(session: StudySession, source: ChunkSource, most: number) {
  const lines: string[] = [];
  for await (const chunk of session.play(source, { jobs: 1 })) {
    lines.push(JSON.stringify(chunk));
    if (lines.length === most) break;
  }
  return lines;
}

test('what was counted before is not played again: it goes on at the first unit that is missing', async () => {
  const first = await chunksOf(new StudySession(studyOf()), runStudy, 2);
  const resumed = new StudySession(studyOf());
  resumed.recall(first);
  const asked: number[] = [];
  const source: ChunkSource = (study, manner, from) => {
    asked.push(from);
    return runStudy(study, manner, from);
  };
  const rest = await chunksOf(resumed, source, Infinity);
  expect(asked).toEqual([JSON.parse(first[1]).to]);
  expect(await chunksOf(new StudySession(studyOf()), runStudy, Infinity)).toEqual([
    ...first,
    ...rest,
  ]);
});

test('lines that leave something out are refused', async () => {
  const [, second] = await chunksOf(new StudySession(studyOf()), runStudy, 2);
  expect(() => new StudySession(studyOf()).recall([second])).toThrow('does not go on at 0');
});
