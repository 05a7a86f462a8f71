import { type Coverage, coverages, type Study } from '@overtrick/lab';
import { readWhole } from '../arguments.ts';
import { INTERRUPTED, type Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { percent, whole } from '../style.ts';
import { type StudyFlags, studyFrom } from './flags.ts';

export interface CoverageFlags extends StudyFlags {
  readonly runs: string;
  readonly jobs?: string;
  readonly progress?: boolean;
}

/** Compares a variant with itself again and again, and says how many intervals hold 0. */
export async function cover(io: Io, asked: string, flags: CoverageFlags): Promise<number> {
  const { runs: times, jobs = '1', progress: wanted, ...own } = flags;
  const study = studyFrom(asked, { ...own, aa: true });
  const runs = readWhole('--runs', times, 1, 1e6);
  const progress = new Progress(io.err, wanted);
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  let last = { runs: 0, covered: 0, silent: 0 };
  const manner = { jobs: readWhole('--jobs', jobs, 1, 64), signal: stop.signal };
  for await (last of coverages(study, runs, manner)) {
    progress.show(last.runs / runs, () => `${whole(last.runs)} of ${whole(runs)} studies`);
  }
  release();
  progress.end();
  io.out.write(coverageText(study, last));
  return last.runs < runs ? INTERRUPTED : 0;
}

function coverageText(
  { question, count, unit }: Study,
  { runs, covered, silent }: Coverage,
): string {
  const measured = runs - silent;
  const luck = 196 * Math.sqrt((0.95 * 0.05) / Math.max(1, measured));
  const told = `${whole(covered)} of ${whole(measured)} intervals hold 0: ${percent(covered, measured)}`;
  const promised = `(95 % promised, ± ${luck.toFixed(1)} by luck)`;
  return `${told} ${promised}; ${question}, ${whole(count)} ${unit} each.\n`;
}
