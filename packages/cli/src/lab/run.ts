import { accessSync, constants, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import {
  analyse,
  analysisCsv,
  analysisJson,
  labHouse,
  reportHtml,
  runStudy,
  type StudyResults,
  sizeText,
} from '@overtrick/lab';
import { readWhole } from '../arguments.ts';
import { withPrograms } from '../failed.ts';
import { INTERRUPTED, type Io, reason, usage } from '../io.ts';
import { Ledger } from '../ledger.ts';
import { Progress } from '../progress.ts';
import { Style } from '../style.ts';
import { isFile, type StudyFlags, studyFrom } from './flags.ts';
import { StudyForecast, timing } from './forecast.ts';
import { withQueue } from './queue.ts';
import { studyText } from './report.ts';
import { type ChunkSource, StudySession } from './session.ts';

export interface RunFlags extends StudyFlags {
  readonly out?: string;
  readonly force?: boolean;
  readonly forecast?: boolean;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly html?: string;
  readonly page?: string;
  readonly progress?: boolean;
  readonly database?: string;
}

/** Where `npm start` serves the page: the deals of a report open there. */
const PAGE = 'http://localhost:8080/';

/** Plays a study, or what is left of it, and says what it found. */
export async function run(io: Io, asked: string, flags: RunFlags): Promise<number> {
  const study = studyFrom(asked, flags);
  const jobs = readWhole('--jobs', flags.jobs ?? String(availableParallelism()), 1, 64);
  const out = flags.out ?? (isFile(asked) ? asked.replace(/\.json$/, '.results.jsonl') : undefined);
  for (const path of [flags.csv, flags.html]) if (path !== undefined) checkFolder(path);
  const session = new StudySession(study);
  const ledger =
    out === undefined ? undefined : await Ledger.open(out, study, flags.force ?? false);
  const progress = new Progress(io.err, flags.progress);
  const isForecast = flags.forecast ?? false;
  const source = sourceOf(flags.database);
  await withPrograms(() => watch(io, session, { ledger, jobs, progress, isForecast, source }));
  if (isForecast && !session.isOver) return 0;
  if (session.results.units > 0) await tell(io, session.results, flags);
  return session.isOver ? 0 : INTERRUPTED;
}

function sourceOf(database: string | undefined): ChunkSource {
  if (database === undefined) return runStudy;
  return async function* (study, manner, from) {
    const { sent } = await withQueue(() => import('./remote/sent.ts'));
    yield* sent(database, study, manner, from);
  };
}

interface Means {
  readonly ledger: Ledger | undefined;
  readonly jobs: number;
  readonly progress: Progress;
  readonly isForecast: boolean;
  readonly source: ChunkSource;
}

/** Plays until all is done, the answer is known or Ctrl-C is pressed. */
async function watch(io: Io, session: StudySession, means: Means): Promise<void> {
  const { ledger, progress, jobs, isForecast, source } = means;
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  session.recall(ledger?.entries ?? []);
  const times = timing(session.study, jobs, source === runStudy);
  const forecast = new StudyForecast(session, jobs, times);
  try {
    for await (const chunk of session.play(source, { jobs, signal: stop.signal })) {
      await ledger?.write(chunk);
      const told = forecast.look();
      progress.show(session.part, () => session.figures, forecast.left);
      if (told === undefined) continue;
      progress.end();
      io.err.write(`${told}\n`);
      if (isForecast) return;
    }
  } finally {
    release();
    progress.end();
    if (stop.signal.aborted) io.err.write(`Stopped: ${session.figures}.\n`);
    if (forecast.end !== undefined) io.err.write(`${forecast.end}\n`);
    io.err.write(await keptText(session, ledger));
  }
}

/** Where the results are, and how to go on with them. */
async function keptText(session: StudySession, ledger: Ledger | undefined): Promise<string> {
  const { study, results, isOver } = session;
  const more = isOver ? '' : ' The same command goes on after them.';
  if (ledger) return `${await ledger.close(`Kept: ${sizeText(study, results.units)}`)}${more}\n`;
  return isOver ? '' : 'Nothing is kept: --out FILE keeps what is counted.\n';
}

async function tell(io: Io, results: StudyResults, flags: RunFlags): Promise<void> {
  const { json, csv, html, page = PAGE } = flags;
  const analysis = analyse(results);
  if (html !== undefined) {
    writeText(html, await reportHtml(results, analysis, { house: labHouse, page }));
  }
  if (csv !== undefined) writeText(csv, analysisCsv(analysis));
  if (json) io.out.write(analysisJson(analysis));
  else io.out.write(studyText(analysis, new Style(io.out, io)));
}

/** Before anything is played: who has waited for hours wants the report where it was asked for. */
function checkFolder(path: string): void {
  try {
    accessSync(dirname(resolve(path)), constants.W_OK);
  } catch (error) {
    throw usage(`cannot write ${path}: ${reason(error)}`);
  }
}

function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw usage(`cannot write ${path}: ${reason(error)}`);
  }
}
