import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Course, type Lessons, teach } from '@overtrick/lab';
import { usage } from '../io.ts';
import { Ledger } from '../ledger.ts';
import type { Progress } from '../progress.ts';
import { whole } from '../style.ts';

/** Where lessons are kept, and how they are gathered. */
export interface LessonMeans {
  readonly folder: string;
  readonly force: boolean;
  readonly jobs: number;
  /** Ctrl-C. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/** Lessons of one kind: those of the file, then new ones until there are enough or time is up. */
export async function gather<Name extends keyof Lessons>(
  name: Name,
  course: Course,
  { to, ms, label }: { readonly to: number; readonly ms?: number; readonly label: string },
  { folder, force, jobs, signal, progress }: LessonMeans,
): Promise<Lessons[Name][]> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const path = join(folder, `${course.game}-${label}.jsonl`);
  const heading = { format: 'overtrick-train/1', kind: name, ...course };
  const ledger = await Ledger.open(path, heading, force);
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = ms === undefined ? undefined : setTimeout(end, ms);
  signal.addEventListener('abort', end);
  try {
    const lessons = ledger.entries.slice(0, to).map((line) => parse<Lessons[Name]>(path, line));
    const range = { from: lessons.length, to };
    for await (const lesson of teach(name, course, range, { jobs, signal: limit.signal })) {
      await ledger.write(lesson);
      lessons.push(lesson);
      const figures = () => `${course.game} ${label}: ${whole(lessons.length)} of ${whole(to)}`;
      progress.show(lessons.length / to, figures);
    }
    return lessons;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    progress.end();
    await ledger.close();
  }
}

function parse<Lesson>(path: string, line: string): Lesson {
  try {
    return JSON.parse(line);
  } catch {
    throw usage(`${path} has a line that is no lesson; --force replaces the file`);
  }
}
